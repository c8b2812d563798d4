import type { SearchSort } from "#domain/athletes/search-query.ts";
import { isPublic } from "./conditions.ts";
import type { RowTest } from "./row-tests.ts";

interface SortKey {
  column: string;
  collation: string;
  descending: boolean;
}

/** One sort is one column and the id, both read in one direction. Each column is never null. */
export const SORT_KEYS: Record<SearchSort, SortKey> = {
  newest: { column: "created_at", collation: "", descending: true },
  name: { column: "name_key", collation: ' collate "C"', descending: false },
  /** The youngest first. */
  age: { column: "birthdate", collation: "", descending: true },
  /** The tallest first; who states no height comes last. */
  height: { column: "height_key", collation: "", descending: true },
  completeness: { column: "completeness", collation: "", descending: true },
};

/** What is asked of what it is sorted by: where an index in this order begins and ends. */
export const testsOfSort = (sort: SearchSort, tests: readonly RowTest[]): RowTest[] =>
  tests.filter((test) => "column" in test && test.column === SORT_KEYS[sort].column);

export interface SearchPage {
  limit: number;
  /** The athlete after (or before) whom the page starts. */
  after?: string;
  before?: string;
}

export function orderOf(sort: SearchSort, { after, before }: SearchPage, values: unknown[]) {
  const { column, collation, descending } = SORT_KEYS[sort];
  const direction = descending === (before !== undefined) ? "asc" : "desc";
  const cursor = before ?? after;
  // The key is looked up here and never travels: an address must not tell a child's birth date.
  const start = cursor
    ? [
        `(${column}${collation}, id) ${direction === "asc" ? ">" : "<"} (select ${column}, id from athletes where id = $${values.push(cursor)}::uuid and ${isPublic})`,
      ]
    : [];
  return {
    column,
    collation,
    direction,
    order: `${column}${collation} ${direction}, id ${direction}`,
    start,
  };
}
