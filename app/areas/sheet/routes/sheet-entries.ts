import { batchSchema } from "#domain/championships/sheet-schema.ts";
import { appendEntries } from "#server/championships/sheets/entries.server.ts";
import { sendAnswer, unreadable } from "#app/sheet/entries-answer.ts";
import type { Route } from "./+types/sheet-entries.ts";

/** Entries from a phone that holds a link. It answers by status, so that the phone keeps what was not taken. */
export async function action({ request, params }: Route.ActionArgs) {
  const body = batchSchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return unreadable();
  return sendAnswer(await appendEntries({ token: params.token }, null, body.data.entries));
}
