import { z } from "zod";
import { MATCH_CATEGORIES } from "./matches.ts";

/** Beyond this somebody mistyped. */
const MOST_GOALS = 40;

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, " ");

const goals = z
  .string()
  .default("")
  .transform((text) => text.trim())
  .refine((text) => text !== "", "Informe os gols.")
  .refine((text) => text === "" || /^\d{1,4}$/.test(text), "Escreva um número inteiro, sem sinal.")
  .transform(Number)
  .refine((value) => !(value > MOST_GOALS), `Use um número até ${MOST_GOALS}.`);

const category = z
  .string()
  .default("")
  .transform((text) => MATCH_CATEGORIES.find((age) => String(age) === text) ?? null);

const evidence = z
  .string()
  .default("")
  .transform((text) => text.trim())
  .refine((text) => text.length <= 500, "Use no máximo 500 caracteres.");

/** Goals as the club has them that fills in the form. */
export const scoreSchema = z.object({ goalsFor: goals, goalsAgainst: goals });

/** A result as a club enters it. Which days are possible depends on the club: see `matchDayProblem`. */
export const matchSchema = z.object({
  opponent: z
    .string()
    .default("")
    .transform(oneLine)
    .refine((text) => text.length >= 2, "Escreva o nome do adversário.")
    .refine((text) => text.length <= 120, "Use no máximo 120 caracteres."),
  ...scoreSchema.shape,
  matchDate: z.iso.date("Informe o dia do jogo.").transform((day) => Temporal.PlainDate.from(day)),
  category,
  /** Where staff can check it: a link, a match sheet, a name. Given: they are asked. */
  evidence: evidence.transform((text) => text || null),
  /** Chosen where several clubs have the name that was typed. */
  opponentId: z
    .string()
    .default("")
    .transform((text) => text || null),
});
export type MatchInput = z.output<typeof matchSchema>;

export const evidenceSchema = z.object({
  evidence: evidence.refine((text) => text.length >= 5, "Diga onde a equipe pode conferir o resultado."),
});
