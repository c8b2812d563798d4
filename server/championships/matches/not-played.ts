import type { MatchState, TeamState } from "#domain/championships/vocabulary.ts";

/**
 * Whether a match is not played any more because one of its teams left, however the tables count it. What had begun by
 * then is ended as it is.
 */
export const isNotPlayed = (
  state: MatchState,
  teams: readonly ({ state: TeamState } | undefined)[],
): boolean => state === "planned" && teams.some((team) => team?.state === "withdrawn");
