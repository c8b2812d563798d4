import { formatDateTime } from "#domain/date-time.ts";
import { formatBRL } from "#domain/money.ts";
import { firstName } from "#domain/person-name.ts";
import { formatAddress } from "#domain/places.ts";
import type { RegistrationEvent } from "#server/events/events.ts";
import { mailTo, type MailText } from "#server/platform/mail/mail.ts";
import { familyOf, type FamilyOf } from "./family.ts";
import type { RegistrationRow } from "./rows.ts";
import { ticketPath } from "./ticket.ts";

// No subject holds a name. Where the athlete is a minor, the guardian is the one who is asked.

type Event = RegistrationEvent;

/** "Peneira do Litoral" and its when and where, as every one of these mails shows them. */
export const factsOf = (event: Event): string =>
  [
    event.title,
    formatDateTime(event.startsAt, event.timeZone),
    formatAddress(event),
    event.feeCents > 0 ? `Taxa: ${formatBRL(event.feeCents)}, no local` : "Gratuita",
  ].join("\n");

const untilText = (row: RegistrationRow, { timeZone }: Event): string =>
  row.heldUntil ? formatDateTime(row.heldUntil, timeZone) : "";

export const pageOf = (row: RegistrationRow): string => `/inscricoes/${row.id}`;

/** "Rafael" to a guardian, "você" to the athlete. */
const whoIs = ({ athlete }: FamilyOf): string => (athlete.minor ? firstName(athlete.name) : "você");

async function toDeciding(
  row: RegistrationRow,
  template: string,
  text: (family: FamilyOf) => MailText | Promise<MailText>,
): Promise<FamilyOf | null> {
  const family = await familyOf(row.athleteId);
  if (!family) return null;
  const written = await text(family);
  for (const person of family.deciding) await mailTo(person, template, written);
  return family;
}

async function toMinor(family: FamilyOf | null, template: string, text: MailText): Promise<void> {
  if (family?.minorSelf) await mailTo(family.minorSelf, template, text);
}

/** A minor asked: nothing happens without a guardian's yes. */
export async function guardianAsked(row: RegistrationRow, event: Event): Promise<void> {
  await toDeciding(row, "registration-asked", (family) => ({
    subject: "Uma inscrição espera a sua decisão",
    title: "Uma inscrição espera a sua decisão",
    paragraphs: [
      `${whoIs(family)} quer participar deste evento:`,
      factsOf(event),
      row.state === "awaiting_guardian"
        ? `A vaga fica guardada até ${untilText(row, event)}. Sem o seu sim, ela passa a outra pessoa.`
        : "As vagas acabaram, e o pedido está na lista de espera. Sem o seu sim, ele não vira inscrição.",
      "Se você autorizar, quem organiza recebe nome, ano de nascimento, categoria e posição. Um telefone, só se você quiser deixar.",
    ],
    action: { label: "Ver e decidir", path: "/responsavel" },
  }));
}

export async function confirmed(row: RegistrationRow, event: Event): Promise<void> {
  const path = row.ticketSealed ? await ticketPath(row.ticketSealed) : null;
  const family = await toDeciding(row, "registration-confirmed", (people) => ({
    subject: "Inscrição confirmada",
    title: "Inscrição confirmada",
    paragraphs: [
      people.athlete.minor ? `A vaga é de ${whoIs(people)}:` : "A vaga é sua:",
      factsOf(event),
      `Número ${row.number}${row.category ? `, ${row.category}` : ""}. Na entrada, mostre o código abaixo. Ele serve também sem internet.`,
      "Se não puder ir, saia da inscrição: a vaga passa a quem espera.",
    ],
    ...(path && { code: { label: "Código do ingresso", path } }),
    action: { label: "Abrir o ingresso", path: pageOf(row) },
  }));
  await toMinor(family, "registration-confirmed", {
    subject: "Sua inscrição está confirmada",
    title: "Sua inscrição está confirmada",
    paragraphs: [
      "Seu responsável disse sim, e a vaga é sua. O ingresso está na página da inscrição.",
      factsOf(event),
    ],
    action: { label: "Abrir o ingresso", path: pageOf(row) },
  });
}

export async function waiting(row: RegistrationRow, event: Event): Promise<void> {
  await toDeciding(row, "registration-waiting", (family) => ({
    subject: "Na lista de espera",
    title: "Na lista de espera",
    paragraphs: [
      family.athlete.minor ? `${whoIs(family)} está na lista de espera:` : "Você está na lista de espera:",
      factsOf(event),
      "Quando abrir uma vaga, avisamos por e-mail e guardamos a vaga até a sua resposta. Na página você vê por que ainda não há vaga.",
    ],
    action: { label: "Ver a lista de espera", path: pageOf(row) },
  }));
}

export async function offered(row: RegistrationRow, event: Event): Promise<void> {
  const family = await toDeciding(row, "registration-offered", (people) => ({
    subject: "Abriu uma vaga",
    title: people.athlete.minor ? `Abriu uma vaga para ${whoIs(people)}` : "Abriu uma vaga para você",
    paragraphs: [
      factsOf(event),
      `A vaga está guardada até ${untilText(row, event)}. Depois passa ao próximo da lista.`,
    ],
    action: { label: "Aceitar ou recusar", path: pageOf(row) },
  }));
  await toMinor(family, "registration-offered", {
    subject: "Abriu uma vaga",
    title: "Abriu uma vaga para você",
    paragraphs: [factsOf(event), `Seu responsável recebeu o aviso e decide até ${untilText(row, event)}.`],
    action: { label: "Ver a inscrição", path: pageOf(row) },
  });
}

/** The row as it was before: its state says whose answer did not come. */
export async function lapsed(before: RegistrationRow, event: Event): Promise<void> {
  const guardianWasAsked = before.state === "awaiting_guardian";
  const reason = guardianWasAsked
    ? "Não houve resposta a tempo, e a vaga passou a outra pessoa."
    : "A vaga que estava guardada não foi aceita a tempo e passou ao próximo da lista.";
  const text: MailText = {
    subject: "A vaga não está mais guardada",
    title: "A vaga não está mais guardada",
    paragraphs: [factsOf(event), reason, "Se ainda quiser participar, peça de novo na página do evento."],
    action: { label: "Ver o evento", path: `/campeonatos/${event.id}` },
  };
  const family = await toDeciding(before, "registration-lapsed", () => text);
  await toMinor(family, "registration-lapsed", text);
}

/** To a minor whose guardian said no. */
export async function declined(row: RegistrationRow, event: Event): Promise<void> {
  await toMinor(await familyOf(row.athleteId), "registration-declined", {
    subject: "Seu responsável não autorizou a inscrição",
    title: "Seu responsável não autorizou a inscrição",
    paragraphs: [factsOf(event), "Converse com seu responsável. Só ele pode pedir esta inscrição de novo."],
    action: { label: "Ver o evento", path: `/campeonatos/${event.id}` },
  });
}

/** Whoever did not leave by themselves is told. The row as it was before; nobody left where the organiser removed it. */
export async function left(before: RegistrationRow, event: Event, leaver: string | null): Promise<void> {
  const family = await familyOf(before.athleteId);
  if (!family) return;
  const said = [
    leaver === null && "Quem organiza retirou esta inscrição.",
    before.state === "waiting" ? "Ela saiu da lista de espera." : "A vaga ficou livre para outra pessoa.",
    before.state === "confirmed" && "O ingresso não vale mais.",
  ];
  const others = [...family.deciding, ...(family.minorSelf ? [family.minorSelf] : [])];
  for (const person of others.filter(({ id }) => id !== leaver))
    await mailTo(person, "registration-left", {
      subject: "Uma inscrição foi cancelada",
      title: "A inscrição foi cancelada",
      paragraphs: [factsOf(event), said.filter(Boolean).join(" ")],
      action: { label: "Ver a inscrição", path: pageOf(before) },
    });
}

/** In the evening before. The key makes it one mail a family and day, also when the event is moved and comes again. */
export async function reminder(row: RegistrationRow, event: Event): Promise<void> {
  const family = await familyOf(row.athleteId);
  const path = row.ticketSealed ? await ticketPath(row.ticketSealed) : null;
  for (const person of family?.deciding ?? [])
    await mailTo(person, "registration-reminder", {
      dedupeKey: `registration-reminder:${row.id}:${event.startsAt.epochMilliseconds}:${person.id}`,
      subject: "É amanhã",
      title: "É amanhã",
      paragraphs: [
        factsOf(event),
        `Número ${row.number}${row.category ? `, ${row.category}` : ""}. Na entrada, mostre o código abaixo.`,
        "Ninguém da organização pode pedir dinheiro antes. Se pedirem, avise a nossa equipe.",
      ],
      ...(path && { code: { label: "Código do ingresso", path } }),
      action: { label: "Abrir o ingresso", path: pageOf(row) },
    });
}
