import { FEET, MODALITIES } from "#domain/athletes/attributes.ts";
import { POSITION_GROUPS, POSITIONS } from "#domain/athletes/positions.ts";
import {
  SEARCH_CATEGORIES,
  SEARCH_SORTS,
  searchQuerySchema,
  THRESHOLDS,
  type SearchFilter,
  type SearchQuery,
} from "#domain/athletes/search-query.ts";
import { SEASON_SOURCES } from "#domain/athletes/seasons.ts";
import { TRAITS } from "#domain/athletes/traits.ts";
import { STATE_CODES } from "#domain/places.ts";
import { createRandom, type Random } from "#drawing/random.ts";

/** What the cases draw from: people and places that exist in the table. */
export interface CasePool {
  names: readonly string[];
  /** Codes of cities, each as often as athletes live there. */
  cities: readonly number[];
  today: Temporal.PlainDate;
}

type Wish = Partial<SearchQuery>;
type CaseFilter = Exclude<SearchFilter, "text">;
export type CaseGroup = (typeof CASE_GROUPS)[number];
export const CASE_GROUPS = [
  "filter alone",
  "pair of filters",
  "combination",
  "one word",
  "text with filters",
  "full name",
  "radius",
  "radius with filters",
] as const;

const ALONE_DRAWS = 3;
const COMBINATIONS = 300;
const TEXTS = 40;
const RADII = [10, 25, 50, 100];

/** The same queries every time. A combination may ask for what nobody has, as people do. */
export function scoutingCases(pool: CasePool): Record<CaseGroup, SearchQuery[]> {
  const random = createRandom("scouting");
  const wishes = wishesOf(pool);
  const filters = Object.keys(wishes) as CaseFilter[];
  const wish = (...chosen: CaseFilter[]): Wish =>
    Object.assign({}, ...chosen.map((one) => wishes[one](random)));
  const several = (least: number, most: number) =>
    wish(...random.shuffle(filters).slice(0, random.int(least, most)));
  const times = (count: number, make: () => Wish) => Array.from({ length: count }, make);
  const word = () => random.pick(random.pick(pool.names).split(" "));
  const around = () => ({ city: random.pick(pool.cities), radiusKm: random.pick(RADII) });
  const pairs = filters.flatMap((one, at) => filters.slice(at + 1).map((other) => [one, other] as const));
  return {
    "filter alone": eachSort(filters.flatMap((filter) => times(ALONE_DRAWS, () => wish(filter)))),
    "pair of filters": eachSort(pairs.map((pair) => wish(...pair))),
    combination: eachSort(times(COMBINATIONS, () => several(2, 6))),
    "one word": eachSort(times(TEXTS, () => ({ text: word() }))),
    "text with filters": eachSort(times(TEXTS, () => ({ ...several(1, 3), text: word() }))),
    "full name": eachSort(times(TEXTS, () => ({ text: random.pick(pool.names) }))),
    radius: eachSort(times(TEXTS, around)),
    "radius with filters": eachSort(times(TEXTS, () => ({ ...several(1, 4), ...around() }))),
  };
}

const eachSort = (wishes: readonly Wish[]): SearchQuery[] =>
  wishes.flatMap((wish) => SEARCH_SORTS.map((sort) => searchQuerySchema.parse({ ...inOrder(wish), sort })));

/** Two ends that were drawn apart from each other. */
function inOrder(wish: Wish): Wish {
  const { ageMin, ageMax, bornFrom, bornTo, heightMin, heightMax } = wish;
  const sorted = (one?: number, other?: number) => (one! > other! ? [other, one] : [one, other]);
  const ends = {
    ...pairOf("ageMin", "ageMax", sorted(ageMin, ageMax)),
    ...pairOf("bornFrom", "bornTo", sorted(bornFrom, bornTo)),
    ...pairOf("heightMin", "heightMax", sorted(heightMin, heightMax)),
  };
  return { ...wish, ...ends };
}

const pairOf = (low: string, high: string, [from, to]: (number | undefined)[]) => ({
  ...(from !== undefined && { [low]: from }),
  ...(to !== undefined && { [high]: to }),
});

/** A value for each filter, as likely as scouts would ask for it. */
function wishesOf({ cities, today }: CasePool): Record<CaseFilter, (random: Random) => Wish> {
  const few = <T>(random: Random, items: readonly T[], most: number) =>
    random.shuffle(items).slice(0, random.int(1, most));
  const secondary = (random: Random) => (random.chance(0.3) ? { secondary: true } : {});
  return {
    ageMin: (random) => ({ ageMin: random.int(14, 22) }),
    ageMax: (random) => ({ ageMax: random.int(13, 20) }),
    bornFrom: (random) => ({ bornFrom: today.year - random.int(13, 22) }),
    bornTo: (random) => ({ bornTo: today.year - random.int(13, 22) }),
    category: (random) => ({ category: random.pick(SEARCH_CATEGORIES) }),
    groups: (random) => ({ groups: few(random, POSITION_GROUPS, 2), ...secondary(random) }),
    positions: (random) => ({ positions: few(random, POSITIONS, 3), ...secondary(random) }),
    states: (random) => ({ states: few(random, STATE_CODES, 3) }),
    city: (random) => ({ city: random.pick(cities) }),
    foot: (random) => ({ foot: random.pick(FEET) }),
    heightMin: (random) => ({ heightMin: random.int(160, 195) }),
    heightMax: (random) => ({ heightMax: random.int(160, 190) }),
    traits: (random) => ({ traits: few(random, TRAITS, 3) }),
    video: () => ({ video: true }),
    numbers: (random) => ({ numbers: numbersWish(random) }),
    modality: (random) => ({ modality: random.pick(MODALITIES) }),
    updatedSince: (random) => ({
      updatedSince: String(today.subtract({ days: random.pick([7, 30, 90, 365]) })),
    }),
  };
}

function numbersWish(random: Random): SearchQuery["numbers"] {
  const most = { games: 80, minutes: 4000, goals: 30, assists: 15 };
  const wanted = random.shuffle(THRESHOLDS).slice(0, random.int(1, 2));
  return {
    source: random.pick([null, ...SEASON_SOURCES]),
    ...Object.fromEntries(wanted.map((what) => [what, random.int(1, most[what])])),
  };
}
