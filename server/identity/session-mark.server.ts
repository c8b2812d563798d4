import { createHash } from "node:crypto";
import { keyedHash } from "#server/platform/config/keyed-hash.ts";
import type { Member } from "./viewer.ts";

/** Tells a browser's tabs whether they still show the same session acting as the same profile. Opens nothing. */
export function sessionMark(member: Member | null): string | null {
  if (!member) return null;
  const { sessionId, profile, needsSecondFactor, name } = member;
  return createHash("sha256")
    .update(JSON.stringify([sessionId, profile?.id, needsSecondFactor, name]))
    .digest("base64url")
    .slice(0, 12);
}

/** Tells whether two pages were made for the same person, whichever session they had. Names nobody. */
export function personMark(member: Pick<Member, "userId"> | null): string | null {
  return member && keyedHash("person", member.userId).slice(0, 16);
}
