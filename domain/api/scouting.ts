import { z } from "zod";
import { FEET, MODALITIES } from "#domain/athletes/attributes.ts";
import { POSITIONS, POSITION_GROUPS } from "#domain/athletes/positions.ts";
import {
  RADIUS_MAX_KM,
  SEARCH_AGES,
  SEARCH_CATEGORIES,
  SEARCH_HEIGHTS,
  SEARCH_SORTS,
  searchQuerySchema,
  type SearchQuery,
} from "#domain/athletes/search-query.ts";
import { SEASON_SOURCES } from "#domain/athletes/seasons.ts";
import { MAX_TRAITS, TRAITS } from "#domain/athletes/traits.ts";
import { STATE_CODES } from "#domain/places.ts";
import { athleteSummary } from "./athletes.ts";
import { cursor, limit, oneOf, text, whole } from "./parameters.ts";
import { day } from "./values.ts";

const LONGEST_LIST = 600;

/** Several values in one parameter: "Zagueiro,Volante". */
const several = <const T extends string>(values: readonly T[], most: number, description: string) =>
  z
    .string()
    .max(LONGEST_LIST, `Use no máximo ${LONGEST_LIST} caracteres.`)
    .transform((given) => [...new Set(given.split(",").map((value) => value.trim()))])
    .pipe(z.array(oneOf(values)).max(most, `Use no máximo ${most} valores.`))
    .optional()
    .meta({ description: `${description} Separe por vírgulas: ${values.join(", ")}.` });

const yes = (description: string) =>
  oneOf(["true", "false"])
    .transform((value) => value === "true")
    .optional()
    .meta({ description });

const number = (min: number, max: number, description: string) =>
  whole(min, max).optional().meta({ description });

const CATEGORIES = SEARCH_CATEGORIES.map((age) => `Sub-${age}` as const);
const MINIMUMS = ["gamesMin", "minutesMin", "goalsMin", "assistsMin"] as const;

/** The filters of the search of clubs, under the names that the API gives them. */
export const scoutingQuery = z
  .strictObject({
    q: text("Contido no nome, clube, posição ou cidade."),
    ageMin: number(SEARCH_AGES.min, SEARCH_AGES.max, "Idade mínima."),
    ageMax: number(SEARCH_AGES.min, SEARCH_AGES.max, "Idade máxima."),
    bornFrom: number(1990, 2100, "Nascidos neste ano ou depois."),
    bornTo: number(1990, 2100, "Nascidos neste ano ou antes."),
    category: oneOf(CATEGORIES).optional().meta({ description: "Nascidos no ano da categoria ou depois." }),
    groups: several(POSITION_GROUPS, POSITION_GROUPS.length, "Grupos de posições."),
    positions: several(
      POSITIONS,
      POSITIONS.length,
      "Posições. Com “groups”, o atleta precisa estar nos dois.",
    ),
    secondary: yes("Se as posições secundárias também contam em “groups” e “positions”."),
    states: several(STATE_CODES, STATE_CODES.length, "Estados."),
    city: number(1_000_000, 9_999_999, "Código do município no IBGE, com sete números."),
    radiusKm: number(1, RADIUS_MAX_KM, "Quilômetros em volta do centro de “city”."),
    foot: oneOf(FEET).optional().meta({ description: "Pé." }),
    heightMin: number(SEARCH_HEIGHTS.min, SEARCH_HEIGHTS.max, "Altura mínima, em centímetros."),
    heightMax: number(SEARCH_HEIGHTS.min, SEARCH_HEIGHTS.max, "Altura máxima, em centímetros."),
    traits: several(TRAITS, MAX_TRAITS, `Características; o atleta tem todas. Até ${MAX_TRAITS}.`),
    video: yes("“true”: só quem tem vídeo."),
    source: oneOf(SEASON_SOURCES).optional().meta({
      description: "De onde vêm os números mínimos. Sem ela, basta que uma das fontes chegue a todos eles.",
    }),
    gamesMin: number(1, 9999, "Jogos, no mínimo. Fontes diferentes nunca se somam."),
    minutesMin: number(1, 999_999, "Minutos, no mínimo."),
    goalsMin: number(1, 9999, "Gols, no mínimo."),
    assistsMin: number(1, 9999, "Assistências, no mínimo."),
    modality: oneOf(MODALITIES).optional().meta({ description: "Modalidade." }),
    updatedSince: z.iso
      .date("Use uma data como 2026-11-15.")
      // PostgreSQL has no year 0.
      .refine((date) => date >= "2000-01-01", "Use uma data a partir de 2000-01-01.")
      .optional()
      .meta({ description: "Perfis que mudaram neste dia ou depois." }),
    sort: oneOf(SEARCH_SORTS)
      .default("newest")
      .meta({ description: "Mais recentes, por nome, idade, altura, ou perfis mais completos primeiro." }),
    limit,
    cursor,
  })
  .refine(({ ageMin, ageMax }) => inOrder(ageMin, ageMax), {
    path: ["ageMin"],
    error: "A idade mínima passa da máxima.",
  })
  .refine(({ bornFrom, bornTo }) => inOrder(bornFrom, bornTo), {
    path: ["bornFrom"],
    error: "O primeiro ano vem depois do segundo.",
  })
  .refine(({ heightMin, heightMax }) => inOrder(heightMin, heightMax), {
    path: ["heightMin"],
    error: "A altura mínima passa da máxima.",
  })
  .refine(({ radiusKm, city }) => radiusKm === undefined || city !== undefined, {
    path: ["radiusKm"],
    error: "Informe também “city”, o município no centro.",
  })
  .refine((query) => query.source === undefined || MINIMUMS.some((name) => query[name] !== undefined), {
    path: ["source"],
    error: `Informe também um número mínimo: ${MINIMUMS.join(", ")}.`,
  });

const inOrder = (from: number | undefined, to: number | undefined): boolean =>
  from === undefined || to === undefined || from <= to;

type ScoutingQuery = z.output<typeof scoutingQuery>;

/** The same query object as the page's and the saved searches'. */
export function toSearchQuery(given: ScoutingQuery): SearchQuery {
  const { q, category, secondary, video, source, limit: _limit, cursor: _cursor, ...rest } = given;
  const { gamesMin, minutesMin, goalsMin, assistsMin, ...filters } = rest;
  const wanted = { games: gamesMin, minutes: minutesMin, goals: goalsMin, assists: assistsMin };
  const hasNumbers = Object.values(wanted).some((value) => value !== undefined);
  return searchQuerySchema.parse({
    ...filters,
    text: q || undefined,
    category: category && Number(category.slice("Sub-".length)),
    secondary: secondary || undefined,
    video: video || undefined,
    numbers: hasNumbers ? { source: source ?? null, ...wanted } : undefined,
  });
}

export const scoutedAthlete = z
  .strictObject({
    ...athleteSummary.omit({ stats: true }).shape,
    birthYear: z.int(),
    secondaryPositions: z.array(z.enum(POSITIONS)),
    club: z.string().nullable(),
    foot: z.enum(FEET),
    heightCm: z.int().nullable(),
    modality: z.enum(MODALITIES).nullable(),
    hasVideo: z.boolean(),
    updatedOn: day().meta({ description: "Quando o perfil mudou pela última vez." }),
    stats: z
      .strictObject({
        source: z.enum(SEASON_SOURCES),
        games: z.int(),
        minutes: z.int(),
        goals: z.int(),
        assists: z.int(),
      })
      .nullable()
      .meta({
        description:
          "Os totais da fonte pedida; sem ela, de uma só fonte: súmula, senão clube, senão declarados.",
      }),
  })
  .meta({ id: "ScoutedAthlete", description: "O que a busca dos clubes mostra de um atleta." });

export type ApiScoutedAthlete = z.infer<typeof scoutedAthlete>;
