import type { SheetEntry } from "#domain/championships/sheet-entries.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, asc, eq, inArray, ne, sql } from "#server/platform/database/orm.ts";
import { sheetEntries } from "../sheets/tables.ts";
import { championshipMatches } from "./tables.ts";

type MatchRow = typeof championshipMatches.$inferSelect;

/** What is written of a match only while it is played. */
const PLAY: readonly SheetEntry["kind"][] = ["half_started", "goal", "card", "substitution", "kick"];

/**
 * Those of these matches that are over or being played. A line-up alone begins none, nor does the hour: on a day that
 * runs late the match is still to come. One query, and only where a sheet is open.
 */
export async function begunAmong(
  matches: readonly Pick<MatchRow, "id" | "state">[],
): Promise<ReadonlySet<string>> {
  const inState = (state: MatchRow["state"]) =>
    matches.filter((match) => match.state === state).map(({ id }) => id);
  return new Set([...inState("closed"), ...(await playedAmong(inState("open")))]);
}

async function playedAmong(open: readonly string[]): Promise<string[]> {
  if (open.length === 0) return [];
  const { id, matchId, entry } = sheetEntries;
  const rows = await db()
    .selectDistinct({ matchId })
    .from(sheetEntries)
    .where(
      and(
        inArray(matchId, [...open]),
        inArray(sql`${entry}->>'kind'`, [...PLAY]),
        sql`not exists (
          select from ${sheetEntries} as hiding
          where hiding.match_id = ${matchId} and hiding.entry->>'kind' = 'undo'
            and hiding.entry->>'of' = ${id}::text)`,
      ),
    );
  return rows.map((row) => row.matchId);
}

/**
 * Nobody writes on a sheet of the knockout until the transaction ends: what has not begun by now does not begin under
 * whoever decides who plays it. The category is locked before, and the matches in one order.
 */
export const lockKnockout = (categoryId: string): Promise<Pick<MatchRow, "id" | "state">[]> =>
  db()
    .select({ id: championshipMatches.id, state: championshipMatches.state })
    .from(championshipMatches)
    .where(
      and(
        eq(championshipMatches.categoryId, categoryId),
        eq(championshipMatches.phase, "knockout"),
        ne(championshipMatches.state, "closed"),
        live(championshipMatches),
      ),
    )
    .orderBy(asc(championshipMatches.id))
    .for("update");
