import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { can } from "#domain/sponsors/policy.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { setMark } from "#server/platform/database/live-rows.ts";
import { sponsors } from "../tables.ts";

/** Off every page at once. Its row stays, so that this can be undone. */
export const remove = (actor: Actor, id: string) => setDeleted(actor, id, true);
export const undoRemoval = (actor: Actor, id: string) => setDeleted(actor, id, false);

function setDeleted(actor: Actor, id: string, deleted: boolean): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "delete") || !(await setMark(sponsors, id, "deletedAt", deleted)))
      return err("not_found");
    await audit(actor, deleted ? "sponsor.deleted" : "sponsor.restored", id);
    return ok(null);
  });
}
