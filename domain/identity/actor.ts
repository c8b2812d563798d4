import type { ProfileType, Role } from "./roles.ts";

/**
 * Who asks: the first argument of every capability, and all that a rule about permission starts from. The
 * sign-in behind a member (name, e-mail, second factor) is the `Session`, which only layouts and account pages
 * read; what the connection tells is the `Browser`, from which identity knows the actor.
 */
export type Actor =
  | { kind: "visitor" }
  | Member
  /** The product itself: commands, jobs and demo data. */
  | { kind: "system" };

export interface Member {
  kind: "member";
  userId: string;
  role: Role;
  /** The profile that the member acts as; null while there is none, or none was chosen. */
  profile: ActingProfile | null;
  /** An admin looks at the product in the member's place. Absent where the member asks. */
  impersonation?: Impersonation;
}

/**
 * An admin who sees what a member sees, and may do nothing: a member like any other for whoever reads, with the
 * role that every such member has. Whoever writes asks `isImpersonating`, and the database refuses on its own.
 */
export interface Impersonator extends Member {
  role: "user";
  impersonation: Impersonation;
}

export interface Impersonation {
  id: string;
  adminId: string;
  endsAt: Temporal.Instant;
}

export interface ActingProfile {
  /** The row of `user_profiles`, which a session chooses. */
  id: string;
  type: ProfileType;
  /** The athlete, club or sponsor; null where the profile is the person, such as a guardian. */
  profileId: string | null;
}

export const VISITOR: Actor = { kind: "visitor" };
export const SYSTEM: Actor = { kind: "system" };

export const isStaff = (actor: Actor): boolean =>
  actor.kind === "system" || (actor.kind === "member" && (actor.role === "staff" || actor.role === "admin"));

export const isAdmin = (actor: Actor): boolean =>
  actor.kind === "system" || (actor.kind === "member" && actor.role === "admin");

export const isImpersonating = (actor: Actor): actor is Impersonator =>
  actor.kind === "member" && actor.impersonation !== undefined;

export const userIdOf = (actor: Actor): string | null => (actor.kind === "member" ? actor.userId : null);

export const profileOf = (actor: Actor): ActingProfile | null =>
  actor.kind === "member" ? actor.profile : null;

/** The athlete, club or sponsor that the actor acts as, if it is one of this type. */
export function profileIdOf(actor: Actor, type: ProfileType): string | null {
  const profile = profileOf(actor);
  return profile?.type === type ? profile.profileId : null;
}
