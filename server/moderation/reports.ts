import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import type { Reportable, ReportInput } from "#domain/moderation/report-schema.ts";
import { err, ignore, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/staff-view.ts";
import * as scouts from "#server/clubs/scouts/staff-view.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import { defineReviewKind, requestReview, type Review } from "#server/platform/reviews/reviews.ts";
import * as mails from "./mails.ts";
import * as queries from "./queries.ts";
import { hidingOf, reportedThing } from "./reported-things.ts";

const PER_ADDRESS: Limit = { name: "report-address", points: 5, seconds: 3600 };

/** All reports of one thing are one review: whoever decides sees them together. */
export const reportReview = defineReviewKind({
  name: "report",
  // What was reported may be of any type: the report itself knows which.
  subjectType: "report",
  // Who told us need not mend anything, and may not have an account.
  adjustable: false,
  readSubject: readReports,
  // A new report waits for whoever decides. What was reported is locked when it is hidden.
  lockSubject: async () => null,
  onDecision: hideIfApproved,
});

type ReportProblem = TooMany | { code: "not_found" };

interface NewReport extends ReportInput {
  subjectType: Reportable;
  subjectId: string;
}

/** "Denunciar": open to everyone, also without an account. Of the reporter only the user's id is kept. */
export async function report(
  actor: Actor,
  address: string,
  input: NewReport,
): Promise<Result<null, ReportProblem>> {
  const { subjectType, subjectId, reason, details } = input;
  if (!(await reportedThing(actor, subjectType, subjectId))) return err({ code: "not_found" });
  const counted = await spend(PER_ADDRESS, { address });
  if (!counted.ok) return counted;
  return inTransaction(async () => {
    const reporterUserId = userIdOf(actor);
    const id = await queries.insertReport({
      subjectType,
      subjectId,
      reason,
      details: details || null,
      reporterUserId,
    });
    const review = await requestReview({ kind: reportReview.name, subjectId, requestedBy: reporterUserId });
    await audit(reporterUserId, "report.created", id);
    await mails.newReport({ reviewId: review.id, subjectType, reason });
    return ok(null);
  });
}

async function readReports(actor: Actor, subjectId: string) {
  const reports = await queries.reportsAbout(subjectId);
  const subjectType = reports[0]?.subjectType;
  if (!subjectType) return null;
  const thing = await reportedThing(actor, subjectType, subjectId);
  const athlete = subjectType === "athlete" ? await athletes.reviewSubject(actor, subjectId) : null;
  return {
    type: "report" as const,
    /** Null when what was reported no longer exists. */
    title: thing?.name ?? null,
    subjectType,
    thing,
    visibility: await hidingOf(subjectType).visibility(actor, subjectId),
    /** Of a scout's card: where the person behind it stands. */
    scout: subjectType === "scout" ? await scouts.standing(actor, subjectId) : null,
    preview: athlete && {
      portrait: athlete.site.photo,
      gallery: athlete.site.gallery,
      about: athlete.site.about,
    },
    reports: reports.map(({ id, reason, details, createdAt, reporterUserId }) => ({
      id,
      reason,
      details,
      createdAt,
      // Staff do not learn who reported, only whether it was someone with an account.
      fromMember: reporterUserId !== null,
    })),
  };
}

async function hideIfApproved({ state, subjectId, decidedBy }: Review): Promise<Result<null, never>> {
  if (state !== "approved" || !decidedBy) return ok(null);
  const [report] = await queries.reportsAbout(subjectId);
  const staff = { kind: "member", userId: decidedBy, role: "staff", profile: null } as const;
  const hiding = hidingOf(report?.subjectType);
  ignore(
    await (hiding.remove ? hiding.remove(staff, subjectId) : hiding.hide(staff, subjectId)),
    "it may be deleted or hidden already, which is as good",
  );
  return ok(null);
}
