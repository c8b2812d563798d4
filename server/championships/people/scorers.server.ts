import type { TeamName } from "#domain/championships/competition-view.ts";
import { sharedPlaces } from "#domain/championships/shared-places.ts";
import { db } from "#server/platform/database/database.ts";
import { and, asc, desc, eq, inArray, sql } from "#server/platform/database/orm.ts";
import type { PublicCompetition } from "../public.server.ts";
import { shownPeople, type ShownPerson } from "./shown-people.ts";
import { matchAppearances } from "./tables.ts";

export type { ShownPerson };

export interface Scorer {
  /** Shared by all who have as many goals. */
  place: number;
  person: ShownPerson;
  team: TeamName;
  goals: number;
  matches: number;
}

const MOST_SCORERS = 50;

/**
 * Who scored most, own goals left out. Only matches that count as they were played: of an annulled or awarded match,
 * of a W.O. and of a team whose matches are disregarded nobody scored.
 */
export async function scorers(
  competition: PublicCompetition,
  where: "page" | "elsewhere",
): Promise<Scorer[]> {
  const counted = competition.matches.filter(
    ({ score, changedBy }) => score && !score.walkover && !changedBy,
  );
  // Where scores are hidden no match has one, so that nothing is read.
  if (counted.length === 0) return [];
  const { squadId, teamId } = matchAppearances;
  const goals = sql<number>`sum(${matchAppearances.goals})::int`;
  const matches = sql<number>`(count(*) filter (where ${matchAppearances.played}))::int`;
  const rows = await db()
    .select({ squadId, teamId, goals, matches })
    .from(matchAppearances)
    .where(
      and(
        eq(matchAppearances.categoryId, competition.id),
        inArray(
          matchAppearances.matchId,
          counted.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(squadId, teamId)
    .having(sql`sum(${matchAppearances.goals}) > 0`)
    .orderBy(desc(goals), asc(matches), asc(squadId))
    .limit(MOST_SCORERS);
  const teams = new Map(competition.teams.map((team) => [team.id, team]));
  const people = await shownPeople(
    rows.map((row) => row.squadId),
    where,
  );
  const places = sharedPlaces(rows, (one, other) => other.goals - one.goals);
  return rows.flatMap((row, index) => {
    const team = teams.get(row.teamId);
    const person = people.get(row.squadId);
    if (!team || !person) return [];
    return [{ place: places[index]!, person, team, goals: row.goals, matches: row.matches }];
  });
}
