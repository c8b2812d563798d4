import type { Entry } from "#domain/registrations/check-in.ts";
import { db } from "#server/platform/database/database.ts";
import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from "#server/platform/database/orm.ts";
import { checkIns, registrations } from "./tables.ts";

/** The first reading of a registration that reached us: the one that counts. */
interface FirstReading {
  registrationId: string;
  id: string;
  /** By the phone's clock, or by ours where that one runs ahead. */
  at: Temporal.Instant;
  gate: string;
}

/** Everyone of an event who has, or had, a ticket. */
export const ticketRows = (eventId: string) =>
  db()
    .select({
      id: registrations.id,
      athleteId: registrations.athleteId,
      state: registrations.state,
      stateAt: registrations.stateAt,
      number: registrations.number,
      category: registrations.category,
      ticketHash: registrations.ticketHash,
    })
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), isNotNull(registrations.ticketHash)))
    .orderBy(asc(registrations.number));

/** Who of these may go in. Locked, in one order: two phones that read one ticket come after each other. */
export async function lockConfirmed(eventId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.eventId, eventId),
        eq(registrations.state, "confirmed"),
        inArray(registrations.id, [...ids]),
      ),
    )
    .orderBy(asc(registrations.id))
    .for("no key update");
  return new Set(rows.map(({ id }) => id));
}

interface Reading extends Omit<Entry, "at"> {
  at: Temporal.Instant;
}

/** In the order of the phone. One that came before is left as it is. */
export async function insertReadings(readings: readonly Reading[], readBy: string | null): Promise<void> {
  if (readings.length === 0) return;
  await db()
    .insert(checkIns)
    .values(
      readings.map(({ id, person, how, at, gate }) => ({
        id,
        registrationId: person,
        way: how,
        gate,
        readAt: at,
        readBy,
      })),
    )
    .onConflictDoNothing();
}

interface WrittenReading {
  registrationId: string;
  undone: boolean;
}

/** What each of these readings was written for. */
export async function writtenReadings(ids: readonly string[]): Promise<Map<string, WrittenReading>> {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select({ id: checkIns.id, registrationId: checkIns.registrationId, undoneAt: checkIns.undoneAt })
    .from(checkIns)
    .where(inArray(checkIns.id, [...ids]));
  return new Map(
    rows.map(({ id, registrationId, undoneAt }) => [id, { registrationId, undone: undoneAt !== null }]),
  );
}

/** Of every registration of the event that was read, and not undone. */
export const firstReadings = (eventId: string): Promise<Map<string, FirstReading>> =>
  firstOf(eq(registrations.eventId, eventId));

/** The same of these registrations, of whichever events. */
export const firstReadingsOf = async (ids: readonly string[]): Promise<Map<string, FirstReading>> =>
  ids.length === 0 ? new Map() : firstOf(inArray(registrations.id, [...ids]));

async function firstOf(which: SQL): Promise<Map<string, FirstReading>> {
  const rows = await db()
    .selectDistinctOn([checkIns.registrationId], {
      registrationId: checkIns.registrationId,
      id: checkIns.id,
      readAt: checkIns.readAt,
      receivedAt: checkIns.receivedAt,
      gate: checkIns.gate,
    })
    .from(checkIns)
    .innerJoin(registrations, eq(registrations.id, checkIns.registrationId))
    .where(and(which, isNull(checkIns.undoneAt)))
    .orderBy(checkIns.registrationId, asc(checkIns.arrival));
  return new Map(
    rows.map(({ registrationId, id, readAt, receivedAt, gate }) => [
      registrationId,
      { registrationId, id, at: earlier(readAt, receivedAt), gate },
    ]),
  );
}

/** They stay in the table, and count no more. False when there was none. */
export async function undoReadings(registrationId: string): Promise<boolean> {
  const undone = await db()
    .update(checkIns)
    .set({ undoneAt: sql`clock_timestamp()` })
    .where(and(eq(checkIns.registrationId, registrationId), isNull(checkIns.undoneAt)))
    .returning({ id: checkIns.id });
  return undone.length > 0;
}

const earlier = (one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(one, other) < 0 ? one : other;
