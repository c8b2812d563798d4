import { isStaff, type Actor } from "#domain/identity/actor.ts";

type ClubAction = "create" | "verify" | "hide" | "linkConfirmed" | "adjust";

/** Staff enter, verify and hide clubs, and adjust points. */
export const can = (actor: Actor, action: ClubAction): boolean =>
  // A link means that the athlete (or guardian) agreed, which staff cannot decide for them.
  action === "linkConfirmed" ? actor.kind === "system" : isStaff(actor);
