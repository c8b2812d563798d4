import { REPORT_REASONS, type ReportReason, type ReportSubject } from "#domain/moderation/reports.ts";
import { config } from "#server/platform/config/current.ts";
import { mailTo } from "#server/platform/mail/mail.ts";

const THINGS: Record<ReportSubject, string> = {
  athlete: "um perfil de atleta",
  video: "um vídeo",
  media: "uma foto ou um vídeo",
  message: "uma mensagem",
  event: "um evento",
  club: "um clube",
};

/** To the team, without what the reporter wrote: that may name a child, and mail is not a safe place for it. */
export const newReport = (report: { reviewId: string; subjectType: ReportSubject; reason: ReportReason }) =>
  mailTo({ email: config().contact.email }, "new-report", {
    subject: `Nova denúncia: ${REPORT_REASONS[report.reason]}`,
    // One mail per review and reason, so that a hundred reports of one thing are one mail.
    dedupeKey: `new-report:${report.reviewId}:${report.reason}`,
    title: "Nova denúncia",
    paragraphs: [
      `Alguém denunciou ${THINGS[report.subjectType]}. Motivo: ${REPORT_REASONS[report.reason]}.`,
      "Se houver risco, oculte primeiro e decida depois.",
    ],
    action: { label: "Abrir a revisão", path: `/admin/revisoes/${report.reviewId}` },
  });
