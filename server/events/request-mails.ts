import { formatDateTime } from "#domain/date-time.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { queueMail, renderMail } from "#server/platform/mail/mail.ts";

interface Published {
  id: string;
  title: string;
  startsAt: Temporal.Instant;
  location: string;
}

export const tellApproved = (to: string, { id, title, startsAt, location }: Published) =>
  queueMail({
    to,
    template: "event-approved",
    subject: "Seu evento foi aprovado | Joia da Base",
    ...renderMail({
      title: "Seu evento foi aprovado",
      paragraphs: [
        `${title} está no calendário da Joia da Base.`,
        `Data: ${formatDateTime(startsAt)}\nLocal: ${location}`,
        "Confira a página. Se algo não estiver certo, fale com a nossa equipe.",
      ],
      action: { label: "Ver o evento", url: publicUrl(`/campeonatos/${id}`) },
    }),
  });

export const tellRefused = (to: string, title: string, reason: string) =>
  queueMail({
    to,
    template: "event-refused",
    subject: "Sobre o evento que você enviou | Joia da Base",
    ...renderMail({
      title: "Seu evento não foi aprovado",
      paragraphs: [
        `Conferimos ${title} e, por enquanto, ele não entrou no calendário. O motivo:`,
        reason,
        "Se puder corrigir, envie o evento outra vez ou fale com a nossa equipe.",
      ],
      action: { label: "Falar com a equipe", url: publicUrl("/contato") },
    }),
  });
