import { isStaff, type Actor } from "#domain/identity/actor.ts";

/** Whoever may enter one athlete or club may bring a file of them: nothing of it is public or verified. */
export const canImport = (actor: Actor): boolean => isStaff(actor);
