/** The instant of a day and hour on the clock of a zone; null where that clock skips it (summer time begins). */
export function instantAt(date: string, time: string, timeZone: string): Temporal.Instant | null {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  const zoned = local.toZonedDateTime(timeZone);
  return zoned.toPlainDateTime().equals(local) ? zoned.toInstant() : null;
}

/** The day and the hour of an instant as date and time fields take them. */
export function localParts(instant: Temporal.Instant, timeZone: string): { date: string; time: string } {
  const local = instant.toZonedDateTimeISO(timeZone);
  return { date: local.toPlainDate().toString(), time: local.toPlainTime().toString().slice(0, 5) };
}
