import { runningOf, type Running } from "#domain/championships/sheet-running.ts";
import type { SheetEntry } from "#domain/championships/sheet-entries.ts";
import { foldSheet, type SheetState } from "#domain/championships/sheet.ts";
import { groupBy } from "#domain/group-by.ts";
import { db } from "#server/platform/database/database.ts";
import { and, inArray, sql } from "#server/platform/database/orm.ts";
import { sheetEntries } from "./tables.ts";

/** What an open sheet says so far. It counts in no table. */
export interface OpenSheet extends Running {
  score: SheetState["score"];
  kicks: SheetState["kicks"];
}

/** More are never played at the same time; sheets that nobody closed are left out. */
const MOST_OPEN = 40;
/** The score and the clock come from these alone: line-ups are long. */
const KINDS = ["goal", "kick", "undo", "half_started", "half_ended", "clock_stopped", "clock_resumed"];

/** The running scores of matches whose sheets are open, the latest kick-offs first, in one query. */
export async function openSheets(
  matches: readonly { id: string; state: string; kickOff: Temporal.Instant | null }[],
): Promise<ReadonlyMap<string, OpenSheet>> {
  const ids = matches
    .filter(({ state }) => state === "open")
    .toSorted((one, other) => kickOffMs(other) - kickOffMs(one))
    .slice(0, MOST_OPEN)
    .map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select({ matchId: sheetEntries.matchId, entry: sheetEntries.entry })
    .from(sheetEntries)
    .where(and(inArray(sheetEntries.matchId, ids), inArray(sql`${sheetEntries.entry}->>'kind'`, KINDS)));
  const logs = groupBy(rows, ({ matchId }) => matchId);
  return new Map(
    ids.map((id) => {
      const entries = (logs.get(id) ?? []).map(({ entry }) => entry as unknown as SheetEntry);
      return [id, toOpenSheet(foldSheet(entries))];
    }),
  );
}

const toOpenSheet = (state: SheetState): OpenSheet => ({
  ...runningOf(state),
  score: state.score,
  kicks: state.kicks,
});

const kickOffMs = ({ kickOff }: { kickOff: Temporal.Instant | null }): number =>
  kickOff?.epochMilliseconds ?? 0;
