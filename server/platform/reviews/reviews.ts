import { isId } from "#domain/id.ts";
import type { DecisionObstacle, ReviewKindName } from "#domain/moderation/review-kinds.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { giveLeaseBack, isHeldByOther } from "#server/platform/leases/leases.ts";
import type { ReviewKind, ReviewKinds } from "./kinds.ts";
import * as queries from "./queries.ts";
import { isAsRead, type Reading } from "./stamp.ts";
import { reviews } from "./tables.ts";

export { defineReviewKind, type ReviewKinds } from "./kinds.ts";
export { countIn, neighbourOf, openIn, openPage, openSubjectsIn, type QueuePart } from "./queue.ts";
export { stampOf } from "./stamp.ts";
export type Review = queries.ReviewRow;

/** One subject has at most one open review of a kind: asking again returns the one that waits. */
export const requestReview = (request: {
  kind: ReviewKindName;
  subjectId: string;
  requestedBy: string | null;
}): Promise<Review> => queries.insertUnlessOpen(request);

export type LeaseProblem = "not_found" | "already_decided" | "leased";

/** Nobody else decides it for the next minutes. Whoever holds it lengthens it by asking again. */
export async function lease(
  reviewId: string,
  person: string,
  minutes?: number,
): Promise<Result<null, LeaseProblem>> {
  if (await queries.lease(reviewId, person, minutes)) return ok(null);
  const review = await queries.find(reviewId);
  if (!review) return err("not_found");
  return err(review.state === "open" ? "leased" : "already_decided");
}

/** Everybody may take it again. Without a lease of this person, nothing happens. */
export const release = (reviewId: string, person: string): Promise<void> =>
  giveLeaseBack(reviews, reviewId, person);

/** `adjust`: it goes back to whoever asked, with what is to be mended, and returns when they ask again. */
export type Verdict = "approved" | "adjust" | "rejected";

interface Decision {
  decidedBy: string;
  state: Verdict;
  reason?: string;
  /** What whoever decides has read. If it is something else by now, nothing is decided. */
  read?: Reading;
}

type DecisionProblem =
  | LeaseProblem
  | DecisionObstacle
  | "reason_missing"
  | "not_adjustable"
  | "changed_meanwhile";

/** Records the decision and runs what its kind does upon it. If the follow-up fails, the decision is rolled back. */
export function recordDecision(
  kinds: ReviewKinds,
  reviewId: string,
  { decidedBy, state, reason, read }: Decision,
): Promise<Result<Review, DecisionProblem>> {
  const given = reason?.trim() || null;
  return inTransaction(async () => {
    const review = await queries.lock(reviewId);
    if (!review) return err("not_found");
    if (review.state !== "open") return err("already_decided");
    if (isHeldByOther(review, decidedBy)) return err("leased");
    const kind = declared(kinds, review.kind);
    if (state === "adjust" && !kind.adjustable) return err("not_adjustable");
    if (read && !(await isAsRead(kind, review.subjectId, read))) return err("changed_meanwhile");
    if (state !== "approved" && !given) return err("reason_missing");
    const decided = await queries.close(reviewId, { state, decidedBy, reason: given });
    await audit(decidedBy, `review.${state}`, decided.subjectId, { subjectType: kind.name });
    const followed = await kind.onDecision(decided);
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
 * Closes what is open about these subjects, because they were deleted and may come back. Before they are locked: a
 * decision locks the review first.
 */
export const suspendAbout = (subjectIds: readonly string[]): Promise<void> =>
  queries.withdrawAllAbout(subjectIds);

/** Opens again what was closed when each of these subjects was deleted, at its old place in the queue. */
export const resumeAbout = (
  subjects: readonly { subjectId: string; deletedAt: Temporal.Instant }[],
): Promise<void> => queries.reopenClosedAt(subjects);

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

/** What waits for a decision of these kinds, longest first. */
export const openSubjects = (kinds: readonly ReviewKindName[], most: number): Promise<string[]> =>
  queries.listOpenSubjects(kinds, most);

export const findReview = (id: string): Promise<Review | undefined> => queries.find(id);

/** How many wait, by kind; a kind of which none waits is not in the map. */
export const openByKind = async (): Promise<Map<ReviewKindName, number>> =>
  new Map((await queries.countOpen()).map(({ kind, waiting }) => [kind, waiting]));

/** Since when the first of each kind waits, and how many do. */
export const waitingReviews = (): ReturnType<typeof queries.countOpen> => queries.countOpen();

/** All reviews of these subjects, open or decided, newest first. */
export const reviewsAbout = (subjectIds: readonly string[], limit = 1000): Promise<Review[]> =>
  subjectIds.length > 0 ? queries.listAbout(subjectIds, limit) : Promise.resolve([]);

export type LatestReview = Pick<Review, "state" | "reason">;

/** The team said no, or not like this: whoever asked may mend it and ask again. */
export const isReturned = (state: Review["state"]): boolean => state === "rejected" || state === "adjust";

/** SQL that answers the last review of a kind about a subject's id, as the JSON of a `LatestReview`; null without one. */
export const latestReviewSql = (kind: ReviewKindName, subjectId: string): string => `(
    select json_build_object('state', state, 'reason', reason) from reviews
    where kind = '${kind}' and subject_id = ${subjectId} order by created_at desc limit 1)`;

/** Reasons are free text about a person, so they are deleted with the subject. The audit log keeps that it was decided. */
export async function eraseReviewsAbout(subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length > 0) await queries.deleteAbout(subjectIds);
}

/**
 * Of two subjects that became one: what was decided about the one that goes was decided about the one that stays, and
 * what waits waits once.
 */
export async function passReviews({ kept, gone }: { kept: string; gone: string }): Promise<void> {
  await queries.withdrawDoubled(kept, gone);
  await queries.passAll(kept, gone);
}
