const HOURS_A_DAY = 24;
/** From this many days on, an item that waits is shown in red. */
const OLD_DAYS = 3;

/** "3 d", "22 h", "12 min": how long an item waits, as a queue tells it in a narrow column. */
export function ageText(since: Temporal.Instant, now: Temporal.Instant): string {
  const minutes = Math.max(0, Math.floor(now.since(since).total("minutes")));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < HOURS_A_DAY ? `${hours} h` : `${Math.floor(hours / HOURS_A_DAY)} d`;
}

export const isOld = (since: Temporal.Instant, now: Temporal.Instant): boolean =>
  now.since(since).total("hours") >= OLD_DAYS * HOURS_A_DAY;
