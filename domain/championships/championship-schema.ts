import { z } from "zod";
import { parseNearDate } from "#domain/dates.ts";
import { written } from "#domain/events/written-schema.ts";
import { oneLine, paragraphs } from "#domain/events/written-text.ts";
import {
  DESCRIPTION_MAX,
  LOCATION_MAX,
  LONGEST_DAYS,
  NAME_MAX,
  type ChampionshipForm,
} from "./championship-fields.ts";

const optional = (tidy: (text: string) => string, max: number) =>
  written(tidy, max).transform((text) => text || null);

const date = z
  .string()
  .default("")
  .transform((text, context) => {
    if (text.trim() === "") return null;
    const parsed = parseNearDate(text.trim());
    if (parsed) return parsed;
    context.addIssue({ code: "custom", message: "Escreva uma data que exista." });
    return z.NEVER;
  });

/** The form of a championship. Only the name is needed to begin; to be in the calendar it needs a day and a place. */
export const championshipSchema: z.ZodType<ChampionshipForm> = z
  .object({
    name: written(oneLine, NAME_MAX).refine((name) => name.length > 0, "Nome do campeonato é obrigatório"),
    description: optional(paragraphs, DESCRIPTION_MAX),
    location: optional(oneLine, LOCATION_MAX),
    city: written(oneLine, 100),
    startDate: date,
    endDate: date,
  })
  .superRefine(({ startDate, endDate }, context) => {
    if (!endDate) return;
    const add = (message: string) => context.addIssue({ code: "custom", path: ["endDate"], message });
    if (!startDate) add("Escreva também o início.");
    else if (Temporal.PlainDate.compare(endDate, startDate) < 0) add("O fim vem depois do início.");
    else if (startDate.until(endDate).days > LONGEST_DAYS) add("Um campeonato dura no máximo um ano.");
  });
