import type { SearchSort } from "#domain/athletes/search-query.ts";
import type { Statement } from "../list-sql.ts";
import { isPublic, whereSql, type PreparedSearch } from "./conditions.ts";
import { FOUND } from "./rows.ts";

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

interface SearchPage {
  limit: number;
  /** The athlete after (or before) whom the page starts. */
  after?: string;
  before?: string;
  /** Few match: all are gathered, then sorted. */
  few: boolean;
}

export function pageStatement(search: PreparedSearch, { limit, after, before, few }: SearchPage): Statement {
  const values: unknown[] = [];
  const { column, collation, descending } = SORT_KEYS[search.query.sort];
  const direction = descending === (before !== undefined) ? "asc" : "desc";
  const where = [whereSql(search, values)];
  const cursor = before ?? after;
  if (cursor) {
    // The key is looked up here and never travels: an address must not tell a child's birth date.
    const start = `select ${column}, id from athletes where id = $${values.push(cursor)}::uuid and ${isPublic}`;
    where.push(`(${column}${collation}, id) ${direction === "asc" ? ">" : "<"} (${start})`);
  }
  const orderOf = (table: string) => `${table}${column}${collation} ${direction}, ${table}id ${direction}`;
  const matches = `athletes where ${where.join(" and ")}`;
  const gather = few ? `with found as materialized (select ${column}, id from ${matches}) ` : "";
  return {
    text: `${gather}${FOUND}
where a.id in (select id from ${few ? "found" : matches} order by ${orderOf("")} limit ${limit})
order by ${orderOf("a.")}`,
    values,
  };
}

/** How many match, counted no further than `cap`. */
export function countStatement(search: PreparedSearch, cap: number): Statement {
  const values: unknown[] = [];
  const where = whereSql(search, values);
  return {
    text: `select count(*)::int as total from (select from athletes where ${where} limit ${cap}) as counted`,
    values,
  };
}
