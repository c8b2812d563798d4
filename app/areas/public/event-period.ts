const two = (value: number) => String(value).padStart(2, "0");

/** 10/10 a 06/12/2026, on the venue's clock. For loaders. */
export function eventWhenShort({
  startsAt,
  endsAt,
  timeZone,
}: {
  startsAt: string;
  endsAt: string | null;
  timeZone: string;
}): string {
  const day = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  const start = day(startsAt);
  const end = day(endsAt ?? startsAt);
  const last = `${two(end.day)}/${two(end.month)}/${end.year}`;
  return start.toPlainDate().equals(end.toPlainDate())
    ? last
    : `${two(start.day)}/${two(start.month)} a ${last}`;
}
