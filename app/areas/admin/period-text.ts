import { formatDate } from "#domain/dates.ts";

/** "12/03/2026 a 30/03/2026", as far as it is known. */
export function periodText(
  startDate: Temporal.PlainDate | null,
  endDate: Temporal.PlainDate | null,
): string | null {
  if (!startDate) return null;
  return endDate && !endDate.equals(startDate)
    ? `${formatDate(startDate)} a ${formatDate(endDate)}`
    : formatDate(startDate);
}
