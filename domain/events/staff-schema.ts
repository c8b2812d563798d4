import { z } from "zod";
import { parseDate } from "#domain/dates.ts";
import { formatBRL, parseBRL } from "#domain/money.ts";
import { BRING_MAX, DESCRIPTION_MAX, LOCATION_MAX, MOST_FEE_CENTS, TITLE_MAX } from "./event-fields.ts";
import { instantAt } from "./local-time.ts";
import { written } from "./written-schema.ts";
import { oneLine, paragraphs } from "./written-text.ts";

const text = (max: number) => written(paragraphs, max).transform((value) => value || null);

const trimmed = z
  .string()
  .default("")
  .transform((value) => value.trim());
const date = trimmed.refine(
  (value) => value === "" || parseDate(value) !== null,
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

/** What staff correct of an event: what it says, when and for how much. Its city and places stay its organiser's. */
export interface EventCorrection {
  title: string;
  location: string;
  description: string | null;
  bring: string | null;
  feeCents: number;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant | null;
}

/** The form of it, on the clock of the event's own zone. */
export const eventCorrectionSchema = (timeZone: string) =>
  z
    .object({
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
    })
    .transform((form, context) => {
      const problem = (path: string, message: string) => {
        context.addIssue({ code: "custom", path: [path], message });
        return z.NEVER;
      };
      const startsAt = instantAt(form.startDate, form.startTime, timeZone);
      if (!startsAt) return problem("startTime", SKIPPED);
      if (form.endDate && !form.endTime) return problem("endTime", "Escolha também a hora.");
      const endsAt = form.endTime ? instantAt(form.endDate || form.startDate, form.endTime, timeZone) : null;
      if (form.endTime && !endsAt) return problem("endTime", SKIPPED);
      if (endsAt && Temporal.Instant.compare(endsAt, startsAt) <= 0)
        return problem("endTime", "O fim vem depois do começo.");
      const { title, location, description, bring, savedAt } = form;
      const correction = { title, location, description, bring, feeCents: form.fee, startsAt, endsAt };
      return { savedAt, correction: correction satisfies EventCorrection };
    });

const SKIPPED = "Nesta cidade o relógio pula esta hora. Escolha outra.";
