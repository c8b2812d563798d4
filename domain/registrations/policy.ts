import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { decidesFor } from "#domain/athletes/policy.ts";
import type { EventState, EventType } from "#domain/events/vocabulary.ts";
import { deadlineOf, takesWalkIns, type EventTimes } from "./times.ts";

/** Who decides about an athlete. */
export interface Family {
  minor: boolean;
  userId: string | null;
  guardianUserIds: readonly string[];
}

/** A minor may ask, and may leave; the yes is the guardian's. */
export const isSelf = (actor: Actor, { userId }: Pick<Family, "userId">): boolean =>
  userId !== null && userIdOf(actor) === userId;

export const belongsTo = (actor: Actor, family: Family): boolean =>
  isSelf(actor, family) || decidesFor(actor, family);

interface Organised {
  clubId: string | null;
  organiserProfileId: string | null;
}

/** Whoever acts for the club, or as the person's championship profile. */
export function organises(actor: Actor, { clubId, organiserProfileId }: Organised): boolean {
  if (actor.kind !== "member" || !actor.profile) return false;
  const { type, profileId, id } = actor.profile;
  if (type === "club") return clubId !== null && profileId === clubId;
  return type === "championship" && organiserProfileId !== null && id === organiserProfileId;
}

export interface OpenFacts extends EventTimes {
  approval: EventState;
  held: boolean;
  openToAllAt: Temporal.Instant | null;
  /** Teams are entered there, not athletes. */
  takesTeams: boolean;
}

/** Which parts of the work an event has. */
export interface EventParts {
  registrations: boolean;
  gate: boolean;
  /** Everyone who came is evaluated and answered. */
  answers: boolean;
}

/** A cancelled event keeps the list of those who were told; nobody came to it. */
export function partsOf({
  type,
  approval,
  takesTeams,
}: Pick<OpenFacts, "approval" | "takesTeams"> & { type: EventType }): EventParts {
  const registrations = (approval === "approved" || approval === "cancelled") && !takesTeams;
  const gate = registrations && approval === "approved";
  return { registrations, gate, answers: gate && type === "peneira" };
}

export type ClosedReason = "not_open" | "held" | "takes_teams" | "deadline_over" | "subscribers_first";

/** Why nobody, or not this athlete, can get in line now. */
export function closedFor(
  event: OpenFacts,
  { subscriber }: { subscriber: boolean },
  now: Temporal.Instant,
): ClosedReason | null {
  if (event.approval !== "approved") return "not_open";
  if (event.held) return "held";
  if (event.takesTeams) return "takes_teams";
  if (Temporal.Instant.compare(now, deadlineOf(event)) >= 0) return "deadline_over";
  const { openToAllAt } = event;
  if (openToAllAt && !subscriber && Temporal.Instant.compare(now, openToAllAt) < 0)
    return "subscribers_first";
  return null;
}

/** Why nobody is taken at the gate now. */
export function closedOnTheDay(
  event: OpenFacts,
  now: Temporal.Instant,
): Exclude<ClosedReason, "deadline_over" | "subscribers_first"> | "no_walk_ins" | null {
  if (event.approval !== "approved") return "not_open";
  if (event.held) return "held";
  if (event.takesTeams) return "takes_teams";
  return takesWalkIns(event, now) ? null : "no_walk_ins";
}
