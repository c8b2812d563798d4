import { formatDateTime } from "#domain/date-time.ts";
import { mailTo } from "#server/platform/mail/mail.ts";

interface Published {
  id: string;
  title: string;
  startsAt: Temporal.Instant;
  location: string;
}

export const tellApproved = (email: string, { id, title, startsAt, location }: Published) =>
  mailTo({ email }, "event-approved", {
    subject: "Seu evento foi aprovado",
    title: "Seu evento foi aprovado",
    paragraphs: [
      `${title} está no calendário da Joia da Base.`,
      `Data: ${formatDateTime(startsAt)}\nLocal: ${location}`,
      "Confira a página. Se algo não estiver certo, fale com a nossa equipe.",
    ],
    action: { label: "Ver o evento", path: `/campeonatos/${id}` },
  });

export const tellRefused = (email: string, title: string, reason: string) =>
  mailTo({ email }, "event-refused", {
    subject: "Sobre o evento que você enviou",
    title: "Seu evento não foi aprovado",
    paragraphs: [
      `Conferimos ${title} e, por enquanto, ele não entrou no calendário. O motivo:`,
      reason,
      "Se puder corrigir, envie o evento outra vez ou fale com a nossa equipe.",
    ],
    action: { label: "Falar com a equipe", path: "/contato" },
  });
