import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import type { Responsible } from "#server/athletes/responsible.server.ts";

/** A guardian speaks for a minor, and an adult for themselves. */
export function speaksFor(
  actor: Actor,
  { minor, userId, guardianUserIds }: Pick<Responsible, "minor" | "userId" | "guardianUserIds">,
): boolean {
  const asking = userIdOf(actor);
  if (asking === null) return false;
  return minor ? guardianUserIds.includes(asking) && asking !== userId : asking === userId;
}
