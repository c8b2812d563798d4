import {
  CATEGORY_FIELDS,
  FEEDBACK_DAYS,
  POSITION_FIELDS,
  type EventValues,
} from "#domain/events/event-fields.ts";
import { localParts } from "#domain/events/local-time.ts";
import { formatBRL } from "#domain/money.ts";
import { formatPlace } from "#domain/places.ts";

/** By the name of the field, what the form begins with. A box that is ticked is "on". */
export type FormValues = Record<string, string>;

export const EMPTY_FORM: FormValues = {
  type: "peneira",
  feedbackDays: String(FEEDBACK_DAYS.usual),
  scene: "treino",
};

/** An event as its form shows it: days and hours on the venue's clock. */
export function toFormValues(event: EventValues): FormValues {
  const { timeZone } = event;
  const start = parts("start", event.startsAt, timeZone);
  const end = parts("end", event.endsAt, timeZone);
  return {
    ...withoutTimes(event),
    ...start,
    ...end,
    // Whoever moves an event of one day writes one day.
    ...(end["endDate"] === start["startDate"] && { endDate: "" }),
    ...parts("open", event.openToAllAt, timeZone),
    ...parts("deadline", event.registrationEndsAt, timeZone),
    reservedUntil: event.reservedUntil ? localParts(event.reservedUntil, timeZone).date : "",
  };
}

/** For a copy: a new event has days of its own. */
export function withoutTimes(event: EventValues): FormValues {
  const sizeOf = (kind: string, name: string) =>
    event.limits.find((limit) => limit.kind === kind && limit.name === name);
  return {
    type: event.type,
    title: event.title,
    modality: event.modality ?? "",
    location: event.location,
    city: formatPlace(event) ?? "",
    mapUrl: event.mapUrl ?? "",
    description: event.description ?? "",
    bring: event.bring ?? "",
    fee: event.feeCents > 0 ? formatBRL(event.feeCents).slice("R$ ".length) : "",
    capacity: number(event.maxParticipants),
    reserved: event.reservedForSubscribers > 0 ? String(event.reservedForSubscribers) : "",
    feedbackDays: String(event.feedbackDays),
    scene: event.scene,
    ...Object.fromEntries(
      CATEGORY_FIELDS.flatMap(({ name, box, places }) => {
        const limit = sizeOf("category", name);
        return limit
          ? [
              [box, "on"],
              [places, number(limit.size)],
            ]
          : [];
      }),
    ),
    ...Object.fromEntries(
      POSITION_FIELDS.map(({ name, places }) => [places, number(sizeOf("position", name)?.size ?? null)]),
    ),
  };
}

const number = (value: number | null): string => (value === null ? "" : String(value));

function parts(name: string, instant: Temporal.Instant | null, timeZone: string): FormValues {
  if (!instant) return {};
  const { date, time } = localParts(instant, timeZone);
  return { [`${name}Date`]: date, [`${name}Time`]: time };
}
