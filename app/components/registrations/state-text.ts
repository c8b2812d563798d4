import { firstName } from "#domain/person-name.ts";
import type { EndReason } from "#domain/registrations/states.ts";
import { hourAt, momentText, shortDay, shortWhen } from "#domain/events/when.ts";
import type { OwnRegistration } from "#server/registrations/own.server.ts";
import { whyText } from "./why-text.ts";

/** Which picture stands beside the words. */
export type StateLook = "hourglass" | "check" | "line" | "clock" | "pause" | "cross" | "calendar";

/** A part of a sentence, or one that is to be seen first. */
export type Phrase = string | { strong: string };

interface StateText {
  look: StateLook;
  title: string;
  body: readonly Phrase[];
}

/** Where a registration stands, to whoever reads it: the athlete, or a guardian. */
export function stateText(own: OwnRegistration, now: Temporal.Instant): StateText {
  const { event, state } = own;
  const open = state !== "declined" && state !== "lapsed" && state !== "cancelled";
  if (open && event.cancelled)
    return {
      look: "cross",
      title: "Evento cancelado",
      body: ["Ninguém precisa ir. O ingresso não vale mais."],
    };
  if (open && event.over) return over(own);
  switch (state) {
    case "awaiting_guardian":
      return awaiting(own, now);
    case "waiting":
      return waiting(own);
    case "offered":
      return offered(own, now);
    case "confirmed":
      if (own.entered) return isIn(own, own.entered, now);
      return {
        look: "check",
        title: "Confirmada",
        body: ["Mostre o código na entrada. Serve sem internet."],
      };
    case "declined":
    case "lapsed":
    case "cancelled":
      return ended(own);
  }
}

const who = ({ athlete }: OwnRegistration): string => firstName(athlete.name);
const isOwn = ({ athlete }: OwnRegistration): boolean => athlete.self;

/** The minor's guardians by their first names, or by their role where we know none, with what they do. */
function guardiansDo({ guardians }: OwnRegistration, one: string, many: string): string {
  if (guardians.length === 0) return `Seu responsável ${one}`;
  return `${guardians.map(firstName).join(" e ")} ${guardians.length === 1 ? one : many}`;
}

function awaiting(own: OwnRegistration, now: Temporal.Instant): StateText {
  const { heldUntil, event, stateAt, athlete, may } = own;
  const held = heldUntil ? ` A vaga fica guardada até ${momentText(heldUntil, event.timeZone, now)}.` : "";
  const day = shortDay(stateAt, event.timeZone);
  const look = "hourglass";
  if (may.approve && !isOwn(own))
    return { look, title: "Espera a sua decisão", body: [`${who(own)} pediu em ${day}.${held}`] };
  if (!athlete.minor)
    return { look, title: "Espera a sua confirmação", body: [`Agora quem decide é você.${held}`] };
  return {
    look,
    title: "Espera o responsável",
    body: [`${guardiansDo(own, "recebeu", "receberam")} o pedido em ${day}.${held}`],
  };
}

function waiting(own: OwnRegistration): StateText {
  const { why, approved, may, guardians } = own;
  const asks = may.approve
    ? " Falta o seu sim para que o pedido vire inscrição."
    : approved
      ? ""
      : ` Falta o sim ${guardians.length > 0 ? `de ${guardians.map(firstName).join(" ou ")}` : "do seu responsável"}.`;
  return {
    look: "line",
    title: why ? `Lista de espera · ${why.place}ª` : "Lista de espera",
    body: [(why ? whyText(why, isOwn(own) ? null : who(own)) : "") + asks],
  };
}

function offered(own: OwnRegistration, now: Temporal.Instant): StateText {
  const { heldUntil, event, may } = own;
  const until = heldUntil ? momentText(heldUntil, event.timeZone, now) : "";
  const [before, after] = [
    may.accept
      ? isOwn(own)
        ? "É sua até "
        : "Está guardada até "
      : `${guardiansDo(own, "decide", "decidem")} até `,
    ". Depois passa ao próximo.",
  ];
  return {
    look: "clock",
    title: `Abriu uma vaga para ${isOwn(own) ? "você" : who(own)}`,
    body: [before, { strong: until }, after],
  };
}

function isIn(own: OwnRegistration, entered: Temporal.Instant, now: Temporal.Instant): StateText {
  const { number, event } = own;
  const whose = isOwn(own) ? "Seu ingresso" : `O ingresso de ${who(own)}`;
  const today = shortDay(entered, event.timeZone) === shortDay(now, event.timeZone);
  return {
    look: "check",
    title: `Entrou ${today ? `às ${hourAt(entered, event.timeZone)}` : `em ${shortWhen(entered, event.timeZone)}`}`,
    body: [`${whose} foi lido na entrada. Número ${number}.`],
  };
}

function over(own: OwnRegistration): StateText {
  const { state, event, number, entered } = own;
  const day = shortDay(event.startsAt, event.timeZone);
  const how = entered
    ? `com o número ${number}. Entrou às ${hourAt(entered, event.timeZone)}.`
    : state === "confirmed"
      ? `com o número ${number}.`
      : "sem que a vaga fosse confirmada.";
  return { look: "calendar", title: "O evento aconteceu", body: [`Em ${day}, ${how}`] };
}

/** Of two guardians either may have said no: the row does not tell. */
const noSayer = ({ guardians: [first, second] }: OwnRegistration): string =>
  second ? "Sua família" : first ? firstName(first) : "Seu responsável";

function ended(own: OwnRegistration): StateText {
  const day = shortDay(own.stateAt, own.event.timeZone);
  return ENDED[own.endReason ?? "left"](own, day);
}

const ENDED: Record<EndReason, (own: OwnRegistration, day: string) => StateText> = {
  left: (own, day) => ({
    look: "cross",
    title: "Cancelada",
    body: [isOwn(own) && !own.athlete.minor ? `Você saiu em ${day}.` : `A família saiu em ${day}.`],
  }),
  guardian_declined: (own, day) => ({
    look: "cross",
    title: "Não autorizada",
    body: [
      isOwn(own)
        ? `${noSayer(own)} não autorizou em ${day}. Só o responsável pode pedir de novo.`
        : `A família não autorizou em ${day}.`,
    ],
  }),
  guardian_silent: (own, day) => ({
    look: "cross",
    title: "Sem resposta a tempo",
    body: [
      `${isOwn(own) ? "O responsável não respondeu" : "A família não respondeu"}, e em ${day} a vaga passou adiante.`,
    ],
  }),
  offer_declined: (_, day) => ({
    look: "cross",
    title: "Vaga recusada",
    body: [`A vaga foi recusada em ${day}.`],
  }),
  offer_silent: (_, day) => ({
    look: "cross",
    title: "Sem resposta a tempo",
    body: [`Ninguém aceitou a vaga, e em ${day} ela passou ao próximo.`],
  }),
  removed: (_, day) => ({
    look: "cross",
    title: "Cancelada",
    body: [`Quem organiza retirou a inscrição em ${day}.`],
  }),
  event_cancelled: (_, day) => ({
    look: "cross",
    title: "Evento cancelado",
    body: [`O evento foi cancelado em ${day}. Ninguém precisa ir.`],
  }),
  family_changed: (_, day) => ({
    look: "cross",
    title: "Cancelada",
    body: [`Quem responde pelo atleta mudou, e a inscrição foi cancelada em ${day}.`],
  }),
  event_over: () => ({
    look: "cross",
    title: "Lista de espera encerrada",
    body: ["O evento começou sem que abrisse uma vaga."],
  }),
};
