import { SEASON_SOURCES, type SeasonSource } from "#domain/athletes/seasons.ts";
import type { SearchNumbers, SearchQuery } from "#domain/athletes/search-query.ts";
import { searchWords } from "../search-words.ts";
import { searchTests, type PreparedSearch } from "./conditions.ts";
import { facetsOf } from "./facets.ts";
import { SORT_KEYS, type SearchPage } from "./order.ts";
import { passing, type RowTest, type TestedColumn } from "./row-tests.ts";
import type { Sample } from "./sample.ts";
import { hasTraitPairs } from "./trait-pairs.ts";

/** What leads to a page: the index of its sort, read until the page is full, or one by which all matches are gathered. */
export type Lead = "sort" | "place" | "age" | "height" | "numbers" | "traits" | "words";

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
  /** One whose words are looked at in an index. */
  words: 4,
  /** One who is kept until all are gathered and sorted. */
  kept: 6,
  /** One who is looked up in the table. */
  row: 20,
  /** One whom the index of words tells apart by what else it holds. */
  listed: 3,
  /** Each number that is asked about one of those. */
  facet: 3,
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
  const facets = readsWords(search.query) ? worthwhileFacets(searchTests(search), sample) : [];
  const along = alongTheSort(search, page, sample);
  const ways = along.cost < CHEAP ? [] : gatherings(search, facets, sample);
  const { cost: _, ...best } = ways.reduce((best, way) => (way.cost < best.cost ? way : best), along);
  return { ...best, facets, letters: sample.letters };
}

/** Whether the index of words may be asked, also after too little was found along the sort. */
const readsWords = (query: SearchQuery): boolean => query.text !== undefined || hasTraitPairs(query);

type Priced = Pick<Way, "lead" | "walk" | "passing"> & { cost: number };

function alongTheSort(search: PreparedSearch, page: SearchPage, sample: Sample): Priced {
  const { columns, orders, ranks, scale } = sample;
  const { text, sort } = search.query;
  const tests = searchTests(search);
  // The index is read from where what it is sorted by begins to match.
  const ofSort = (test: RowTest) => "column" in test && test.column === SORT_KEYS[sort].column;
  const read = passing(tests.filter(ofSort), columns, orders[sort]);
  const passed = passing(
    tests.filter((test) => !ofSort(test)),
    columns,
    read,
  );
  const found = firstOf(passed, text === undefined ? undefined : wordsMatcher(text, sample)).map(
    (place) => ranks[sort][place]! - ranks[sort][read[0]!]!,
  );
  const walk =
    found.length > 0
      ? walkLength(found, read.length, page, scale)
      : unmatchedWalk(search, read.length, page, sample);
  const part = passed.length / Math.max(1, read.length);
  const each = 1 + (text === undefined ? 0 : part * COST.words);
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
  const after = matches * (text === undefined ? COST.kept : COST.words);
  const way = (lead: Lead, cost: number): Priced => ({ lead, cost: cost + after, walk: 0, passing: 0 });
  const ways: Priced[] = [];
  if (of("city_code").length > 0) ways.push(way("place", rows(of("city_code"))));
  if (of("state_no").length > 0) ways.push(way("place", rows(of("state_no", "position_no"))));
  for (const [lead, column] of [
    ["age", "birthdate"],
    ["height", "height_key"],
  ] as const)
    if (of(column).length > 0) ways.push(way(lead, rows(of(column)) + matches * COST.row));
  if (numbers) {
    const twice = numbers.source === null ? matches * COST.kept : 0;
    ways.push(way("numbers", rows([leadingNumbers(numbers)]) + twice));
  }
  const pairs = of("trait_mask", "position_no", "position_mask");
  if (hasTraitPairs(search.query))
    ways.push(way("traits", rows(pairs) * COST.listed + rows([...pairs, ...facets]) * COST.row));
  if (text !== undefined) {
    const part = partWithWords(text, sample);
    const all = sample.size * sample.scale;
    const looked = COST.letters + part * (all * COST.listed + rows(facets) * COST.row);
    ways.push({ ...way("words", 0), cost: looked });
  }
  return ways;
}

/** Facets that spare more looks at the table than they cost. */
const worthwhileFacets = (tests: readonly RowTest[], { columns, orders, size }: Sample): RowTest[] =>
  tests.filter((test) => {
    const facets = facetsOf(test);
    if (!facets) return false;
    const spared = 1 - passing([test], columns, orders.newest).length / size;
    return spared * COST.row > facets.length * COST.facet;
  });

/** Who is read in an index of numbers: it begins with goals and assists, and holds only who has played. */
function leadingNumbers({ source, goals = 0, assists = 0 }: SearchNumbers): RowTest {
  const led = (of: SeasonSource): RowTest[] => [
    { column: `${of}_games`, least: 1 },
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
