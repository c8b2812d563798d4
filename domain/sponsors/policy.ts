import { isStaff, type Actor } from "#domain/identity/actor.ts";

export const can = (actor: Actor, _action: "create"): boolean => isStaff(actor);

/** A sponsor's own person keeps its page; staff may correct it. */
export const canEdit = (actor: Actor, sponsor: { userId: string | null }): boolean =>
  isStaff(actor) || (actor.kind === "member" && actor.userId === sponsor.userId);
