import { err, ok, type Result } from "#domain/result.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, eq, inArray, sql, type SQL } from "#server/platform/database/orm.ts";
import { playHasBegun } from "./matches/begun.ts";
import { championshipMatches } from "./matches/tables.ts";
import { openChampionship, type Organising } from "./own.ts";
import { championshipCategories } from "./tables.ts";
import { teamCounts } from "./teams/counts.ts";

/** What the three cards of a championship count. */
export interface ChampionshipCounts {
  teams: number;
  waitingTeams: number;
  matches: number;
  /** Have a day and an hour. */
  scheduled: number;
  closed: number;
  /** They have begun, and their sheets are open: a line-up alone begins none. */
  playing: number;
}

export async function ownCounts(
  organising: Organising,
  id: string,
): Promise<Result<ChampionshipCounts, "not_found">> {
  const opened = await openChampionship(organising, id, "read");
  if (!opened.ok) return err("not_found");
  const categories = await db()
    .select({ id: championshipCategories.id })
    .from(championshipCategories)
    .where(and(eq(championshipCategories.championshipId, id), live(championshipCategories)));
  const ids = categories.map((category) => category.id);
  const [teams, matches] = await Promise.all([teamCounts(ids), matchCounts(ids)]);
  const sum = (count: (one: { accepted: number; asked: number }) => number) =>
    [...teams.values()].reduce((total, one) => total + count(one), 0);
  return ok({
    teams: sum(({ accepted }) => accepted),
    waitingTeams: sum(({ asked }) => asked),
    ...matches,
  });
}

async function matchCounts(categoryIds: readonly string[]) {
  if (categoryIds.length === 0) return { matches: 0, scheduled: 0, closed: 0, playing: 0 };
  const count = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;
  const [row] = await db()
    .select({
      matches: count(sql`true`),
      scheduled: count(sql`kick_off is not null`),
      closed: count(sql`state = 'closed'`),
      playing: count(playHasBegun),
    })
    .from(championshipMatches)
    .where(and(inArray(championshipMatches.categoryId, [...categoryIds]), live(championshipMatches)));
  return row!;
}
