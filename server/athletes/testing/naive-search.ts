import fc from "fast-check";
import { FEET, MODALITIES } from "#domain/athletes/attributes.ts";
import { groupOf, POSITION_GROUPS, POSITIONS, type Position } from "#domain/athletes/positions.ts";
import {
  SEARCH_CATEGORIES,
  SEARCH_SORTS,
  searchQuerySchema,
  THRESHOLDS,
  type SearchQuery,
  type SearchSort,
} from "#domain/athletes/search-query.ts";
import { SEASON_SOURCES } from "#domain/athletes/seasons.ts";
import { TRAITS } from "#domain/athletes/traits.ts";
import { ageOn, calendarDay } from "#domain/dates.ts";
import { client } from "#server/platform/database/database.ts";

/** A row of `athletes` as the naive search reads it: it knows nothing of masks, generated columns and indexes. */
export interface PlainAthlete {
  id: string;
  name: string;
  club: string | null;
  position: Position | null;
  secondary_positions: Position[];
  city: string | null;
  state: string | null;
  latitude: number | null;
  longitude: number | null;
  city_code: number | null;
  birthdate: string;
  modality: string | null;
  foot: string;
  height_cm: number | null;
  traits: string[];
  has_video: boolean;
  completeness: number;
  updated_day: string;
  created: number;
  [total: `${string}_${"games" | "minutes" | "goals" | "assists"}`]: number;
}

export async function readPlainAthletes(): Promise<PlainAthlete[]> {
  const totals = SEASON_SOURCES.flatMap((source) => THRESHOLDS.map((what) => `a.${source}_${what}`));
  const { rows } = await client().query<PlainAthlete>(
    `select a.id, a.name, a.club, a.position, a.secondary_positions, a.city, a.state, a.city_code, m.latitude, m.longitude,
       a.birthdate, a.modality, a.foot, a.height_cm, a.traits, a.has_video, a.completeness, ${totals.join(", ")},
       (a.profile_updated_at at time zone 'America/Sao_Paulo')::date as updated_day,
       (extract(epoch from a.created_at) * 1e6)::float8 as created
     from athletes a left join municipalities m on m.code = a.city_code where a.visibility = 'public'`,
  );
  return rows;
}

/** The matches in their order, found by looking at every athlete. */
export function naiveSearch(
  all: readonly PlainAthlete[],
  query: SearchQuery,
  today: Temporal.PlainDate,
): PlainAthlete[] {
  const centre = all.find(({ city_code: code }) => code === query.city) ?? null;
  return all.filter((one) => isMatch(one, query, today, centre)).sort(ORDERS[query.sort]);
}

function isMatch(
  one: PlainAthlete,
  query: SearchQuery,
  today: Temporal.PlainDate,
  centre: PlainAthlete | null,
): boolean {
  const age = ageOn(calendarDay(one.birthdate), today);
  const year = calendarDay(one.birthdate).year;
  const { numbers, radiusKm } = query;
  const played = [one.position, ...(query.secondary ? one.secondary_positions : [])].filter(
    (each) => each !== null,
  );
  const reaches = (source: string) =>
    THRESHOLDS.every((what) => numbers?.[what] === undefined || one[`${source}_${what}`]! >= numbers[what]);
  const inCity =
    query.city === undefined ||
    one.city_code === query.city ||
    (radiusKm !== undefined && centre !== null && kmBetween(centre, one) <= radiusKm);
  return (
    (query.text === undefined || hasWords(one, query.text)) &&
    age >= (query.ageMin ?? 0) &&
    age <= (query.ageMax ?? 200) &&
    year >= (query.bornFrom ?? 0) &&
    year <= (query.bornTo ?? 9999) &&
    (query.category === undefined || year >= today.year - query.category) &&
    (!query.groups || played.some((each) => query.groups!.includes(groupOf(each)))) &&
    (!query.positions || played.some((each) => query.positions!.includes(each))) &&
    (!query.states || query.states.some((state) => state === one.state)) &&
    inCity &&
    (!query.foot || one.foot === query.foot) &&
    (query.heightMin === undefined || (one.height_cm !== null && one.height_cm >= query.heightMin)) &&
    (query.heightMax === undefined || (one.height_cm !== null && one.height_cm <= query.heightMax)) &&
    (!query.traits || query.traits.every((trait) => one.traits.includes(trait))) &&
    (!query.video || one.has_video) &&
    (!numbers || (numbers.source ? [numbers.source] : SEASON_SOURCES).some(reaches)) &&
    (!query.modality || one.modality === query.modality) &&
    (query.updatedSince === undefined || one.updated_day >= query.updatedSince)
  );
}

function hasWords(one: PlainAthlete, text: string): boolean {
  const hay = folded(
    ` ${[one.name, one.club ?? "", [one.position ?? "", ...one.secondary_positions].join(" "), one.city ?? ""].join(" ")}`,
  );
  const words = folded(text)
    .split(/\s+/)
    .filter((word) => /[a-z0-9]/.test(word));
  return (
    words.length > 0 && words.every((word) => hay.includes(/[a-z0-9]{3}/.test(word) ? word : ` ${word}`))
  );
}

const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

function kmBetween(one: PlainAthlete, other: PlainAthlete): number {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return Infinity;
  const [a, b] = [one.latitude, other.latitude].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
  ];
  const apart = ((other.longitude - one.longitude) * Math.PI) / 180;
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(apart);
  return 6371 * Math.acos(Math.min(1, cosine));
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));
const ORDERS: Record<SearchSort, (a: PlainAthlete, b: PlainAthlete) => number> = {
  newest: (a, b) => compare(b.created, a.created) || compare(b.id, a.id),
  name: (a, b) => compare(folded(a.name), folded(b.name)) || compare(a.id, b.id),
  age: (a, b) => compare(b.birthdate, a.birthdate) || compare(b.id, a.id),
  height: (a, b) => compare(b.height_cm ?? 0, a.height_cm ?? 0) || compare(b.id, a.id),
  completeness: (a, b) => compare(b.completeness, a.completeness) || compare(b.id, a.id),
};

/** Searches as people make them: a few filters, with values that somebody has. */
export function someSearch(all: readonly PlainAthlete[]): fc.Arbitrary<SearchQuery> {
  const athlete = fc.constantFrom(...all);
  /** Left out so many times as often as there. */
  const sometimes = <T>(arbitrary: fc.Arbitrary<T>, absent: number) =>
    fc.oneof({ weight: absent, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
  const pair = (least: number, most: number) =>
    fc.tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }));
  const some = <T>(values: readonly T[], most: number) =>
    fc.subarray([...values], { minLength: 1, maxLength: most });
  const raw = fc.record({
    text: sometimes(
      fc.oneof(
        athlete.map(({ name }) => name),
        athlete.map(({ name }) => name.split(" ")[1]!.toUpperCase()),
        athlete.map(({ club }) => club?.split(" ").at(-1) ?? "sport"),
        athlete.map(({ city }) => city!),
        fc.constantFrom("jo", "z", "%", "_a", "volante são", "lateral", "d'oeste", "ção"),
      ),
      5,
    ),
    ages: sometimes(pair(13, 25), 5),
    years: sometimes(pair(2001, 2013), 5),
    category: sometimes(fc.constantFrom(...SEARCH_CATEGORIES), 5),
    groups: sometimes(some(POSITION_GROUPS, 4), 4),
    positions: sometimes(some(POSITIONS, 4), 5),
    secondary: sometimes(fc.boolean(), 1),
    states: sometimes(some(["SP", "MG", "RJ", "BA", "AC", "RR", "SC"] as const, 4), 4),
    city: sometimes(
      athlete.map(({ city_code: code }) => code!),
      4,
    ),
    radiusKm: sometimes(fc.integer({ min: 1, max: 100 }), 1),
    foot: sometimes(fc.constantFrom(...FEET), 5),
    heights: sometimes(pair(150, 195), 5),
    traits: sometimes(some(TRAITS, 3), 5),
    video: sometimes(fc.constant(true as const), 5),
    numbers: sometimes(
      fc.record({
        source: fc.constantFrom(null, ...SEASON_SOURCES),
        games: fc.integer({ min: 1, max: 60 }),
        goals: sometimes(fc.integer({ min: 1, max: 20 }), 2),
        minutes: sometimes(fc.integer({ min: 1, max: 3000 }), 2),
        assists: sometimes(fc.integer({ min: 1, max: 9 }), 3),
      }),
      5,
    ),
    modality: sometimes(fc.constantFrom(...MODALITIES), 4),
    updatedSince: sometimes(fc.constantFrom("2026-11-01", "2026-10-10", "2026-01-01", "2025-09-01"), 5),
    sort: fc.constantFrom(...SEARCH_SORTS),
  });
  return raw.map(({ ages, years, heights, city, radiusKm, ...rest }) =>
    searchQuerySchema.parse(
      withoutUndefined({
        ...rest,
        ...(ages && { ageMin: Math.min(...ages), ageMax: Math.max(...ages) }),
        ...(years && { bornFrom: Math.min(...years), bornTo: Math.max(...years) }),
        ...(heights && { heightMin: Math.min(...heights), heightMax: Math.max(...heights) }),
        ...(city && { city, radiusKm }),
      }),
    ),
  );
}

const withoutUndefined = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
