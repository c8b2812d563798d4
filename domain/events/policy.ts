import { isStaff, type Actor } from "#domain/identity/actor.ts";
import type { EventType } from "./vocabulary.ts";

type EventAction = "create" | "approve" | "hide";

/** Clubs and visitors join with their own forms. */
export const can = (actor: Actor, _action: EventAction): boolean => isStaff(actor);

/** Fake trials are this market's wound: behind a published peneira stands a club that a person verified. */
export const approvalObstacle = (event: {
  type: EventType;
  clubVerified: boolean;
}): "organiser_not_verified" | null =>
  event.type === "peneira" && !event.clubVerified ? "organiser_not_verified" : null;
