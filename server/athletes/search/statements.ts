import type { SearchQuery } from "#domain/athletes/search-query.ts";
import { SEASON_SOURCES } from "#domain/athletes/seasons.ts";
import type { Statement } from "../list-sql.ts";
import { markOf } from "../search-columns.ts";
import { rareWordsSql, wordsSql } from "../search-words.ts";
import { leastGames, searchTests, whereSql, type PreparedSearch } from "./conditions.ts";
import { facetsSql } from "./facets.ts";
import { orderOf, type SearchPage } from "./order.ts";
import type { RowTest, TestedColumn } from "./row-tests.ts";
import type { Lead, Way } from "./quickest-way.ts";
import { traitPairsSql } from "./trait-pairs.ts";

/** Words are looked for among more than should be needed: the sample is small. */
const SPARE = 4;
/** So many along a sort are read in no time, whatever is asked of them. */
const SHORT = 10_000;

/** PostgreSQL may have a better idea than a long way along the sort: what may lead. */
function anyLead({ query: { states, numbers }, cities }: PreparedSearch): string[] {
  return [
    ...(cities ? [markOf("athletes_by_city")] : []),
    ...(states ? [markOf("athletes_by_state")] : []),
    ...(numbers?.source ? [markOf(`athletes_by_${numbers.source}`)] : []),
  ];
}

/** What the indexes that lead hold apart (`search-columns.ts`), so that none of a sort is taken. */
const APART: Partial<Record<Lead, readonly TestedColumn[]>> = {
  place: ["birthdate"],
  build: ["birthdate", "height_key"],
};

/** Ways to the page, one after the other: each is told how many the one before has found. The last one counts. */
export function* pageStatements(
  search: PreparedSearch,
  page: SearchPage,
  way: Way,
): Generator<Statement, void, number> {
  const { lead, walk, passing } = way;
  if (lead !== "sort") yield gatherStatement(search, page, way);
  else if (search.query.text === undefined) yield walkStatement(search, page, walk < SHORT);
  else {
    const most = passing * SPARE + page.limit;
    let found = yield peekStatement(search, page, most);
    // Without filters, a page that is half full is sooner filled by going on than by gathering all who have the words.
    const goOn = found < page.limit && found * 2 > page.limit && searchTests(search).length === 0;
    if (goOn) found = yield peekStatement(search, page, most * SPARE);
    if (found < page.limit) yield gatherStatement(search, page, { ...way, lead: "words" });
  }
}

/** The index of the sort is read until the page is full. If that is short, no other one is taken instead. */
function walkStatement(search: PreparedSearch, page: SearchPage, short: boolean): Statement {
  const values: unknown[] = [];
  const where = whereSql(search, values);
  const { order, start } = orderOf(search.query.sort, page, values);
  const conditions = [where, ...start, ...(short ? [] : anyLead(search))].join(" and ");
  return {
    text: `select id from athletes where ${conditions} order by ${order} limit ${page.limit}`,
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

/** All who match are gathered, then sorted: for few. */
function gatherStatement(search: PreparedSearch, page: SearchPage, way: Way): Statement {
  const values: unknown[] = [];
  const { column, order, start } = orderOf(search.query.sort, page, values);
  // No index but that of words leads to the address: PostgreSQL would read one of a sort from end to end.
  const columns = way.lead === "words" ? `${column}, id, subdomain` : `${column}, id`;
  const found = matchesSql(search, values, { columns, way });
  // Where the page starts is asked of those who are found: PostgreSQL would read the index of the sort to there.
  const where = start.map((condition) => `where ${condition}`).join("");
  return {
    text: `with found as materialized (${found}) select id from found ${where} order by ${order} limit ${page.limit}`,
    values,
  };
}

/** How many match, counted no further than `cap`. */
export function countStatement(search: PreparedSearch, cap: number, way: Way): Statement {
  const values: unknown[] = [];
  const matches = matchesSql(search, values, { columns: "id", most: cap, way });
  return { text: `select count(*)::int as total from (${matches}) as counted`, values };
}

interface Wanted {
  columns: string;
  way: Way;
  most?: number;
}

/** Who match, in no order. Numbers of any source are looked for in the index of each source. */
function matchesSql(search: PreparedSearch, values: unknown[], wanted: Wanted): string {
  const { columns, way, most } = wanted;
  const { lead, facets, letters } = way;
  const { query } = search;
  const { text, ...others } = query;
  const { numbers } = query;
  const isApart = (test: RowTest) => "column" in test && (APART[lead]?.includes(test.column) ?? false);
  const limit = most === undefined ? "" : ` limit ${most}`;
  const select = (of: SearchQuery, conditions: readonly string[] = []) => {
    const where = [whereSql({ ...search, query: of }, values, isApart), ...conditions];
    return `select ${columns} from athletes where ${where.join(" and ")}${limit}`;
  };
  if (lead === "traits")
    return select(query, [...traitPairsSql(query, values), ...facetsSql(facets, values)]);
  if (lead === "words" && text !== undefined)
    return select(others, [...rareWordsSql("search", text, values, letters), ...facetsSql(facets, values)]);
  if (lead === "place")
    return select(query, [markOf(search.cities ? "athletes_by_city" : "athletes_by_state")]);
  if (lead === "build") return select(query, [markOf("athletes_by_build"), ...birthYearsSql(search, values)]);
  if (lead !== "numbers" || !numbers) return select(query, lead === "sort" ? anyLead(search) : []);
  const selects = (numbers.source ? [numbers.source] : SEASON_SOURCES).map((source) =>
    select({ ...query, numbers: { ...numbers, source } }, [
      markOf(`athletes_by_${source}`),
      `${source}_games >= ${leastGames(numbers)}`,
    ]),
  );
  return selects.length === 1 ? selects[0]! : `${selects.map((one) => `(${one})`).join(" union ")}${limit}`;
}

function birthYearsSql({ bornFrom, bornTo }: PreparedSearch, values: unknown[]): string[] {
  const year = (day: string) => `$${values.push(Number(day.slice(0, 4)))}::smallint`;
  return [
    ...(bornFrom === null ? [] : [`birth_year >= ${year(bornFrom)}`]),
    ...(bornTo === null ? [] : [`birth_year <= ${year(bornTo)}`]),
  ];
}
