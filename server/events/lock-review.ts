import { isId } from "#domain/id.ts";
import { lockOpenReview } from "#server/platform/reviews/reviews.ts";

/** Before the event itself: staff who decide at this moment lock in the same order. An invalid id has no review. */
export const lockReview = async (id: string): Promise<void> => {
  if (isId(id)) await lockOpenReview({ kind: "event", subjectId: id });
};
