import { cancelObstacle, can, editObstacle, isOfTeam, mayDelete } from "#domain/events/policy.ts";
import type { EventCorrection } from "#domain/events/staff-schema.ts";
import type { EventState, EventType } from "#domain/events/vocabulary.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { State } from "#domain/places.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { organiserOf } from "../organisers.ts";
import { seatsTaken } from "../signals.ts";
import { events } from "../tables.ts";

export interface EventForStaff {
  id: string;
  type: EventType;
  values: EventCorrection;
  place: { city: string | null; state: State | null };
  timeZone: string;
  approval: EventState;
  stateReason: string | null;
  held: boolean;
  hidden: boolean;
  over: boolean;
  maxParticipants: number | null;
  registered: number;
  registrationEndsAt: Temporal.Instant | null;
  /** Nobody else says where it is and how many may come. */
  ofTeam: boolean;
  /** Null: our own team. */
  organiser: { clubId: string | null; name: string; verified: boolean } | null;
  /** It is the listing of this championship, which says what it says. */
  championshipId: string | null;
  /** It waits for a decision. */
  reviewId: string | null;
  mayEdit: boolean;
  mayCancel: boolean;
  mayDelete: boolean;
  createdAt: Temporal.Instant;
  deletedAt: Temporal.Instant | null;
  savedAt: string;
}

/** An event with all that staff keep of it, also a deleted one. */
export async function readForStaff(actor: Actor, id: string): Promise<Result<EventForStaff, "not_found">> {
  const [row] = can(actor, "edit") ? await db().select().from(events).where(matchesId(events.id, id)) : [];
  if (!row) return err("not_found");
  const [organiser, reviews, seats] = await Promise.all([
    organiserOf(row),
    reviewsAbout([row.id], 20),
    seatsTaken.of(row.id),
  ]);
  const moment = now();
  const { title, location, description, bring, feeCents, startsAt, endsAt, city, state } = row;
  const isLive = row.deletedAt === null;
  return ok({
    id: row.id,
    type: row.type,
    values: { title, location, description, bring, feeCents, startsAt, endsAt },
    place: { city, state },
    timeZone: row.timeZone,
    approval: row.approval,
    stateReason: row.stateReason,
    held: row.heldAt !== null,
    hidden: row.hiddenAt !== null,
    over: Temporal.Instant.compare(endsAt ?? startsAt, moment) < 0,
    maxParticipants: row.maxParticipants,
    registered: seats.total,
    registrationEndsAt: row.registrationEndsAt,
    ofTeam: isOfTeam(row),
    organiser: organiser && {
      clubId: organiser.kind === "club" ? organiser.id : null,
      name: organiser.name,
      verified: organiser.verified,
    },
    championshipId: row.championshipId,
    reviewId: reviews.find(({ kind, state: stage }) => kind === "event" && stage === "open")?.id ?? null,
    mayEdit: isLive && row.championshipId === null && editObstacle(row, moment) === null,
    mayCancel: isLive && cancelObstacle(row, moment) === null,
    mayDelete: isLive && row.championshipId === null && mayDelete(row),
    createdAt: row.createdAt,
    deletedAt: row.deletedAt,
    savedAt: String(row.updatedAt),
  });
}
