import { isAdmin, type Actor } from "./actor.ts";
import type { Role } from "./roles.ts";

/** Then it ends by itself. */
export const IMPERSONATION_MINUTES = 30;

export const REASON_MAX = 300;

/** Admins only, and never staff or admins: nobody borrows a role. */
export const canImpersonate = (actor: Actor, person: { id: string; role: Role }): boolean =>
  actor.kind === "member" && isAdmin(actor) && person.role === "user" && person.id !== actor.userId;
