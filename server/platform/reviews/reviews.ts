import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { kindOf } from "./kinds.ts";
import * as queries from "./queries.ts";

export { reviewKind, type ReviewKind } from "./kinds.ts";
export type Review = queries.ReviewRow;

/** One open review a subject and kind: asking again gives the one that waits. */
export async function requestReview(request: {
  kind: string;
  subjectId: string;
  requestedBy: string | null;
}): Promise<Review> {
  kindOf(request.kind);
  return queries.insertUnlessOpen(request);
}

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

export type Decision = { decidedBy: string; state: "approved" | "rejected"; reason?: string };

/** What the kind does upon it happens in the same transaction: a decision without its consequence is none. */
export function decide(
  reviewId: string,
  { decidedBy, state, reason }: Decision,
): Promise<Result<Review, "not_found" | "already_decided" | "reason_missing">> {
  const given = reason?.trim() || null;
  return inTransaction(async () => {
    const review = await queries.lock(reviewId);
    if (!review) return err("not_found");
    if (review.state !== "open") return err("already_decided");
    if (state === "rejected" && !given) return err("reason_missing");
    const decided = await queries.close(reviewId, { state, decidedBy, reason: given });
    const { kind, subjectId } = decided;
    await audit(decidedBy, `review.${state}`, subjectId, { subjectType: kind });
    await kindOf(kind).decided(decided);
    return ok(decided);
  });
}

/** The subject no longer waits, and no one has decided. False when nothing was open. */
export function withdraw({ kind, subjectId }: { kind: string; subjectId: string }): Promise<boolean> {
  return queries.withdrawOpen(kind, subjectId);
}

/** Longest waiting first; `after` is the id of the last one seen. */
export const openReviews = (page: { kind?: string; limit: number; after?: string }): Promise<Review[]> =>
  queries.listOpen(page);

export const findReview = (id: string): Promise<Review | undefined> => queries.find(id);

/** How many wait, by kind; a kind without any is not named. */
export const openByKind = async (): Promise<Map<string, number>> =>
  new Map((await queries.countOpen()).map(({ kind, waiting }) => [kind, waiting]));

/** What was ever asked and decided about these subjects, newest first. */
export const reviewsAbout = (subjectIds: readonly string[], limit = 1000): Promise<Review[]> =>
  subjectIds.length > 0 ? queries.listAbout(subjectIds, limit) : Promise.resolve([]);

/** Reasons are free text about a person: they leave with the subject. The audit log keeps that it was decided. */
export async function eraseReviewsAbout(subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length > 0) await queries.deleteAbout(subjectIds);
}
