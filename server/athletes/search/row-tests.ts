import { apart } from "../search-columns.ts";

/** What search filters on, each with the type of what it is compared with. */
export const TESTED = {
  birthdate: "date",
  position_no: "smallint",
  position_mask: "int",
  city_code: "int",
  state_no: "smallint",
  foot_no: "smallint",
  height_key: "smallint",
  trait_mask: "int",
  has_video: "boolean",
  modality_no: "smallint",
  profile_updated_at: "timestamptz",
  match_sheet_games: "int",
  match_sheet_minutes: "int",
  match_sheet_goals: "int",
  match_sheet_assists: "int",
  club_games: "int",
  club_minutes: "int",
  club_goals: "int",
  club_assists: "int",
  declared_games: "int",
  declared_minutes: "int",
  declared_goals: "int",
  declared_assists: "int",
  most_games: "smallint",
  most_goals: "smallint",
  most_assists: "smallint",
} as const;
export type TestedColumn = keyof typeof TESTED;

/** Days and instants are texts, as "2010-06-15". */
export type Limit = number | string;

/** What is asked of one column of an athlete. It is written as SQL, and tried on athletes that are in memory. */
export type RowTest =
  | { column: TestedColumn; least?: Limit; most?: Limit }
  | { column: TestedColumn; among: readonly number[] }
  | { column: TestedColumn; anyBit: number }
  | { column: TestedColumn; allBits: number }
  /** All of one of these lists. */
  | { either: readonly (readonly RowTest[])[] };

/** Values are pushed and named by their place. `isApart`: no index leads to it that is not meant for that. */
export function rowTestSql(test: RowTest, values: unknown[], isApart = false): string {
  if ("either" in test) {
    const ways = test.either.map((tests) => tests.map((one) => rowTestSql(one, values)).join(" and "));
    return ways.length === 1 ? ways[0]! : `(${ways.map((way) => `(${way})`).join(" or ")})`;
  }
  const { column } = test;
  const value = (given: unknown, type: string = TESTED[column]) => `$${values.push(given)}::${type}`;
  if ("among" in test) {
    if (test.among.length === 1) return `${column} = ${value(test.among[0])}`;
    const [first, last] = [Math.min(...test.among), Math.max(...test.among)];
    // An index compares twice in less time than it looks into a list.
    return last - first === new Set(test.among).size - 1
      ? `${column} >= ${value(first)} and ${column} <= ${value(last)}`
      : `${column} = any(${value(test.among, `${TESTED[column]}[]`)})`;
  }
  if ("anyBit" in test) return `${column} & ${value(test.anyBit)} <> 0`;
  if ("allBits" in test) {
    const bits = value(test.allBits);
    return `${column} & ${bits} = ${bits}`;
  }
  if (TESTED[column] === "boolean") return column;
  const { least, most } = test;
  const compared = isApart ? apart(column) : column;
  return [
    ...(least === undefined ? [] : [`${compared} >= ${value(least)}`]),
    ...(most === undefined ? [] : [`${compared} <= ${value(most)}`]),
  ].join(" and ");
}

/** Each column of some athletes, as numbers: days and instants in milliseconds. */
export type NumberColumns = Record<TestedColumn, Float64Array>;

/** Those of the athletes at these places who pass all tests, in their order. */
export const passing = (tests: readonly RowTest[], columns: NumberColumns, places: Int32Array): Int32Array =>
  tests.reduce((left, test) => passingOne(test, columns, left), places);

/** A loop for each kind of test: V8 makes one loop that is told what to ask much slower. */
function passingOne(test: RowTest, columns: NumberColumns, places: Int32Array): Int32Array {
  if ("either" in test) return passingAny(test.either, columns, places);
  const column = columns[test.column];
  const all = places.length;
  const left = new Int32Array(all);
  let count = 0;
  if ("anyBit" in test) {
    const { anyBit } = test;
    for (let at = 0; at < all; at++) if ((column[places[at]!]! & anyBit) !== 0) left[count++] = places[at]!;
  } else if ("allBits" in test) {
    const { allBits } = test;
    for (let at = 0; at < all; at++)
      if ((column[places[at]!]! & allBits) === allBits) left[count++] = places[at]!;
  } else if ("among" in test && test.among.length !== 1) {
    const among = new Set(test.among);
    for (let at = 0; at < all; at++) if (among.has(column[places[at]!]!)) left[count++] = places[at]!;
  } else {
    const least = asNumber(("among" in test ? test.among[0] : test.least) ?? -Infinity);
    const most = asNumber(("among" in test ? test.among[0] : test.most) ?? Infinity);
    for (let at = 0; at < all; at++) {
      const value = column[places[at]!]!;
      if (value >= least && value <= most) left[count++] = places[at]!;
    }
  }
  return left.subarray(0, count);
}

function passingAny(
  ways: readonly (readonly RowTest[])[],
  columns: NumberColumns,
  places: Int32Array,
): Int32Array {
  if (ways.length === 1) return passing(ways[0]!, columns, places);
  const passed = new Uint8Array(columns.birthdate.length);
  for (const tests of ways) for (const place of passing(tests, columns, places)) passed[place] = 1;
  return places.filter((place) => passed[place] === 1);
}

export const asNumber = (value: Limit | boolean | Date | null): number =>
  typeof value === "string" ? Date.parse(value) : Number(value ?? 0);
