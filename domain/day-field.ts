import { z } from "zod";
import { parseNearDate } from "./dates.ts";
import { isoDay } from "./typed-formats.ts";

export const DAY_PROBLEM = "Confira o dia: dia, mês e ano, como 31/12/2026.";

/** A day of our own time, as staff type it. */
export const dayField = z.string("Informe o dia.").transform((text, context) => {
  const day = parseNearDate(isoDay(text));
  if (day) return day;
  context.addIssue({ code: "custom", message: DAY_PROBLEM });
  return z.NEVER;
});
