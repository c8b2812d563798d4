import type { SearchNumbers, SearchQuery } from "#domain/athletes/search-query.ts";
import { LONGEST_GAME, SEASON_SOURCES } from "#domain/athletes/seasons.ts";
import type { Statement } from "../list-sql.ts";
import { wordsSql } from "../search-words.ts";
import { whereSql, type PreparedSearch } from "./conditions.ts";
import { orderOf, type SearchPage } from "./order.ts";
import { hasRareTraits, traitPairsSql } from "./trait-pairs.ts";

/**
 * So many of the first who pass all other filters are looked at for the words before the index of words is asked. Who
 * passes filters is further apart.
 */
const PEEK = { words: 4000, filters: 500 };
/**
 * With so many among a thousand, the rest of the page is not far: four times as many are looked at as it should take.
 * By name, the first of all have other names than those that are looked for.
 */
const COMMON = { name: 0.5, other: 2 };

/**
 * Ways to the page, one after the other: each is told how many the one before has found. The last one counts.
 * `fewNumbers`: the numbers that are asked for lead to the page.
 */
export function* pageStatements(
  search: PreparedSearch,
  page: SearchPage,
  fewNumbers: boolean,
): Generator<Statement, void, number> {
  const { query } = search;
  if (hasRareTraits(query)) yield gatherStatement(search, page, "traits");
  else if (fewNumbers) yield gatherStatement(search, page, "numbers");
  else if (query.text === undefined) yield walkStatement(search, page);
  else yield* textStatements(search, page);
}

function* textStatements(search: PreparedSearch, page: SearchPage): Generator<Statement, void, number> {
  const most = hasFilters(search.query) ? PEEK.filters : PEEK.words;
  let found = yield peekStatement(search, page, most);
  const common = search.query.sort === "name" ? COMMON.name : COMMON.other;
  if (found * 1000 >= common * most && found < page.limit)
    found = yield peekStatement(search, page, Math.ceil((most * page.limit * 4) / found));
  if (found < page.limit) yield gatherStatement(search, page, "words");
}

const hasFilters = ({ text: _text, sort: _sort, ...filters }: SearchQuery): boolean =>
  Object.keys(filters).length > 0;

/** The page as PostgreSQL plans it: mostly the index of the sort is read until the page is full. */
function walkStatement(search: PreparedSearch, page: SearchPage): Statement {
  const values: unknown[] = [];
  const where = whereSql(search, values);
  const { order, start } = orderOf(search.query.sort, page, values);
  return {
    text: `select id from athletes where ${[where, ...start].join(" and ")} order by ${order} limit ${page.limit}`,
    values,
  };
}

/** The part of the page that is among the first `most` whom all but the words find. Only the sort's index is read. */
function peekStatement({ query, ...search }: PreparedSearch, page: SearchPage, most: number): Statement {
  const values: unknown[] = [];
  const { text = "", ...others } = query;
  const where = whereSql({ ...search, query: others }, values);
  const { column, order, start } = orderOf(query.sort, page, values);
  const words = wordsSql("search", text, values);
  return {
    text: `select id from (select ${column}, id, search from athletes where ${[where, ...start].join(" and ")} order by ${order} limit ${most}) as first
where ${words.join(" and ")} order by ${order} limit ${page.limit}`,
    values,
  };
}

/** What the index begins with that leads to all who match. */
type Lead = "traits" | "numbers" | "words";

/** All who match are gathered, then sorted: for few. */
function gatherStatement(search: PreparedSearch, page: SearchPage, lead: Lead): Statement {
  const values: unknown[] = [];
  const { column, order, start } = orderOf(search.query.sort, page, values);
  // No index but that of words leads to the address: PostgreSQL would read one of a sort from end to end.
  const columns = lead === "words" ? `${column}, id, subdomain` : `${column}, id`;
  const found = matchesSql(search, values, { columns, more: start, lead });
  return {
    text: `with found as materialized (${found}) select id from found order by ${order} limit ${page.limit}`,
    values,
  };
}

/** How many match, counted no further than `cap`. */
export function countStatement(search: PreparedSearch, cap: number): Statement {
  const values: unknown[] = [];
  const { query } = search;
  const lead = hasRareTraits(query)
    ? "traits"
    : query.numbers && query.text === undefined
      ? "numbers"
      : "words";
  const matches = matchesSql(search, values, { columns: "id", most: cap, lead });
  return { text: `select count(*)::int as total from (${matches}) as counted`, values };
}

interface Wanted {
  columns: string;
  lead: Lead;
  /** Conditions beside the filters. */
  more?: readonly string[];
  most?: number;
}

/** Who match, in no order. Numbers of any source are looked for in the index of each source. */
function matchesSql(search: PreparedSearch, values: unknown[], wanted: Wanted): string {
  const { columns, lead, more = [], most } = wanted;
  const { query } = search;
  const { numbers } = query;
  const limit = most === undefined ? "" : ` limit ${most}`;
  const select = (of: SearchQuery, conditions: readonly string[] = []) => {
    const where = [whereSql({ ...search, query: of }, values), ...conditions, ...more];
    return `select ${columns} from athletes where ${where.join(" and ")}${limit}`;
  };
  if (lead === "traits") return select(query, traitPairsSql(query, values));
  if (lead === "words" || !numbers) return select(query);
  const selects = (numbers.source ? [numbers.source] : SEASON_SOURCES).map((source) =>
    select({ ...query, numbers: { ...numbers, source } }, [`${source}_games >= ${leastGames(numbers)}`]),
  );
  return selects.length === 1 ? selects[0]! : `${selects.map((one) => `(${one})`).join(" union ")}${limit}`;
}

/** Who has any number has played, and minutes tell how often at least. The indexes of numbers hold only players. */
const leastGames = ({ games = 1, minutes = 0 }: SearchNumbers): number =>
  Math.max(1, games, Math.ceil(minutes / LONGEST_GAME));
