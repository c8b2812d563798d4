/** Who stands behind a result. Only the club that entered it: it is declared, and counts nowhere. */
export const MATCH_SOURCES = ["club", "opponent", "staff", "match_sheet"] as const;
export type MatchSource = (typeof MATCH_SOURCES)[number];

/**
 * declared: nobody was asked; asked: the opponent; contested: the opponent has another score, and staff decide;
 * checking: staff were asked; refused: staff could not confirm it; confirmed: it counts.
 */
export const MATCH_STATES = ["declared", "asked", "contested", "checking", "refused", "confirmed"] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** Clubs play in several categories on one day. Null is any other one. */
export const MATCH_CATEGORIES = [11, 13, 14, 15, 16, 17, 18, 20] as const;
const EARLIEST_MATCH_YEAR = 2000;

export const formatScore = ({ goalsFor, goalsAgainst }: { goalsFor: number; goalsAgainst: number }): string =>
  `${goalsFor} × ${goalsAgainst}`;

export type MatchDayProblem = "in_future" | "too_old" | "before_foundation";

/** Why a club cannot have played on this day, if it cannot. */
export function matchDayProblem(
  day: Temporal.PlainDate,
  { today, foundationYears }: { today: Temporal.PlainDate; foundationYears: readonly (number | null)[] },
): MatchDayProblem | null {
  if (Temporal.PlainDate.compare(day, today) > 0) return "in_future";
  if (foundationYears.some((year) => year !== null && day.year < year)) return "before_foundation";
  return day.year < EARLIEST_MATCH_YEAR ? "too_old" : null;
}
