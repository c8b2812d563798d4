import { firstName } from "#domain/first-name.ts";
import type { EndReason } from "#domain/messages/contact-state.ts";
import { maskContacts } from "#domain/messages/mask.ts";
import * as identity from "#server/identity/identity.server.ts";
import { mailGuard } from "#server/platform/mail/guards.ts";
import { mailTo, type MailText } from "#server/platform/mail/mail.ts";
import { responsibleFor } from "#server/athletes/responsible.server.ts";
import { answererOf, contactNow } from "./contact-view.ts";
import * as queries from "./queries.ts";

// No mail holds the words of a message, and no subject a name that somebody typed.

/** To whoever answers: the guardian of a minor, or the adult athlete. */
export const requested = (userId: string, row: queries.ContactRow, minor: boolean) =>
  send(userId, "contact-requested", {
    dedupeKey: `contact-requested:${row.id}:${userId}`,
    guard: { kind: GUARD, contactId: row.id, userId },
    title: minor ? "Um clube quer falar sobre o atleta" : "Um clube quer falar com você",
    paragraphs: [
      minor
        ? `${scoutOf(row)}, do ${maskContacts(row.clubName)}, quer falar com você sobre ${firstName(row.athleteName)}.`
        : `${scoutOf(row)}, do ${maskContacts(row.clubName)}, quer falar com você.`,
      minor
        ? "A mensagem está na plataforma. Telefones, e-mails e links ficam ocultos até você aceitar, e nada do que é seu ou do atleta é passado adiante sem a sua resposta."
        : "A mensagem está na plataforma. Você decide se responde. Seu e-mail e telefone não são passados adiante.",
    ],
    action: { label: "Ler e responder", path: `/contatos/${row.id}` },
  });

/** To the scout who asked. */
export const answered = (userId: string, row: queries.ContactRow, decision: "accepted" | "declined") =>
  send(userId, "contact-answered", {
    dedupeKey: `contact-answered:${row.id}`,
    guard: { kind: GUARD, contactId: row.id, decision },
    title:
      decision === "accepted" ? "Seu pedido de contato foi aceito" : "Seu pedido de contato foi recusado",
    paragraphs: [
      decision === "accepted"
        ? "A conversa está aberta. A resposta está na plataforma."
        : "A resposta, se houver, está na plataforma.",
    ],
    action: { label: "Ver o pedido", path: `/contatos/${row.id}` },
  });

interface Ended {
  state: "withdrawn" | "closed";
  reason: EndReason;
  minor: boolean;
}

/** To the family, when the club's side ended it. */
export const ended = (userId: string, row: queries.ContactRow, { state, reason, minor }: Ended) =>
  send(userId, "contact-ended", {
    dedupeKey: `contact-ended:${row.id}`,
    title: state === "withdrawn" ? "Um pedido de contato foi retirado" : "Um contato foi encerrado",
    paragraphs: [
      `${state === "withdrawn" ? "O pedido de contato" : "O contato"} do ${maskContacts(row.clubName)}${minor ? ` sobre ${firstName(row.athleteName)}` : ""} não vale mais: ${WHY[reason]}.`,
      state === "withdrawn"
        ? "Você não precisa fazer nada."
        : "Telefones e links deixaram de aparecer na plataforma, para os dois lados. Se o clube procurar vocês por fora, não responda e conte para a nossa equipe.",
    ],
    action: { label: "Ver o que aconteceu", path: `/contatos/${row.id}` },
  });

/** To the scout, with the words of the team. */
export const removed = (userId: string, row: queries.ContactRow, reason: string) =>
  send(userId, "contact-removed", {
    dedupeKey: `contact-removed:${row.id}`,
    title: "Retiramos um pedido de contato do seu clube",
    paragraphs: [
      "O pedido passava um jeito de falar com um menor de idade por fora da plataforma. O que a equipe escreveu:",
      reason,
      "Telefones, e-mails, redes e links só podem ser trocados depois que o responsável aceita.",
    ],
    action: { label: "Ver o pedido", path: `/contatos/${row.id}` },
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
};

const scoutOf = ({ scoutName }: queries.ContactRow): string =>
  scoutName ? maskContacts(scoutName) : "Um olheiro";

const GUARD = "contact";

/** A mail that still waits says what is no longer so, once the contact has ended or somebody else decides. */
mailGuard(GUARD, async ({ contactId = "", userId, decision }) => {
  const row = await queries.findContact(contactId);
  const athlete = row && (await responsibleFor(row.athleteId));
  if (!row || !athlete) return false;
  const { state } = contactNow(row, athlete);
  return decision ? state === decision : state === "waiting" && answererOf(athlete) === userId;
});

/** The subject is the title. */
async function send(userId: string, template: string, text: Omit<MailText, "subject">): Promise<void> {
  const person = await identity.findById(userId);
  if (person) await mailTo({ email: person.email }, template, { subject: text.title, ...text });
}
