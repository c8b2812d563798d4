import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";
import * as identity from "#server/identity/staff-view.ts";
import { holderOf } from "#server/platform/leases/leases.ts";
import { findReview, reviewsAbout, stampOf, type Review } from "#server/platform/reviews/reviews.ts";
import { signalsOf } from "./item-signals.ts";
import { REVIEW_KINDS } from "./review-kinds.ts";

export type ReviewPage = NonNullable<Awaited<ReturnType<typeof openReview>>>;
type ReviewSubject = Awaited<ReturnType<(typeof REVIEW_KINDS)[ReviewKindName]["readSubject"]>>;

/** A null name: this person has left. */
export interface ReviewPerson {
  name: string | null;
}

/** One review with all that its reader needs to decide it. */
export async function openReview(actor: Actor, id: string) {
  assertModerator(actor);
  const review = await findReview(id);
  if (!review) return null;
  const earlier = (await reviewsAbout([review.subjectId], 20)).filter(
    (other) => other.id !== id && other.state !== "open",
  );
  const holder = holderOf(review);
  const names = await identity.names(actor, peopleIn([review, ...earlier], holder));
  const personOf = (userId: string | null): ReviewPerson | null =>
    userId ? { name: names.get(userId) ?? null } : null;
  // Null when what it was about no longer exists.
  const subject: ReviewSubject = await REVIEW_KINDS[review.kind].readSubject(actor, review.subjectId);
  return {
    id,
    kind: review.kind,
    state: review.state,
    reason: review.reason,
    createdAt: review.createdAt,
    decidedAt: review.decidedAt,
    decidedBy: personOf(review.decidedBy),
    adjustable: REVIEW_KINDS[review.kind].adjustable,
    /** Who works on it now, and since when. */
    lease:
      holder && review.leasedAt
        ? { mine: holder === userIdOf(actor), by: personOf(holder), since: review.leasedAt }
        : null,
    subject,
    /** Goes with the decision, which holds for this subject as it is read now. */
    read: subject && (await stampOf(REVIEW_KINDS[review.kind], subject, review.subjectId)),
    signals: await signalsOf(actor, review),
    earlier: earlier.map((other) => ({
      id: other.id,
      kind: other.kind,
      state: other.state,
      reason: other.reason,
      decidedAt: other.decidedAt,
      decidedBy: personOf(other.decidedBy),
    })),
  };
}

/** Who works on it now; "over" once it no longer waits. */
export async function leaseOf(actor: Actor, id: string) {
  assertModerator(actor);
  const review = await findReview(id);
  if (review?.state !== "open") return "over";
  const holder = holderOf(review);
  if (!holder || !review.leasedAt) return null;
  const names = await identity.names(actor, [holder]);
  return {
    mine: holder === userIdOf(actor),
    by: { name: names.get(holder) ?? null },
    since: review.leasedAt,
  };
}

const peopleIn = (reviews: readonly Review[], holder: string | null): string[] => [
  ...new Set([holder, ...reviews.map(({ decidedBy }) => decidedBy)].filter((id) => id !== null)),
];
