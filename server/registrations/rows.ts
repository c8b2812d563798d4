import type { EndReason, RegistrationState } from "#domain/registrations/states.ts";
import { OPEN_STATES, SEATED_STATES } from "#domain/registrations/states.ts";
import type { InLine, Taken } from "#domain/registrations/seating.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  lte,
  or,
  sql,
  type SQL,
} from "#server/platform/database/orm.ts";
import { registrations } from "./tables.ts";

export type RegistrationRow = typeof registrations.$inferSelect;
type NewRow = typeof registrations.$inferInsert;

const { eventId, athleteId, state, heldUntil, category, positionGroup, subscriber, turn, id } = registrations;

/** How many have a place, by what the limits count. Only right under the lock of the event's places. */
export const takenSeats = (event: string): Promise<Taken[]> =>
  db()
    .select({ category, positionGroup, subscriber, count: count() })
    .from(registrations)
    .where(and(eq(eventId, event), inArray(state, [...SEATED_STATES])))
    .groupBy(category, positionGroup, subscriber);

/** The kinds of people who wait: enough to know whether one of them could have a place. */
export const kindsInLine = (event: string): Promise<Taken[]> =>
  db()
    .select({ category, positionGroup, subscriber, count: count() })
    .from(registrations)
    .where(isWaiting(event))
    .groupBy(category, positionGroup, subscriber);

export const lineOf = (event: string): Promise<(InLine & { athleteId: string })[]> =>
  db()
    .select({ id, athleteId, turn, category, positionGroup, subscriber })
    .from(registrations)
    .where(isWaiting(event))
    .orderBy(asc(turn));

const isWaiting = (event: string) => and(eq(eventId, event), eq(state, "waiting"));

export async function rowById(rowId: string): Promise<RegistrationRow | undefined> {
  const rows = await db().select().from(registrations).where(matchesId(id, rowId));
  return rows[0];
}

export async function rowOf(event: string, athlete: string): Promise<RegistrationRow | undefined> {
  const rows = await db()
    .select()
    .from(registrations)
    .where(and(matchesId(eventId, event), matchesId(athleteId, athlete)));
  return rows[0];
}

type OrSql<Row> = { [Field in keyof Row]: Row[Field] | SQL };
type RowChange = Partial<OrSql<NewRow>>;

export async function insertRow(row: OrSql<NewRow>): Promise<RegistrationRow> {
  const rows = await db().insert(registrations).values(row).returning();
  return rows[0]!;
}

export async function changeState(
  rowId: string,
  next: RegistrationState,
  change: RowChange = {},
): Promise<RegistrationRow> {
  const rows = await db()
    .update(registrations)
    .set({ state: next, stateAt: sql`now()`, heldUntil: null, endReason: null, ...change })
    .where(eq(id, rowId))
    .returning();
  return rows[0]!;
}

export async function changeRowOnly(rowId: string, change: RowChange): Promise<void> {
  await db().update(registrations).set(change).where(eq(id, rowId));
}

/** What was held too long without an answer. Returns the rows as they were. */
export async function lapse(event: string, now: Temporal.Instant): Promise<RegistrationRow[]> {
  const due = await db()
    .select()
    .from(registrations)
    .where(and(eq(eventId, event), inArray(state, ["awaiting_guardian", "offered"]), lte(heldUntil, now)));
  for (const row of due) await changeState(row.id, "lapsed", { endReason: SILENCE[row.state] });
  return due;
}

const SILENCE: Partial<Record<RegistrationState, EndReason>> = {
  awaiting_guardian: "guardian_silent",
  offered: "offer_silent",
};

/** The next number of the event, for the shirt and the list. */
export const nextNumber = (event: string): SQL =>
  sql`(select coalesce(max(number), 0) + 1 from registrations as given where given.event_id = ${event})`;

/** A new turn at the end of the line. */
export const NEW_TURN = sql`nextval('registration_turns')`;

/** Everyone whose registration goes on. */
export const openRowsOf = (event: string): Promise<RegistrationRow[]> =>
  db()
    .select()
    .from(registrations)
    .where(and(eq(eventId, event), inArray(state, [...OPEN_STATES])))
    .orderBy(asc(turn));

export const openRowsOfAthlete = (athlete: string): Promise<RegistrationRow[]> =>
  db()
    .select()
    .from(registrations)
    .where(and(eq(athleteId, athlete), inArray(state, [...OPEN_STATES])))
    .orderBy(asc(eventId));

/** Nobody waits for an event that has begun. */
export async function endLine(event: string): Promise<void> {
  await db()
    .update(registrations)
    .set({ state: "lapsed", stateAt: sql`now()`, endReason: "event_over" })
    .where(isWaiting(event));
}

const MOST_EVENTS = 5000;

/** Events where somebody waits, or holds a place for longer than it was held. */
export async function eventsToSettle(now: Temporal.Instant): Promise<string[]> {
  const found = await db()
    .selectDistinct({ eventId })
    .from(registrations)
    .where(or(lte(heldUntil, now), eq(state, "waiting")))
    .orderBy(asc(eventId))
    .limit(MOST_EVENTS);
  return found.map((row) => row.eventId);
}

/** Events for which somebody gave a phone that is still kept. */
export async function eventsWithPhones(): Promise<string[]> {
  const found = await db()
    .selectDistinct({ eventId })
    .from(registrations)
    .where(isNotNull(registrations.phoneSealed))
    .limit(MOST_EVENTS);
  return found.map((row) => row.eventId);
}

export async function erasePhonesOf(events: readonly string[]): Promise<void> {
  if (events.length === 0) return;
  await db()
    .update(registrations)
    .set({ phoneSealed: null })
    .where(and(inArray(eventId, [...events]), isNotNull(registrations.phoneSealed)));
}

/** Everyone whose registration goes on loses it. Phones go at once. */
export async function endAll(event: string, reason: EndReason): Promise<void> {
  await db()
    .update(registrations)
    .set({ state: "cancelled", stateAt: sql`now()`, heldUntil: null, endReason: reason, phoneSealed: null })
    .where(and(eq(eventId, event), inArray(state, [...OPEN_STATES])));
}

export const endedByCancelling = (event: string): Promise<RegistrationRow[]> =>
  db()
    .select()
    .from(registrations)
    .where(and(eq(eventId, event), eq(registrations.endReason, "event_cancelled")))
    .orderBy(asc(turn));
