import type { OpenFacts } from "#domain/registrations/policy.ts";
import type { Places } from "#domain/registrations/seating.ts";
import { noClosedClub } from "#server/clubs/trust.ts";
import { db } from "#server/platform/database/database.ts";
import { liveById } from "#server/platform/database/live-rows.ts";
import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  sql,
} from "#server/platform/database/orm.ts";
import { eventLimits, events } from "./tables.ts";

/** An event as those see it who give its places away. */
export interface RegistrationEvent extends OpenFacts {
  id: string;
  title: string;
  type: (typeof events.$inferSelect)["type"];
  location: string;
  city: string | null;
  state: (typeof events.$inferSelect)["state"];
  modality: (typeof events.$inferSelect)["modality"];
  feeCents: number;
  /** Why it was cancelled, in the words of who did it. */
  stateReason: string | null;
  clubId: string | null;
  organiserProfileId: string | null;
  reservedUntil: Temporal.Instant | null;
  /** Off every page: hidden, or of a club that is. */
  gone: boolean;
  size: number | null;
  reserved: number;
  limits: readonly (Places["limits"][number] & { id: string; bornFrom: number | null })[];
}

/**
 * The event and its limits, locked until the transaction ends: first its own row, then its limits in the order of
 * their ids. Everyone who takes or gives back a place goes through here, and counts only afterwards.
 */
export async function lockPlaces(id: string): Promise<RegistrationEvent | null> {
  // Not "for update": rows that only refer to the event do not wait.
  const [row] = await select(id).for("no key update");
  if (!row) return null;
  const limits = await limitRows([row.id]).for("update");
  return toEvent(row, limits);
}

export async function findEvent(id: string): Promise<RegistrationEvent | null> {
  const [row] = await select(id);
  return row ? toEvent(row, await limitRows([row.id])) : null;
}

/** Of many events at once, in two statements. */
export async function findEvents(ids: readonly string[]): Promise<Map<string, RegistrationEvent>> {
  if (ids.length === 0) return new Map();
  const unique = [...new Set(ids)];
  const rows = await db().select(COLUMNS).from(events).where(inArray(events.id, unique));
  const limits = await limitRows(unique);
  return new Map(
    rows.map((row) => [
      row.id,
      toEvent(
        row,
        limits.filter(({ eventId }) => eventId === row.id),
      ),
    ]),
  );
}

const MOST_EVENTS = 5000;

/** Approved events that start in this time, for those who are reminded of them. */
export async function startingBetween(
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<RegistrationEvent[]> {
  const rows = await db()
    .select(COLUMNS)
    .from(events)
    .where(
      and(
        eq(events.approval, "approved"),
        isNull(events.deletedAt),
        gte(events.startsAt, from),
        lt(events.startsAt, until),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(MOST_EVENTS);
  return rows.map((row) => toEvent(row, []));
}

const COLUMNS = {
  ...getTableColumns(events),
  clubOpen: sql<boolean>`${sql.raw(noClosedClub("events.club_id"))}`,
};

const select = (id: string) => db().select(COLUMNS).from(events).where(liveById(events, id));

const limitRows = (eventIds: readonly string[]) =>
  db()
    .select()
    .from(eventLimits)
    .where(
      eventIds.length === 1
        ? eq(eventLimits.eventId, eventIds[0]!)
        : inArray(eventLimits.eventId, [...eventIds]),
    )
    .orderBy(asc(eventLimits.id));

type Row = typeof events.$inferSelect & { clubOpen: boolean };

const toEvent = (row: Row, limits: (typeof eventLimits.$inferSelect)[]): RegistrationEvent => ({
  id: row.id,
  title: row.title,
  type: row.type,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  timeZone: row.timeZone,
  location: row.location,
  city: row.city,
  state: row.state,
  modality: row.modality,
  feeCents: row.feeCents,
  stateReason: row.stateReason,
  clubId: row.clubId,
  organiserProfileId: row.organiserProfileId,
  approval: row.approval,
  held: row.heldAt !== null,
  gone: row.hiddenAt !== null || row.deletedAt !== null || !row.clubOpen,
  takesTeams: row.championshipId !== null,
  registrationEndsAt: row.registrationEndsAt,
  openToAllAt: row.openToAllAt,
  reservedUntil: row.reservedUntil,
  feedbackDays: row.feedbackDays,
  size: row.maxParticipants,
  reserved: row.reservedForSubscribers,
  limits: limits.map(({ id, kind, name, bornFrom, size }) => ({ id, kind, name, bornFrom, size })),
});
