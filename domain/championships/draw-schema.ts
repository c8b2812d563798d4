import { z } from "zod";
import { characters } from "#domain/characters.ts";
import { oneLine, textProblem } from "#domain/events/written-text.ts";

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

/** The button that draws: with which teams and pots the page was shown, and who watches. */
export const holdDrawSchema: z.ZodType<{ shown: string; witnesses: string | null }> = z.object({
  shown: z.string().default(""),
  witnesses: line(300).transform((text) => text || null),
});

export const undoDrawSchema: z.ZodType<{ reason: string }> = z.object({
  reason: line(500).refine(
    (text) => characters(text) >= 5,
    "Escreva o motivo: as equipes podem perguntar por ele.",
  ),
});
