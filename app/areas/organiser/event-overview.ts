import { standingOf, TYPE_WORDS } from "#app/event-words.ts";
import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { shortDay } from "#domain/events/when.ts";
import { inSchoolHours } from "#domain/events/remarks.ts";
import { formatBRL } from "#domain/money.ts";
import { formatAddress } from "#domain/places.ts";
import { owedWords } from "#domain/registrations/feedback-times.ts";
import type { OwedAnswers } from "#server/registrations/organiser-owed.server.ts";
import type { OwnEventDetail } from "#server/events/own-events.server.ts";

const MODALITY = { masculino: "Masculino", feminino: "Feminino" } as const;

/** The overview of an event in words. For loaders: browsers spell dates in other ways than the server. */
export function toOverview(event: OwnEventDetail, owed: OwedAnswers | null) {
  const { values, timeZone } = event;
  const when = formatDateTime(values.startsAt, timeZone);
  const place = formatAddress(values);
  const fee = values.feeCents > 0 ? formatBRL(values.feeCents) : "Gratuito";
  return {
    id: event.id,
    title: event.title,
    kind: TYPE_WORDS[event.type],
    trial: event.type === "peneira",
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
    when,
    place,
    fee,
    description: values.description,
    facts: [
      { label: "Começa", value: when },
      { label: "Termina", value: values.endsAt ? formatDateTime(values.endsAt, timeZone) : "" },
      { label: "Onde", value: place },
      { label: "Quem participa", value: values.modality ? MODALITY[values.modality] : "Todos" },
      { label: "Taxa", value: fee },
      { label: "Vagas", value: placesText(event) },
      ...values.limits.map(({ name, bornFrom, size }) => ({
        label: name,
        value: [size === null ? "até o total" : `${size} vagas`, bornFrom && `nascidos desde ${bornFrom}`]
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
        ? [{ label: "Resposta a todos", value: `${values.feedbackDays} dias depois do fim` }]
        : []),
      { label: "O que levar", value: values.bring ?? "" },
    ],
  };
}

function placesText({ values, seatsTaken }: OwnEventDetail): string {
  if (values.maxParticipants === null) return "";
  return seatsTaken > 0
    ? `${seatsTaken} de ${values.maxParticipants} ocupadas`
    : String(values.maxParticipants);
}

const reservedText = ({ values, timeZone }: OwnEventDetail): string =>
  values.reservedUntil
    ? `${values.reservedForSubscribers}, até ${formatDay(values.reservedUntil, timeZone)}`
    : String(values.reservedForSubscribers);
