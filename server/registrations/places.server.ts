import type { Actor } from "#domain/identity/actor.ts";
import { closedFor, type ClosedReason } from "#domain/registrations/policy.ts";
import { SEATED_STATES } from "#domain/registrations/states.ts";
import type { Seat } from "#domain/registrations/seating.ts";
import { groupBy } from "#domain/group-by.ts";
import { isId } from "#domain/id.ts";
import { deadlineOf } from "#domain/registrations/times.ts";
import { findEvents, type RegistrationEvent } from "#server/events/events.ts";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { and, count, inArray, sql } from "#server/platform/database/orm.ts";
import { organisedEvent } from "./organised.ts";
import { placesOf } from "./settle.ts";
import { registrations } from "./tables.ts";

interface Limit {
  /** Null: as many as the event takes. */
  size: number | null;
  left: number | null;
  waiting: number;
}

/** What an event has to give, for everybody: numbers, and nobody's name. */
export interface PlacesLeft {
  all: Limit;
  /** Of those that are left, how many also those without a plan can have. */
  leftForAll: number | null;
  limits: (Limit & {
    kind: RegistrationEvent["limits"][number]["kind"];
    name: string;
    bornFrom: number | null;
  })[];
  /** Places that only subscribers can have, and until when. */
  reserved: { size: number; until: Temporal.Instant } | null;
  /** Why nobody gets in line now. */
  closed: Exclude<ClosedReason, "subscribers_first"> | null;
  /** Until then only subscribers register. */
  openToAllAt: Temporal.Instant | null;
  /** Nobody registers by themselves after it. */
  deadline: Temporal.Instant;
}

interface Counted extends Seat {
  eventId: string;
  waits: boolean;
  count: number;
}

export async function placesLeft(eventId: string): Promise<PlacesLeft | null> {
  return (await placesLeftOf(isId(eventId) ? [eventId] : [])).get(eventId) ?? null;
}

/** Of many events at once. */
export async function placesLeftOf(eventIds: readonly string[]): Promise<Map<string, PlacesLeft>> {
  const [events, counted] = await Promise.all([findEvents(eventIds), countSeats(eventIds)]);
  const byEvent = groupBy(counted, ({ eventId }) => eventId);
  const moment = now();
  return new Map([...events].map(([id, event]) => [id, toPlacesLeft(event, byEvent.get(id) ?? [], moment)]));
}

/** Whether this actor acts for whoever organises the event. */
export const organisesEvent = async (actor: Actor, eventId: string): Promise<boolean> =>
  (await organisedEvent(actor, eventId)) !== null;

function toPlacesLeft(
  event: RegistrationEvent,
  counted: readonly Counted[],
  moment: Temporal.Instant,
): PlacesLeft {
  const sum = (matches: (seat: Counted) => boolean) =>
    counted.reduce((total, seat) => (matches(seat) ? total + seat.count : total), 0);
  const { size, reserved, limits } = placesOf(event, moment);
  const leftOf = (most: number | null, matches: (seat: Counted) => boolean) =>
    most === null ? null : Math.max(0, most - sum((seat) => !seat.waits && matches(seat)));
  const left = leftOf(size, () => true);
  const closed = closedFor(event, { subscriber: true }, moment);
  const { openToAllAt } = event;
  return {
    all: { size, left, waiting: sum(({ waits }) => waits) },
    leftForAll: least(
      left,
      leftOf(size === null ? null : size - reserved, ({ subscriber }) => !subscriber),
    ),
    limits: event.limits.map(({ kind, name, bornFrom }, index) => {
      const counts = (seat: Counted) => (kind === "category" ? seat.category : seat.positionGroup) === name;
      const most = limits[index]!.size;
      return {
        kind,
        name,
        bornFrom,
        size: most,
        // A category has no place left where the event has none.
        left: least(leftOf(most, counts), most === null ? null : left),
        waiting: sum((seat) => seat.waits && counts(seat)),
      };
    }),
    reserved: reserved > 0 ? { size: reserved, until: event.reservedUntil ?? deadlineOf(event) } : null,
    closed: closed === "subscribers_first" ? null : closed,
    openToAllAt: openToAllAt && Temporal.Instant.compare(moment, openToAllAt) < 0 ? openToAllAt : null,
    deadline: deadlineOf(event),
  };
}

const least = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);

const { eventId, state, category, positionGroup, subscriber } = registrations;
const WAITS = sql<boolean>`${state} = 'waiting'`;

const countSeats = (eventIds: readonly string[]): Promise<Counted[]> =>
  db()
    .select({ eventId, category, positionGroup, subscriber, waits: WAITS, count: count() })
    .from(registrations)
    .where(and(inArray(eventId, [...eventIds]), inArray(state, [...SEATED_STATES, "waiting"])))
    .groupBy(eventId, category, positionGroup, subscriber, WAITS);
