import type { NewDecision } from "#domain/championships/decision-fields.ts";
import type { BracketTie } from "#domain/championships/knockout.ts";
import { TIE_SIDES } from "#domain/championships/vocabulary.ts";
import type { Standing } from "./begun-matches.ts";

export type PlaceProblem =
  | "unknown_tie"
  | "unknown_team"
  | "team_left"
  | "match_begun"
  | "knockout_not_known"
  | "team_in_round"
  | "still_playing";

type Place = Extract<NewDecision, { kind: "place" }>;

/**
 * Why this place of the knockout cannot be given to this team. In 2017 the Copinha gave the place of an excluded
 * finalist to the team that it had beaten: so the team may be out already, but stands nowhere else in that round, and
 * does not come there by what it still plays.
 */
export function placeProblem(
  { computed, matches, begun, teams }: Standing,
  place: Place,
): PlaceProblem | null {
  const { ties } = computed;
  const tie = ties.find(({ id }) => id === place.tie);
  if (!tie) return "unknown_tie";
  const team = teams.find(({ id }) => id === place.teamId);
  if (!team) return "unknown_team";
  if (team.state === "withdrawn") return "team_left";
  if (matches.some((match) => match.tie === tie.id && begun.has(match.id))) return "match_begun";
  // Before it is known who comes there, no place is anybody's to lose.
  if (computed.seeds === null) return "knockout_not_known";
  if (ties.some((other) => standsInstead(other, tie, place))) return "team_in_round";
  const elsewhere = ties.some((own) => own.round < tie.round && comesElsewhere(ties, own, tie, place));
  return elsewhere ? "still_playing" : null;
}

/** In another place of that round, or with a bye in a later one. */
function standsInstead(
  other: BracketTie,
  { id, round, stage }: BracketTie,
  { side, teamId }: Place,
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
  { side, teamId }: Place,
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
