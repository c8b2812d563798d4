import { isStaff, type Actor } from "#domain/identity/actor.ts";

type ClubAction = "create" | "verify" | "hide" | "linkConfirmed";

/** Clubs are entered and verified by people of the team; what a club may do to itself joins with accounts. */
export const can = (actor: Actor, action: ClubAction): boolean =>
  // A link says that an athlete (or guardian) agreed: nobody of the team can say that for them.
  action === "linkConfirmed" ? actor.kind === "system" : isStaff(actor);
