import { formatDateTime } from "#domain/date-time.ts";
import { mailTo, wordsOfTeam } from "#server/platform/mail/mail.ts";

interface Published {
  id: string;
  title: string;
  startsAt: Temporal.Instant;
  location: string;
}

export const tellApproved = (
  email: string,
  { id, title, startsAt, location }: Published,
  words: string | null,
) =>
  mailTo({ email }, "event-approved", {
    subject: "Seu evento foi aprovado",
    title: "Seu evento foi aprovado",
    paragraphs: [
      `${title} está no calendário da Joia da Base.`,
      `Data: ${formatDateTime(startsAt)}\nLocal: ${location}`,
      "Confira a página. Se algo não estiver certo, fale com a nossa equipe.",
      ...wordsOfTeam(words),
    ],
    action: { label: "Ver o evento", path: `/campeonatos/${id}` },
  });

export const tellAdjustment = (email: string, title: string, words: string) =>
  mailTo({ email }, "event-adjust", {
    subject: "Sobre o evento que você enviou",
    title: "Seu evento precisa de um ajuste",
    paragraphs: [
      `Conferimos ${title} e, por enquanto, ele não entrou no calendário. O que precisa mudar:`,
      words,
      "Envie o evento outra vez, já com a correção, e nossa equipe confere de novo.",
    ],
    action: { label: "Enviar o evento de novo", path: "/campeonatos/novo" },
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
