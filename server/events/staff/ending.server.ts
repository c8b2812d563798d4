import { can, cancelObstacle, mayDelete } from "#domain/events/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { findLive, lockDeleted, lockLive, setMark } from "#server/platform/database/live-rows.ts";
import { lockOpenReview, resumeAbout, suspendAbout } from "#server/platform/reviews/reviews.ts";
import { cancelNow } from "../ending.ts";
import { events } from "../tables.ts";

/** It does not take place: its page stays with the reason, and those who are registered are told. */
export function cancelByStaff(
  actor: Actor,
  id: string,
  reason: string,
): Promise<Result<null, "not_found" | "not_public" | "already_started">> {
  return inTransaction(async () => {
    await lockOpenReview({ kind: "event", subjectId: id });
    const event = can(actor, "end") ? await lockLive(events, id) : undefined;
    if (!event) return err("not_found");
    const obstacle = cancelObstacle(event, now());
    if (obstacle) return err(obstacle);
    await cancelNow(actor, event.id, reason);
    return ok(null);
  });
}

/** What nobody but its organiser and staff has seen is deleted; what was public is cancelled or hidden instead. */
export function removeByStaff(
  actor: Actor,
  id: string,
): Promise<Result<null, "not_found" | "was_public" | "of_championship">> {
  return inTransaction(async () => {
    if (!can(actor, "end") || !(await findLive(events, id))) return err("not_found");
    await suspendAbout([id]);
    const event = await lockLive(events, id);
    if (!event) return err("not_found");
    if (event.championshipId !== null) return err("of_championship");
    if (!mayDelete(event)) return err("was_public");
    await setMark(events, event.id, "deletedAt", true);
    await audit(actor, "event.deleted", event.id);
    return ok(null);
  });
}

/** Undoes it; what waited for staff waits for them again. One of a championship comes back with it. */
export function undoRemoval(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const event = can(actor, "end") ? await lockDeleted(events, id) : undefined;
    if (!event?.deletedAt || event.championshipId !== null) return err("not_found");
    await setMark(events, event.id, "deletedAt", false);
    await resumeAbout([{ subjectId: event.id, deletedAt: event.deletedAt }]);
    await audit(actor, "event.restored", event.id);
    return ok(null);
  });
}
