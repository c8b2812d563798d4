import type { NewDecision } from "#domain/championships/decision-fields.ts";
import type { BracketTie } from "#domain/championships/knockout.ts";
import { TIE_SIDES, type TieSide } from "#domain/championships/vocabulary.ts";
import type { Standing } from "./begun-matches.ts";

export type PlaceProblem =
  | "unknown_tie"
  | "unknown_team"
  | "team_left"
  | "match_begun"
  | "knockout_not_known"
  | "team_in_round"
  | "still_playing"
  | "place_taken"
  | "place_played";

type Place = Extract<NewDecision, { kind: "place" }>;
type GivenPlace = Pick<Place, "side"> & { teamId: string };

/**
 * Why this place of the knockout cannot be given to this team. In 2017 the Copinha gave the place of an excluded
 * finalist to the team that it had beaten: so the team may be out already, but stands nowhere else in that round, and
 * does not come there by what it still plays.
 */
export function placeProblem(standing: Standing, { tie: tieId, side, teamId }: Place): PlaceProblem | null {
  const { computed, matches, begun } = standing;
  const tie = computed.ties.find(({ id }) => id === tieId);
  if (!tie) return "unknown_tie";
  const problem = teamId === null ? null : teamProblem(standing, teamId);
  if (problem) return problem;
  if (matches.some((match) => match.tie === tie.id && begun.has(match.id))) return "match_begun";
  // Before it is known who comes there, no place is anybody's to lose.
  if (computed.seeds === null) return "knockout_not_known";
  return teamId === null ? emptyProblem(standing, tie, side) : heldProblem(standing, tie, { side, teamId });
}

function teamProblem({ teams }: Standing, teamId: string): PlaceProblem | null {
  const team = teams.find(({ id }) => id === teamId);
  if (!team) return "unknown_team";
  return team.state === "withdrawn" ? "team_left" : null;
}

/** A place stays empty only if nobody stands there, and nothing is left to play that brings somebody. */
function emptyProblem({ matches }: Standing, tie: BracketTie, side: TieSide): PlaceProblem | null {
  if (tie.teams[side] !== null) return "place_taken";
  const slot = tie[side];
  const goesOn = "tie" in slot && matches.some((match) => match.tie === slot.tie && match.state !== "closed");
  return goesOn ? "place_played" : null;
}

/** The team has a place of that round already, or may come to another one. */
function heldProblem(
  { computed: { ties } }: Standing,
  tie: BracketTie,
  place: GivenPlace,
): PlaceProblem | null {
  if (ties.some((other) => standsInstead(other, tie, place))) return "team_in_round";
  const elsewhere = ties.some((own) => own.round < tie.round && comesElsewhere(ties, own, tie, place));
  return elsewhere ? "still_playing" : null;
}

/** In another place of that round, or with a bye in a later one. */
function standsInstead(
  other: BracketTie,
  { id, round, stage }: BracketTie,
  { side, teamId }: GivenPlace,
): boolean {
  if (other.round < round) return false;
  // Who takes a place in the final leaves the match for the third place.
  if (stage === "F" && other.stage === "3P") return false;
  return TIE_SIDES.some((one) => other.teams[one] === teamId && !(other.id === id && one === side));
}

/** Whether the winner of this tie comes to another place of that round, and the team may still be the winner. */
function comesElsewhere(
  ties: readonly BracketTie[],
  own: BracketTie,
  { id, round }: BracketTie,
  { side, teamId }: GivenPlace,
): boolean {
  const { result, teams } = own;
  if (teams.first !== teamId && teams.second !== teamId) return false;
  const mayWin = result.winner === null ? result.undecided !== "nobody" : result.winner === teamId;
  if (!mayWin) return false;
  let [at, last] = [own, own];
  while (at.round < round) {
    const next = ties.find((one) => one.id === at.next);
    if (!next) return false;
    [at, last] = [next, at];
  }
  const comesFirst = at.first.from === "winner" && at.first.tie === last.id;
  return at.id !== id || side !== (comesFirst ? "first" : "second");
}
