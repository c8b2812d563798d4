import type { EventScene, EventValues } from "#domain/events/event-fields.ts";
import { isOrganisedBy, type OwnOrganiser } from "#domain/events/policy.ts";
import type { EventState, EventType } from "#domain/events/vocabulary.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import type { OwnPicture } from "#domain/media/own-picture.ts";
import type { Picture } from "#domain/media/picture.ts";
import { isOver } from "#domain/registrations/times.ts";
import { onePictureOf, ownPicture } from "#server/media/media.ts";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive, live } from "#server/platform/database/live-rows.ts";
import { and, asc, desc, eq, gte, lt, ne, or, type SQL } from "#server/platform/database/orm.ts";
import { reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { imageFor, sceneOf } from "./images.ts";
import { limitsOf } from "./limits.ts";
import { organiserOf } from "./organisers.ts";
import { ownOrganiser } from "#server/championships/championships.ts";
import { seatsTaken } from "./signals.ts";
import { events } from "./tables.ts";

export { eventMedia, removePicture } from "./picture.ts";

const MOST = 200;
const LATEST = 10;

/** Which of one's own events a list shows. */
export type OwnEventFilter = "proximos" | "rascunhos" | "passados";

/** An event as its organiser's own people see it in a list. */
export interface OwnEvent {
  id: string;
  title: string;
  type: EventType;
  startsAt: Temporal.Instant;
  timeZone: string;
  city: string | null;
  state: string | null;
  maxParticipants: number | null;
  approval: EventState;
  held: boolean;
  hidden: boolean;
  over: boolean;
  /** Teams are entered there, not athletes. */
  takesTeams: boolean;
}

interface OwnEvents {
  events: OwnEvent[];
  /** False for a scout, who reads what the club publishes. */
  mayEdit: boolean;
  /** Why a peneira cannot be sent, if so. */
  peneira: "open" | "needs_verified_club";
}

/** What this actor organises, as the club or championship profile that they act as. */
export async function ownEvents(
  actor: Actor,
  filter: OwnEventFilter,
): Promise<Result<OwnEvents, "not_found">> {
  const own = await ownOrganiser(actor);
  if (!own) return err("not_found");
  const at = now();
  const isDraft = or(eq(events.approval, "draft"), eq(events.approval, "rejected"));
  const sent = and(ne(events.approval, "draft"), ne(events.approval, "rejected"));
  const parts: Record<OwnEventFilter, { where: SQL | undefined; order: SQL }> = {
    proximos: { where: and(sent, gte(events.startsAt, at)), order: asc(events.startsAt) },
    rascunhos: { where: isDraft, order: desc(events.updatedAt) },
    passados: { where: and(sent, lt(events.startsAt, at)), order: desc(events.startsAt) },
  };
  const { where, order } = parts[filter];
  return ok({ events: await listed(own, where, order, MOST), ...(await rightsOf(own)) });
}

/** The latest events for the first page of a club or an organiser. */
export async function latestEvents(actor: Actor): Promise<OwnEvent[]> {
  const own = await ownOrganiser(actor);
  return own ? listed(own, undefined, desc(events.startsAt), LATEST) : [];
}

async function listed(
  own: OwnOrganiser,
  where: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<OwnEvent[]> {
  const rows = await db()
    .select()
    .from(events)
    .where(and(organisedBy(own), where, live(events)))
    .orderBy(order, desc(events.id))
    .limit(limit);
  return rows.map(toOwnEvent);
}

const organisedBy = ({ clubId, organiserProfileId }: OwnOrganiser): SQL =>
  clubId !== null ? eq(events.clubId, clubId) : eq(events.organiserProfileId, organiserProfileId!);

const toOwnEvent = (row: typeof events.$inferSelect): OwnEvent => ({
  id: row.id,
  title: row.title,
  type: row.type,
  startsAt: row.startsAt,
  timeZone: row.timeZone,
  city: row.city,
  state: row.state,
  maxParticipants: row.maxParticipants,
  approval: row.approval,
  held: row.heldAt !== null,
  hidden: row.hiddenAt !== null,
  over: isOver(row, now()),
  takesTeams: row.championshipId !== null,
});

async function rightsOf(own: OwnOrganiser) {
  const verified = own.clubId !== null && (await clubs.isVerified(own.clubId));
  return { mayEdit: own.mayEdit, peneira: verified ? ("open" as const) : ("needs_verified_club" as const) };
}

/** For the form of a new event. */
export async function mayPublish(actor: Actor): Promise<Result<Omit<OwnEvents, "events">, "not_found">> {
  const own = await ownOrganiser(actor);
  return own ? ok(await rightsOf(own)) : err("not_found");
}

export type OwnEventDetail = OwnEvent &
  Omit<OwnEvents, "events"> & {
    values: EventValues & { scene: EventScene };
    /** Why staff rejected or held it, or why it was cancelled. */
    stateReason: string | null;
    /** Staff look at it, for the first time or again. */
    inReview: boolean;
    wasPublic: boolean;
    /** The club or the person behind it, as families read it. */
    organiser: string | null;
    /** Of the printed poster; null where there is no seal. */
    checkCode: string | null;
    seatsTaken: number;
    imageUrl: string | null;
    /** Its own picture, and where a new one stands. */
    picture: Picture | null;
    sentPicture: OwnPicture;
    savedAt: string;
  };

/** One of one's own events with all that its pages and its form show. */
export async function ownEvent(actor: Actor, id: string): Promise<Result<OwnEventDetail, "not_found">> {
  const [own, row] = await Promise.all([ownOrganiser(actor), findLive(events, id)]);
  if (!own || !row || !isOrganisedBy(row, own)) return err("not_found");
  const [limits, reviews, taken, rights, picture, sentPicture, organiser] = await Promise.all([
    limitsOf(id),
    reviewsAbout([id], 20),
    seatsTaken.of(id),
    rightsOf(own),
    ownPicture(row.pictureId),
    onePictureOf({ ownerType: "event", ownerId: id }, row.pictureId),
    organiserOf(row),
  ]);
  // Nobody hangs up the poster of a trial that staff look into, or that is over.
  const comes = row.approval === "approved" && row.heldAt === null && !isOver(row, now());
  const sealed = row.type === "peneira" && comes && rights.peneira === "open";
  return ok({
    ...toOwnEvent(row),
    ...rights,
    values: toValues(row, limits),
    stateReason: row.stateReason,
    inReview: reviews.some(({ kind, state }) => kind === "event" && state === "open"),
    wasPublic: row.approval === "approved" || row.approvedAt !== null,
    organiser: organiser?.name ?? null,
    checkCode: sealed ? row.checkCode : null,
    seatsTaken: taken.total,
    imageUrl: row.imageUrl,
    picture,
    sentPicture,
    savedAt: String(row.updatedAt),
  });
}

const toValues = (row: typeof events.$inferSelect, limits: EventValues["limits"]): EventValues => ({
  type: row.type,
  title: row.title,
  modality: row.modality,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  timeZone: row.timeZone,
  location: row.location,
  city: row.city,
  state: row.state,
  mapUrl: row.mapUrl,
  description: row.description,
  bring: row.bring,
  feeCents: row.feeCents,
  maxParticipants: row.maxParticipants,
  reservedForSubscribers: row.reservedForSubscribers,
  reservedUntil: row.reservedUntil,
  openToAllAt: row.openToAllAt,
  registrationEndsAt: row.registrationEndsAt,
  feedbackDays: row.feedbackDays,
  limits,
  scene: sceneOf(row.imageUrl),
});

/** How a drawing would look as the picture of this event; of a new one, as an example. */
export const sceneAddress = (scene: EventScene, imageUrl: string | null): string =>
  imageFor(scene, imageUrl, "exemplo");
