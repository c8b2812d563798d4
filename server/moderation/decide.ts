import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { canModerate } from "#domain/moderation/policy.ts";
import type { DecisionObstacle } from "#domain/moderation/review-kinds.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as scouts from "#server/clubs/scouts/staff-view.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as reviews from "#server/platform/reviews/reviews.ts";
import * as queries from "./queries.ts";
import { hidingOf } from "./reported-things.ts";
import { recordDecision } from "./review-kinds.ts";

export type QueueProblem = reviews.LeaseProblem;

/** "Assumir", and opening the page: for some minutes nobody else decides it. Asked again, the minutes begin anew. */
export async function lease(
  actor: Actor,
  reviewId: string,
  minutes?: number,
): Promise<Result<null, reviews.LeaseProblem>> {
  const person = userIdOf(actor);
  return canModerate(actor) && person ? reviews.lease(reviewId, person, minutes) : err("not_found");
}

/** "Liberar", and leaving the page: everybody may take it. */
export async function release(actor: Actor, reviewId: string): Promise<Result<null, "not_found">> {
  const person = userIdOf(actor);
  if (!canModerate(actor) || !person || !(await reviews.findReview(reviewId))) return err("not_found");
  await reviews.release(reviewId, person);
  return ok(null);
}

interface ReviewDecision {
  state: reviews.Verdict;
  reason: string;
  /** The stamp of what the person has read (`openReview`). */
  read: string;
  /** Of a rejected report: what was hidden meanwhile becomes public again. */
  restore?: boolean;
}

type DecisionProblem =
  | QueueProblem
  | DecisionObstacle
  | "reason_missing"
  | "not_adjustable"
  | "changed_meanwhile"
  | "not_restored";

/** Of two people who decide at once, the second gets `already_decided`. Nobody decides what has changed since they read it. */
export async function decideReview(
  actor: Actor,
  reviewId: string,
  decision: ReviewDecision,
): Promise<Result<null, DecisionProblem>> {
  const decidedBy = userIdOf(actor);
  if (!canModerate(actor) || !decidedBy) return err("not_found");
  const { state, reason, read, restore } = decision;
  return inTransaction(async () => {
    const decided = await recordDecision(reviewId, {
      decidedBy,
      state,
      reason,
      read: { by: actor, stamp: read },
    });
    if (!decided.ok) return decided;
    if (!restore || decided.value.kind !== "report" || state !== "rejected") return ok(null);
    const { subjectId } = decided.value;
    const restored = await (await hidingAbout(subjectId)).restore(actor, subjectId);
    return restored.ok ? ok(null) : err("not_restored");
  });
}

/** Hide first, decide later: what was reported leaves every public page at once, and the review stays open. */
export async function hideReported(actor: Actor, reviewId: string): Promise<Result<null, QueueProblem>> {
  const review = canModerate(actor) ? await reviews.findReview(reviewId) : undefined;
  if (review?.kind !== "report") return err("not_found");
  if (review.state !== "open") return err("already_decided");
  const hidden = await (await hidingAbout(review.subjectId)).hide(actor, review.subjectId);
  return hidden.ok ? hidden : err("not_found");
}

/** Undoes a wrong decision: what it hid becomes public again. The review itself stays as it was decided. */
export function restoreReported(
  actor: Actor,
  reviewId: string,
): Promise<Result<null, "not_found" | "not_hidden" | "not_restored">> {
  return inTransaction(async () => {
    const review = canModerate(actor) ? await reviews.findReview(reviewId) : undefined;
    if (review?.kind !== "report" || review.state === "open") return err("not_found");
    const hiding = await hidingAbout(review.subjectId);
    // Only what staff hid: a profile that its owner made private stays private.
    if ((await hiding.visibility(actor, review.subjectId)) !== "hidden") return err("not_hidden");
    const restored = await hiding.restore(actor, review.subjectId);
    return restored.ok ? ok(null) : err("not_restored");
  });
}

/** Takes back the verification that this review gave to a club. */
export async function withdrawVerification(
  actor: Actor,
  reviewId: string,
  reason: string,
): Promise<Result<null, "not_found" | "not_verified">> {
  const review = canModerate(actor) ? await reviews.findReview(reviewId) : undefined;
  if (review?.kind !== "club_verification") return err("not_found");
  return clubs.withdrawVerification(actor, review.subjectId, reason);
}

/** Ends the guardianship of one of those whom this review is about. */
export async function removeGuardian(
  actor: Actor,
  reviewId: string,
  { guardian, removal }: { guardian: string; removal: string },
): Promise<Result<null, "not_found">> {
  const review = canModerate(actor) ? await reviews.findReview(reviewId) : undefined;
  if (review?.kind !== "guardian_dispute") return err("not_found");
  return guardianship.removeGuardian(actor, review.subjectId, guardian, removal);
}

/** Bars the person behind a reported card from every club. */
export async function barScout(
  actor: Actor,
  reviewId: string,
  reason: string,
): Promise<Result<null, "not_found" | "already_barred">> {
  const memberId = await reportedScout(actor, reviewId);
  return memberId ? scouts.barMember(actor, memberId, reason) : err("not_found");
}

/** Undoes a bar: a club may invite the person again. */
export async function liftScoutBar(
  actor: Actor,
  reviewId: string,
): Promise<Result<null, "not_found" | "not_barred">> {
  const memberId = await reportedScout(actor, reviewId);
  return memberId ? scouts.liftBar(actor, memberId) : err("not_found");
}

async function reportedScout(actor: Actor, reviewId: string): Promise<string | null> {
  const review = canModerate(actor) ? await reviews.findReview(reviewId) : undefined;
  if (review?.kind !== "report") return null;
  const [report] = await queries.reportsAbout(review.subjectId);
  return report?.subjectType === "scout" ? review.subjectId : null;
}

/** All reports of one thing are of one kind. */
async function hidingAbout(subjectId: string) {
  const [report] = await queries.reportsAbout(subjectId);
  return hidingOf(report?.subjectType);
}
