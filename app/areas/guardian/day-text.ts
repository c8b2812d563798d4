import { formatDate } from "#domain/dates.ts";

/** "hoje", "ontem", "09/11": a day of the last weeks as people say it. */
export function dayText(day: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const ago = day.until(today, { largestUnit: "days" }).days;
  if (ago === 0) return "hoje";
  return ago === 1 ? "ontem" : formatDate(day).slice(0, 5);
}
