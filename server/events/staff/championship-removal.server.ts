import { can } from "#domain/championships/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import {
  championshipForStaff,
  deleteWithEvent,
  restoreWithEvent,
} from "#server/championships/championships.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { lockDeleted, setMark } from "#server/platform/database/live-rows.ts";
import { and, desc, eq, isNotNull } from "#server/platform/database/orm.ts";
import { resumeAbout, suspendAbout } from "#server/platform/reviews/reviews.ts";
import { eventOfCup } from "../cup-event.ts";
import { events } from "../tables.ts";

/**
 * Off every list and page, with its event. Where a sheet was closed, results count for clubs and athletes: then its page
 * can be hidden, and what others have earned stays.
 */
export function remove(actor: Actor, id: string): Promise<Result<null, "not_found" | "has_results">> {
  return inTransaction(async () => {
    if (!can(actor, "delete")) return err("not_found");
    const event = await eventOfCup(id);
    if (event) await suspendAbout([event.id]);
    const championship = await championshipForStaff(id);
    if (!championship || championship.deletedAt) return err("not_found");
    if (championship.counts) return err("has_results");
    if (!(await deleteWithEvent(id))) return err("not_found");
    if (event) await setMark(events, event.id, "deletedAt", true);
    await audit(actor, "championship.deleted", id);
    return ok(null);
  });
}

/** Undoes it: both are as they were, and what waited for staff waits for them again. */
export function undoRemoval(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "delete") || !(await restoreWithEvent(id))) return err("not_found");
    const [event] = await db()
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.championshipId, id), isNotNull(events.deletedAt)))
      .orderBy(desc(events.deletedAt))
      .limit(1);
    const deletedAt = event && (await lockDeleted(events, event.id))?.deletedAt;
    if (deletedAt) {
      await setMark(events, event.id, "deletedAt", false);
      await resumeAbout([{ subjectId: event.id, deletedAt }]);
    }
    await audit(actor, "championship.restored", id);
    return ok(null);
  });
}
