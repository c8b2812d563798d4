import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { can } from "#domain/sponsors/policy.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { findLive, lockDeleted, setMark } from "#server/platform/database/live-rows.ts";
import { resumeAbout, suspendAbout } from "#server/platform/reviews/reviews.ts";
import { sponsors } from "../tables.ts";

/** Off every page at once, and out of the queue. Its row stays, so that this can be undone. */
export function remove(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "delete") || !(await findLive(sponsors, id))) return err("not_found");
    await suspendAbout([id]);
    if (!(await setMark(sponsors, id, "deletedAt", true))) return err("not_found");
    await audit(actor, "sponsor.deleted", id);
    return ok(null);
  });
}

/** Undoes it: the sponsor is as it was, and what waited for staff waits again. */
export function undoRemoval(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const deletedAt = can(actor, "delete") && (await lockDeleted(sponsors, id))?.deletedAt;
    if (!deletedAt) return err("not_found");
    await setMark(sponsors, id, "deletedAt", false);
    await resumeAbout([{ subjectId: id, deletedAt }]);
    await audit(actor, "sponsor.restored", id);
    return ok(null);
  });
}
