import { ok, type Result } from "#domain/result.ts";
import type { Review } from "#server/platform/reviews/reviews.ts";
import { moveItem } from "./items.ts";
import { mediaDecided } from "./signals.ts";

/** Staff looked at an item. Nothing follows when it was deleted, or no longer waits for them. */
export async function mediaReviewed({
  subjectId,
  state,
  decidedBy,
  reason,
}: Review): Promise<Result<null, never>> {
  const approved = state === "approved";
  const moved = await moveItem(
    decidedBy,
    subjectId,
    approved
      ? { action: "media.approved", from: "staff", to: "visible" }
      : { action: "media.refused", from: "staff", to: "refused", reason },
  );
  if (moved.ok) await mediaDecided.tell({ item: moved.value, approved, reason });
  return ok(null);
}
