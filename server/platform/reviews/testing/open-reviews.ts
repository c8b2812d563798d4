import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";
import { openIn, type Review } from "../reviews.ts";

/** The open reviews of everybody, longest waiting first. */
export const openReviews = ({ kind, limit }: { kind?: ReviewKindName; limit: number }): Promise<Review[]> =>
  openIn({ kinds: kind && [kind], whose: "all", person: null }, limit);
