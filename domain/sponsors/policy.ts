import { isAdmin, isStaff, type Actor } from "#domain/identity/actor.ts";

/** Staff enter and file sponsors. Only an admin deletes one. */
export const can = (actor: Actor, action: "create" | "file" | "delete"): boolean =>
  action === "delete" ? isAdmin(actor) : isStaff(actor);

/** The owner of a sponsor edits its page, and staff may correct it. */
export const canEdit = (actor: Actor, sponsor: { userId: string | null }): boolean =>
  isStaff(actor) || (actor.kind === "member" && actor.userId === sponsor.userId);
