import { birthObstacle, isMinor, type Birth } from "./policy.ts";

/**
 * What a new birth date leads to: refused under 13; a staff review when it moves someone across their
 * eighteenth birthday, in either direction, or when a minor alone makes themselves older, who would
 * otherwise come of age by typing; simply kept otherwise.
 */
export function birthdateChange(
  athlete: Birth,
  next: Temporal.PlainDate,
  today: Temporal.PlainDate,
  askedBy: "athlete" | "guardian" | "staff",
): "refused" | "review" | "kept" {
  const after = { birthdate: next, birthdateEstimated: false };
  if (birthObstacle(after, today)) return "refused";
  // Staff typed a date that was unknown until now. A review would only ask staff again.
  if (askedBy === "staff" && birthObstacle(athlete, today) === "birthdate_missing") return "kept";
  if (isMinor(athlete, today) !== isMinor(after, today)) return "review";
  const older = !athlete.birthdate || Temporal.PlainDate.compare(next, athlete.birthdate) < 0;
  return askedBy === "athlete" && isMinor(after, today) && older ? "review" : "kept";
}
