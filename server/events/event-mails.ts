import { formatDateTime } from "#domain/date-time.ts";
import { formatAddress } from "#domain/places.ts";
import { ownersOf } from "#server/clubs/members.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { mailTo, wordsOfTeam, type MailText, type Recipient } from "#server/platform/mail/mail.ts";
import type { events } from "./tables.ts";

type EventRow = typeof events.$inferSelect;

export const approved = (event: EventRow, words: string | null) =>
  event.championshipId
    ? championshipApproved(event, event.championshipId, words)
    : eventApproved(event, words);

/** What comes next is at another desk than that of other events: teams, draw and fixtures. */
const championshipApproved = (event: EventRow, championshipId: string, words: string | null) =>
  send(event, "championship-approved", {
    subject: "Seu campeonato foi aprovado",
    title: "Seu campeonato foi aprovado",
    paragraphs: [
      `${event.title} está no calendário da Joia da Base, e a página do campeonato já pode ser vista.`,
      `Data: ${formatDateTime(event.startsAt, event.timeZone)}\nLocal: ${formatAddress(event)}`,
      "Agora inscreva as equipes, faça o sorteio e marque os jogos. As súmulas fechadas fazem as tabelas.",
      ...wordsOfTeam(words),
    ],
    action: { label: "Abrir o campeonato", path: `/championship/${championshipId}` },
  });

const eventApproved = (event: EventRow, words: string | null) =>
  send(event, "event-approved", {
    subject: "Seu evento foi aprovado",
    title: "Seu evento foi aprovado",
    paragraphs: [
      `${event.title} está no calendário da Joia da Base.`,
      `Data: ${formatDateTime(event.startsAt, event.timeZone)}\nLocal: ${formatAddress(event)}`,
      ...(event.type === "peneira"
        ? ["No painel do evento está o cartaz com o código da Peneira Segura, para as famílias conferirem."]
        : []),
      ...wordsOfTeam(words),
    ],
    action: { label: "Abrir o painel do evento", path: `/organizar/eventos/${event.id}` },
  });

export const rejected = (event: EventRow, reason: string, adjust: boolean) =>
  send(event, adjust ? "event-adjust" : "event-refused", {
    subject: event.championshipId ? "Sobre o campeonato que você enviou" : "Sobre o evento que você enviou",
    title: adjust
      ? `Seu ${event.championshipId ? "campeonato" : "evento"} precisa de um ajuste`
      : `Seu ${event.championshipId ? "campeonato" : "evento"} não foi aprovado`,
    paragraphs: [
      `Conferimos ${event.title} e, por enquanto, ele não entrou no calendário. ${adjust ? "O que precisa mudar:" : "O motivo:"}`,
      reason,
      "Corrija o que for preciso e envie de novo. O que você escreveu continua guardado.",
    ],
    action: { label: "Corrigir o evento", path: `/organizar/eventos/${event.id}` },
  });

/** An event that is public, and was looked at again: nothing is new for its organiser but the words. */
export const checkedAgain = (event: EventRow, words: string) =>
  send(event, "event-checked", {
    subject: "Conferimos a mudança do seu evento",
    title: "A mudança foi aprovada",
    paragraphs: [`${event.title} está no calendário da Joia da Base.`, ...wordsOfTeam(words)],
    action: { label: "Abrir o painel do evento", path: `/organizar/eventos/${event.id}` },
  });

/** An event that is public: it stays so while its organiser mends it. */
export const adjustAsked = (event: EventRow, reason: string) =>
  send(event, "event-adjust", {
    subject: "Um evento seu precisa de um ajuste",
    title: "Seu evento precisa de um ajuste",
    paragraphs: [
      `A página de ${event.title} continua como está. Nossa equipe pede uma correção:`,
      reason,
      "Depois que você salvar a mudança, a equipe confere de novo.",
    ],
    action: { label: "Corrigir o evento", path: `/organizar/eventos/${event.id}` },
  });

/** An approved event that staff stopped, because of what changed in it or in its club. */
export const held = (event: EventRow, reason: string) =>
  send(event, "event-held", {
    subject: "Um evento seu foi suspenso",
    title: "Seu evento está suspenso",
    paragraphs: [
      `A página de ${event.title} mostra um aviso e novas inscrições pararam. O motivo:`,
      reason,
      "Quem já se inscreveu continua inscrito. Veja no painel o que falta para o evento voltar.",
    ],
    action: { label: "Abrir o painel do evento", path: `/organizar/eventos/${event.id}` },
  });

/** Staff looked at the picture that stands, or would stand, on its page. */
export const pictureDecided = (
  event: EventRow,
  { approved, reason }: { approved: boolean; reason: string | null },
) =>
  send(
    event,
    approved ? "event-picture-approved" : "event-picture-refused",
    approved
      ? {
          subject: "Imagem do evento aprovada",
          title: "A imagem do evento foi aprovada",
          paragraphs: [`Ela aparece na página de ${event.title}.`, ...wordsOfTeam(reason)],
          action: { label: "Abrir o painel do evento", path: `/organizar/eventos/${event.id}` },
        }
      : {
          subject: "Imagem do evento não aprovada",
          title: "A imagem do evento não foi aprovada",
          paragraphs: [
            `Nossa equipe conferiu a imagem de ${event.title} e não pode mostrá-la. O motivo:`,
            reason ?? "",
            "O evento continua como estava. Você pode enviar outra imagem no painel.",
          ],
          action: { label: "Abrir o painel do evento", path: `/organizar/eventos/${event.id}` },
        },
  );

async function send(event: EventRow, template: string, text: MailText): Promise<void> {
  for (const to of await organisersOf(event)) await mailTo(to, template, text);
}

/** The owners of the club; without a club, the person who entered the event. */
async function organisersOf({ clubId, createdBy }: EventRow): Promise<Recipient[]> {
  if (clubId) return (await ownersOf(clubId)).map(({ name, email }) => ({ name, email }));
  const person = createdBy ? await identity.findById(createdBy) : undefined;
  return person ? [{ name: person.name, email: person.email }] : [];
}
