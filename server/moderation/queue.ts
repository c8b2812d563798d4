import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { assertModerator, canModerate } from "#domain/moderation/policy.ts";
import type { ReportReason } from "#domain/moderation/reports.ts";
import type { DecisionObstacle, ReviewKindName } from "#domain/moderation/review-kinds.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as scouts from "#server/clubs/scouts/staff-view.ts";
import * as identity from "#server/identity/staff-view.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as reviews from "#server/platform/reviews/reviews.ts";
import { nameAll } from "./names.ts";
import * as queries from "./queries.ts";
import { hidingOf } from "./reported-things.ts";
import { recordDecision } from "./review-kinds.ts";

const PAGE_SIZE = 25;

export type QueueEntry = Awaited<ReturnType<typeof queue>>["entries"][number];

/** The open reviews, longest waiting first. */
export async function queue(actor: Actor, page: { kind?: ReviewKindName; after?: string }) {
  assertModerator(actor);
  const rows = await reviews.openReviews({ ...page, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  const reported = await reportedBy(shown);
  const nameOf = await nameAll(
    actor,
    shown.map((row) => subjectOf(row, reported)),
  );
  const people = await identity.names(actor, idsOf(shown.map(({ assigneeId }) => assigneeId)));
  const entries = shown.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: nameOf(subjectOf(row, reported)),
    reportReason: reasonOf(row, reported),
    createdAt: row.createdAt,
    assignee: row.assigneeId && (people.get(row.assigneeId) ?? null),
    mine: row.assigneeId !== null && row.assigneeId === userIdOf(actor),
  }));
  return { entries, next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null };
}

export async function waitingByKind(actor: Actor): Promise<Map<ReviewKindName, number>> {
  assertModerator(actor);
  return reviews.openByKind();
}

export type QueueProblem = "not_found" | "already_decided";

/** "Assumir" and "Liberar": others see who works on it; anyone of the team may still decide. */
export async function assign(
  actor: Actor,
  reviewId: string,
  to: "me" | "nobody",
): Promise<Result<null, QueueProblem>> {
  if (!canModerate(actor)) return err("not_found");
  const assigned = await reviews.assign(reviewId, to === "me" ? userIdOf(actor) : null);
  return assigned.ok ? ok(null) : assigned;
}

interface ReviewDecision {
  state: "approved" | "rejected";
  reason: string;
  /** Of a rejected report: what was hidden meanwhile becomes public again. */
  restore?: boolean;
}

type DecisionProblem = QueueProblem | DecisionObstacle | "reason_missing" | "not_restored";

/** Of two people who decide at once, the second gets `already_decided`. */
export async function decideReview(
  actor: Actor,
  reviewId: string,
  decision: ReviewDecision,
): Promise<Result<null, DecisionProblem>> {
  const decidedBy = userIdOf(actor);
  if (!canModerate(actor) || !decidedBy) return err("not_found");
  const { state, reason, restore } = decision;
  return inTransaction(async () => {
    const decided = await recordDecision(reviewId, { decidedBy, state, reason });
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

type Reported = Map<string, Awaited<ReturnType<typeof queries.latestAbout>>[number]>;

async function reportedBy(rows: readonly reviews.Review[]): Promise<Reported> {
  const ids = rows.filter(({ kind }) => kind === "report").map(({ subjectId }) => subjectId);
  const latest = ids.length > 0 ? await queries.latestAbout(ids) : [];
  return new Map(latest.map((report) => [report.subjectId, report]));
}

const subjectOf = (row: reviews.Review, reported: Reported) => ({
  type: row.kind === "report" ? (reported.get(row.subjectId)?.subjectType ?? "report") : row.kind,
  id: row.subjectId,
});

const reasonOf = (row: reviews.Review, reported: Reported): ReportReason | null =>
  row.kind === "report" ? (reported.get(row.subjectId)?.reason ?? null) : null;

const idsOf = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];
