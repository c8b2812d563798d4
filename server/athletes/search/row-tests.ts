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

/** Values are pushed and named by their place. */
export function rowTestSql(test: RowTest, values: unknown[]): string {
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
  return [
    ...(least === undefined ? [] : [`${column} >= ${value(least)}`]),
    ...(most === undefined ? [] : [`${column} <= ${value(most)}`]),
  ].join(" and ");
}

/** Each column of some athletes, as numbers: days and instants in milliseconds. */
export type NumberColumns = Record<TestedColumn, Float64Array>;

/** One bit for each of some athletes, 32 in a number. */
export type Bits = Int32Array;

/** Who passes. A loop for each kind of test, without branches: V8 makes others clearly slower. */
export function bitsOf(test: RowTest, columns: NumberColumns): Bits {
  if ("either" in test)
    return test.either.map((tests) => bitsOfAll(tests, columns)).reduce((any, bits) => join(any, bits));
  const column = columns[test.column];
  const all = column.length;
  const bits = new Int32Array(Math.ceil(all / 32));
  if ("anyBit" in test) {
    const { anyBit } = test;
    for (let at = 0; at < all; at++) bits[at >> 5]! |= Number((column[at]! & anyBit) !== 0) << at;
  } else if ("allBits" in test) {
    const { allBits } = test;
    for (let at = 0; at < all; at++) bits[at >> 5]! |= Number((column[at]! & allBits) === allBits) << at;
  } else if ("among" in test && test.among.length !== 1) {
    const among = new Set(test.among);
    for (let at = 0; at < all; at++) bits[at >> 5]! |= Number(among.has(column[at]!)) << at;
  } else {
    const least = asNumber(("among" in test ? test.among[0] : test.least) ?? -Infinity);
    const most = asNumber(("among" in test ? test.among[0] : test.most) ?? Infinity);
    for (let at = 0; at < all; at++)
      bits[at >> 5]! |= (Number(column[at]! >= least) & Number(column[at]! <= most)) << at;
  }
  return bits;
}

/** Who passes all of them, of which there is at least one. */
const bitsOfAll = (tests: readonly RowTest[], columns: NumberColumns): Bits =>
  tests.map((test) => bitsOf(test, columns)).reduce((all, bits) => meet(all, bits));

export function meet(some: Bits, others: Bits): Bits {
  const both = new Int32Array(some.length);
  for (let at = 0; at < both.length; at++) both[at] = some[at]! & others[at]!;
  return both;
}

const join = (some: Bits, others: Bits): Bits => some.map((bits, at) => bits | others[at]!);

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    let pairs = bits[at]!;
    pairs -= (pairs >>> 1) & 0x5555_5555;
    pairs = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
    count += Math.imul((pairs + (pairs >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
}

export const hasBit = (bits: Bits, at: number): boolean => ((bits[at >> 5]! >>> at) & 1) === 1;

export const asNumber = (value: Limit | boolean | Date | null): number =>
  typeof value === "string" ? Date.parse(value) : Number(value ?? 0);
