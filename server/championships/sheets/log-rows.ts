import type { SheetEntry, SheetEvent } from "#domain/championships/sheet-entries.ts";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { asc, count, eq, inArray } from "#server/platform/database/orm.ts";
import { MOST_ENTRIES } from "#domain/championships/sheet-fields.ts";
import { sheetEntries } from "./tables.ts";

/** Of what the server writes on a sheet itself. */
export const SERVER = "servidor";

/** An entry with what the server knows of how it came. */
export interface LoggedEntry {
  entry: SheetEntry;
  late: boolean;
  corrected: boolean;
}

/** The whole log of a match. */
export async function readLogOf(matchId: string): Promise<LoggedEntry[]> {
  const rows = await db()
    .select({
      entry: sheetEntries.entry,
      late: sheetEntries.late,
      correctionId: sheetEntries.correctionId,
    })
    .from(sheetEntries)
    .where(eq(sheetEntries.matchId, matchId))
    .orderBy(asc(sheetEntries.seq), asc(sheetEntries.device), asc(sheetEntries.id))
    .limit(MOST_ENTRIES * 2);
  return rows.map(({ entry, late, correctionId }) => ({
    entry: entry as unknown as SheetEntry,
    late,
    corrected: correctionId !== null,
  }));
}

export const entriesOf = async (matchId: string): Promise<SheetEntry[]> =>
  (await readLogOf(matchId)).map(({ entry }) => entry);

/** Which of these ids are stored, and of which match. */
export async function knownEntries(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select({ id: sheetEntries.id, matchId: sheetEntries.matchId })
    .from(sheetEntries)
    .where(inArray(sheetEntries.id, [...ids]));
  return new Map(rows.map(({ id, matchId }) => [id, matchId]));
}

/** How many entries came by this link. */
export async function entriesUnder(linkId: string): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(sheetEntries)
    .where(eq(sheetEntries.linkId, linkId));
  return row!.total;
}

/** What the server adds to a sheet, after all that is there. */
export const serverEntries = (events: readonly SheetEvent[], before: readonly SheetEntry[]): SheetEntry[] => {
  const last = Math.max(0, ...before.map(({ seq }) => seq));
  return events.map((event, index) => ({
    id: crypto.randomUUID(),
    seq: last + 1 + index,
    device: SERVER,
    at: now().toString(),
    half: 1,
    minute: 0,
    added: null,
    ...event,
  }));
};

interface Source {
  matchId: string;
  linkId: string | null;
  userId: string | null;
  correctionId?: string;
}

/** An entry that comes twice is stored once. */
export async function storeEntries(
  source: Source,
  entries: readonly { entry: SheetEntry; late: boolean }[],
): Promise<void> {
  if (entries.length === 0) return;
  await db()
    .insert(sheetEntries)
    .values(
      entries.map(({ entry, late }) => ({
        id: entry.id,
        seq: entry.seq,
        device: entry.device,
        entry: entry as unknown as Record<string, unknown>,
        late,
        ...source,
      })),
    )
    .onConflictDoNothing({ target: sheetEntries.id });
}
