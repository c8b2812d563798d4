import type { MatchState, TeamState } from "#domain/championships/vocabulary.ts";
import { sql } from "#server/platform/database/orm.ts";
import { championshipTables } from "../tables.ts";
import { championshipTeams } from "../teams/tables.ts";
import { championshipMatches } from "./tables.ts";

/**
 * Whether a match is not played any more because one of its teams left, however the tables count it. What had begun by
 * then is ended as it is.
 */
export const isNotPlayed = (
  state: MatchState,
  teams: readonly ({ state: TeamState } | undefined)[],
): boolean => state === "planned" && teams.some((team) => team?.state === "withdrawn");

const teamLeft = sql`exists (
  select from ${championshipTeams}
  where ${championshipTeams.id} in (${championshipMatches.homeTeamId}, ${championshipMatches.awayTeamId})
    and ${championshipTeams.state} = 'withdrawn')`;

const passesAlone = sql`${championshipMatches.tie} is not null and exists (
  select from ${championshipTables}
  where ${championshipTables.categoryId} = ${championshipMatches.categoryId}
    and jsonb_path_exists(
      ${championshipTables.computed},
      '$.ties[*] ? (@.id == $tie && @.result.by == "bye")',
      jsonb_build_object('tie', ${championshipMatches.tie})))`;

/**
 * In a query of matches: those that need no time and no field, because they never take place. Besides those of
 * `isNotPlayed` they are the ones beside a place that stays empty, and the ones that got their result without being
 * played: by a decision, which leaves them without a sheet, or as a W.O. on it.
 */
export const neverPlayed = sql<boolean>`(
  (${championshipMatches.state} = 'planned' and (${teamLeft} or (${passesAlone})))
  or (${championshipMatches.state} = 'closed'
    and (${championshipMatches.sheetVersion} = 0 or ${championshipMatches.result}->>'walkover' is not null)))`;
