import { z } from "zod";
import { LONGEST_REASON } from "./standing.ts";

/** The points that staff add or take away, each with its reason on the page of the ranking. */
const MOST_ADJUSTED = 60;

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, " ");

const points = z
  .string()
  .default("")
  .transform((text) => text.trim().replace("−", "-"))
  .refine((text) => /^[+-]?\d{1,3}$/.test(text), "Escreva os pontos, como -3 ou 3.")
  .transform(Number)
  .refine(
    (value) => value !== 0 && isWithin(value),
    `Use de -${MOST_ADJUSTED} a ${MOST_ADJUSTED}, menos zero.`,
  );

export const reasonText = z
  .string()
  .default("")
  .transform(oneLine)
  .refine((text) => text.length <= LONGEST_REASON, `Use no máximo ${LONGEST_REASON} caracteres.`);

export const isReason = (text: string): boolean => text.length >= 5;
export const REASON_MISSING = "Escreva o motivo: ele aparece no ranking.";

const reason = reasonText.refine(isReason, REASON_MISSING);

/** On the page of a club. */
export const clubAdjustmentSchema = z.object({ points, reason });

/** On the page of all adjustments, where the club is named. */
export const adjustmentSchema = z.object({
  club: z
    .string()
    .default("")
    .transform(oneLine)
    .refine((text) => text.length >= 2, "Escreva o nome do clube."),
  points,
  reason,
});

/** In the form of a new club: what is no number adds nothing. */
export const startingPoints = z
  .string()
  .default("")
  .transform((text) => Number(text.trim().replace("−", "-").replace(",", ".")))
  .transform((value) => (Number.isFinite(value) ? Math.round(value) : 0))
  .refine(isWithin, `Use de -${MOST_ADJUSTED} a ${MOST_ADJUSTED}.`);

function isWithin(value: number): boolean {
  return Math.abs(value) <= MOST_ADJUSTED;
}
