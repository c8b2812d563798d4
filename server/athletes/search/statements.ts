import type { SearchSort } from "#domain/athletes/search-query.ts";
import type { Statement } from "../list-sql.ts";
import { wordsSql } from "../search-words.ts";
import { isPublic, whereSql, type PreparedSearch } from "./conditions.ts";
import { hasRareTraits, traitPairsSql } from "./trait-pairs.ts";

interface SortKey {
  column: string;
  collation: string;
  descending: boolean;
}

/** One sort is one column and the id, both read in one direction. Each column is never null. */
const SORT_KEYS: Record<SearchSort, SortKey> = {
  newest: { column: "created_at", collation: "", descending: true },
  name: { column: "name_key", collation: ' collate "C"', descending: false },
  /** The youngest first. */
  age: { column: "birthdate", collation: "", descending: true },
  /** The tallest first; who states no height comes last. */
  height: { column: "height_key", collation: "", descending: true },
  completeness: { column: "completeness", collation: "", descending: true },
};

export interface SearchPage {
  limit: number;
  /** The athlete after (or before) whom the page starts. */
  after?: string;
  before?: string;
}

/** So many of the first who pass all other filters are looked at for a word before its own index is asked. */
const PEEK = 1000;
/** With so many among them, the rest of the page is not far: half as many again are looked at as it should take. */
const COMMON = 2;

/** Ways to the page, one after the other: each is told how many the one before has found. The last one counts. */
export function* pageStatements(
  search: PreparedSearch,
  page: SearchPage,
): Generator<Statement, void, number> {
  if (search.query.text === undefined) {
    yield hasRareTraits(search.query) ? gatherStatement(search, page) : walkStatement(search, page);
    return;
  }
  let found = yield peekStatement(search, page, PEEK);
  if (found >= COMMON && found < page.limit)
    found = yield peekStatement(search, page, Math.ceil((PEEK * page.limit * 1.5) / found));
  if (found < page.limit) yield gatherStatement(search, page);
}

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

/** The part of the page that is among the first `most` whom all but the words find. */
function peekStatement({ query, ...search }: PreparedSearch, page: SearchPage, most: number): Statement {
  const values: unknown[] = [];
  const { text, ...others } = query;
  const where = whereSql({ ...search, query: others }, values);
  const { column, order, start } = orderOf(query.sort, page, values);
  const words = wordsSql("search", text ?? "", values);
  return {
    text: `select id from (select ${column}, id, search from athletes where ${[where, ...start].join(" and ")} order by ${order} limit ${most}) as first
where ${words.join(" and ")} order by ${order} limit ${page.limit}`,
    values,
  };
}

/** All who match are gathered, then sorted: for few. */
function gatherStatement(search: PreparedSearch, page: SearchPage): Statement {
  const values: unknown[] = [];
  const where = [whereSql(search, values), ...traitPairsSql(search.query, values)];
  const { column, order, start } = orderOf(search.query.sort, page, values);
  return {
    text: `with found as materialized (select ${column}, id from athletes where ${[...where, ...start].join(" and ")})
select id from found order by ${order} limit ${page.limit}`,
    values,
  };
}

/** How many match, counted no further than `cap`. */
export function countStatement(search: PreparedSearch, cap: number): Statement {
  const values: unknown[] = [];
  const where = [whereSql(search, values)];
  if (hasRareTraits(search.query)) where.push(...traitPairsSql(search.query, values));
  return {
    text: `select count(*)::int as total from (select from athletes where ${where.join(" and ")} limit ${cap}) as counted`,
    values,
  };
}

function orderOf(sort: SearchSort, { after, before }: SearchPage, values: unknown[]) {
  const { column, collation, descending } = SORT_KEYS[sort];
  const direction = descending === (before !== undefined) ? "asc" : "desc";
  const cursor = before ?? after;
  // The key is looked up here and never travels: an address must not tell a child's birth date.
  const start = cursor
    ? [
        `(${column}${collation}, id) ${direction === "asc" ? ">" : "<"} (select ${column}, id from athletes where id = $${values.push(cursor)}::uuid and ${isPublic})`,
      ]
    : [];
  return { column, order: `${column}${collation} ${direction}, id ${direction}`, start };
}
