import type { NewDecision } from "#domain/championships/decision-fields.ts";
import type { Standing } from "./begun-matches.ts";

export type PlaceProblem =
  | "unknown_tie"
  | "unknown_team"
  | "team_left"
  | "match_begun"
  | "knockout_not_known"
  | "team_in_round";

/**
 * Why this place of the knockout cannot be given to this team. In 2017 the Copinha gave the place of an excluded
 * finalist to the team that it had beaten: so the team may be out already, but stands nowhere else in that round.
 */
export function placeProblem(
  { computed, matches, begun, teams }: Standing,
  { tie: tieId, side, teamId }: Extract<NewDecision, { kind: "place" }>,
): PlaceProblem | null {
  const tie = computed.ties.find(({ id }) => id === tieId);
  if (!tie) return "unknown_tie";
  const team = teams.find(({ id }) => id === teamId);
  if (!team) return "unknown_team";
  if (team.state === "withdrawn") return "team_left";
  if (matches.some((match) => match.tie === tieId && begun.has(match.id))) return "match_begun";
  // Before it is known who comes there, no place is anybody's to lose.
  if (computed.seeds === null) return "knockout_not_known";
  const elsewhere = computed.ties.some(
    (other) =>
      other.round === tie.round &&
      // Who takes a place in the final leaves the match for the third place.
      !(tie.stage === "F" && other.stage === "3P") &&
      ((other.teams.first === teamId && !(other.id === tieId && side === "first")) ||
        (other.teams.second === teamId && !(other.id === tieId && side === "second"))),
  );
  return elsewhere ? "team_in_round" : null;
}
