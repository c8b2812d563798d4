import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { REPORT_REASONS, type ReportSubject } from "#domain/moderation/reports.ts";
import { reviewKindLabel } from "#domain/moderation/review-kinds.ts";
import * as athletes from "#server/athletes/staff-view.server.ts";
import * as clubs from "#server/clubs/staff-view.server.ts";
import * as guardians from "#server/guardians/staff-view.server.ts";
import * as identity from "#server/identity/staff-view.server.ts";
import * as messages from "#server/messages/staff-view.server.ts";
import { findReview, reviewsAbout, type Review } from "#server/platform/reviews/reviews.ts";
import * as sponsors from "#server/sponsors/staff-view.server.ts";
import { hidingOf } from "./hiding.ts";
import * as queries from "./queries.ts";
import { reportedThing } from "./subjects.ts";

export type ReviewPage = NonNullable<Awaited<ReturnType<typeof openReview>>>;
export type ReviewSubject = Awaited<ReturnType<typeof subjectFor>>;

/** One review with all that its reader needs to decide it. */
export async function openReview(actor: Actor, id: string) {
  assertModerator(actor);
  const review = await findReview(id);
  if (!review) return null;
  const earlier = (await reviewsAbout([review.subjectId], 20)).filter(
    (other) => other.id !== id && other.state !== "open",
  );
  const people = await identity.names(actor, idsOf([review, ...earlier]));
  const nameOf = (userId: string | null) =>
    userId ? (people.get(userId) ?? "Alguém que saiu da equipe") : null;
  return {
    id,
    kind: review.kind,
    kindLabel: reviewKindLabel(review.kind),
    state: review.state,
    reason: review.reason,
    createdAt: review.createdAt,
    decidedAt: review.decidedAt,
    decidedBy: nameOf(review.decidedBy),
    assignee: nameOf(review.assigneeId),
    mine: review.assigneeId !== null && review.assigneeId === userIdOf(actor),
    subject: await subjectFor(actor, review),
    earlier: earlier.map((other) => ({
      id: other.id,
      kindLabel: reviewKindLabel(other.kind),
      state: other.state,
      reason: other.reason,
      decidedAt: other.decidedAt,
      decidedBy: nameOf(other.decidedBy),
    })),
  };
}

/** Null when what it was about is gone. */
async function subjectFor(actor: Actor, { kind, subjectId }: Review) {
  switch (kind) {
    case "first_publication":
    case "birthdate_change": {
      const athlete = await athletes.reviewSubject(actor, subjectId);
      return (
        athlete && {
          type: "athlete" as const,
          athlete,
          guardianship: await guardians.guardianshipOf(actor, subjectId),
        }
      );
    }
    case "club_verification": {
      const club = await clubs.reviewSubject(actor, subjectId);
      return club && { type: "club" as const, club };
    }
    case "sponsor":
    case "sponsor_change": {
      const sponsor = await sponsors.reviewSubject(actor, subjectId);
      return sponsor && { type: "sponsor" as const, sponsor };
    }
    case "masked_contact": {
      const contacts = await messages.maskedContacts(actor, subjectId);
      return contacts && { type: "masked_contact" as const, ...contacts };
    }
    case "report":
      return reportFor(actor, subjectId);
    default:
      return null;
  }
}

async function reportFor(actor: Actor, subjectId: string) {
  const reports = await queries.reportsAbout(subjectId);
  const subjectType: ReportSubject | undefined = reports[0]?.subjectType;
  if (!subjectType) return null;
  const athlete = subjectType === "athlete" ? await athletes.reviewSubject(actor, subjectId) : null;
  return {
    type: "report" as const,
    subjectType,
    thing: await reportedThing(actor, subjectType, subjectId),
    visibility: await hidingOf(subjectType).visibility(actor, subjectId),
    preview: athlete && {
      imageUrl: athlete.site.imageUrl,
      gallery: athlete.site.gallery,
      about: athlete.site.about,
    },
    reports: reports.map((report) => ({
      id: report.id,
      reason: REPORT_REASONS[report.reason],
      details: report.details,
      createdAt: report.createdAt,
      // Who it was is nobody's business here; whether they have an account tells how much it weighs.
      fromMember: report.reporterUserId !== null,
    })),
  };
}

const idsOf = (reviews: readonly Review[]): string[] => [
  ...new Set(
    reviews.flatMap(({ decidedBy, assigneeId }) => [decidedBy, assigneeId]).filter((id) => id !== null),
  ),
];
