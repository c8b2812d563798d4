import { standingOf, TYPE_WORDS } from "#app/event-words.ts";
import { capitalised } from "#domain/capitalised.ts";
import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { eventWhen, shortDay } from "#domain/events/when.ts";
import type { EventValues } from "#domain/events/event-fields.ts";
import { inSchoolHours } from "#domain/events/remarks.ts";
import { formatBRL } from "#domain/money.ts";
import { formatAddress } from "#domain/places.ts";
import { partsOf } from "#domain/registrations/policy.ts";
import { owedWords } from "#domain/registrations/feedback-times.ts";
import type { OwedAnswers } from "#server/registrations/organiser-owed.server.ts";
import type { OwnEventDetail } from "#server/events/own-events.server.ts";

const MODALITY = { masculino: "Masculino", feminino: "Feminino" } as const;

/** What the poster of a trial says: enough for a family to compare it with the page behind its code. */
export function toPoster({ title, organiser, values }: OwnEventDetail) {
  return {
    title,
    organiser,
    when: capitalised(eventWhen(values)),
    place: formatAddress(values),
    categories: values.limits
      .filter(({ kind }) => kind === "category")
      .map(({ name, bornFrom }) => (bornFrom ? `${name}, ${bornText(bornFrom, values)}` : name)),
    fee:
      values.feeCents > 0
        ? `Taxa de ${formatBRL(values.feeCents)}, paga no dia`
        : "Gratuita: nada a pagar, antes ou no dia",
  };
}

/** The overview of an event in words. For loaders: browsers spell dates in other ways than the server. */
export function toOverview(event: OwnEventDetail, owed: OwedAnswers | null) {
  const { values, timeZone } = event;
  return {
    id: event.id,
    title: event.title,
    kind: TYPE_WORDS[event.type],
    parts: partsOf(event),
    standing: standingOf(event),
    approval: event.approval,
    held: event.held,
    hidden: event.hidden,
    stateReason: event.stateReason,
    inReview: event.inReview,
    over: event.over,
    owed: owed && {
      text: owedWords({ owed: owed.owed, day: shortDay(owed.dueAt, owed.timeZone), late: owed.late }),
      late: owed.late,
    },
    wasPublic: event.wasPublic,
    needsVerified: event.type === "peneira" && event.peneira !== "open",
    schoolHours: inSchoolHours(values),
    description: values.description,
    facts: [
      { label: "Começa", value: formatDateTime(values.startsAt, timeZone) },
      { label: "Termina", value: values.endsAt ? formatDateTime(values.endsAt, timeZone) : "" },
      { label: "Onde", value: formatAddress(values) },
      { label: "Quem participa", value: values.modality ? MODALITY[values.modality] : "Todos" },
      { label: "Taxa", value: values.feeCents > 0 ? formatBRL(values.feeCents) : "Gratuita" },
      { label: "Vagas", value: placesText(event) },
      ...values.limits.map(({ name, bornFrom, size }) => ({
        label: name,
        value: [size === null ? "até o total" : placesOf(size), bornFrom && bornText(bornFrom, values)]
          .filter(Boolean)
          .join(", "),
      })),
      ...(values.reservedForSubscribers > 0
        ? [{ label: "Reservadas a assinantes", value: reservedText(event) }]
        : []),
      ...(values.openToAllAt
        ? [{ label: "Abre para todos", value: formatDateTime(values.openToAllAt, timeZone) }]
        : []),
      {
        label: "Inscrições até",
        value: values.registrationEndsAt
          ? formatDateTime(values.registrationEndsAt, timeZone)
          : "o começo do evento",
      },
      ...(event.type === "peneira"
        ? [
            {
              label: "Resposta a todos",
              value: `${values.feedbackDays === 1 ? "1 dia" : `${values.feedbackDays} dias`} depois do fim`,
            },
          ]
        : []),
      { label: "O que levar", value: values.bring ?? "" },
    ],
  };
}

const placesOf = (count: number): string => (count === 1 ? "1 vaga" : `${count} vagas`);

const bornText = (year: number, { modality }: Pick<EventValues, "modality">): string =>
  `${modality === "feminino" ? "nascidas" : "nascidos"} desde ${year}`;

function placesText({ values, seatsTaken }: OwnEventDetail): string {
  if (values.maxParticipants === null) return "";
  return seatsTaken > 0
    ? `${seatsTaken} de ${values.maxParticipants} ${values.maxParticipants === 1 ? "ocupada" : "ocupadas"}`
    : String(values.maxParticipants);
}

const reservedText = ({ values, timeZone }: OwnEventDetail): string =>
  values.reservedUntil
    ? `${values.reservedForSubscribers}, até ${formatDay(values.reservedUntil, timeZone)}`
    : String(values.reservedForSubscribers);
