import { isStaff, type Actor } from "#domain/identity/actor.ts";

export type ClubAction = "create" | "verify";

/** Clubs are entered and verified by people of the team; what a club may do to itself joins with accounts. */
export const can = (actor: Actor, _action: ClubAction): boolean => isStaff(actor);
