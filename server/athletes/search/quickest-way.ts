import { SEASON_SOURCES, type SeasonSource } from "#domain/athletes/seasons.ts";
import { POSITIONS } from "#domain/athletes/positions.ts";
import type { SearchNumbers } from "#domain/athletes/search-query.ts";
import { searchWords } from "../search-words.ts";
import { leastGames, searchTests, type PreparedSearch } from "./conditions.ts";
import { facetsOf } from "./facets.ts";
import { SORT_KEYS, type SearchPage } from "./order.ts";
import { passing, type RowTest, type TestedColumn } from "./row-tests.ts";
import type { Sample } from "./sample.ts";
import { hasTraitPairs } from "./trait-pairs.ts";

/** What leads to a page: the index of its sort, read until the page is full, or one by which all matches are gathered. */
export type Lead = "sort" | "place" | "build" | "height" | "numbers" | "traits" | "words";

export interface Way {
  lead: Lead;
  /** Along the sort, so many are read until the page is full. */
  walk: number;
  /** Those of them who pass all filters but the words. */
  passing: number;
  /** What the index of words is asked besides words and pairs of traits: what is worth it. */
  facets: readonly RowTest[];
  /** How often some of the sample have three letters in a row. */
  letters: ReadonlyMap<string, number>;
}

/** What each costs, if an athlete in an index that can tell at once costs 1. */
const COST = {
  /** One in an index that is not read in its order. */
  led: 1.3,
  /** One whose words are looked at in an index. */
  words: 4,
  /** One who is handed out before all is known: an index compares, and knows nothing of bits and of either. */
  handed: 3,
  /** Each place in an index that is gone to. */
  jump: 32,
  /** An index of numbers before it has found anybody: from one number of goals and assists to the next. */
  numbers: 10_000,
  /** One who is kept until all are gathered and sorted. */
  kept: 9,
  /** One who is looked up in the table. */
  row: 20,
  /** One whom the index of words tells apart by what else it holds. */
  listed: 3,
  /** One who has a facet that is asked: the whole list of it is read. */
  facet: 0.07,
  /** The index of words before it has found anybody: it reads a list for every three letters. */
  letters: 4000,
};

/** What a way costs that nobody notices: no other one is looked for. */
const CHEAP = 5000;
/** So many matches, if what is asked for were independent, are no chance when there are none. */
const EXPECTED = 3;
/** How much longer the way may be that is told by no match, or by one: a sure way is worth more. */
const UNCERTAIN = 3;
const WORDS_SAMPLED = 3000;
/** So many matches along the sort tell how far apart they are. */
const ENOUGH = 12;
/** The first match is seldom further than so many times as the others are apart. */
const CHANCE = 4;

/**
 * PostgreSQL takes filters for independent of each other and of the sort. That games and minutes go together, that
 * the young have few of both and are not tall, it does not know: it would read a whole index for a page that nobody
 * is on. So each way is tried on the sample.
 */
export function quickestWay(search: PreparedSearch, page: SearchPage, sample: Sample): Way {
  const facets = facetsFor(search, sample);
  const along = alongTheSort(search, page, sample);
  const ways = along.cost < CHEAP ? [] : gatherings(search, facets, sample);
  return { ...cheapest([along, ...ways]), facets, letters: sample.letters };
}

/** To a count that ends at `cap`: who are gathered in no order are read no further. */
export function quickestCount(search: PreparedSearch, cap: number, sample: Sample): Way {
  const facets = facetsFor(search, sample);
  const along = alongTheSort(search, { limit: cap }, sample);
  const matches = sample.scale * passing(searchTests(search), sample.columns, sample.orders.newest).length;
  const part = search.query.text === undefined ? Math.min(1, cap / matches) : 1;
  const gathered = gatherings(search, facets, sample).map((way) => ({ ...way, cost: way.cost * part }));
  return { ...cheapest([along, ...gathered]), facets, letters: sample.letters };
}

function cheapest(ways: readonly Priced[]): Omit<Priced, "cost"> {
  const { cost: _, ...best } = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  return best;
}

/** For the index of words, which may also be asked after too little was found along the sort. */
function facetsFor(search: PreparedSearch, sample: Sample): readonly RowTest[] {
  const { query } = search;
  const { text } = query;
  const tests = searchTests(search);
  if (tests.length === 0 || (text === undefined && !hasTraitPairs(query))) return [];
  const { columns, orders, size, scale } = sample;
  const led =
    text === undefined
      ? passing(tests.filter(isPaired), columns, orders.newest).length
      : partWithWords(text, sample) * size;
  return worthwhileFacets(tests, led * scale, sample);
}

/** Whether pairs of traits tell of it. */
const isPaired = (test: RowTest): boolean =>
  "column" in test && ["trait_mask", "position_no", "position_mask"].includes(test.column);

/** Whether an index tells by comparing, before it hands anybody out. */
const isCompared = (test: RowTest): boolean =>
  "either" in test ? test.either.length === 1 : !("anyBit" in test || "allBits" in test);

/** What indexes begin with: all of these columns lead, if one of the first does. */
const BUILD = ["has_video", "modality_no", "foot_no", "position_no", "birthdate", "height_key"] as const;
const PREFIXES: readonly [Lead, readonly TestedColumn[], readonly TestedColumn[]][] = [
  ["place", ["city_code"], ["city_code", "birthdate"]],
  ["place", ["state_no"], ["state_no", "position_no", "birthdate"]],
  ["build", BUILD, BUILD],
];
/** How many values a column has of which an index goes from one to the next. */
const VALUES: Partial<Record<TestedColumn, number>> = {
  has_video: 2,
  modality_no: 2,
  foot_no: 3,
  position_no: POSITIONS.length,
  /** Years. */
  birthdate: 13,
};

/** To how many places an index goes that begins with these columns. */
function jumps(columns: readonly TestedColumn[], tests: readonly RowTest[]): number {
  const asked = columns.map((column) => tests.find((test) => "column" in test && test.column === column));
  const last = asked.findLastIndex((test) => test !== undefined);
  return asked.slice(0, last + 1).reduce((product, test, at) => {
    if (test && "among" in test) return product * test.among.length;
    if (at === last) return product;
    if (test && columns[at] === "birthdate") return product * Math.max(1, facetsOf(test)?.length ?? 1);
    return product * (test ? 1 : (VALUES[columns[at]!] ?? 1));
  }, 1);
}

type Priced = Pick<Way, "lead" | "walk" | "passing"> & { cost: number };

function alongTheSort(search: PreparedSearch, page: SearchPage, sample: Sample): Priced {
  const { columns, orders, ranks, scale } = sample;
  const { text, sort } = search.query;
  const tests = searchTests(search);
  // The index is read from where what it is sorted by begins to match.
  const ofSort = (test: RowTest) => "column" in test && test.column === SORT_KEYS[sort].column;
  const read = passing(tests.filter(ofSort), columns, orders[sort]);
  const others = tests.filter((test) => !ofSort(test));
  const handed = passing(others.filter(isCompared), columns, read);
  const asked = others.filter((test) => !isCompared(test));
  const passed = passing(asked, columns, handed);
  const found = firstOf(passed, text === undefined ? undefined : wordsMatcher(text, sample)).map(
    (place) => ranks[sort][place]! - ranks[sort][read[0]!]!,
  );
  const walk =
    found.length > 0
      ? walkLength(found, read.length, page, scale)
      : unmatchedWalk(search, read.length, page, sample);
  const part = passed.length / Math.max(1, read.length);
  const each =
    1 +
    (asked.length > 0 ? (handed.length / Math.max(1, read.length)) * COST.handed : 0) +
    (text === undefined ? 0 : part * COST.words);
  return { lead: "sort", cost: walk * each, walk, passing: Math.ceil(walk * part) };
}

function firstOf(places: Int32Array, matches: ((place: number) => boolean) | undefined): number[] {
  if (!matches) return [...places.subarray(0, ENOUGH)];
  const found: number[] = [];
  for (const place of places) if (matches(place) && found.push(place) === ENOUGH) break;
  return found;
}

/** How many athletes are read along the sort, from where the page starts, until it is full. */
function walkLength(
  found: readonly number[],
  read: number,
  { limit, after, before }: SearchPage,
  scale: number,
): number {
  const all = read * scale;
  if (found.length < ENOUGH && found.length * scale < limit) return all;
  const [first, last] = [found[0]!, found.at(-1)!];
  const apart = found.length === ENOUGH ? (last - first) / (ENOUGH - 1) : (read - first) / found.length;
  // A page that starts at a match is past those before the first one, whom chance alone does not explain.
  const ahead = after || before ? 0 : Math.max(0, first - CHANCE * apart) * scale;
  const careful = apart * (1 + (UNCERTAIN - 1) / found.length);
  return Math.min(all, ahead + limit * Math.max(1, careful));
}

/** Nobody matches in the sample: either by chance, or because what is asked for excludes itself. */
function unmatchedWalk(search: PreparedSearch, read: number, { limit }: SearchPage, sample: Sample): number {
  const { columns, orders, size, scale } = sample;
  const { text } = search.query;
  if (size === 0) return 0;
  const each = searchTests(search).map((test) => passing([test], columns, orders.newest).length / size);
  const part = each.reduce(
    (product, one) => product * one,
    text === undefined ? 1 : partWithWords(text, sample),
  );
  return part * size > EXPECTED ? read * scale : Math.min(read * scale, (limit / part) * UNCERTAIN);
}

function gatherings(search: PreparedSearch, facets: readonly RowTest[], sample: Sample): Priced[] {
  const { text, numbers } = search.query;
  const tests = searchTests(search);
  const of = (...columns: TestedColumn[]) =>
    tests.filter((test) => "column" in test && columns.includes(test.column));
  const rows = (led: readonly RowTest[]) =>
    sample.scale * passing(led, sample.columns, sample.orders.newest).length;
  const matches = rows(tests);
  const asked = !tests.every(isCompared);
  /** Who are read by an index that holds all, of them those who are handed out before all is known. */
  const read = (led: readonly RowTest[]) =>
    rows(led) * COST.led + (asked ? rows([...led, ...tests.filter(isCompared)]) * COST.handed : 0);
  const after = matches * (text === undefined ? COST.kept : COST.words);
  const way = (lead: Lead, cost: number): Priced => ({ lead, cost: cost + after, walk: 0, passing: 0 });
  const ways: Priced[] = [];
  for (const [lead, first, columns] of PREFIXES)
    if (of(...first).length > 0 && (lead === "place" || (text === undefined && of("city_code").length === 0)))
      ways.push(way(lead, jumps(columns, tests) * COST.jump + read(of(...columns))));
  if (of("height_key").length > 0) ways.push(way("height", read(of("height_key")) + matches * COST.row));
  if (numbers) {
    const twice = numbers.source === null ? matches * COST.kept : 0;
    ways.push(way("numbers", COST.numbers + read([leadingNumbers(numbers)]) + twice));
  }
  const pairs = tests.filter(isPaired);
  const lists = facets.reduce((sum, facet) => sum + rows([facet]) * COST.facet, 0);
  if (hasTraitPairs(search.query))
    ways.push(way("traits", rows(pairs) * COST.listed + lists + rows([...pairs, ...facets]) * COST.row));
  if (text !== undefined) {
    const part = partWithWords(text, sample);
    const all = sample.size * sample.scale;
    const looked = COST.letters + lists + part * (all * COST.listed + rows(facets) * COST.row);
    ways.push({ ...way("words", 0), cost: looked });
  }
  return ways;
}

/** Facets that spare more looks at the table than they cost, asked of so many. The rarest is asked first. */
function worthwhileFacets(tests: readonly RowTest[], led: number, sample: Sample): RowTest[] {
  const { columns, orders, size, scale } = sample;
  const priced = tests
    .filter((test) => facetsOf(test) !== null)
    .map((test) => ({ test, part: passing([test], columns, orders.newest).length / Math.max(1, size) }))
    .sort((a, b) => a.part - b.part);
  const worthwhile: RowTest[] = [];
  let left = led;
  for (const { test, part } of priced) {
    if (left * (1 - part) * COST.row < part * size * scale * COST.facet) continue;
    worthwhile.push(test);
    left *= part;
  }
  return worthwhile;
}

/** Who is read in an index of numbers: it begins with goals, assists and games, and holds only who has played. */
function leadingNumbers(numbers: SearchNumbers): RowTest {
  const { source, goals = 0, assists = 0 } = numbers;
  const led = (of: SeasonSource): RowTest[] => [
    { column: `${of}_games`, least: leastGames(numbers) },
    { column: `${of}_goals`, least: goals },
    { column: `${of}_assists`, least: assists },
  ];
  return { either: (source ? [source] : SEASON_SOURCES).map(led) };
}

/** A part of the sample is enough for it: words take longer to look for than numbers. */
function partWithWords(text: string, sample: Sample): number {
  const matches = wordsMatcher(text, sample);
  const looked = Math.min(WORDS_SAMPLED, sample.size);
  let found = 0;
  for (let place = 0; place < looked; place++) if (matches(place)) found++;
  return found / Math.max(1, looked);
}

/** As good as PostgreSQL's own for telling how common the words are. */
function wordsMatcher(text: string, { texts }: Sample): (place: number) => boolean {
  const words = searchWords(text).map(({ plain, anywhere }) => {
    const word = plain.toLowerCase();
    return anywhere ? word : ` ${word}`;
  });
  return (place) => words.every((word) => texts[place]!.includes(word));
}
