import { moneyRemarks, type MoneyRemark } from "./money-remarks.ts";

/** Above it staff look twice: R$ 50,00. */
export const REMARKED_FEE_CENTS = 5000;

const FIRST_HOUR = 7;
const LAST_HOUR = 17;
const FRIDAY = 5;

interface Remarked {
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant | null;
  timeZone: string;
  feeCents: number;
  title: string;
  description: string | null;
  bring: string | null;
  location: string;
}

/** What staff see beside an event before they decide, and what its page says about school. */
interface EventRemarks {
  highFee: boolean;
  money: MoneyRemark[];
  schoolHours: boolean;
}

export const eventRemarks = (event: Remarked): EventRemarks => ({
  highFee: event.feeCents > REMARKED_FEE_CENTS,
  money: moneyRemarks(
    [event.title, event.location, event.description, event.bring].filter((text) => text !== null).join("\n"),
  ),
  schoolHours: inSchoolHours(event),
});

/**
 * Monday to Friday, 7h to 17h, on the venue's clock: some part of it lies there. An event of several days that ends at a
 * later hour than it begins is taken for one of so many hours each day: three nights of games are no school hours.
 */
export function inSchoolHours({
  startsAt,
  endsAt,
  timeZone,
}: Pick<Remarked, "startsAt" | "endsAt" | "timeZone">): boolean {
  const start = startsAt.toZonedDateTimeISO(timeZone);
  const end = endsAt?.toZonedDateTimeISO(timeZone) ?? start;
  const [from, until] = [start.toPlainTime(), end.toPlainTime()];
  const daily = Temporal.PlainTime.compare(from, until) < 0;
  // Within eight days every day of the week has come by.
  for (let days = 0; days < 8; days++) {
    const day = start.toPlainDate().add({ days });
    if (Temporal.PlainDate.compare(day, end.toPlainDate()) > 0) return false;
    if (day.dayOfWeek > FRIDAY) continue;
    const endsEarly = Temporal.PlainTime.compare(until, { hour: FIRST_HOUR }) <= 0;
    if (daily && (from.hour >= LAST_HOUR || endsEarly)) continue;
    const opens = day.toZonedDateTime({ timeZone, plainTime: { hour: FIRST_HOUR } });
    const closes = day.toZonedDateTime({ timeZone, plainTime: { hour: LAST_HOUR } });
    const begins = Temporal.ZonedDateTime.compare(start, closes) < 0;
    const ends = endsAt
      ? Temporal.ZonedDateTime.compare(end, opens) > 0
      : Temporal.ZonedDateTime.compare(start, opens) >= 0;
    if (begins && ends) return true;
  }
  return false;
}
