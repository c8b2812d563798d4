import type { Role } from "./roles.ts";

/** Who asks. Every rule about permission starts from this and from nothing else. */
export type Actor =
  | { kind: "visitor" }
  | { kind: "member"; userId: string; role: Role }
  /** The product itself: commands, jobs and demo data. */
  | { kind: "system" };

export const VISITOR: Actor = { kind: "visitor" };
export const SYSTEM: Actor = { kind: "system" };

export const isStaff = (actor: Actor): boolean =>
  actor.kind === "system" || (actor.kind === "member" && (actor.role === "staff" || actor.role === "admin"));

export const isAdmin = (actor: Actor): boolean =>
  actor.kind === "system" || (actor.kind === "member" && actor.role === "admin");

export const userIdOf = (actor: Actor): string | null => (actor.kind === "member" ? actor.userId : null);
