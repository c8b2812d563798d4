import { TIME_ZONE } from "#domain/date-time.ts";

interface EventTime {
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant | null;
  /** The venue's: people read its clock. */
  timeZone: string;
}

const WEEKDAYS = [
  "segunda-feira",
  "terça-feira",
  "quarta-feira",
  "quinta-feira",
  "sexta-feira",
  "sábado",
  "domingo",
] as const;

const two = (value: number) => String(value).padStart(2, "0");
const hourOf = ({ hour, minute }: Temporal.ZonedDateTime) => `${two(hour)}:${two(minute)}`;
const dayOf = ({ day, month }: Temporal.ZonedDateTime) => `${two(day)}/${two(month)}`;
const dateOf = (moment: Temporal.ZonedDateTime) => `${dayOf(moment)}/${moment.year}`;

/** sábado, 21/11/2026, 08:30 às 12:00 */
export function eventWhen({ startsAt, endsAt, timeZone }: EventTime): string {
  const start = startsAt.toZonedDateTimeISO(timeZone);
  const end = endsAt?.toZonedDateTimeISO(timeZone);
  const begin = `${WEEKDAYS[start.dayOfWeek - 1]}, ${dateOf(start)}, ${hourOf(start)}`;
  const note = hasOtherClock(startsAt, timeZone) ? " (horário local)" : "";
  if (!end) return begin + note;
  const sameDay = start.toPlainDate().equals(end.toPlainDate());
  return `${begin}${sameDay ? ` às ${hourOf(end)}` : ` até ${dateOf(end)}, ${hourOf(end)}`}${note}`;
}

/** 21/11, 08:30 */
export const shortWhen = (instant: Temporal.Instant, timeZone: string): string => {
  const moment = instant.toZonedDateTimeISO(timeZone);
  return `${dayOf(moment)}, ${hourOf(moment)}`;
};

/** 21/11 */
export const shortDay = (instant: Temporal.Instant, timeZone: string): string =>
  dayOf(instant.toZonedDateTimeISO(timeZone));

/** 08:30 */
export const hourAt = (instant: Temporal.Instant, timeZone: string): string =>
  hourOf(instant.toZonedDateTimeISO(timeZone));

/** A moment that is near: amanhã, 18:00. Otherwise 18/11, 20:00, with the year where it is another. */
export function momentText(instant: Temporal.Instant, timeZone: string, now: Temporal.Instant): string {
  const [moment, today] = [instant.toZonedDateTimeISO(timeZone), now.toZonedDateTimeISO(timeZone)];
  const days = today.toPlainDate().until(moment.toPlainDate()).days;
  const day = NEAR[days] ?? (moment.year === today.year ? dayOf(moment) : dateOf(moment));
  return `${day}, ${hourOf(moment)}`;
}

const NEAR: Partial<Record<number, string>> = { 0: "hoje", 1: "amanhã" };

function hasOtherClock(instant: Temporal.Instant, timeZone: string): boolean {
  const offset = (zone: string) => instant.toZonedDateTimeISO(zone).offsetNanoseconds;
  return offset(timeZone) !== offset(TIME_ZONE);
}
