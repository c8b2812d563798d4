import { isId } from "#domain/id.ts";
import type { DecisionObstacle, ReviewKindName } from "#domain/moderation/review-kinds.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { ReviewKind, ReviewKinds } from "./kinds.ts";
import * as queries from "./queries.ts";

export { defineReviewKind, type ReviewKinds } from "./kinds.ts";
export type Review = queries.ReviewRow;

/** One subject has at most one open review of a kind: asking again returns the one that waits. */
export const requestReview = (request: {
  kind: ReviewKindName;
  subjectId: string;
  requestedBy: string | null;
}): Promise<Review> => queries.insertUnlessOpen(request);

export function assign(
  reviewId: string,
  assigneeId: string | null,
): Promise<Result<Review, "not_found" | "already_decided">> {
  return inTransaction(async () => {
    const review = await queries.lock(reviewId);
    if (!review) return err("not_found");
    if (review.state !== "open") return err("already_decided");
    return ok(await queries.update(reviewId, { assigneeId }));
  });
}

interface Decision {
  decidedBy: string;
  state: "approved" | "rejected";
  reason?: string;
}

/** Records the decision and runs what its kind does upon it. If the follow-up fails, the decision is rolled back. */
export function recordDecision(
  kinds: ReviewKinds,
  reviewId: string,
  { decidedBy, state, reason }: Decision,
): Promise<Result<Review, "not_found" | "already_decided" | "reason_missing" | DecisionObstacle>> {
  const given = reason?.trim() || null;
  return inTransaction(async () => {
    const review = await queries.lock(reviewId);
    if (!review) return err("not_found");
    if (review.state !== "open") return err("already_decided");
    if (state === "rejected" && !given) return err("reason_missing");
    const decided = await queries.close(reviewId, { state, decidedBy, reason: given });
    const { kind, subjectId } = decided;
    await audit(decidedBy, `review.${state}`, subjectId, { subjectType: kind });
    const followed = await declared(kinds, kind).onDecision(decided);
    return followed.ok ? ok(decided) : followed;
  });
}

/** The database may hold a kind that a later version of the product no longer has. */
function declared(kinds: Partial<ReviewKinds>, kind: ReviewKindName): ReviewKind {
  const found = kinds[kind];
  if (!found) throw new Error(`no capability declares the review kind ${kind}`);
  return found;
}

/** Closes the open review without a decision, because its subject no longer needs one. False when none was open. */
export const withdraw = ({
  kind,
  subjectId,
}: {
  kind: ReviewKindName;
  subjectId: string;
}): Promise<boolean> => queries.withdrawOpen(kind, subjectId);

/**
 * For whoever changes a subject that may be in review: a decision locks the review first and what it is about then, so
 * that everyone else does too. An id from outside that is none has no review.
 */
export async function lockOpenReview({
  kind,
  subjectId,
}: {
  kind: ReviewKindName;
  subjectId: string;
}): Promise<void> {
  if (isId(subjectId)) await queries.lockOpen(kind, subjectId);
}

/** Longest waiting first; `after` is the id of the last one seen. */
export const openReviews = (page: {
  kind?: ReviewKindName;
  limit: number;
  after?: string;
}): Promise<Review[]> => queries.listOpen(page);

export const findReview = (id: string): Promise<Review | undefined> => queries.find(id);

/** How many wait, by kind; a kind of which none waits is not in the map. */
export const openByKind = async (): Promise<Map<ReviewKindName, number>> =>
  new Map((await queries.countOpen()).map(({ kind, waiting }) => [kind, waiting]));

/** All reviews of these subjects, open or decided, newest first. */
export const reviewsAbout = (subjectIds: readonly string[], limit = 1000): Promise<Review[]> =>
  subjectIds.length > 0 ? queries.listAbout(subjectIds, limit) : Promise.resolve([]);

export type LatestReview = Pick<Review, "state" | "reason">;

/** SQL that answers the last review of a kind about a subject's id, as the JSON of a `LatestReview`; null without one. */
export const latestReviewSql = (kind: ReviewKindName, subjectId: string): string => `(
    select json_build_object('state', state, 'reason', reason) from reviews
    where kind = '${kind}' and subject_id = ${subjectId} order by created_at desc limit 1)`;

/** Reasons are free text about a person, so they are deleted with the subject. The audit log keeps that it was decided. */
export async function eraseReviewsAbout(subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length > 0) await queries.deleteAbout(subjectIds);
}
