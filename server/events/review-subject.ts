import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { eventRemarks } from "#domain/events/remarks.ts";
import { mapLink } from "#domain/events/map-link.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { formatBRL } from "#domain/money.ts";
import { formatAddress } from "#domain/places.ts";
import { ownPicture } from "#server/media/media.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive, live } from "#server/platform/database/live-rows.ts";
import { and, desc, eq, ne } from "#server/platform/database/orm.ts";
import { limitsOf } from "./limits.ts";
import { organiserOf } from "./organisers.ts";
import { eventChanges, events, type EventFacts } from "./tables.ts";

const EARLIER = 6;

/** All that staff read before they decide about an event. */
export async function reviewSubject(actor: Actor, id: string) {
  assertModerator(actor);
  const event = await findLive(events, id);
  if (!event) return null;
  const zone = event.timeZone;
  // One after the other: a decision reads it within its transaction, on one connection.
  const organiser = await organiserOf(event);
  const limits = await limitsOf(id);
  const earlier = await earlierOf(event);
  const [change] = await db()
    .select()
    .from(eventChanges)
    .where(eq(eventChanges.eventId, id))
    .orderBy(desc(eventChanges.id))
    .limit(1);
  return {
    type: "event" as const,
    id,
    title: event.title,
    eventType: event.type,
    state: event.approval,
    held: event.heldAt !== null,
    stateReason: event.stateReason,
    // On the venue's clock: the page's own formatter knows one zone only.
    times: {
      starts: formatDateTime(event.startsAt, zone),
      ends: event.endsAt && formatDateTime(event.endsAt, zone),
      deadline: event.registrationEndsAt && formatDateTime(event.registrationEndsAt, zone),
      openToAll: event.openToAllAt && formatDateTime(event.openToAllAt, zone),
      reservedUntil: event.reservedUntil && formatDay(event.reservedUntil, zone),
    },
    location: event.location,
    city: event.city,
    uf: event.state,
    map: mapLink(event),
    modality: event.modality,
    description: event.description,
    bring: event.bring,
    feeCents: event.feeCents,
    maxParticipants: event.maxParticipants,
    reserved: event.reservedForSubscribers,
    feedbackDays: event.feedbackDays,
    imageUrl: event.imageUrl,
    /** Its own picture, which has a review of its own. */
    picture: await ownPicture(event.pictureId),
    limits,
    organiser,
    earlier,
    remarks: eventRemarks(event),
    /** What changed last after it was approved. */
    change: change
      ? { at: change.createdAt, before: inWords(change.before, zone), after: inWords(change.after, zone) }
      : null,
  };
}

const inWords = ({ startsAt, endsAt, feeCents, ...place }: EventFacts, zone: string) => ({
  Começa: formatDateTime(Temporal.Instant.from(startsAt), zone),
  Termina: endsAt ? formatDateTime(Temporal.Instant.from(endsAt), zone) : "",
  Local: formatAddress(place),
  Taxa: formatBRL(feeCents),
});

/** What the same organiser published before, newest first. */
async function earlierOf({ id, clubId, organiserProfileId }: typeof events.$inferSelect) {
  const same = clubId
    ? eq(events.clubId, clubId)
    : organiserProfileId
      ? eq(events.organiserProfileId, organiserProfileId)
      : null;
  if (!same) return [];
  const rows = await db()
    .select({
      id: events.id,
      title: events.title,
      state: events.approval,
      heldAt: events.heldAt,
      feeCents: events.feeCents,
      startsAt: events.startsAt,
      timeZone: events.timeZone,
    })
    .from(events)
    .where(and(same, ne(events.id, id), ne(events.approval, "draft"), live(events)))
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(EARLIER);
  return rows.map(({ heldAt, startsAt, timeZone, ...event }) => ({
    ...event,
    held: heldAt !== null,
    day: formatDay(startsAt, timeZone),
  }));
}
