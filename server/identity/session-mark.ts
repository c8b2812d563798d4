import { createHash } from "node:crypto";
import { profileOf, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { keyedHash } from "#server/platform/config/hashes.ts";
import type { Session } from "./authenticate.ts";

/** Tells a browser's tabs whether they still show the same session acting as the same profile. It grants nothing. */
export function sessionMark(actor: Actor, session: Session | null): string | null {
  if (!session) return null;
  const { id, needsSecondFactor, name } = session;
  return createHash("sha256")
    .update(JSON.stringify([id, profileOf(actor)?.id, needsSecondFactor, name]))
    .digest("base64url")
    .slice(0, 12);
}

/** Tells whether two pages were made for the same person, whichever session they had. It does not say who the person is. */
export function personMark(actor: Actor): string | null {
  const userId = userIdOf(actor);
  return userId && keyedHash("person", userId).slice(0, 16);
}
