import { isMinorsInterest } from "#domain/inquiries/about-minor.ts";
import { detailFacts } from "#domain/inquiries/detail-labels.ts";
import { INQUIRY_LABELS } from "#domain/inquiries/kinds.ts";
import { config } from "#server/platform/config/current.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { mailTo } from "#server/platform/mail/mail.ts";
import type { inquiries } from "./tables.ts";

type NewInquiry = typeof inquiries.$inferInsert;

export const notifyTeam = (id: string, inquiry: NewInquiry) =>
  mailTo({ email: config().contact.email }, "inquiry", {
    subject: INQUIRY_LABELS[inquiry.kind],
    title: INQUIRY_LABELS[inquiry.kind],
    paragraphs: paragraphsOf(inquiry),
    dedupeKey: `inquiry:${id}`,
  });

function paragraphsOf(inquiry: NewInquiry): string[] {
  if (isMinorsInterest(inquiry)) {
    // A child's name stays in the database: mail is copied and kept where nobody can erase it.
    return [
      "Um responsável deixou um pré-cadastro de atleta menor de idade.",
      detailsOf(inquiry),
      "Nome e e-mail do responsável estão guardados na plataforma.",
    ];
  }
  const facts = [
    `Nome: ${inquiry.name}`,
    inquiry.email && `E-mail: ${inquiry.email}`,
    inquiry.phone && `Telefone: ${inquiry.phone}`,
    inquiry.subject && `Assunto: ${inquiry.subject}`,
    detailsOf(inquiry),
    // By number: an athlete's name, and the address that spells it, stay out of mailboxes.
    inquiry.athleteId && `Atleta: ${publicUrl(`/atleta/${inquiry.athleteId}`)}`,
  ];
  return [facts.filter(Boolean).join("\n"), ...(inquiry.message ? [inquiry.message] : [])];
}

const detailsOf = ({ details }: NewInquiry): string =>
  detailFacts(details ?? {})
    .map(({ label, value }) => `${label}: ${value}`)
    .join("\n");
