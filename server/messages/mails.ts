import { formatDate } from "#domain/dates.ts";
import type { Week, WeekOfAthlete } from "#domain/guardians/week.ts";
import { firstName } from "#domain/person-name.ts";
import type { EndReason } from "#domain/messages/contact-state.ts";
import { maskContacts } from "#domain/messages/mask.ts";
import * as identity from "#server/identity/identity.server.ts";
import { mailGuard } from "#server/platform/mail/guards.ts";
import { mailTo, type MailText } from "#server/platform/mail/mail.ts";
import { answerersOf, contactNow } from "./contact-view.ts";
import { findContact, type ContactWithParties } from "./parties.ts";

// No mail holds the words of a message, and no subject a name that somebody typed.

/** To whoever answers: each guardian of a minor, or the adult athlete. */
export const requested = (userId: string, contact: ContactWithParties) =>
  send(userId, "contact-requested", {
    dedupeKey: `contact-requested:${contact.id}:${userId}`,
    guard: { kind: GUARD, contactId: contact.id, userId },
    title: contact.athlete.minor ? "Um clube quer falar sobre o atleta" : "Um clube quer falar com você",
    paragraphs: [
      contact.athlete.minor
        ? `${scoutOf(contact)}, do ${maskContacts(contact.club.name)}, quer falar com você sobre ${firstName(contact.athlete.name)}.`
        : `${scoutOf(contact)}, do ${maskContacts(contact.club.name)}, quer falar com você.`,
      contact.athlete.minor
        ? "A mensagem está na plataforma. Telefones, e-mails e links ficam ocultos até você aceitar, e nada do que é seu ou do atleta é passado adiante sem a sua resposta."
        : "A mensagem está na plataforma. Você decide se responde. Seu e-mail e telefone não são passados adiante.",
    ],
    action: { label: "Ler e responder", path: `/contatos/${contact.id}` },
  });

/** To the scout who asked. */
export const answered = (userId: string, contact: ContactWithParties, decision: "accepted" | "declined") =>
  send(userId, "contact-answered", {
    dedupeKey: `contact-answered:${contact.id}`,
    guard: { kind: GUARD, contactId: contact.id, decision },
    title:
      decision === "accepted" ? "Seu pedido de contato foi aceito" : "Seu pedido de contato foi recusado",
    paragraphs: [
      decision === "accepted"
        ? "A conversa está aberta. A resposta está na plataforma."
        : "A resposta, se houver, está na plataforma.",
    ],
    action: { label: "Ver o pedido", path: `/contatos/${contact.id}` },
  });

/** To the other guardian, who can end what one of them accepted. */
export const acceptedByOther = (userId: string, contact: ContactWithParties) =>
  send(userId, "contact-accepted-by-other", {
    dedupeKey: `contact-accepted-by-other:${contact.id}:${userId}`,
    guard: { kind: GUARD, contactId: contact.id, decision: "accepted" },
    title: "O outro responsável aceitou um contato",
    paragraphs: [
      `Outra pessoa que responde por ${firstName(contact.athlete.name)} aceitou o pedido de contato de ${scoutOf(contact)}, do ${maskContacts(contact.club.name)}.`,
      "Você lê o pedido na plataforma e pode encerrar o contato quando quiser.",
    ],
    action: { label: "Ver o contato", path: `/contatos/${contact.id}` },
  });

interface Ended {
  state: "withdrawn" | "closed";
  reason: EndReason;
}

/** To the family, when the club's side ended it. */
export const ended = (userId: string, contact: ContactWithParties, { state, reason }: Ended) =>
  send(userId, "contact-ended", {
    dedupeKey: `contact-ended:${contact.id}:${userId}`,
    title: state === "withdrawn" ? "Um pedido de contato foi retirado" : "Um contato foi encerrado",
    paragraphs: [
      `${state === "withdrawn" ? "O pedido de contato" : "O contato"} do ${maskContacts(contact.club.name)}${contact.athlete.minor ? ` sobre ${firstName(contact.athlete.name)}` : ""} não vale mais: ${WHY[reason]}.`,
      state === "withdrawn"
        ? "Você não precisa fazer nada."
        : "Telefones e links deixaram de aparecer na plataforma, para os dois lados. Se o clube procurar vocês por fora, não responda e conte para a nossa equipe.",
    ],
    action: { label: "Ver o que aconteceu", path: `/contatos/${contact.id}` },
  });

/** To the scout, when the family no longer wants to talk. */
export const endedByFamily = (userId: string, contact: ContactWithParties) =>
  send(userId, "contact-ended-by-family", {
    dedupeKey: `contact-ended-by-family:${contact.id}`,
    title: "Um contato foi encerrado",
    paragraphs: [
      "A família encerrou um contato com o seu clube. Não procure a família por outro caminho; um novo pedido só é possível depois de 90 dias.",
    ],
    action: { label: "Ver o contato", path: `/contatos/${contact.id}` },
  });

/** To the scout, with the words of the team. */
export const removed = (userId: string, contact: ContactWithParties, reason: string) =>
  send(userId, "contact-removed", {
    dedupeKey: `contact-removed:${contact.id}`,
    title: "Retiramos um pedido de contato do seu clube",
    paragraphs: [
      "O pedido passava um jeito de falar com um menor de idade por fora da plataforma. O que a equipe escreveu:",
      reason,
      "Telefones, e-mails, redes e links só podem ser trocados depois que o responsável aceita.",
    ],
    action: { label: "Ver o pedido", path: `/contatos/${contact.id}` },
  });

interface Summary {
  athletes: readonly WeekOfAthlete[];
  waiting: number;
  week: Week;
}

/** To a guardian, at most once a week. First names only: mailboxes are shared. */
export const weeklySummary = (
  person: { id: string; name: string; email: string },
  { athletes, waiting, week }: Summary,
) =>
  mailTo({ name: person.name, email: person.email }, "weekly-summary", {
    dedupeKey: `weekly-summary:${person.id}:${String(week.from)}`,
    subject: waiting > 0 ? "Sua semana: há decisões esperando" : "O que aconteceu nesta semana",
    title: `De ${shortDay(week.from)} a ${shortDay(week.until.subtract({ days: 1 }))}`,
    paragraphs: [
      ...(waiting > 0
        ? [waiting === 1 ? "1 decisão espera você." : `${waiting} decisões esperam você.`]
        : []),
      ...athletes.flatMap(weekText),
      "Você recebe este resumo só quando algo acontece. Para não receber, desligue em Meus atletas.",
    ],
    action:
      waiting > 0
        ? { label: "Ver e decidir", path: "/responsavel" }
        : { label: "Abrir minha área", path: "/responsavel/atletas" },
  });

const shortDay = (day: Temporal.PlainDate): string => formatDate(day).slice(0, 5);

function weekText({ athleteName, clubs, contacts, media, changes }: WeekOfAthlete): string[] {
  const events = [
    clubs > 0 && (clubs === 1 ? "1 clube viu o perfil" : `${clubs} clubes viram o perfil`),
    contacts > 0 && (contacts === 1 ? "1 pedido de contato" : `${contacts} pedidos de contato`),
    media > 0 && (media === 1 ? "1 foto ou vídeo decidido" : `${media} fotos ou vídeos decididos`),
    changes > 0 &&
      (changes === 1 ? "1 mudança no perfil decidida" : `${changes} mudanças no perfil decididas`),
  ].filter((text) => text !== false);
  return events.length > 0 ? [`${firstName(athleteName)}: ${events.join("; ")}.`] : [];
}

const WHY: Record<EndReason, string> = {
  club_hidden: "nossa equipe tirou o clube do ar",
  club_unverified: "o clube não é mais verificado pela nossa equipe",
  club_left: "o clube saiu da plataforma",
  scout_left: "o olheiro que escreveu saiu da plataforma",
  consent_revoked: "a autorização do responsável foi retirada",
  guardian_replaced: "o responsável pelo atleta mudou",
  account_deleted: "a conta foi excluída",
  removed_by_staff: "nossa equipe retirou a mensagem",
  ended_by_family: "outra pessoa responsável pelo atleta encerrou o contato",
};

const scoutOf = ({ scoutName }: ContactWithParties): string =>
  scoutName ? maskContacts(scoutName) : "Um olheiro";

const GUARD = "contact";

/** A mail that is still waiting is dropped once the contact has ended or somebody else decides about it. */
mailGuard(GUARD, async ({ contactId = "", userId, decision }) => {
  const contact = await findContact(contactId);
  if (!contact || contact.athlete.deleted) return false;
  const { state } = contactNow(contact);
  return decision
    ? state === decision
    : state === "waiting" && answerersOf(contact.athlete).includes(userId ?? "");
});

/** The subject is the title. */
async function send(userId: string, template: string, text: Omit<MailText, "subject">): Promise<void> {
  const person = await identity.findById(userId);
  if (person) await mailTo({ email: person.email }, template, { subject: text.title, ...text });
}
