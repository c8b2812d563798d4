import type { MatchResult } from "./results.ts";

export const POINTS: Record<MatchResult, number> = { W: 3, D: 1, L: 0 };

/** The published rule of the ranking: three for a win, one for a draw. */
export const pointsFor = (results: readonly MatchResult[]): number =>
  results.reduce((total, result) => total + POINTS[result], 0);
