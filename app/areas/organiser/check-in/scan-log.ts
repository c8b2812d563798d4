import { entriesOf, enqueue, type LogEntry } from "#app/offline/outbox.ts";
import { forgetPast } from "#app/offline/forget-past.ts";
import { readKept, writeKept } from "#app/offline/kept.ts";
import { sendBatch, type Sent } from "#app/offline/send-batch.ts";
import type {
  Entry,
  EntryResult,
  Roster,
  RosterPerson,
  Scan,
  ScansAnswer,
} from "#domain/registrations/check-in.ts";

/** With signal the server answers well within it. Whoever stands at the gate waits no longer than this. */
export const SERVER_WITHIN_MS = 1500;

type Logged = LogEntry<Entry, EntryResult>;

/** The readings of one event on this device. */
export const contextOf = (eventId: string): string => `entrada:${eventId}`;

export const readScans = async (eventId: string): Promise<Scan[]> =>
  (await entriesOf<Entry, EntryResult>(contextOf(eventId))).map(scanOf);

export async function writeScan({ eventId, eraseAfter }: Roster, entry: Entry): Promise<Scan> {
  const context = contextOf(eventId);
  return scanOf(await enqueue({ id: entry.id, context, payload: entry, eraseAfter: Date.parse(eraseAfter) }));
}

const scanOf = ({ payload, result, settledAt }: Pick<Logged, "payload" | "result" | "settledAt">): Scan => ({
  entry: payload,
  result,
  late: settledAt !== null && settledAt - Date.parse(payload.at) > SERVER_WITHIN_MS,
});

/** The server's word on these readings, and the list as it stands now. */
export const sendScans = (eventId: string, entries: readonly LogEntry<Entry>[]): Promise<Sent<ScansAnswer>> =>
  sendBatch(
    `/organizar/entrada/${eventId}/leituras`,
    { entries: entries.map(({ payload }) => payload) },
    isScansAnswer,
  );

const isScansAnswer = (body: unknown): body is ScansAnswer =>
  typeof body === "object" &&
  body !== null &&
  Array.isArray((body as Partial<ScansAnswer>).results) &&
  Array.isArray((body as Partial<ScansAnswer>).roster?.people);

const listKey = (eventId: string) => `entrada:${eventId}`;

/** What this device knows of the people of an event. */
export interface KeptList {
  roster: Roster;
  /** Read here, and since then off the list. */
  former: readonly RosterPerson[];
}

/** What was kept before, unless its time is over. */
export const readList = async (eventId: string): Promise<KeptList | null> =>
  ((await readKept(listKey(eventId), Date.now())) as KeptList | undefined) ?? null;

export async function keepList({ roster, former }: KeptList): Promise<void> {
  const eraseAfter = Date.parse(roster.eraseAfter);
  if (eraseAfter <= Date.now()) return forgetPast(Date.now());
  await writeKept({ key: listKey(roster.eventId), value: { roster, former }, eraseAfter });
}

/** What can be handed to whoever organises when this device cannot send: ids, times and gates, no names. */
export function logFile(eventId: string, scans: readonly Scan[]): File {
  const entries = scans.map(({ entry }) => entry);
  return new File([JSON.stringify({ eventId, entries }, null, 2)], `leituras-${eventId}.txt`, {
    type: "text/plain",
  });
}
