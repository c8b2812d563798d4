import { formatDate } from "./dates.ts";

/** Where most of our visitors are. */
export const TIME_ZONE = "America/Sao_Paulo";

const two = (value: number) => String(value).padStart(2, "0");

/** 12/04/2024 às 09:30 */
export function formatDateTime(instant: Temporal.Instant, timeZone = TIME_ZONE): string {
  const { day, month, year, hour, minute } = instant.toZonedDateTimeISO(timeZone);
  return `${two(day)}/${two(month)}/${year} às ${two(hour)}:${two(minute)}`;
}

/** 12/04/2024: the day alone, where the hour would promise too much. */
export const formatDay = (instant: Temporal.Instant, timeZone = TIME_ZONE): string =>
  formatDate(instant.toZonedDateTimeISO(timeZone).toPlainDate());

/** 09:30 */
export function formatTime(instant: Temporal.Instant, timeZone = TIME_ZONE): string {
  const { hour, minute } = instant.toZonedDateTimeISO(timeZone);
  return `${two(hour)}:${two(minute)}`;
}

/** "hoje", "12/11", or "12/11/2025" of another year: for a narrow column. */
export function formatShortDay(instant: Temporal.Instant, today: Temporal.PlainDate): string {
  const date = instant.toZonedDateTimeISO(TIME_ZONE).toPlainDate();
  if (date.equals(today)) return "hoje";
  return date.year === today.year ? formatDate(date).slice(0, 5) : formatDate(date);
}
