import { z } from "zod";

/** Who stands behind a result. Only the club that entered it: it is declared, and counts nowhere. */
export const MATCH_SOURCES = ["club", "opponent", "staff", "match_sheet"] as const;
export type MatchSource = (typeof MATCH_SOURCES)[number];

/**
 * declared: nobody was asked; asked: the opponent; contested: the opponent has another score, and staff decide;
 * checking: staff were asked; refused: staff could not confirm it; confirmed: it counts.
 */
export const MATCH_STATES = ["declared", "asked", "contested", "checking", "refused", "confirmed"] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** Clubs play in several categories on one day. Null is any other one. */
export const MATCH_CATEGORIES = [11, 13, 14, 15, 16, 17, 18, 20] as const;
/** Beyond this somebody mistyped. */
const MOST_GOALS = 40;
const EARLIEST_MATCH_YEAR = 2000;

export const formatScore = ({ goalsFor, goalsAgainst }: { goalsFor: number; goalsAgainst: number }): string =>
  `${goalsFor} × ${goalsAgainst}`;

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

export type MatchDayProblem = "in_future" | "too_old" | "before_foundation";

/** Why a club cannot have played on this day, if it cannot. */
export function matchDayProblem(
  day: Temporal.PlainDate,
  { today, foundationYears }: { today: Temporal.PlainDate; foundationYears: readonly (number | null)[] },
): MatchDayProblem | null {
  if (Temporal.PlainDate.compare(day, today) > 0) return "in_future";
  if (foundationYears.some((year) => year !== null && day.year < year)) return "before_foundation";
  return day.year < EARLIEST_MATCH_YEAR ? "too_old" : null;
}

/** The points that staff add or take away, each with its reason on the page of the ranking. */
const MOST_ADJUSTED = 60;
export const adjustmentSchema = z.object({
  club: z
    .string()
    .default("")
    .transform(oneLine)
    .refine((text) => text.length >= 2, "Escreva o nome do clube."),
  points: z
    .string()
    .default("")
    .transform((text) => text.trim().replace("−", "-"))
    .refine((text) => /^[+-]?\d{1,3}$/.test(text), "Escreva os pontos, como -3 ou 3.")
    .transform(Number)
    .refine(
      (value) => value !== 0 && Math.abs(value) <= MOST_ADJUSTED,
      `Use de -${MOST_ADJUSTED} a ${MOST_ADJUSTED}, menos zero.`,
    ),
  reason: z
    .string()
    .default("")
    .transform(oneLine)
    .refine((text) => text.length >= 5, "Escreva o motivo: ele aparece no ranking.")
    .refine((text) => text.length <= 200, "Use no máximo 200 caracteres."),
});
