import { z } from "zod";
import { STATE_CODES } from "../places.ts";
import { FEET, MODALITIES } from "./attributes.ts";
import { POSITIONS, POSITION_GROUPS } from "./positions.ts";
import { SEASON_SOURCES } from "./seasons.ts";
import { MAX_TRAITS, TRAITS } from "./traits.ts";

export const SEARCH_PAGE = 20;
/** Matches are counted no further: "Mais de 1.000". */
export const SEARCH_COUNTED = 1000;
export const SEARCH_SORTS = ["newest", "name", "age", "height", "completeness"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

export const SEARCH_AGES = { min: 13, max: 25 } as const;
export const SEARCH_HEIGHTS = { min: 100, max: 230 } as const;
export const RADIUS_MAX_KM = 100;
export const SEARCH_CATEGORIES = [13, 15, 17, 20] as const;
/** What a season threshold can ask for. */
export const THRESHOLDS = ["games", "minutes", "goals", "assists"] as const;
export type Threshold = (typeof THRESHOLDS)[number];

const age = z.int().min(SEARCH_AGES.min).max(SEARCH_AGES.max);
const birthYear = z.int().min(1990).max(2100);
const height = z.int().min(SEARCH_HEIGHTS.min).max(SEARCH_HEIGHTS.max);
const unique = (values: readonly string[]) => new Set(values).size === values.length;
const several = <Values extends readonly [string, ...string[]]>(values: Values, most: number) =>
  z.array(z.enum(values)).min(1).max(most).refine(unique);
const list = <T extends string>(values: readonly T[]) => values as unknown as readonly [T, ...T[]];

const numbers = z
  .strictObject({
    /** Null: any one source reaches all of the thresholds. Sources are never added up. */
    source: z.enum(SEASON_SOURCES).nullable().default(null),
    games: z.int().min(1).max(9999).optional(),
    minutes: z.int().min(1).max(999_999).optional(),
    goals: z.int().min(1).max(9999).optional(),
    assists: z.int().min(1).max(9999).optional(),
  })
  .refine((wanted) => THRESHOLDS.some((key) => wanted[key] !== undefined));

/**
 * Which public athletes a club looks for. The page's address, the API and saved searches all become this one
 * object; it is stored as JSON. What is absent does not filter. A key that is unknown is refused: a saved search
 * whose filter no longer exists says so instead of matching more.
 */
export const searchQuerySchema = z
  .strictObject({
    /** Words contained in any of name, club, position and city. */
    text: z.string().min(1).max(80).optional(),
    ageMin: age.optional(),
    ageMax: age.optional(),
    bornFrom: birthYear.optional(),
    bornTo: birthYear.optional(),
    /** Sub-N: born in this year minus N or later. */
    category: z.literal(SEARCH_CATEGORIES).optional(),
    groups: several(list(POSITION_GROUPS), POSITION_GROUPS.length).optional(),
    positions: several(list(POSITIONS), POSITIONS.length).optional(),
    /** Whether secondary positions count for `groups` and `positions` too. */
    secondary: z.boolean().optional(),
    states: several(list(STATE_CODES), STATE_CODES.length).optional(),
    /** IBGE code of a municipality. */
    city: z.int().min(1_000_000).max(9_999_999).optional(),
    /** Around the centre of `city`; centres of cities are compared, never people. */
    radiusKm: z.int().min(1).max(RADIUS_MAX_KM).optional(),
    foot: z.enum(FEET).optional(),
    heightMin: height.optional(),
    heightMax: height.optional(),
    /** The athlete has all of them. */
    traits: several(list(TRAITS), MAX_TRAITS).optional(),
    video: z.literal(true).optional(),
    numbers: numbers.optional(),
    modality: z.enum(MODALITIES).optional(),
    /** The profile changed on this day or later, as "2026-11-15". */
    updatedSince: z.iso.date().optional(),
    sort: z.enum(SEARCH_SORTS).default("newest"),
  })
  .refine(({ radiusKm, city }) => radiusKm === undefined || city !== undefined, {
    path: ["radiusKm"],
    error: "radius_without_city",
  })
  .refine(({ ageMin, ageMax }) => !isReversed(ageMin, ageMax), { path: ["ageMin"], error: "range_reversed" })
  .refine(({ bornFrom, bornTo }) => !isReversed(bornFrom, bornTo), {
    path: ["bornFrom"],
    error: "range_reversed",
  })
  .refine(({ heightMin, heightMax }) => !isReversed(heightMin, heightMax), {
    path: ["heightMin"],
    error: "range_reversed",
  });

const isReversed = (from: number | undefined, to: number | undefined): boolean =>
  from !== undefined && to !== undefined && from > to;

export type SearchQuery = z.output<typeof searchQuerySchema>;
export type SearchNumbers = NonNullable<SearchQuery["numbers"]>;
/** Every key that narrows the matches. */
export type SearchFilter = Exclude<keyof SearchQuery, "sort" | "secondary" | "radiusKm">;

export const ANY_ATHLETE: SearchQuery = { sort: "newest" };
