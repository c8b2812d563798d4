import { formatDateTime } from "#domain/date-time.ts";
import type { appendEntries } from "#server/championships/sheets/entries.server.ts";

type Appended = Awaited<ReturnType<typeof appendEntries>>;

/** What a phone hears of a batch: which entries the server has, which it will never take, and the whole log. */
export function sendAnswer(appended: Appended): Response {
  if (!appended.ok) {
    const { error } = appended;
    // A browser formats no dates (decision 25).
    const when = error.code === "too_early" && { kickOff: formatDateTime(error.kickOff, error.timeZone) };
    return answer({ error: error.code, ...when }, error.code === "not_found" ? 404 : 409);
  }
  const { accepted, refused, version, log, closed } = appended.value;
  return answer({ accepted, refused, version, log: log.map(({ entry }) => entry), closed }, 200);
}

export const signedOut = (): Response => answer({ error: "signed_out" }, 401);

export const unreadable = (): Response => answer({ error: "unreadable" }, 400);

const answer = (body: object, status: number): Response =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });
