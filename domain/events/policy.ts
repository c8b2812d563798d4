import { isStaff, type Actor } from "#domain/identity/actor.ts";
import type { EventType } from "./vocabulary.ts";

type EventAction = "create" | "approve" | "hide";

/** Staff enter, approve and hide events. */
export const can = (actor: Actor, _action: EventAction): boolean => isStaff(actor);

/** Fake trials are common in this market, so a peneira needs a club that staff have verified. */
export const approvalObstacle = (event: {
  type: EventType;
  clubVerified: boolean;
}): "organiser_not_verified" | null =>
  event.type === "peneira" && !event.clubVerified ? "organiser_not_verified" : null;
