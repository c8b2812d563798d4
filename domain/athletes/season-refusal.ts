/** How long a club's reason for refusing numbers may be. */
export const SEASON_REASON_MAX = 200;
