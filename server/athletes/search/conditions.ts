import { FEET, MODALITIES } from "#domain/athletes/attributes.ts";
import { POSITIONS, POSITIONS_BY_GROUP, type Position } from "#domain/athletes/positions.ts";
import { THRESHOLDS, type SearchNumbers, type SearchQuery } from "#domain/athletes/search-query.ts";
import { LONGEST_GAME, SEASON_SOURCES, type SeasonSource } from "#domain/athletes/seasons.ts";
import { traitMask } from "#domain/athletes/traits.ts";
import { TIME_ZONE } from "#domain/date-time.ts";
import { bornOnOrBefore } from "#domain/dates.ts";
import { STATE_CODES } from "#domain/places.ts";
import { citiesAround, citiesIn } from "#server/platform/places/centres.ts";
import { numbersOf } from "../search-columns.ts";
import { wordsSql } from "../search-words.ts";
import { rowTestSql, type RowTest } from "./row-tests.ts";

/** A query with all that is not in it looked up: the day it is asked, and the cities within its radius. */
export interface PreparedSearch {
  query: SearchQuery;
  /** First and last birth date, as "2010-06-15". */
  bornFrom: string | null;
  bornTo: string | null;
  /** Where to look. Only those in the states of the query, which says no more then. */
  cities: readonly number[] | null;
}

export async function prepareSearch(query: SearchQuery, today: Temporal.PlainDate): Promise<PreparedSearch> {
  return { query, ...birthdates(query, today), cities: await citiesOf(query) };
}

async function citiesOf({ city, radiusKm, states }: SearchQuery): Promise<readonly number[] | null> {
  if (city === undefined) return null;
  const near = radiusKm === undefined ? [city] : await citiesAround(city, radiusKm);
  return states ? citiesIn(states, near) : near;
}

/** Ages, years and category are all ranges of birth dates; together they are one. */
function birthdates(
  { ageMin, ageMax, bornFrom, bornTo, category }: SearchQuery,
  today: Temporal.PlainDate,
): Pick<PreparedSearch, "bornFrom" | "bornTo"> {
  const from = [
    ageMax === undefined ? null : String(bornOnOrBefore(ageMax + 1, today).add({ days: 1 })),
    bornFrom === undefined ? null : `${bornFrom}-01-01`,
    category === undefined ? null : `${today.year - category}-01-01`,
  ].filter((day) => day !== null);
  const to = [
    ageMin === undefined ? null : String(bornOnOrBefore(ageMin, today)),
    bornTo === undefined ? null : `${bornTo}-12-31`,
  ].filter((day) => day !== null);
  // Days as "2010-06-15" are in the order of their letters.
  return { bornFrom: from.sort().at(-1) ?? null, bornTo: to.sort()[0] ?? null };
}

/** No athlete can match: the earliest birth date is after the latest one, or no city is in the states. */
export const isImpossible = ({ bornFrom, bornTo, cities }: PreparedSearch): boolean =>
  (bornFrom !== null && bornTo !== null && bornFrom > bornTo) || cities?.length === 0;

export const isPublic = "visibility = 'public'";

/** Of every filter but the text. */
export function searchTests({ query, bornFrom, bornTo, cities }: PreparedSearch): RowTest[] {
  const { groups, positions, foot, heightMin, heightMax, traits } = query;
  const { video, numbers, modality, updatedSince } = query;
  const tests: (RowTest | null | undefined | false)[] = [
    (bornFrom ?? bornTo) !== null && {
      column: "birthdate",
      least: bornFrom ?? undefined,
      most: bornTo ?? undefined,
    },
    groups &&
      playing(
        groups.flatMap((group) => POSITIONS_BY_GROUP[group]),
        query,
      ),
    positions && playing(positions, query),
    placeTest(query, cities),
    foot && { column: "foot_no", among: numbersOf(FEET, [foot]) },
    // Who states no height is not shorter than anybody.
    (heightMin ?? heightMax) !== undefined && {
      column: "height_key",
      least: heightMin ?? 1,
      most: heightMax,
    },
    // One by one: PostgreSQL knows how common each is (`athletes_trait_0` and so on in the migrations).
    ...(traits ?? []).map((trait): RowTest => ({ column: "trait_mask", allBits: traitMask([trait]) })),
    video && { column: "has_video", least: 1 },
    ...(numbers ? numbersTests(numbers) : []),
    modality && { column: "modality_no", among: numbersOf(MODALITIES, [modality]) },
    updatedSince !== undefined && { column: "profile_updated_at", least: startOf(updatedSince) },
  ];
  return tests.filter((test) => !!test);
}

const playing = (positions: readonly Position[], { secondary = false }: SearchQuery): RowTest =>
  secondary
    ? { column: "position_mask", anyBit: maskOf(positions) }
    : { column: "position_no", among: numbersOf(POSITIONS, positions) };

const maskOf = (positions: readonly Position[]): number =>
  positions.reduce((mask, position) => mask | (1 << POSITIONS.indexOf(position)), 0);

function placeTest({ states }: SearchQuery, cities: PreparedSearch["cities"]): RowTest | null {
  if (cities) return { column: "city_code", among: cities };
  return states ? { column: "state_no", among: numbersOf(STATE_CODES, states) } : null;
}

function numbersTests(numbers: SearchNumbers): RowTest[] {
  const { source, games, goals, assists } = numbers;
  const wanted = THRESHOLDS.filter((what) => numbers[what] !== undefined);
  const reached = (of: SeasonSource): RowTest[] =>
    wanted.map((what) => ({ column: `${of}_${what}`, least: numbers[what] }));
  if (source) return [{ either: [reached(source)] }];
  // What the most of all sources tells is compared first. One is enough: PostgreSQL takes several for independent.
  const most: RowTest =
    goals !== undefined
      ? { column: "most_goals", least: goals }
      : assists !== undefined
        ? { column: "most_assists", least: assists }
        : { column: "most_games", least: leastGames(numbers) };
  const toldByOne = wanted.length === 1 && (goals ?? assists ?? games) !== undefined;
  return toldByOne ? [most] : [most, { either: SEASON_SOURCES.map(reached) }];
}

/** Who has any number has played, and minutes tell how often at least. */
export const leastGames = ({ games = 1, minutes = 0 }: SearchNumbers): number =>
  Math.max(1, games, Math.ceil(minutes / LONGEST_GAME));

/** All filters as one text, for public profiles. Values are pushed and named by their place. */
export function whereSql(search: PreparedSearch, values: unknown[]): string {
  const { text } = search.query;
  return [
    isPublic,
    ...(text === undefined ? [] : wordsSql("search", text, values)),
    ...searchTests(search).map((test) => rowTestSql(test, values)),
  ].join(" and ");
}

const startOf = (day: string): string =>
  String(Temporal.PlainDate.from(day).toZonedDateTime(TIME_ZONE).toInstant());
