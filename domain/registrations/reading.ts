import type { Actor } from "#domain/identity/actor.ts";
import { decidesFor } from "#domain/athletes/policy.ts";
import { isSelf, type Family } from "./policy.ts";

/**
 * Who reads an answer that was sent. It reaches a minor's guardian first: the minor reads it once a guardian has opened
 * it. Nobody else ever does, not even staff.
 */
export const readsEvaluation = (
  actor: Actor,
  family: Family,
  { readAt }: { readAt: Temporal.Instant | null },
): boolean => decidesFor(actor, family) || (family.minor && isSelf(actor, family) && readAt !== null);

/** Whose opening is noted. Of minors nothing is. */
export const notesReading = (actor: Actor, family: Family): boolean => decidesFor(actor, family);
