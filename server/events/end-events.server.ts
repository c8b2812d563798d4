import { cancelObstacle, mayDelete, mayEditEvent } from "#domain/events/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { deleteWithEvent } from "#server/championships/championships.ts";
import { dropPictures } from "#server/media/media.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { lockLive, setMark } from "#server/platform/database/live-rows.ts";
import { lockOpenReview, withdraw } from "#server/platform/reviews/reviews.ts";
import { cancelNow } from "./ending.ts";
import { ownOrganiser } from "#server/championships/championships.ts";
import { events } from "./tables.ts";

/** It does not take place: its page stays with the reason, and those who are registered are told. */
export async function cancelEvent(
  actor: Actor,
  id: string,
  reason: string,
): Promise<Result<null, "not_found" | "not_public" | "already_started">> {
  const own = await ownOrganiser(actor);
  return inTransaction(async () => {
    await lockOpenReview({ kind: "event", subjectId: id });
    const event = await lockLive(events, id);
    if (!event || !mayEditEvent(event, own)) return err("not_found");
    const obstacle = cancelObstacle(event, now());
    if (obstacle) return err(obstacle);
    await cancelNow(actor, id, reason);
    return ok(null);
  });
}

/** Nobody but its organiser and staff has seen it. */
export async function deleteDraft(
  actor: Actor,
  id: string,
): Promise<Result<null, "not_found" | "was_public">> {
  const own = await ownOrganiser(actor);
  return inTransaction(async () => {
    await lockOpenReview({ kind: "event", subjectId: id });
    const event = await lockLive(events, id);
    if (!event || !mayEditEvent(event, own)) return err("not_found");
    if (!mayDelete(event)) return err("was_public");
    await setMark(events, id, "deletedAt", true);
    await withdraw({ kind: "event", subjectId: id });
    await dropPictures(actor, { ownerType: "event", ownerId: id }, []);
    if (event.championshipId) await deleteWithEvent(event.championshipId);
    await audit(actor, "event.deleted", id);
    return ok(null);
  });
}
