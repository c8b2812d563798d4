import { formatDay } from "#domain/date-time.ts";
import { firstName } from "#domain/person-name.ts";
import type { Reminder } from "#domain/registrations/feedback-times.ts";
import { feedbackDueAt } from "#domain/registrations/times.ts";
import type { RegistrationEvent } from "#server/events/events.ts";
import { mailTo, type MailText, type Recipient } from "#server/platform/mail/mail.ts";
import { familyOf } from "./family.ts";

// No subject holds a name, and no mail holds a word of the evaluation: who reads the mailbox is not known.

interface Answered {
  id: string;
  athleteId: string;
}

const pageOf = ({ id }: Answered): string => `/inscricoes/${id}/avaliacao`;

/** To each guardian of a minor, or to the adult athlete. */
export async function feedbackReady(row: Answered, event: RegistrationEvent): Promise<void> {
  const family = await familyOf(row.athleteId);
  if (!family) return;
  const { athlete } = family;
  for (const person of family.deciding)
    await mailTo(person, "feedback-ready", {
      subject: "A avaliação da peneira chegou",
      title: "A avaliação da peneira chegou",
      paragraphs: [
        athlete.minor
          ? `Quem organizou a peneira respondeu sobre ${firstName(athlete.name)}: ${event.title}, em ${formatDay(event.startsAt, event.timeZone)}.`
          : `Quem organizou a peneira respondeu a você: ${event.title}, em ${formatDay(event.startsAt, event.timeZone)}.`,
        athlete.minor
          ? "Você lê primeiro. Depois que você abrir, a página aparece também para quem jogou."
          : "Só você lê a avaliação. Ela nunca é pública.",
      ],
      action: { label: "Ler a avaliação", path: pageOf(row) },
    });
}

/** To who organises, with how many still wait. One mail a reminder, however often its job runs. */
export async function feedbackDue(
  to: Recipient & { userId: string },
  event: RegistrationEvent,
  { reminder, owed }: { reminder: Reminder; owed: number },
): Promise<void> {
  const { userId, ...person } = to;
  await mailTo(person, "feedback-due", {
    ...TEXTS[reminder](event, owed === 1 ? "1 participante espera" : `${owed} participantes esperam`),
    dedupeKey: `feedback-due:${event.id}:${reminder}:${userId}`,
    action: { label: "Responder", path: `/organizar/eventos/${event.id}/respostas` },
  });
}

type Text = Pick<MailText, "subject" | "title" | "paragraphs">;

const dueDay = (event: RegistrationEvent): string => formatDay(feedbackDueAt(event), event.timeZone);

const TEXTS: Record<Reminder, (event: RegistrationEvent, waiting: string) => Text> = {
  after_event: (event, waiting) => ({
    subject: "Quem veio à peneira espera uma resposta",
    title: "Quem veio espera uma resposta",
    paragraphs: [
      event.title,
      `${waiting} a avaliação. O prazo é ${dueDay(event)}, até 23:59.`,
      "Avaliar leva menos de um minuto por atleta, no celular. A parte respondida aparece nas suas próximas peneiras.",
    ],
  }),
  two_days_left: (event, waiting) => ({
    subject: "Faltam dois dias para responder a quem veio",
    title: "Faltam dois dias",
    paragraphs: [event.title, `${waiting} a avaliação. O prazo é ${dueDay(event)}, até 23:59.`],
  }),
  overdue: (event, waiting) => ({
    subject: "O prazo das respostas passou",
    title: "O prazo das respostas passou",
    paragraphs: [
      event.title,
      `${waiting} a avaliação, e o prazo era ${dueDay(event)}. Responda assim mesmo: ninguém que veio fica sem resposta.`,
      "A nossa equipe vê as peneiras em atraso.",
    ],
  }),
};
