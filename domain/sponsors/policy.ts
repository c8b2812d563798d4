import { isStaff, type Actor } from "#domain/identity/actor.ts";

export type SponsorAction = "create";

export const can = (actor: Actor, _action: SponsorAction): boolean => isStaff(actor);

/** A sponsor's own person keeps its page; staff may correct it. */
export const canEdit = (actor: Actor, sponsor: { userId: string | null }): boolean =>
  isStaff(actor) || (actor.kind === "member" && actor.userId === sponsor.userId);
