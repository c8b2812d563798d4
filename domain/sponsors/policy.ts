import { isStaff, type Actor } from "#domain/identity/actor.ts";

export const can = (actor: Actor, _action: "create"): boolean => isStaff(actor);

/** The owner of a sponsor edits its page, and staff may correct it. */
export const canEdit = (actor: Actor, sponsor: { userId: string | null }): boolean =>
  isStaff(actor) || (actor.kind === "member" && actor.userId === sponsor.userId);
