import { z } from "zod";
import { parseNearDate } from "#domain/dates.ts";
import { formatBRL, parseBRL } from "#domain/money.ts";
import {
  BRING_MAX,
  DESCRIPTION_MAX,
  LOCATION_MAX,
  MOST_FEE_CENTS,
  MOST_PLACES,
  TITLE_MAX,
  type Venue,
} from "./event-fields.ts";
import { instantAt } from "./local-time.ts";
import { EVENT_TYPES, type EventType } from "./vocabulary.ts";
import { written } from "./written-schema.ts";
import { oneLine, paragraphs } from "./written-text.ts";
import { zoneOf } from "./zones.ts";

const text = (max: number) => written(paragraphs, max).transform((value) => value || null);

const trimmed = z
  .string()
  .default("")
  .transform((value) => value.trim());
const date = trimmed.refine(
  (value) => value === "" || parseNearDate(value) !== null,
  "Escreva uma data que exista.",
);
const time = trimmed.refine(
  (value) => value === "" || /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  "Escreva a hora, como 08:30.",
);

const fee = trimmed.transform((value, context) => {
  const cents = value === "" ? 0 : parseBRL(value);
  if (cents !== null && cents <= MOST_FEE_CENTS) return cents;
  const message = `Escreva o valor em reais, como 25,00, até ${formatBRL(MOST_FEE_CENTS)}, ou deixe vazio.`;
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** What staff correct of any event: what it says, when and for how much. Its city and places stay its organiser's. */
export interface EventCorrection {
  title: string;
  location: string;
  description: string | null;
  bring: string | null;
  feeCents: number;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant | null;
}

const correctionFields = {
  title: written(oneLine, TITLE_MAX).refine((value) => value.length >= 3, "Escreva o nome do evento."),
  location: written(oneLine, LOCATION_MAX).refine((value) => value !== "", "Escreva o local."),
  description: text(DESCRIPTION_MAX),
  bring: text(BRING_MAX),
  fee,
  startDate: date.refine((value) => value !== "", "Escolha o dia."),
  startTime: time.refine((value) => value !== "", "Escolha a hora."),
  endDate: date,
  endTime: time,
  savedAt: z.string().max(40).default(""),
};
const correctionForm = z.object(correctionFields);

/** The form of it, on the clock of the event's own zone. */
export const eventCorrectionSchema = (timeZone: string) =>
  correctionForm.transform((form, context) => {
    const correction = readCorrection(form, timeZone, context);
    return correction ? { savedAt: form.savedAt, correction } : z.NEVER;
  });

/** An event of our own team: nobody else says where it is, what it is and how many may come. */
export interface TeamEvent extends EventCorrection, Venue {
  type: EventType;
  timeZone: string;
  maxParticipants: number | null;
  registrationEndsAt: Temporal.Instant | null;
}

const PLACES = `Escreva um número inteiro de 1 a ${MOST_PLACES}, ou deixe vazio.`;
const places = trimmed
  .refine(
    (value) =>
      value === "" || (/^\d{1,6}$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_PLACES),
    PLACES,
  )
  .transform((value) => (value === "" ? null : Number(value)));

const teamEventForm = z.object({
  ...correctionFields,
  type: z.enum(EVENT_TYPES, "Escolha o tipo."),
  /** Looked up before: it says on which clock the rest is read. */
  city: written(oneLine, 100),
  capacity: places,
  deadlineDate: date,
  deadlineTime: time,
});

/** The form of it, once its city is known. */
export const teamEventSchema = (venue: Venue) =>
  teamEventForm.transform((form, context) => {
    const timeZone = zoneOf(venue);
    const problem = problemIn(context);
    const correction = readCorrection(form, timeZone, context);
    const { deadlineDate: day, deadlineTime: hour, type, capacity, savedAt } = form;
    if (!correction) return z.NEVER;
    if (day && !hour) return problem("deadlineTime", "Escolha também a hora.");
    if (hour && !day) return problem("deadlineDate", "Escolha também o dia.");
    const deadline = day ? instantAt(day, hour, timeZone) : null;
    if (day && !deadline) return problem("deadlineTime", SKIPPED);
    if (deadline && Temporal.Instant.compare(deadline, correction.startsAt) > 0)
      return problem("deadlineDate", "As inscrições terminam antes de o evento começar.");
    const facts = { type, timeZone, maxParticipants: capacity, registrationEndsAt: deadline };
    const event: TeamEvent = { ...correction, city: venue.city, state: venue.state, ...facts };
    return { savedAt, event };
  });

const problemIn =
  (context: z.RefinementCtx) =>
  (path: string, message: string): never => {
    context.addIssue({ code: "custom", path: [path], message });
    return z.NEVER;
  };

/** Null: a problem was told. */
function readCorrection(
  form: z.output<typeof correctionForm>,
  timeZone: string,
  context: z.RefinementCtx,
): EventCorrection | null {
  const problem = (path: string, message: string): null => {
    problemIn(context)(path, message);
    // Not z.NEVER: that is an object, which a caller would take for a correction.
    return null;
  };
  const startsAt = instantAt(form.startDate, form.startTime, timeZone);
  if (!startsAt) return problem("startTime", SKIPPED);
  if (form.endDate && !form.endTime) return problem("endTime", "Escolha também a hora.");
  const endsAt = form.endTime ? instantAt(form.endDate || form.startDate, form.endTime, timeZone) : null;
  if (form.endTime && !endsAt) return problem("endTime", SKIPPED);
  if (endsAt && Temporal.Instant.compare(endsAt, startsAt) <= 0)
    return problem("endTime", "O fim vem depois do começo.");
  const { title, location, description, bring } = form;
  return { title, location, description, bring, feeCents: form.fee, startsAt, endsAt };
}

const SKIPPED = "Nesta cidade o relógio pula esta hora. Escolha outra.";
