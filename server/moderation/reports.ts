import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import type { Reportable, ReportInput } from "#domain/moderation/report-schema.ts";
import { err, ignore, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import { requestReview, reviewKind } from "#server/platform/reviews/reviews.ts";
import { hidingOf } from "./hiding.ts";
import * as mails from "./mails.ts";
import * as queries from "./queries.ts";
import { reportedThing } from "./subjects.ts";

const PER_ADDRESS: Limit = { name: "report-address", points: 5, seconds: 3600 };

/** All reports of one thing are one review: whoever decides sees them together. */
const REPORT = reviewKind({
  kind: "report",
  async decided({ state, subjectId, decidedBy }) {
    const [report] = await queries.reportsAbout(subjectId);
    if (state !== "approved" || !decidedBy) return;
    const staff = { kind: "member", userId: decidedBy, role: "staff" } as const;
    ignore(
      await hidingOf(report?.subjectType).hide(staff, subjectId),
      "what is gone by now, or hidden already, is as hidden as it gets",
    );
  },
});

export type ReportProblem = TooMany | { code: "not_found" };

export interface NewReport extends ReportInput {
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
    const review = await requestReview({ kind: REPORT.kind, subjectId, requestedBy: reporterUserId });
    await audit(reporterUserId, "report.created", id);
    await mails.newReport({ reviewId: review.id, subjectType, reason });
    return ok(null);
  });
}
