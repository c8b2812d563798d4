import * as mediaViews from "#server/media/staff-view.ts";
import { mediaReviewed } from "#server/media/reviews.ts";
import { defineReviewKind } from "#server/platform/reviews/reviews.ts";
import { names } from "./media-items.ts";

/** A photo or video that its owner wants to be shown. */
export const mediaReview = defineReviewKind({
  name: "media",
  subjectType: "media",
  async readSubject(actor, id) {
    const item = await mediaViews.item(actor, id);
    if (!item) return null;
    return {
      type: "media" as const,
      title: (await names(actor, [id])).get(id) ?? null,
      kind: item.kind,
      itemTitle: item.title,
      createdAt: item.createdAt,
    };
  },
  onDecision: mediaReviewed,
});
