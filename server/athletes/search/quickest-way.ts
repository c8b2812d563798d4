import { SEASON_SOURCES, type SeasonSource } from "#domain/athletes/seasons.ts";
import { POSITIONS } from "#domain/athletes/positions.ts";
import type { SearchNumbers } from "#domain/athletes/search-query.ts";
import { leastGames, type PreparedSearch } from "./conditions.ts";
import { facetsOf } from "./facets.ts";
import { testsOfSort, type SearchPage } from "./order.ts";
import { countBits, hasBit, meet, type Bits, type RowTest, type TestedColumn } from "./row-tests.ts";
import type { Sample } from "./sample.ts";
import { hasTraitPairs } from "./trait-pairs.ts";
import { tryOn, type Trial } from "./trial.ts";

/**
 * What leads to a page: the index of its sort, or that of texts in this order, read until the page is full; or one by
 * which all matches are gathered.
 */
export type Lead = "sort" | "texts" | "place" | "build" | "height" | "numbers" | "traits" | "words";

export interface Way {
  lead: Lead;
  /** Along the sort, words are looked for in so many until the page is full. */
  looked: number;
  /** What the index of words is asked besides words and pairs of traits: what is worth it. */
  facets: readonly RowTest[];
  /** How often some of the sample have three letters in a row. */
  letters: ReadonlyMap<string, number>;
}

/** What each costs, if an athlete in an index that can tell at once costs 1. */
const COST = {
  /** One in an index that is not read in its order. */
  led: 1.3,
  /** One whose words are looked at. */
  words: 4,
  /** One in the index of texts, whose words are looked at. */
  text: 7,
  /** One who has the words, and is asked the rest. */
  asked: 60,
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
  /** One whom the index of words leads to, who is looked up and whose whole text is read. */
  found: 40,
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
const UNCERTAIN = 2;
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
  const trial = tryOn(sample, search);
  const facets = facetsFor(trial);
  const along = alongTheSort(trial, page);
  const ways = along.some(({ cost }) => cost < CHEAP) ? [] : gatherings(trial, facets);
  return { ...cheapest([...along, ...ways]), facets, letters: sample.letters };
}

/** To a count that ends at `cap`: who are gathered in no order are read no further. */
export function quickestCount(search: PreparedSearch, cap: number, sample: Sample): Way {
  const trial = tryOn(sample, search);
  const facets = facetsFor(trial);
  const along = alongTheSort(trial, { limit: cap });
  const matches = sample.scale * trial.count(trial.tests);
  const part = search.query.text === undefined ? Math.min(1, cap / matches) : 1;
  const gathered = gatherings(trial, facets).map((way) => ({ ...way, cost: way.cost * part }));
  return { ...cheapest([...along, ...gathered]), facets, letters: sample.letters };
}

function cheapest(ways: readonly Priced[]): Omit<Priced, "cost"> {
  const { cost: _, ...best } = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  return best;
}

/** For the index of words, which may also be asked after too little was found along the sort. */
function facetsFor(trial: Trial): readonly RowTest[] {
  const { search, tests, sample, count } = trial;
  const { text } = search.query;
  if (tests.length === 0 || (text === undefined && !hasTraitPairs(search.query))) return [];
  const led = text === undefined ? count(tests.filter(isPaired)) : countBits(trial.withWords);
  return worthwhileFacets(trial, led * sample.scale);
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

type Priced = Pick<Way, "lead" | "looked"> & { cost: number };

function alongTheSort(trial: Trial, page: SearchPage): Priced[] {
  const { tests, sample, count } = trial;
  const { text, sort } = trial.search.query;
  // The index is read from where what it is sorted by begins to match.
  const ofSort = testsOfSort(sort, tests);
  const isRead = trial.passing(ofSort);
  const read = count(ofSort);
  const found = firstMatches(trial, isRead);
  const walk =
    found.length > 0 ? walkLength(found, read, page, sample.scale) : unmatchedWalk(trial, read, page);
  const all = tests.every(isCompared);
  const handed =
    walk * (count(tests.filter((test) => ofSort.includes(test) || isCompared(test))) / Math.max(1, read));
  if (text === undefined) return [{ lead: "sort", looked: 0, cost: walk + (all ? 0 : handed * COST.handed) }];
  const passing = walk * (count(tests) / Math.max(1, read));
  const withWords = tests.length === 0 ? 0 : walk * partWithWords(trial);
  return [
    { lead: "texts", looked: Math.ceil(walk), cost: walk * COST.text + withWords * COST.asked },
    { lead: "sort", looked: Math.ceil(passing), cost: walk + handed * COST.row + passing * COST.words },
  ];
}

/** How many of the sample are read along the sort before each of the first matches. */
function firstMatches({ search, tests, sample, passing, withWords }: Trial, isRead: Bits): number[] {
  const order = sample.orders[search.query.sort];
  const matches = meet(passing(tests), withWords);
  const found: number[] = [];
  let begin = -1;
  for (let at = 0; at < order.length && found.length < ENOUGH; at++) {
    const place = order[at]!;
    if (begin < 0 && hasBit(isRead, place)) begin = at;
    if (hasBit(matches, place)) found.push(at - begin);
  }
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
function unmatchedWalk(trial: Trial, read: number, { limit }: SearchPage): number {
  const { tests, sample, count } = trial;
  const { size, scale } = sample;
  if (size === 0) return 0;
  const part = tests.reduce((product, test) => (product * count([test])) / size, partWithWords(trial));
  return part * size > EXPECTED ? read * scale : Math.min(read * scale, (limit / part) * UNCERTAIN);
}

const partWithWords = ({ search, sample, withWords }: Trial): number =>
  search.query.text === undefined ? 1 : countBits(withWords) / Math.max(1, sample.size);

function gatherings(trial: Trial, facets: readonly RowTest[]): Priced[] {
  const { search, tests, sample } = trial;
  const { text, numbers } = search.query;
  const of = (...columns: TestedColumn[]) =>
    tests.filter((test) => "column" in test && columns.includes(test.column));
  const rows = (led: readonly RowTest[]) => sample.scale * trial.count(led);
  const matches = rows(tests);
  const asked = !tests.every(isCompared);
  /** Who are read by an index that holds all, of them those who are handed out before all is known. */
  const read = (led: readonly RowTest[]) =>
    rows(led) * COST.led + (asked ? rows([...led, ...tests.filter(isCompared)]) * COST.handed : 0);
  const after = matches * (text === undefined ? COST.kept : COST.words);
  const way = (lead: Lead, cost: number): Priced => ({ lead, cost: cost + after, looked: 0 });
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
    const part = partWithWords(trial);
    const all = sample.size * sample.scale;
    const looked = COST.letters + lists + part * (all * COST.listed + rows(facets) * COST.found);
    ways.push({ ...way("words", 0), cost: looked });
  }
  return ways;
}

/** Facets that spare more looks at the table than they cost, asked of so many. The rarest is asked first. */
function worthwhileFacets({ search, tests, sample, count }: Trial, led: number): RowTest[] {
  const { size, scale } = sample;
  const row = search.query.text === undefined ? COST.row : COST.found;
  const priced = tests
    .filter((test) => facetsOf(test) !== null)
    .map((test) => ({ test, part: count([test]) / Math.max(1, size) }))
    .sort((a, b) => a.part - b.part);
  const worthwhile: RowTest[] = [];
  let left = led;
  for (const { test, part } of priced) {
    if (left * (1 - part) * row < part * size * scale * COST.facet) continue;
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
