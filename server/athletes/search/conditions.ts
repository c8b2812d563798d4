import { FEET, MODALITIES } from "#domain/athletes/attributes.ts";
import { POSITIONS, POSITIONS_BY_GROUP, type Position } from "#domain/athletes/positions.ts";
import {
  THRESHOLDS,
  type SearchFilter,
  type SearchNumbers,
  type SearchQuery,
} from "#domain/athletes/search-query.ts";
import { SEASON_SOURCES, type SeasonSource } from "#domain/athletes/seasons.ts";
import { traitMask } from "#domain/athletes/traits.ts";
import { TIME_ZONE } from "#domain/date-time.ts";
import { bornOnOrBefore } from "#domain/dates.ts";
import { STATE_CODES } from "#domain/places.ts";
import { citiesAround, citiesIn } from "#server/platform/places/centres.ts";
import { numbersOf } from "../search-columns.ts";
import { wordsSql } from "../search-words.ts";

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

/**
 * What each filter asks of a row of `athletes`. Values are pushed and named by their place. The same texts find, count
 * and match.
 */
function searchConditions(
  { query, bornFrom, bornTo, cities }: PreparedSearch,
  values: unknown[],
): Partial<Record<SearchFilter, string>> {
  const value = (given: unknown, type: string) => `$${values.push(given)}::${type}`;
  const found: Partial<Record<SearchFilter, string>> = {};
  const {
    text,
    groups,
    positions,
    secondary = false,
    states,
    foot,
    traits,
    video,
    modality,
    numbers,
  } = query;
  const { heightMin, heightMax, updatedSince } = query;
  if (text !== undefined) found.text = wordsSql("search", text, values).join(" and ");
  if (bornFrom) found.bornFrom = `birthdate >= ${value(bornFrom, "date")}`;
  if (bornTo) found.bornTo = `birthdate <= ${value(bornTo, "date")}`;
  if (groups)
    found.groups = secondary
      ? `position_mask & ${value(maskOf(groups.flatMap((group) => POSITIONS_BY_GROUP[group])), "int")} <> 0`
      : `position_no = any(${value(
          numbersOf(
            POSITIONS,
            groups.flatMap((group) => POSITIONS_BY_GROUP[group]),
          ),
          "smallint[]",
        )})`;
  if (positions)
    found.positions = secondary
      ? `position_mask & ${value(maskOf(positions), "int")} <> 0`
      : `position_no = any(${value(numbersOf(POSITIONS, positions), "smallint[]")})`;
  if (cities) found.city = `city_code = any(${value(cities, "int[]")})`;
  else if (states) found.states = `state_no = any(${value(numbersOf(STATE_CODES, states), "smallint[]")})`;
  if (foot) found.foot = `foot_no = ${value(FEET.indexOf(foot) + 1, "smallint")}`;
  if (heightMin !== undefined) found.heightMin = `height_key >= ${value(heightMin, "smallint")}`;
  // Who states no height is not shorter than anybody.
  if (heightMax !== undefined) found.heightMax = `height_key between 1 and ${value(heightMax, "smallint")}`;
  if (traits)
    // One by one: PostgreSQL knows how common each is (`athletes_trait_0` and so on in the migrations).
    found.traits = traits
      .map((trait) => value(traitMask([trait]), "int"))
      .map((bit) => `trait_mask & ${bit} = ${bit}`)
      .join(" and ");
  if (video) found.video = "has_video";
  if (numbers) found.numbers = numbersSql(numbers, value);
  if (modality) found.modality = `modality_no = ${value(MODALITIES.indexOf(modality) + 1, "smallint")}`;
  if (updatedSince !== undefined)
    found.updatedSince = `profile_updated_at >= ${value(startOf(updatedSince), "timestamptz")}`;
  return found;
}

/** All of them as one text, for public profiles. */
export const whereSql = (search: PreparedSearch, values: unknown[]): string =>
  [isPublic, ...Object.values(searchConditions(search, values))].join(" and ");

const maskOf = (positions: readonly Position[]): number =>
  positions.reduce((mask, position) => mask | (1 << POSITIONS.indexOf(position)), 0);

function numbersSql(numbers: SearchNumbers, value: (given: unknown, type: string) => string): string {
  const wanted = THRESHOLDS.flatMap((what) => {
    const least = numbers[what];
    return least === undefined ? [] : [{ what, least: value(least, "int") }];
  });
  const reaches = (source: SeasonSource) =>
    wanted.map(({ what, least }) => `${source}_${what} >= ${least}`).join(" and ");
  const sources = numbers.source ? [numbers.source] : SEASON_SOURCES;
  return sources.length === 1
    ? reaches(sources[0]!)
    : `(${sources.map((source) => `(${reaches(source)})`).join(" or ")})`;
}

const startOf = (day: string): string =>
  String(Temporal.PlainDate.from(day).toZonedDateTime(TIME_ZONE).toInstant());
