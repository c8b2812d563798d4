import { isStaff, type Actor } from "#domain/identity/actor.ts";
import type { EventState, EventType } from "./vocabulary.ts";

type EventAction = "create" | "approve" | "hide" | "edit" | "end";

/** Staff enter, approve, correct, hold, hide and end events. */
export const can = (actor: Actor, _action: EventAction): boolean => isStaff(actor);

/** Who stands behind an event: a club, or a person's championship profile. */
export interface Organiser {
  clubId: string | null;
  organiserProfileId: string | null;
}

/** Our own team's: what visitors sent, and what staff entered themselves. */
export const isOfTeam = ({ clubId, organiserProfileId }: Organiser): boolean =>
  clubId === null && organiserProfileId === null;

/** For whom a member publishes: the club that they own or the championship profile that they act as, if any. */
export interface OwnOrganiser extends Organiser {
  /** Owners of a club say what it publishes; its scouts read it. */
  mayEdit: boolean;
}

export const isOrganisedBy = (event: Organiser, own: Organiser | null): boolean =>
  own !== null &&
  (own.clubId !== null
    ? event.clubId === own.clubId
    : own.organiserProfileId !== null && event.organiserProfileId === own.organiserProfileId);

/** Whether this organiser changes this event. Who may not is answered as if it did not exist. */
export const mayEditEvent = (event: Organiser, own: OwnOrganiser | null): boolean =>
  own !== null && own.mayEdit && isOrganisedBy(event, own);

/** Fake trials are common in this market, so a peneira needs a club that staff have verified. */
export const approvalObstacle = (event: {
  type: EventType;
  clubVerified: boolean;
}): "organiser_not_verified" | null =>
  event.type === "peneira" && !event.clubVerified ? "organiser_not_verified" : null;

interface Stage {
  approval: EventState;
  startsAt: Temporal.Instant;
}

/** What others have come for is not changed any more; a cancelled event stays as its families read it. */
export function editObstacle(
  { approval, startsAt }: Stage,
  now: Temporal.Instant,
): "cancelled" | "already_started" | null {
  if (approval === "cancelled") return "cancelled";
  return approval === "approved" && Temporal.Instant.compare(startsAt, now) <= 0 ? "already_started" : null;
}

/** Families only read of a cancellation where they could read of the event. */
export function cancelObstacle(
  { approval, startsAt }: Stage,
  now: Temporal.Instant,
): "not_public" | "already_started" | null {
  if (approval !== "approved") return "not_public";
  return Temporal.Instant.compare(startsAt, now) <= 0 ? "already_started" : null;
}

/** What was public stays readable: it is cancelled instead. */
export const mayDelete = ({ approval, approvedAt }: { approval: EventState; approvedAt: unknown }): boolean =>
  approval !== "approved" && approval !== "cancelled" && approvedAt === null;
