import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { ok, type Result } from "#domain/result.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { requestReview, reviewsAbout, type Review } from "#server/platform/reviews/reviews.ts";
import { moveItem, type MediaRow } from "./items.ts";
import { mediaDecided } from "./signals.ts";
import { media } from "./tables.ts";

/** Nobody changes the item until the transaction ends. */
export const lockItem = (id: string): Promise<MediaRow | undefined> => lockLive(media, id);

/** Staff looked at an item. Nothing follows when it was deleted, or no longer waits for them. */
export async function mediaReviewed({
  subjectId,
  state,
  decidedBy,
  reason,
}: Review): Promise<Result<null, never>> {
  const approved = state === "approved";
  const adjust = state === "adjust";
  const moved = await moveItem(
    decidedBy,
    subjectId,
    approved
      ? { action: "media.approved", from: "staff", to: "visible" }
      : { action: adjust ? "media.returned" : "media.refused", from: "staff", to: "refused", reason },
  );
  if (moved.ok) await mediaDecided.tell({ item: moved.value, approved, adjust, reason });
  return ok(null);
}

/** Its owner changed an item for which staff had asked an adjustment: they look at it again. Any other one stays. */
export async function resubmitAdjusted(actor: Actor, mediaId: string): Promise<void> {
  const latest = (await reviewsAbout([mediaId], 20)).find(({ kind }) => kind === "media");
  if (latest?.state !== "adjust") return;
  const moved = await moveItem(actor, mediaId, {
    action: "media.waits_for_staff",
    from: "refused",
    to: "staff",
  });
  if (moved.ok) await requestReview({ kind: "media", subjectId: mediaId, requestedBy: userIdOf(actor) });
}
