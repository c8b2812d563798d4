import { profileIdOf, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { entitlementsOf } from "#server/billing/access/entitlements.server.ts";

export interface Scout {
  clubId: string;
  userId: string;
}

/**
 * Whoever acts for a club reads its lists and notes, also without a plan: what the club wrote stays its own. Null for
 * everybody else.
 */
export function scoutOf(actor: Actor): Scout | null {
  const [clubId, userId] = [profileIdOf(actor, "club"), userIdOf(actor)];
  return clubId && userId ? { clubId, userId } : null;
}

/** Whoever may change and export them: the club's plan opens scouting tools. */
export async function openScoutOf(actor: Actor): Promise<Result<Scout, "not_found" | "not_entitled">> {
  const scout = scoutOf(actor);
  if (!scout) return err("not_found");
  return (await entitlementsOf(actor)).scoutingTools ? ok(scout) : err("not_entitled");
}
