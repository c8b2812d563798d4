import { now, TIME_ZONE } from "#server/platform/clock.ts";

/** The present of one customer: tests and demonstrations may have moved it. */
export const nowFor = ({ clockOffsetSeconds }: { clockOffsetSeconds: number }): Temporal.Instant =>
  now().add({ seconds: clockOffsetSeconds });

export const plusMonths = (iso: string, months: number): string =>
  Temporal.Instant.from(iso).toZonedDateTimeISO(TIME_ZONE).add({ months }).toInstant().toString();

export const plusDays = (iso: string, days: number): string =>
  Temporal.Instant.from(iso)
    .add({ hours: 24 * days })
    .toString();

export const isDue = (iso: string | null, at: Temporal.Instant): iso is string =>
  iso !== null && Temporal.Instant.compare(Temporal.Instant.from(iso), at) <= 0;
