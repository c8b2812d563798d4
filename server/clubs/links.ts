import { can } from "#domain/clubs/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { insertConfirmedLink } from "./queries.ts";

/**
 * Links an athlete to a club as if both had said so: for the product's own data only. Staff speak for
 * neither side; each confirms from its own account.
 */
export function linkConfirmed(
  actor: Actor,
  clubId: string,
  athleteId: string,
): Promise<Result<null, "not_allowed">> {
  return inTransaction(async () => {
    if (!can(actor, "linkConfirmed")) return err("not_allowed");
    await insertConfirmedLink(clubId, athleteId);
    await audit(actor, "club.athlete_linked", clubId);
    return ok(null);
  });
}
