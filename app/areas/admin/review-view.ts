import type { ReviewPage } from "#server/moderation/moderation.server.ts";

export type ReviewView = ReturnType<typeof toReviewView>;
export type SubjectData = ReviewView["subject"];

type Format = (instant: Temporal.Instant) => string;

/** Instants become words here: a browser gets texts, never dates to format in its own way. */
export function toReviewView(page: ReviewPage, format: Format) {
  const formatIf = (instant: Temporal.Instant | null) => instant && format(instant);
  return {
    ...page,
    title: titleOf(page.subject),
    createdAt: format(page.createdAt),
    decidedAt: formatIf(page.decidedAt),
    subject: toSubject(page.subject, format),
    earlier: page.earlier.map((earlier) => ({ ...earlier, decidedAt: formatIf(earlier.decidedAt) })),
  };
}

function titleOf(subject: ReviewPage["subject"]): string {
  switch (subject?.type) {
    case "athlete":
      return subject.athlete.site.name;
    case "club":
      return subject.club.name;
    case "sponsor":
      return subject.sponsor.name;
    case "masked_contact":
      return subject.clubName;
    case "report":
      return subject.thing?.name ?? "Conteúdo removido";
    default:
      return "Já removido";
  }
}

function toSubject(subject: ReviewPage["subject"], format: Format) {
  switch (subject?.type) {
    case "athlete": {
      const { athlete, guardianship } = subject;
      const { guardian, consent } = guardianship;
      return {
        type: subject.type,
        athlete: {
          ...athlete,
          firstPublishedAt: athlete.firstPublishedAt && format(athlete.firstPublishedAt),
        },
        guardian: guardian && {
          ...guardian,
          confirmedAt: guardian.confirmedAt && format(guardian.confirmedAt),
        },
        consent: consent && { ...consent, createdAt: format(consent.createdAt) },
      };
    }
    case "club":
      return { type: subject.type, company: { ...subject.club, createdAt: format(subject.club.createdAt) } };
    case "sponsor":
      return {
        type: subject.type,
        company: { ...subject.sponsor, createdAt: format(subject.sponsor.createdAt) },
      };
    case "masked_contact":
      return {
        ...subject,
        messages: subject.messages.map((message) => ({ ...message, createdAt: format(message.createdAt) })),
      };
    case "report":
      return {
        ...subject,
        reports: subject.reports.map((report) => ({ ...report, createdAt: format(report.createdAt) })),
      };
    default:
      return null;
  }
}
