import type { SearchQuery, SearchSort } from "#domain/athletes/search-query.ts";
import { SEASON_SOURCES } from "#domain/athletes/seasons.ts";
import type { Statement } from "../list-sql.ts";
import { markOf } from "../search-columns.ts";
import { rareWordsSql, wordsSql } from "../search-words.ts";
import { isPublic, leastGames, searchTests, whereSql, type PreparedSearch } from "./conditions.ts";
import { facetsSql } from "./facets.ts";
import { orderOf, testsOfSort, type SearchPage } from "./order.ts";
import type { Way } from "./quickest-way.ts";
import { rowTestSql } from "./row-tests.ts";
import { traitPairsSql } from "./trait-pairs.ts";

/** Words are looked for among more than should be needed: the sample is small. */
const SPARE = 4;

/** Of the sort's own index. Those of creation and of names serve other lists too and have none. */
const SORT_MARKS: Record<SearchSort, readonly string[]> = {
  newest: [],
  name: [],
  age: [markOf("athletes_by_age")],
  height: [markOf("athletes_by_height")],
  completeness: [markOf("athletes_by_completeness")],
};

const TEXTS_MARK = markOf("athletes_texts");

/** For a count that no index leads to: PostgreSQL may take any. */
const anyMark = ({ query: { states, numbers }, cities }: PreparedSearch): string[] => [
  ...Object.values(SORT_MARKS).flat(),
  ...(cities ? [markOf("athletes_by_city")] : []),
  ...(states ? [markOf("athletes_by_state")] : []),
  ...(numbers?.source ? [markOf(`athletes_by_${numbers.source}`)] : []),
];

/** Ways to the page, one after the other: each is told how many the one before has found. The last one counts. */
export function* pageStatements(
  search: PreparedSearch,
  page: SearchPage,
  way: Way,
): Generator<Statement, void, number> {
  const { lead, looked } = way;
  if (lead !== "sort" && lead !== "texts") yield gatherStatement(search, page, way);
  else if (search.query.text === undefined) yield walkStatement(search, page);
  else {
    const most = looked * SPARE + page.limit;
    let found = yield peekStatement(search, page, { lead, most });
    // Without filters, a page that is half full is sooner filled by going on than by gathering all who have the words.
    const goOn = found < page.limit && found * 2 > page.limit && searchTests(search).length === 0;
    if (goOn) found = yield peekStatement(search, page, { lead, most: most * SPARE });
    if (found < page.limit) yield gatherStatement(search, page, { ...way, lead: "words" });
  }
}

/** The index of the sort is read until the page is full. */
function walkStatement(search: PreparedSearch, page: SearchPage): Statement {
  const values: unknown[] = [];
  const where = whereSql(search, values);
  const { sort } = search.query;
  const { order, start } = orderOf(sort, page, values);
  const conditions = [where, ...start, ...SORT_MARKS[sort]].join(" and ");
  return {
    text: `select id from athletes where ${conditions} order by ${order} limit ${page.limit}`,
    values,
  };
}

/** The part of the page that is among the first `most`: of all, or, along the sort, of those who pass the filters. */
function peekStatement(
  search: PreparedSearch,
  page: SearchPage,
  { lead, most }: { lead: "sort" | "texts"; most: number },
): Statement {
  const values: unknown[] = [];
  const { sort } = search.query;
  const { column, order, start } = orderOf(sort, page, values);
  const texts = lead === "texts";
  const first = texts
    ? [
        isPublic,
        TEXTS_MARK,
        ...testsOfSort(sort, searchTests(search)).map((test) => rowTestSql(test, values)),
      ]
    : [filtersSql(search, values), ...SORT_MARKS[sort]];
  const words = [...wordsOf(search, values), ...(texts ? filteredSql(search, values, "first") : [])];
  return {
    text: `select id from (select ${column}, id, search from athletes where ${[...first, ...start].join(" and ")} order by ${order} limit ${most}) as first
where ${words.join(" and ")} order by ${order} limit ${page.limit}`,
    values,
  };
}

const wordsOf = ({ query: { text = "" } }: PreparedSearch, values: unknown[]): string[] =>
  wordsSql("search", text, values);

function filtersSql({ query, ...search }: PreparedSearch, values: unknown[]): string {
  const { text: _, ...others } = query;
  return whereSql({ ...search, query: others }, values);
}

/** Asked of those who have the words, one by one: no index is taken for it. */
const filteredSql = (search: PreparedSearch, values: unknown[], of: string): string[] =>
  searchTests(search).length === 0
    ? []
    : [`(select ${filtersSql(search, values)} from athletes as one where one.id = ${of}.id)`];

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
  const limit = most === undefined ? "" : ` limit ${most}`;
  const select = (of: SearchQuery, conditions: readonly string[] = []) => {
    const where = [whereSql({ ...search, query: of }, values), ...conditions];
    return `select ${columns} from athletes where ${where.join(" and ")}${limit}`;
  };
  if (lead === "traits")
    return select(query, [...traitPairsSql(query, values), ...facetsSql(facets, values)]);
  if (lead === "words" && text !== undefined)
    return select(others, [...rareWordsSql("search", text, values, letters), ...facetsSql(facets, values)]);
  if (lead === "place")
    return select(query, [markOf(search.cities ? "athletes_by_city" : "athletes_by_state")]);
  if (lead === "build") return select(query, [markOf("athletes_by_build"), ...birthYearsSql(search, values)]);
  if (lead === "texts") {
    const words = [
      isPublic,
      TEXTS_MARK,
      ...wordsOf(search, values),
      ...filteredSql(search, values, "athletes"),
    ];
    return `select ${columns} from athletes where ${words.join(" and ")}${limit}`;
  }
  if (lead === "height") return select(query, [markOf("athletes_by_height")]);
  if (lead !== "numbers" || !numbers) return select(query, anyMark(search));
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
