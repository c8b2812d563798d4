import { z } from "zod";
import { LONGEST_GAME } from "./seasons.ts";

/** Numbers of one season that no player reaches: beyond them somebody mistyped. */
const MOST_GAMES = 150;
const MOST_OF_ANYTHING = 999;
/** Nobody has a season before this age. */
const FIRST_SEASON_AGE = 5;
const EARLIEST_YEAR = 1990;
/** More than anyone plays in a life, and a bound for lists. */
export const MOST_SEASONS = 60;

/** The years that a season of someone born then can have. */
export function seasonYears(
  birthYear: number | null,
  today: { year: number },
): { first: number; last: number } {
  const first = birthYear === null ? EARLIEST_YEAR : Math.max(EARLIEST_YEAR, birthYear + FIRST_SEASON_AGE);
  return { first: Math.min(first, today.year), last: today.year };
}

// People write 2.588 minutes with a point, and 81% with its sign.
const digits = (text: string) =>
  text
    .trim()
    .replace(/%$/, "")
    .trimEnd()
    .replaceAll(/\.(?=\d{3}(?:\D|$))/g, "");

const whole = (most: number) =>
  z
    .string()
    .default("")
    .transform(digits)
    .refine((text) => /^\d*$/.test(text), "Escreva um número inteiro, sem sinal.")
    .transform((text) => (text === "" ? null : Number(text)))
    .refine((value) => value === null || value <= most, `Use um número até ${most}.`);

const count = (most = MOST_OF_ANYTHING) => whole(most).transform((value) => value ?? 0);

/** A season as the athlete declares it. Which years are possible depends on the person: see `seasonYears`. */
export const seasonSchema = z
  .object({
    year: whole(9999),
    club: z
      .string()
      .default("")
      .transform((text) => text.trim().replaceAll(/\s+/g, " "))
      .refine((text) => text.length <= 120, "Use no máximo 120 caracteres.")
      .transform((text) => text || null),
    games: whole(MOST_GAMES).refine((value) => value !== null, "Informe quantos jogos foram."),
    goals: count(),
    assists: count(),
    yellowCards: count(),
    redCards: count(),
    minutes: count(MOST_GAMES * LONGEST_GAME),
    passAccuracy: whole(100),
    dribbles: whole(100),
    /** The linked club that is asked to confirm the numbers. */
    askedClubId: z
      .string()
      .default("")
      .transform((id) => id || null),
    /** When the season was last saved before the form was opened; empty for a new one. */
    savedAt: z.string().default(""),
  })
  .transform(({ games, ...rest }) => ({ ...rest, games: games ?? 0 }))
  .superRefine((season, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message, input: season });
    const { games } = season;
    if (season.minutes > games * LONGEST_GAME)
      refuse(
        "minutes",
        `Em ${games === 1 ? "1 jogo" : `${games} jogos`} cabem no máximo ${games * LONGEST_GAME} minutos.`,
      );
    if (season.yellowCards > games * 2) refuse("yellowCards", "São no máximo dois amarelos por jogo.");
    if (season.redCards > games) refuse("redCards", "É no máximo um vermelho por jogo.");
    if (games === 0 && season.goals + season.assists > 0)
      refuse("games", "Quem fez gol ou deu assistência jogou ao menos uma vez.");
  });

export type SeasonInput = z.output<typeof seasonSchema>;
