import { can } from "#domain/clubs/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { itemsOfAll } from "#server/media/media.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, live, lockDeleted } from "#server/platform/database/live-rows.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, eq, isNotNull, sql } from "#server/platform/database/orm.ts";
import { resumeAbout, suspendAbout } from "#server/platform/reviews/reviews.ts";
import { clubs } from "../tables.ts";
import { clubShown, trustLost } from "../trust.ts";

/**
 * Off every list and page, with nobody acting for it any more. Its contacts with families end and its trials are held,
 * as for a club that staff hide, and what waited for staff leaves the queue; nothing else is lost, so that staff can
 * bring it back.
 */
export function remove(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "delete") || !(await findLive(clubs, id))) return err("not_found");
    await suspendAbout([id, ...(await mediaIdsOf(id))]);
    const rows = await db()
      .update(clubs)
      .set({ deletedAt: sql`now()`, restorable: true, updatedAt: sql`now()` })
      .where(and(matchesId(clubs.id, id), live(clubs)))
      .returning({ id: clubs.id });
    if (rows.length === 0) return err("not_found");
    await audit(actor, "club.deleted", id);
    await trustLost.tell({ clubId: id, what: "club_hidden" });
    return ok(null);
  });
}

/** Undoes it: the club is as it was, and what waited for staff waits again. Contacts that have ended stay ended, and staff decide about each held trial. */
export function undoRemoval(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const deletedAt = can(actor, "delete") && (await lockDeleted(clubs, id))?.deletedAt;
    if (!deletedAt) return err("not_found");
    const rows = await db()
      .update(clubs)
      .set({ deletedAt: null, restorable: false, updatedAt: sql`now()` })
      .where(and(matchesId(clubs.id, id), isNotNull(clubs.deletedAt), eq(clubs.restorable, true)))
      .returning({ hiddenAt: clubs.hiddenAt });
    if (rows.length === 0) return err("not_found");
    await resumeAbout([id, ...(await mediaIdsOf(id))].map((subjectId) => ({ subjectId, deletedAt })));
    await audit(actor, "club.restored", id);
    if (rows[0]!.hiddenAt === null) await clubShown.tell({ clubId: id });
    return ok(null);
  });
}

const mediaIdsOf = async (clubId: string): Promise<string[]> =>
  (await itemsOfAll("club", [clubId])).map(({ id }) => id);
