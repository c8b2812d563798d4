/** For how long an item is one person's without a sign of them. A page that is open and visible renews it. */
export const LEASE_MINUTES = 10;

/** How often an open page says that somebody still reads it. */
export const RENEW_SECONDS = 120;

const MINUTES_AN_HOUR = 60;

/** "há 2 min", "há 1 h": since when somebody is on an item. */
export function sinceText(since: Temporal.Instant, now: Temporal.Instant): string {
  const minutes = Math.max(0, Math.floor(now.since(since).total("minutes")));
  if (minutes === 0) return "agora há pouco";
  return minutes < MINUTES_AN_HOUR ? `há ${minutes} min` : `há ${Math.floor(minutes / MINUTES_AN_HOUR)} h`;
}
