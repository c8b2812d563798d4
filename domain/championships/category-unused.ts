import { ORDERED_CRITERIA, orderField } from "./category-fields.ts";

const PLACES = ["places", "bestNext"];
const GENERAL_TABLE = ["generalTeams"];
const GROUPS = ["groups", "across", "needsEarlierPhase", "advanceBy", ...PLACES, ...GENERAL_TABLE];
const KNOCKOUT = ["legs", "finalLegs", "thirdPlace", "levelTie", "awayGoals"];
const OWN_RULES = [
  ...ORDERED_CRITERIA.map((one) => orderField(one)),
  "win",
  "draw",
  "loss",
  "kicksPoints",
  "cap",
  "walkoverGoals",
  "walkoverGoalsCount",
  "yellowLimit",
  "series",
  "restart",
  "redMatches",
  "secondYellowMatches",
];

/**
 * Fields of the form of a category that the chosen format and rules do not use. The page hides them, so that nothing
 * can be wrong with what stands in them.
 */
export const unusedFields = (chosen: { kind: string; advanceBy: string; preset: string }): string[] => [
  ...unusedByFormat(chosen),
  ...(chosen.preset === "own" ? [] : OWN_RULES),
];

function unusedByFormat({ kind, advanceBy }: { kind: string; advanceBy: string }): string[] {
  if (kind === "league") return [...GROUPS, ...KNOCKOUT];
  if (kind === "knockout") return ["rounds", ...GROUPS];
  return advanceBy === "general_table" ? PLACES : GENERAL_TABLE;
}
