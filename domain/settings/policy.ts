import { isStaff, type Actor } from "#domain/identity/actor.ts";

/** What every visitor reads without a deploy: questions and notices. What binds people is for admins (identity). */
export const mayEditSite = (actor: Actor): boolean => isStaff(actor);
