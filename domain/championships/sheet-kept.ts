const HOUR_MS = 3_600_000;
/** After the closing somebody may still compare with paper; then the names of both squads leave the phone. */
const HOURS_AFTER_CLOSING = 6;
const HOURS_AFTER_KICK_OFF = 24;

/**
 * Until when a phone may keep a sheet, in milliseconds. A match that is played later than planned is kept for as long
 * as one sitting from when its page was last asked for.
 */
export function sheetKeptUntil(
  { kickOff, closedAt }: { kickOff: string | null; closedAt: string | null },
  nowMs: number,
): number {
  if (closedAt) return Date.parse(closedAt) + HOURS_AFTER_CLOSING * HOUR_MS;
  const planned = kickOff ? Date.parse(kickOff) + HOURS_AFTER_KICK_OFF * HOUR_MS : 0;
  return Math.max(planned, nowMs + HOURS_AFTER_CLOSING * HOUR_MS);
}
