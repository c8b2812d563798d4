import { isStaff, type Actor } from "#domain/identity/actor.ts";

/** Who may read and decide reviews. */
export const canModerate = (actor: Actor): boolean => isStaff(actor);

/** For reads that only staff pages call: anyone else here means that a page forgot its guard. */
export function assertModerator(actor: Actor): void {
  if (!canModerate(actor)) throw new Error("only staff may read this");
}
