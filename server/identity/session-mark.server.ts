import { createHash } from "node:crypto";
import type { Member } from "./viewer.ts";

/** Tells a browser's tabs whether they still show the same session acting as the same profile. Opens nothing. */
export function sessionMark(member: Member | null): string | null {
  if (!member) return null;
  const { sessionId, profile, owesCode, name } = member;
  return createHash("sha256")
    .update(JSON.stringify([sessionId, profile?.id, owesCode, name]))
    .digest("base64url")
    .slice(0, 12);
}
