import { isStaff, type Actor } from "./actor.ts";
import type { Role } from "./roles.ts";

/** Staff open ordinary accounts; only an admin, or the command line, makes staff and admins. */
export function canCreateUser(actor: Actor, role: Role): boolean {
  if (role === "user") return isStaff(actor);
  return actor.kind === "system" || (actor.kind === "member" && actor.role === "admin");
}
