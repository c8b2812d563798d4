import { REPORT_REASONS, type ReportReason, type ReportSubject } from "#domain/moderation/reports.ts";
import { config } from "#server/platform/config/current.ts";
import { mailTo, wordsOfTeam } from "#server/platform/mail/mail.ts";

const THINGS: Record<ReportSubject, string> = {
  athlete: "um perfil de atleta",
  media: "uma foto ou um vídeo",
  message: "uma mensagem",
  event: "um evento",
  club: "um clube",
  testimonial: "um depoimento",
  scout: "um olheiro",
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

export const newTakeDown = ({ reviewId, hid }: { reviewId: string; hid: boolean }) =>
  mailTo({ email: config().contact.email }, "new-take-down", {
    subject: "Novo pedido de remoção",
    // One mail per review, however many people ask.
    dedupeKey: `new-take-down:${reviewId}`,
    title: "Novo pedido de remoção",
    paragraphs: [
      "Alguém pediu que uma foto ou um vídeo saia do ar.",
      hid
        ? "Disseram que aparece um menor de idade: o arquivo já está oculto e espera a decisão."
        : "O arquivo continua no ar até a decisão.",
    ],
    action: { label: "Abrir a revisão", path: `/admin/revisoes/${reviewId}` },
  });

/** The item is not named: whoever reads the mailbox may be another person. */
export const takeDownReceived = (email: string, hid: boolean) =>
  mailTo({ email }, "take-down-received", {
    subject: "Recebemos seu pedido de remoção",
    title: "Recebemos seu pedido de remoção",
    paragraphs: [
      hid
        ? "Como você disse que aparece um menor de idade, o arquivo já saiu do ar. Nossa equipe vai conferir e decidir."
        : "Nossa equipe vai conferir o arquivo e decidir.",
      "Você recebe a resposta neste endereço.",
    ],
  });

export const takeDownDecided = (email: string, removed: boolean, reason: string | null) =>
  mailTo({ email }, "take-down-decided", {
    subject: "Sobre o seu pedido de remoção",
    title: removed ? "O arquivo foi removido" : "O arquivo continua no ar",
    paragraphs: removed
      ? ["Conferimos o seu pedido: o arquivo não aparece mais na plataforma.", ...wordsOfTeam(reason)]
      : ["Conferimos o seu pedido e não encontramos motivo para remover o arquivo. O motivo:", reason ?? ""],
    action: { label: "Falar com a equipe", path: "/contato" },
  });
