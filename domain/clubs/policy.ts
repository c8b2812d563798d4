import { isAdmin, isStaff, type Actor } from "#domain/identity/actor.ts";

type ClubAction = "create" | "edit" | "verify" | "hide" | "delete" | "linkConfirmed" | "adjust";

/** Staff enter, correct, verify and hide clubs, and adjust points. Only an admin deletes one. */
export const can = (actor: Actor, action: ClubAction): boolean => {
  // A link means that the athlete (or guardian) agreed, which staff cannot decide for them.
  if (action === "linkConfirmed") return actor.kind === "system";
  return action === "delete" ? isAdmin(actor) : isStaff(actor);
};
