import { endOf, feedbackDueAt, type EventTimes } from "./times.ts";

type Instant = Temporal.Instant;

const MORNING = 8;
const isBefore = (one: Instant, other: Instant): boolean => Temporal.Instant.compare(one, other) < 0;

/** The whole last minute is in time: the deadline reads 23:59. */
export const lateFrom = (event: EventTimes): Instant => feedbackDueAt(event).add({ minutes: 1 });

export const isOverdue = (event: EventTimes, now: Instant): boolean => !isBefore(now, lateFrom(event));

/** Whole days of the venue's calendar until the deadline: 0 on the last day, less afterwards. */
export function daysLeft(event: EventTimes, now: Instant): number {
  const dayOf = (instant: Instant) => instant.toZonedDateTimeISO(event.timeZone).toPlainDate();
  return dayOf(now).until(dayOf(feedbackDueAt(event)), { largestUnit: "days" }).days;
}

/** "5 dias para responder a todos" in two parts, as the page sets them. */
export function countdownWords(days: number): { number: string; text: string } {
  if (days < 0) {
    const late = -days;
    return { number: String(late), text: late === 1 ? "dia de atraso" : "dias de atraso" };
  }
  if (days === 0) return { number: "Hoje", text: "é o último dia para responder a todos" };
  return {
    number: String(days),
    text: days === 1 ? "dia para responder a todos" : "dias para responder a todos",
  };
}

/** "8 respostas até 23/11", or since when they are late. */
export function owedWords({ owed, day, late }: { owed: number; day: string; late: boolean }): string {
  if (late)
    return owed === 1 ? `1 resposta atrasada desde ${day}` : `${owed} respostas atrasadas desde ${day}`;
  return owed === 1 ? `1 resposta até ${day}` : `${owed} respostas até ${day}`;
}

/** What an organiser is reminded of, in this order. */
const REMINDERS = ["after_event", "two_days_left", "overdue"] as const;
export type Reminder = (typeof REMINDERS)[number];

/** Each in the morning of the venue: the day after the event, two days before the deadline, the day after it. */
export function remindsAt(event: EventTimes, reminder: Reminder): Instant {
  const days = { after_event: 1, two_days_left: event.feedbackDays - 2, overdue: event.feedbackDays + 1 };
  return endOf(event)
    .toZonedDateTimeISO(event.timeZone)
    .startOfDay()
    .add({ days: days[reminder] })
    .with({ hour: MORNING })
    .toInstant();
}

/** The last reminder whose time has come; a short deadline leaves out the one that would come before the first. */
export function reminderDue(event: EventTimes, now: Instant): Reminder | null {
  const first = remindsAt(event, "after_event");
  const due = REMINDERS.filter(
    (reminder) =>
      !isBefore(now, remindsAt(event, reminder)) &&
      (reminder === "after_event" || isBefore(first, remindsAt(event, reminder))),
  );
  return due.at(-1) ?? null;
}
