import { isStaff, type Actor } from "#domain/identity/actor.ts";

/** Deciding what waits for a person, and seeing what it is about. */
export const canModerate = (actor: Actor): boolean => isStaff(actor);

/** For reads that only guarded pages call: whoever else gets here has found a hole, which is a bug. */
export function assertModerator(actor: Actor): void {
  if (!canModerate(actor)) throw new Error("only staff may read this");
}
