import { z } from "zod";
import { MODALITIES } from "#domain/athletes/attributes.ts";
import type { PositionGroup } from "#domain/athletes/positions.ts";
import { parseNearDate } from "#domain/dates.ts";
import { written } from "./written-schema.ts";
import { formatBRL, parseBRL } from "#domain/money.ts";
import {
  BRING_MAX,
  CATEGORY_FIELDS,
  DESCRIPTION_MAX,
  EVENT_INTENTS,
  EVENT_SCENES,
  FEEDBACK_DAYS,
  LOCATION_MAX,
  MAP_MAX,
  MOST_FEE_CENTS,
  MOST_PLACES,
  POSITION_FIELDS,
  TITLE_MAX,
  type EventForm,
} from "./event-fields.ts";
import { knownMap } from "./map-link.ts";
import { EVENT_TYPES } from "./vocabulary.ts";
import { oneLine, paragraphs } from "./written-text.ts";

const line = (max: number) => written(oneLine, max);
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

const wholeNumber = (least: number, most: number, message: string) =>
  trimmed
    .refine(
      (value) => value === "" || (/^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most),
      message,
    )
    .transform((value) => (value === "" ? null : Number(value)));

const places = wholeNumber(1, MOST_PLACES, `Escreva um número inteiro de 1 a ${MOST_PLACES}.`);

const FEE = `Escreva o valor em reais, como 25,00, ou deixe vazio se for gratuito.`;
const FEE_TOO_HIGH = `A taxa pode ser de até ${formatBRL(MOST_FEE_CENTS)}. Confira a vírgula.`;

const fee = trimmed.transform((value, context) => {
  if (value === "") return 0;
  const cents = parseBRL(value);
  if (cents !== null && cents <= MOST_FEE_CENTS) return cents;
  const isAmount = /^(?:R\$)?[\d.\s]{1,30}(?:,\d{1,2})?$/i.test(value);
  context.addIssue({ code: "custom", message: cents !== null || isAmount ? FEE_TOO_HIGH : FEE });
  return z.NEVER;
});

const MAP = "Cole um link do Google Maps, OpenStreetMap, Waze ou Apple Maps, ou deixe vazio.";
const mapUrl = trimmed
  .refine((value) => value.length <= MAP_MAX, `Use no máximo ${MAP_MAX} caracteres.`)
  .transform((value, context) => {
    if (value === "") return null;
    const known = knownMap(value);
    if (known) return known;
    context.addIssue({ code: "custom", message: MAP });
    return z.NEVER;
  });

const FEEDBACK = `Escreva um número de ${FEEDBACK_DAYS.least} a ${FEEDBACK_DAYS.most}.`;

const shape = {
  intent: z.enum(EVENT_INTENTS, "Escolha salvar ou enviar.").default("enviar"),
  type: z.enum(EVENT_TYPES, "Escolha o tipo."),
  title: line(TITLE_MAX).refine((value) => value.length >= 3, "Escreva o nome do evento."),
  modality: z.enum(["", ...MODALITIES], "Escolha quem participa.").default(""),
  startDate: date,
  startTime: time,
  endDate: date,
  endTime: time,
  location: line(LOCATION_MAX),
  city: line(100),
  mapUrl,
  description: text(DESCRIPTION_MAX),
  bring: text(BRING_MAX),
  fee,
  capacity: places,
  reserved: wholeNumber(0, MOST_PLACES, `Escreva um número inteiro de 0 a ${MOST_PLACES}.`),
  reservedUntil: date,
  openDate: date,
  openTime: time,
  deadlineDate: date,
  deadlineTime: time,
  feedbackDays: wholeNumber(FEEDBACK_DAYS.least, FEEDBACK_DAYS.most, FEEDBACK),
  scene: z.enum(EVENT_SCENES, "Escolha uma imagem.").default("treino"),
  ...Object.fromEntries(CATEGORY_FIELDS.map(({ box }) => [box, z.string().optional()])),
  ...Object.fromEntries([...CATEGORY_FIELDS, ...POSITION_FIELDS].map((field) => [field.places, places])),
};

/** The form of an event, field by field. What the fields say together is `toEventValues`. */
export const eventSchema: z.ZodType<EventForm> = z.object(shape).transform((form) => {
  const named = form as unknown as Record<string, string | number | null | undefined>;
  const sizeOf = (field: string) => (typeof named[field] === "number" ? named[field] : null);
  return {
    intent: form.intent,
    type: form.type,
    title: form.title,
    modality: form.modality === "" ? null : form.modality,
    startDate: form.startDate,
    startTime: form.startTime,
    endDate: form.endDate,
    endTime: form.endTime,
    location: form.location,
    city: form.city,
    mapUrl: form.mapUrl,
    description: form.description,
    bring: form.bring,
    feeCents: form.fee,
    capacity: form.capacity,
    // A number beside an empty box means the category: without script nothing ticks it.
    categories: CATEGORY_FIELDS.filter(
      ({ box, places: size }) => named[box] !== undefined || sizeOf(size) !== null,
    ).map(({ name, places: size }) => ({ name, size: sizeOf(size) })),
    positions: POSITION_FIELDS.flatMap(({ name, places: field }) => {
      const size = sizeOf(field);
      return size === null ? [] : [{ name: name satisfies PositionGroup, size }];
    }),
    reservedForSubscribers: form.reserved ?? 0,
    reservedUntil: form.reservedUntil,
    openDate: form.openDate,
    openTime: form.openTime,
    deadlineDate: form.deadlineDate,
    deadlineTime: form.deadlineTime,
    feedbackDays: form.feedbackDays ?? FEEDBACK_DAYS.usual,
    scene: form.scene,
  };
});

export const cancellationSchema = z.object({
  reason: written(paragraphs, 500).refine(
    (value) => value.length >= 5,
    "Escreva o motivo: quem se inscreveu recebe este texto.",
  ),
});
