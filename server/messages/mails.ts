import { firstName } from "#domain/person-name.ts";
import { isWaiting, type EndedState, type EndReason } from "#domain/messages/contact-state.ts";
import { DAYS_TO_ANSWER } from "#domain/messages/limits.ts";
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
      `O pedido vale por ${DAYS_TO_ANSWER} dias.`,
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
export const answeredByOther = (
  userId: string,
  contact: ContactWithParties,
  decision: "accepted" | "declined",
) =>
  send(userId, `contact-${decision}-by-other`, {
    dedupeKey: `contact-${decision}-by-other:${contact.id}:${userId}`,
    guard: { kind: GUARD, contactId: contact.id, decision },
    title:
      decision === "accepted"
        ? "O outro responsável aceitou um contato"
        : "O outro responsável recusou um contato",
    paragraphs: [
      `Outra pessoa que responde por ${firstName(contact.athlete.name)} ${decision === "accepted" ? "aceitou" : "recusou"} o pedido de contato de ${scoutOf(contact)}, do ${maskContacts(contact.club.name)}.`,
      decision === "accepted"
        ? "Você lê a conversa na plataforma, pode participar e pode encerrar o contato quando quiser."
        : "O clube não pode pedir de novo por 90 dias. Você não precisa fazer nada.",
    ],
    action: { label: "Ver o contato", path: `/contatos/${contact.id}` },
  });

interface Ended {
  state: EndedState;
  reason: EndReason;
}

const ENDED_TITLES: Record<EndedState, string> = {
  expired: "Um pedido de contato expirou",
  withdrawn: "Um pedido de contato foi retirado",
  closed: "Um contato foi encerrado",
  blocked: "Um clube foi bloqueado",
};

/** To the family, when somebody else ended it. */
export const ended = (userId: string, contact: ContactWithParties, { state, reason }: Ended) =>
  send(userId, "contact-ended", {
    dedupeKey: `contact-ended:${contact.id}:${userId}`,
    title: ENDED_TITLES[state],
    paragraphs: [
      `${contact.answeredAt ? "O contato" : "O pedido de contato"} do ${maskContacts(contact.club.name)}${contact.athlete.minor ? ` sobre ${firstName(contact.athlete.name)}` : ""} não vale mais: ${WHY[reason]}.`,
      contact.answeredAt
        ? "Telefones e links deixaram de aparecer na plataforma, para os dois lados. Se o clube procurar vocês por fora, não responda e conte para a nossa equipe."
        : "Você não precisa fazer nada.",
    ],
    action: { label: "Ver o que aconteceu", path: `/contatos/${contact.id}` },
  });

/** To who speaks for the club, when the family no longer wants to talk. A block reads like any other end. */
export const endedByFamily = (
  userId: string,
  contact: ContactWithParties,
  reason: "ended_by_family" | "blocked_by_family",
) =>
  send(userId, "contact-ended-by-family", {
    dedupeKey: `contact-ended-by-family:${contact.id}`,
    title: "Um contato foi encerrado",
    paragraphs: [
      reason === "ended_by_family"
        ? "A família encerrou um contato com o seu clube. Não procure a família por outro caminho; um novo pedido só é possível depois de 90 dias."
        : "Um contato do seu clube não está mais aberto. Não procure a família por outro caminho.",
    ],
    action: { label: "Ver o contato", path: `/contatos/${contact.id}` },
  });

/** To who asked for the club. */
export const expiredToClub = (userId: string, contact: ContactWithParties) =>
  send(userId, "contact-expired", {
    dedupeKey: `contact-expired:${contact.id}`,
    title: "Um pedido de contato expirou",
    paragraphs: [
      `Ninguém respondeu em ${DAYS_TO_ANSWER} dias. Você pode pedir de novo; não procure a família por outro caminho.`,
    ],
    action: { label: "Ver o pedido", path: `/contatos/${contact.id}` },
  });

/** To the family, when another person speaks for the club from now on. */
export const passedOn = (userId: string, contact: ContactWithParties, successor: string) =>
  send(userId, "contact-passed", {
    dedupeKey: `contact-passed:${contact.id}:${userId}:${successor}`,
    guard: { kind: GUARD, contactId: contact.id, decision: "accepted" },
    title: "Outra pessoa do clube fala com você agora",
    paragraphs: [
      `${scoutOf(contact)} não fala mais pelo ${maskContacts(contact.club.name)}. A conversa${contact.athlete.minor ? ` sobre ${firstName(contact.athlete.name)}` : ""} passou para ${maskContacts(successor)}.`,
      "Você pode continuar, encerrar ou bloquear o clube. Se alguém que saiu do clube procurar vocês, não responda e conte para a nossa equipe.",
    ],
    action: { label: "Abrir a conversa", path: `/contatos/${contact.id}` },
  });

/** At most once an hour for a conversation and a person, and only of what they have not read. */
export const newMessage = (userId: string, contact: ContactWithParties, forClub: boolean) =>
  send(userId, "contact-message", {
    guard: { kind: GUARD, contactId: contact.id, decision: "accepted" },
    title: "Há mensagens novas em uma conversa",
    paragraphs: [
      forClub
        ? "A família escreveu em uma conversa com o seu clube."
        : `Há mensagens novas na conversa com o ${maskContacts(contact.club.name)}${contact.athlete.minor ? ` sobre ${firstName(contact.athlete.name)}` : ""}.`,
      "As mensagens ficam só na plataforma.",
    ],
    action: { label: "Ler e responder", path: `/contatos/${contact.id}` },
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

/** The request stays, masked as it is. */
export const warned = (userId: string, contact: ContactWithParties, reason: string) =>
  send(userId, "contact-warned", {
    title: "Escreva só pela plataforma",
    paragraphs: [
      "Um pedido de contato do seu clube passava um jeito de falar com um menor de idade por fora da plataforma. A família o lê sem essa parte. O que a equipe escreveu:",
      reason,
    ],
    action: { label: "Ver o pedido", path: `/contatos/${contact.id}` },
  });

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
  scout_removed: "o olheiro que escreveu não faz mais parte do clube",
  ended_by_club: "o clube desistiu",
  expired: `ninguém respondeu em ${DAYS_TO_ANSWER} dias`,
  blocked_by_family: "outra pessoa responsável pelo atleta bloqueou o clube",
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
    : isWaiting(state) && answerersOf(contact.athlete).includes(userId ?? "");
});

/** The subject is the title. */
async function send(userId: string, template: string, text: Omit<MailText, "subject">): Promise<void> {
  const person = await identity.findById(userId);
  if (person) await mailTo({ email: person.email }, template, { subject: text.title, ...text });
}
