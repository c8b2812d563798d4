import { isStaff, type Actor } from "./actor.ts";
import type { Role } from "./roles.ts";

/** Staff open ordinary accounts; only an admin, or the command line, makes staff and admins. */
export function canCreateUser(actor: Actor, role: Role): boolean {
  if (role === "user") return isStaff(actor);
  return actor.kind === "system" || (actor.kind === "member" && actor.role === "admin");
}

/** Nobody changes their own role: an admin cannot lock themselves out or raise a stolen session. */
export const canChangeRole = (actor: Actor, userId: string): boolean =>
  actor.kind === "system" || (actor.kind === "member" && actor.role === "admin" && actor.userId !== userId);
