import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";
import { openIn, type Review } from "../reviews.ts";

/** The open reviews of everybody, longest waiting first. */
export const openReviews = ({
  kind,
  ...page
}: {
  kind?: ReviewKindName;
  limit: number;
  after?: string;
}): Promise<Review[]> => openIn({ kinds: kind && [kind], whose: "all", person: null }, page);
