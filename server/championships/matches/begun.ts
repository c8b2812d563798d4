import { PLAY_KINDS } from "#domain/championships/sheet-entries.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, asc, eq, inArray, ne, sql } from "#server/platform/database/orm.ts";
import { championshipMatches } from "./tables.ts";

type MatchRow = typeof championshipMatches.$inferSelect;

/**
 * In a query of matches: the sheet says something of the play itself, and not only who is lined up. The names of tables
 * are written out because a query of one table alone leaves them away from columns.
 */
const playIsWritten = sql<boolean>`exists (
  select from sheet_entries as played
  where played.match_id = championship_matches.id
    and played.entry->>'kind' in (${sql.join(
      PLAY_KINDS.map((kind) => sql`${kind}`),
      sql`, `,
    )})
    and not exists (
      select from sheet_entries as undo
      where undo.match_id = played.match_id
        and undo.entry->>'kind' = 'undo' and undo.entry->>'of' = played.id::text))`;

/** In a query of matches: one that is being played now. */
export const playHasBegun = sql<boolean>`(championship_matches.state = 'open' and ${playIsWritten})`;

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
  const { id } = championshipMatches;
  const rows = await db()
    .select({ id })
    .from(championshipMatches)
    .where(and(inArray(id, [...open]), playIsWritten));
  return rows.map((row) => row.id);
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
