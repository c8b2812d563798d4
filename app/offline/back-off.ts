const FIRST_MS = 2000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before the next try after so many that failed. `chance` (0 to 1) spreads the tries of many phones
 * that lost the same signal at the same moment.
 */
export function backOff(failures: number, chance: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(full / 2 + (full / 2) * chance);
}
