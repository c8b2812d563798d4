/** What of an event decides when something may happen. */
export interface EventTimes {
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant | null;
  registrationEndsAt: Temporal.Instant | null;
  timeZone: string;
  feedbackDays: number;
}

const USUAL_HOURS = 4;
const GUARDIAN_HOURS = 48;
const OFFER_HOURS = 24;
/** While there is time, an offer ends so long before the start that the family can still set out. */
const LAST_OFFER_HOURS = 2;
const SHORTEST_OFFER_MINUTES = 30;
const RELEASED_DAYS = 30;
const PHONE_HOURS = 24;
const OPENED_PHONE_MINUTES = 30;
const ROSTER_HOURS = 24;

type Instant = Temporal.Instant;

const isBefore = (one: Instant, other: Instant): boolean => Temporal.Instant.compare(one, other) < 0;
const earlier = (one: Instant, other: Instant): Instant => (isBefore(one, other) ? one : other);

export const endOf = ({ startsAt, endsAt }: Pick<EventTimes, "startsAt" | "endsAt">): Instant =>
  endsAt ?? startsAt.add({ hours: USUAL_HOURS });

/** Until then people register by themselves. */
export const deadlineOf = ({
  startsAt,
  registrationEndsAt,
}: Pick<EventTimes, "startsAt" | "registrationEndsAt">): Instant => registrationEndsAt ?? startsAt;

export const isOver = (event: Pick<EventTimes, "startsAt" | "endsAt">, now: Instant): boolean =>
  !isBefore(now, endOf(event));

/** How long a place waits for the guardian: 48 hours, or until the deadline. */
export const heldForGuardian = (event: EventTimes, now: Instant): Instant =>
  earlier(now.add({ hours: GUARDIAN_HOURS }), deadlineOf(event));

/** How long an offer stands. In the last hours it is short, and whoever waits still comes before who asks now. */
export function heldForOffer({ startsAt }: Pick<EventTimes, "startsAt">, now: Instant): Instant {
  const until = earlier(now.add({ hours: OFFER_HOURS }), startsAt.subtract({ hours: LAST_OFFER_HOURS }));
  const soonest = now.add({ minutes: SHORTEST_OFFER_MINUTES });
  return isBefore(until, soonest) ? earlier(soonest, startsAt) : until;
}

/** Who comes without a registration is taken on the day of the event, in the venue's time, until it ends. */
export function takesWalkIns(event: EventTimes, now: Instant): boolean {
  const firstHour = event.startsAt.toZonedDateTimeISO(event.timeZone).startOfDay().toInstant();
  return !isBefore(now, firstHour) && !isOver(event, now);
}

/** The end of the last day on which an answer is in time, in the venue's zone. */
export const feedbackDueAt = (event: EventTimes): Instant =>
  endOf(event)
    .toZonedDateTimeISO(event.timeZone)
    .startOfDay()
    .add({ days: event.feedbackDays + 1 })
    .subtract({ minutes: 1 })
    .toInstant();

/** Whether the organiser still sees who took part; the evaluation is the family's and stays. */
export const isReleased = (event: EventTimes, now: Instant): boolean =>
  isBefore(now, endOf(event).add({ hours: 24 * RELEASED_DAYS }));

/** Phones that somebody opened stay open to them for a while: each opening is written down. */
export const staysOpen = (openedAt: Instant, now: Instant): boolean =>
  isBefore(now, openedAt.add({ minutes: OPENED_PHONE_MINUTES }));

export function showsPhone(event: EventTimes, now: Instant): boolean {
  const from = event.startsAt.subtract({ hours: PHONE_HOURS });
  return !isBefore(now, from) && isBefore(now, erasesPhoneAt(event));
}

export const erasesPhoneAt = (event: EventTimes): Instant => endOf(event).add({ hours: PHONE_HOURS });

/** When the list on a phone at the gate must be gone. */
export const erasesRosterAt = (event: EventTimes): Instant => endOf(event).add({ hours: ROSTER_HOURS });

/** A wrong entrance is noticed while the gate is at work. Later it would be a way to owe fewer answers. */
export const undoesEntrances = (event: EventTimes, now: Instant): boolean =>
  isBefore(now, erasesRosterAt(event));
