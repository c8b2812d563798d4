import { z } from "zod";
import { parseDate } from "#domain/dates.ts";
import { lineField, optionalEmailField, optionalTextField } from "./fields.ts";

export const newEventSchema = (today: Temporal.PlainDate) =>
  z.object({
    name: lineField("Informe o nome do evento.", { min: 1, max: 160 }),
    location: lineField("Informe o local.", { min: 1, max: 200 }),
    date: z
      .string("Informe a data.")
      .trim()
      .refine((text) => parseDate(text) !== null, { message: "Informe a data.", abort: true })
      .refine((text) => Temporal.PlainDate.compare(text, today) >= 0, "Escolha uma data a partir de hoje."),
    description: optionalTextField(2000),
    email: optionalEmailField,
  });
