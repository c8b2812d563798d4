import { FARTHEST_YEARS, LONGEST_DAYS, type EventForm, type EventValues } from "./event-fields.ts";
import { instantAt } from "./local-time.ts";

/** When the form was sent, and what is stored: a day that was right when it was entered may be over by now. */
export interface Moment {
  now: Temporal.Instant;
  before?: Pick<EventValues, "startsAt" | "registrationEndsAt">;
}

/** Says what is wrong with a field; the first problem of a field counts. */
export type Note = (field: string, text: string) => void;
type Times = Pick<
  EventValues,
  "startsAt" | "endsAt" | "reservedUntil" | "openToAllAt" | "registrationEndsAt"
>;

const SKIPPED = "Nesta cidade o relógio pula esta hora. Escolha outra.";
const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0;

/** The moments of an event on the venue's clock. Null: without a start there is nothing to compare with. */
export function readTimes(form: EventForm, zone: string, { now, before }: Moment, note: Note): Times | null {
  if (!form.startDate) note("startDate", "Escolha o dia.");
  if (!form.startTime) note("startTime", "Escolha a hora.");
  if (!form.startDate || !form.startTime) return null;
  const moment = (name: string, date: string, time: string): Temporal.Instant | null => {
    if (!date && !time) return null;
    if (!date) note(`${name}Date`, "Escolha também o dia.");
    if (!time) note(`${name}Time`, "Escolha também a hora.");
    if (!date || !time) return null;
    const instant = instantAt(date, time, zone);
    if (!instant) note(`${name}Time`, SKIPPED);
    return instant;
  };
  const startsAt = moment("start", form.startDate, form.startTime);
  // Most events end on the day on which they begin.
  const endDate = form.endDate || (form.endTime ? form.startDate : "");
  const endsAt = moment("end", endDate, form.endTime);
  const openToAllAt = moment("open", form.openDate, form.openTime);
  const deadline = moment("deadline", form.deadlineDate, form.deadlineTime);
  const reservedUntil = form.reservedUntil ? lastSecond(form.reservedUntil, zone) : null;
  if (!startsAt) return null;

  const moved = !before || !startsAt.equals(before.startsAt);
  if (moved && isBefore(startsAt, now)) note("startDate", "Este dia e hora já passaram na cidade do evento.");
  if (isBefore(farthest(now, zone), startsAt))
    note("startDate", `Escolha um dia dentro dos próximos ${FARTHEST_YEARS} anos.`);
  if (endsAt) {
    if (!isBefore(startsAt, endsAt))
      note(
        form.endDate ? "endDate" : "endTime",
        form.endDate
          ? "O fim vem antes do começo."
          : "O fim vem antes do começo. Se termina no dia seguinte, escolha o dia do fim.",
      );
    else if (startsAt.until(endsAt, { largestUnit: "hours" }).hours > LONGEST_DAYS * 24)
      note("endDate", `Um evento dura no máximo ${LONGEST_DAYS} dias.`);
  }
  if (deadline) {
    const changed = !before?.registrationEndsAt || !deadline.equals(before.registrationEndsAt);
    if (isBefore(startsAt, deadline))
      note("deadlineDate", "As inscrições terminam antes de o evento começar.");
    else if (changed && isBefore(deadline, now)) note("deadlineDate", "Este prazo já passou.");
  }
  if (openToAllAt && !isBefore(openToAllAt, deadline ?? startsAt))
    note("openDate", "As inscrições abrem para todos antes do fim do prazo.");
  if (reservedUntil) {
    if (form.reservedForSubscribers === 0)
      note("reserved", "Escreva quantas vagas ficam reservadas, ou apague o dia.");
    if (form.reservedUntil > form.startDate) note("reservedUntil", "A reserva termina até o dia do evento.");
  }
  return {
    startsAt,
    endsAt,
    openToAllAt,
    registrationEndsAt: deadline,
    reservedUntil,
  };
}

/** Reserved "until the 16th" includes the 16th. */
const lastSecond = (date: string, zone: string): Temporal.Instant =>
  Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(zone).toInstant().subtract({ seconds: 1 });

const farthest = (now: Temporal.Instant, zone: string): Temporal.Instant =>
  now.toZonedDateTimeISO(zone).add({ years: FARTHEST_YEARS }).toInstant();
