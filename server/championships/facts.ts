import type { CompetitionFacts } from "#domain/championships/competition-facts.ts";
import type { Decision, MatchResult, Withdrawal } from "#domain/championships/results.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, asc, eq, inArray, isNull } from "#server/platform/database/orm.ts";
import { begunAmong } from "./matches/begun.ts";
import { championshipDecisions, championshipMatches } from "./matches/tables.ts";
import { championshipDraws, type championshipCategories } from "./tables.ts";
import { championshipTeams } from "./teams/tables.ts";

type CategoryRow = typeof championshipCategories.$inferSelect;
type MatchRow = typeof championshipMatches.$inferSelect;
type TeamRow = typeof championshipTeams.$inferSelect;

export interface CategoryFacts {
  facts: CompetitionFacts;
  matches: MatchRow[];
  /** Those that play or played; in the order of the draw. */
  teams: TeamRow[];
  /** Matches that are over or being played. */
  begun: ReadonlySet<string>;
}

/** All that the tables of a category are calculated from, in four queries, and one more while a sheet is open. */
export async function factsOf(category: CategoryRow): Promise<CategoryFacts> {
  const { id: categoryId, format, settings } = category;
  // One after the other: inside a transaction they share one connection.
  const entered = await db()
    .select()
    .from(championshipTeams)
    .where(
      and(
        eq(championshipTeams.categoryId, categoryId),
        inArray(championshipTeams.state, ["accepted", "withdrawn"]),
        live(championshipTeams),
      ),
    )
    .orderBy(asc(championshipTeams.drawnAs), asc(championshipTeams.name), asc(championshipTeams.id));
  const matches = await db()
    .select()
    .from(championshipMatches)
    .where(and(eq(championshipMatches.categoryId, categoryId), live(championshipMatches)))
    .orderBy(asc(championshipMatches.round), asc(championshipMatches.id));
  const decisions = await db()
    .select()
    .from(championshipDecisions)
    .where(and(eq(championshipDecisions.categoryId, categoryId), isNull(championshipDecisions.revokedAt)))
    .orderBy(asc(championshipDecisions.id));
  const draws = await db()
    .select()
    .from(championshipDraws)
    .where(and(eq(championshipDraws.categoryId, categoryId), eq(championshipDraws.kind, "level_teams")))
    .orderBy(asc(championshipDraws.id));
  const begun = await begunAmong(matches);
  // Who came after the draw, or left before it, has no place in its plan.
  const teams = category.drawnAt === null ? entered : entered.filter(({ drawnAs }) => drawnAs !== null);
  const facts: CompetitionFacts = {
    format,
    settings,
    teams: teams.map(({ id, groupName, drawnAs }, index) => ({
      id,
      group: groupName,
      drawnAs: drawnAs ?? index + 1,
    })),
    matches: matches.map((match) => ({
      ...fixtureOf(match),
      homeSlot: match.homeSlot,
      awaySlot: match.awaySlot,
    })),
    results: matches.flatMap(resultOf),
    decisions: decisions.flatMap(toDecisions),
    withdrawals: teams.flatMap(withdrawalsOf),
    draws: draws.map(({ id, groupName, steps }) => ({
      id,
      group: groupName,
      order: steps.map(({ team }) => team),
    })),
    knockoutBegun: matches.some(({ id, phase }) => phase === "knockout" && begun.has(id)),
  };
  return { facts, matches, teams, begun };
}

/** Who left in the groups does not play the knockout either, also if what it had won is enough to get there. */
function withdrawalsOf({ id, withdrawalEffect: effect, withdrawalPhase: phase }: TeamRow): Withdrawal[] {
  if (!effect || !phase) return [];
  const left: Withdrawal = { team: id, effect, phase };
  return phase === "group" ? [left, { team: id, effect: "walkover_rest", phase: "knockout" }] : [left];
}

const fixtureOf = ({ id, phase, groupName, tie, leg, homeTeamId, awayTeamId }: MatchRow) => ({
  id,
  phase,
  group: groupName,
  tie,
  leg,
  home: homeTeamId,
  away: awayTeamId,
});

/** What the closed sheet says. */
function resultOf(match: MatchRow): MatchResult[] {
  const { result, homeTeamId, awayTeamId, kickOff, closedAt } = match;
  if (match.state !== "closed" || !result || !homeTeamId || !awayTeamId) return [];
  const playedAt = String(kickOff ?? closedAt);
  return [{ ...fixtureOf(match), ...result, home: homeTeamId, away: awayTeamId, playedAt }];
}

/** What moves the tables. A ban does not: discipline reads it. */
function toDecisions(row: typeof championshipDecisions.$inferSelect): Decision[] {
  const { id, reason } = row;
  switch (row.kind) {
    case "points":
      return [{ kind: "points", id, team: row.teamId!, points: row.points!, reason }];
    case "annulled":
      return [{ kind: "annulled", id, match: row.matchId!, reason }];
    case "awarded":
      return [
        {
          kind: "awarded",
          id,
          match: row.matchId!,
          homeGoals: row.homeGoals!,
          awayGoals: row.awayGoals!,
          walkover: row.walkover,
          reason,
        },
      ];
    case "place":
      return [{ kind: "place", id, tie: row.tie!, side: row.side!, team: row.teamId, reason }];
    case "ban":
      return [];
  }
}
