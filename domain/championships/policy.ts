import { isStaff, type Actor } from "#domain/identity/actor.ts";

/** Staff only, until organisers and clubs have pages of their own. */
export const can = (actor: Actor, _action: "create"): boolean => isStaff(actor);
