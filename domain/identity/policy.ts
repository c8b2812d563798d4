import { isAdmin, isStaff, userIdOf, type Actor } from "./actor.ts";
import type { Assurance, Role } from "./roles.ts";

/** Staff open ordinary accounts; only an admin, or the command line, makes staff and admins. */
export function canCreateUser(actor: Actor, role: Role): boolean {
  return role === "user" ? isStaff(actor) : isAdmin(actor);
}

/** Nobody changes their own role: an admin cannot lock themselves out or raise a stolen session. */
export const canChangeRole = (actor: Actor, userId: string): boolean =>
  isAdmin(actor) && userIdOf(actor) !== userId;

/** The same for a lost second factor: staff cannot remove the factor that protects their own role. */
export const canResetSecondFactor = canChangeRole;

/** Staff look after ordinary accounts; those of staff and admins are another admin's matter, and nobody's their own. */
export const canManageAccount = (actor: Actor, person: { id: string; role: Role }): boolean =>
  userIdOf(actor) !== person.id && (person.role === "user" ? isStaff(actor) : isAdmin(actor));

interface RoleFacts {
  role: Role;
  assurance: Assurance;
  hasSecondFactor: boolean;
  demo: boolean;
}

/**
 * The role that counts for one session: staff and admins are members like any other until the session has
 * shown a second factor. Demo mode asks for one only where somebody has enrolled it.
 */
export function roleThatCounts({ role, assurance, hasSecondFactor, demo }: RoleFacts): Role {
  if (assurance === "aal2") return role;
  return demo && !hasSecondFactor ? role : "user";
}
