import { z } from "zod";
import { characters } from "#domain/characters.ts";
import { parseNearDate } from "#domain/dates.ts";
import { oneLine, textProblem } from "#domain/events/written-text.ts";
import {
  MOST_DAYS,
  type DayWindow,
  type FieldForm,
  type MoveForm,
  type ScheduleForm,
} from "./schedule-fields.ts";

const DATE = "Escreva uma data que exista.";
const TIME = "Escreva a hora, como 08:30.";

const trimmed = z
  .string()
  .default("")
  .transform((text) => text.trim());

const line = (max: number) =>
  z
    .string()
    .default("")
    .superRefine((text, context) => {
      const problem = textProblem(text.slice(0, 5000));
      if (problem) context.addIssue({ code: "custom", message: problem });
    })
    .transform(oneLine)
    .refine((text) => text.length <= max, `Use no máximo ${max} caracteres.`);

const date = trimmed.transform((text, context) => {
  if (text === "") return null;
  const parsed = parseNearDate(text);
  if (parsed) return parsed;
  context.addIssue({ code: "custom", message: DATE });
  return z.NEVER;
});

const time = trimmed.transform((text, context) => {
  if (text === "") return null;
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return Temporal.PlainTime.from(text);
  context.addIssue({ code: "custom", message: TIME });
  return z.NEVER;
});

const whole = (least: number, most: number) =>
  trimmed
    .refine(
      (text) => /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `Escreva um número de ${least} a ${most}.`,
    )
    .transform(Number);

const dayFields = (row: number) => ({
  [`days.${row}.date`]: date,
  [`days.${row}.from`]: time,
  [`days.${row}.to`]: time,
});

const ROWS = Array.from({ length: MOST_DAYS }, (_, row) => row);

/** The lines with days are named as in every list of rows: "days.0.date". Empty lines are left out. */
export const scheduleSchema: z.ZodType<ScheduleForm> = z
  .object({
    matchMinutes: whole(10, 240),
    breakMinutes: whole(0, 240),
    restHours: whole(0, 168),
    again: z.string().optional(),
    fields: z.array(z.string()).default([]),
    // Their names are known only by number.
    ...(Object.assign({}, ...ROWS.map(dayFields)) as Record<"days.0.date", typeof date>),
  })
  .transform((form, context) => {
    const days: DayWindow[] = [];
    const add = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    for (const row of ROWS) {
      const named: Record<string, unknown> = form;
      const [day, from, to] = ["date", "from", "to"].map((field) => named[`days.${row}.${field}`] ?? null);
      if (!day && !from && !to) continue;
      if (!(day instanceof Temporal.PlainDate)) add(`days.${row}.date`, DATE);
      else if (!(from instanceof Temporal.PlainTime)) add(`days.${row}.from`, TIME);
      else if (!(to instanceof Temporal.PlainTime)) add(`days.${row}.to`, TIME);
      else if (Temporal.PlainTime.compare(from, to) >= 0)
        add(`days.${row}.to`, "O fim vem depois do começo.");
      else days.push({ date: day, from, to });
    }
    if (days.length === 0 && context.issues.length === 0)
      add("days.0.date", "Escreva pelo menos um dia de jogos.");
    const { matchMinutes, breakMinutes, restHours, again, fields } = form;
    if (fields.length === 0) add("fields", "Escolha pelo menos um campo.");
    return { days, fields, matchMinutes, breakMinutes, restHours, again: again === "on" };
  });

export const moveSchema: z.ZodType<MoveForm> = z
  .object({
    date,
    time,
    field: trimmed.transform((text) => text || null),
    referee: line(120)
      .refine((text) => characters(text) !== 1, "Escreva o nome inteiro.")
      .transform((text) => text || null),
    confirmed: z
      .string()
      .optional()
      .transform((text) => text === "on"),
  })
  .superRefine((form, context) => {
    const add = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (form.date && !form.time) add("time", "Escreva também a hora.");
    if (form.time && !form.date) add("date", "Escreva também a data.");
  });

export const fieldSchema: z.ZodType<FieldForm> = z.object({
  venue: line(120).refine(
    (text) => characters(text) >= 2,
    "Escreva o local, como Centro Esportivo do Bairro.",
  ),
  name: line(60).refine((text) => text.length > 0, "Escreva o nome do campo, como Campo 1."),
  address: line(200).transform((text) => text || null),
});
