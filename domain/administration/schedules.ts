/** The longest that passes between two runs of a schedule that is kept, in hours, with some room. */
function longestGapHours(cron: string): number {
  const [minute = "*", hour = "*", , , weekday = "*"] = cron.split(" ");
  if (weekday !== "*") return 7 * 24 + 12;
  if (hour !== "*") return 24 + 4;
  return minute.includes("*") ? 1 : 2;
}

/** How long the queue remembers a run that is over (`toQueue`), in hours. */
const REMEMBERED_HOURS = 72;

type ScheduleState = "fine" | "late" | "never";

/** What the last success says; a success that may be forgotten by now says nothing against it. */
export function scheduleState(
  {
    cron,
    since,
    succeededAt,
  }: { cron: string; since: Temporal.Instant; succeededAt: Temporal.Instant | null },
  now: Temporal.Instant,
): ScheduleState {
  const gap = longestGapHours(cron);
  const hoursFrom = (instant: Temporal.Instant) => now.since(instant).total("hours");
  if (succeededAt) return hoursFrom(succeededAt) > gap ? "late" : "fine";
  if (hoursFrom(since) < gap) return "never";
  return gap > REMEMBERED_HOURS ? "fine" : "late";
}
