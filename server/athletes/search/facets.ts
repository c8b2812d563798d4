import { FACETS } from "../search-columns.ts";
import type { Limit, RowTest } from "./row-tests.ts";

/** Where the numbers of each kind begin; `search_facets` in the migrations has the same. */
const FROM = { state_no: 100, position_no: 200, foot_no: 300, modality_no: 310, height: 500 };
const VIDEO = 320;
/** Who is beyond an end counts as being there: each number that an index is asked for costs time. */
const YEARS = [2000, 2020] as const;
const HEIGHTS = [140, 205] as const;
const HEIGHT_STEP = 5;

/**
 * What is asked for as facets, of which a match has at least one: they say a little less, a year instead of a day.
 * Null for what no facet tells.
 */
export function facetsOf(test: RowTest): number[] | null {
  if ("either" in test) return null;
  const { column } = test;
  if (column === "has_video") return [VIDEO];
  if ("among" in test)
    return column in FROM ? test.among.map((no) => FROM[column as keyof typeof FROM] + no) : null;
  if (!("least" in test || "most" in test)) return null;
  if (column === "birthdate") return numbersTo(yearOf(test.least, YEARS[0]), yearOf(test.most, YEARS[1]));
  if (column === "height_key")
    return numbersTo(heightOf(test.least, HEIGHTS[0]), heightOf(test.most, HEIGHTS[1]));
  return null;
}

const yearOf = (day: Limit | undefined, open: number): number =>
  within(YEARS, day === undefined ? open : Number(String(day).slice(0, 4)));
const heightOf = (height: Limit | undefined, open: number): number =>
  FROM.height + Math.floor(within(HEIGHTS, Number(height ?? open)) / HEIGHT_STEP);

const within = ([first, last]: readonly [number, number], value: number): number =>
  Math.max(first, Math.min(last, value));

const numbersTo = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** Values are pushed and named by their place. */
export function facetsSql(tests: readonly RowTest[], values: unknown[]): string[] {
  const facets = tests.map(facetsOf).filter((list) => list !== null);
  const single = facets.filter((list) => list.length === 1).flat();
  const value = (list: readonly number[]) => `$${values.push(list)}::int[]`;
  return [
    ...(single.length > 0 ? [`${FACETS} @> ${value(single)}`] : []),
    ...facets.filter((list) => list.length !== 1).map((list) => `${FACETS} && ${value(list)}`),
  ];
}
