import { profileIdOf, type Actor } from "#domain/identity/actor.ts";
import type { EVENT_STATES, EventType } from "#domain/events/vocabulary.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, desc, eq } from "#server/platform/database/orm.ts";
import { events } from "./tables.ts";

const MOST = 10;

/** An event that the club organises, as its own people see it. */
export interface OwnEvent {
  id: string;
  title: string;
  type: EventType;
  startsAt: Temporal.Instant;
  approval: (typeof EVENT_STATES)[number];
  hidden: boolean;
}

/** The latest events of the club that this person acts for. */
export async function eventsOfClub(actor: Actor): Promise<OwnEvent[]> {
  const clubId = profileIdOf(actor, "club");
  if (!clubId) return [];
  const rows = await db()
    .select({
      id: events.id,
      title: events.title,
      type: events.type,
      startsAt: events.startsAt,
      approval: events.approval,
      hiddenAt: events.hiddenAt,
    })
    .from(events)
    .where(and(eq(events.clubId, clubId), live(events)))
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(MOST);
  return rows.map(({ hiddenAt, ...event }) => ({ ...event, hidden: hiddenAt !== null }));
}
