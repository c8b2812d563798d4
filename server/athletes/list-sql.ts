import { AGE_CEILING, AGE_FLOOR, type AthleteQuery, type Sort } from "#domain/athletes/athlete-query.ts";
import { POSITIONS, POSITIONS_BY_GROUP } from "#domain/athletes/positions.ts";
import { bornOnOrBefore } from "#domain/dates.ts";
import { shownPicture } from "#server/media/media.ts";
import { markOf, numbersOf } from "./search-columns.ts";
import { leadingTotalSql } from "./season-sql.ts";
import { wordsSql } from "./search-words.ts";

/** Whether words are looked for, whose matches may be few or many. */
export const looksForWords = ({ name, words = {} }: AthleteQuery): boolean =>
  name !== "" || Object.values(words).some(Boolean);

/** What a figurinha shows: the start of every statement that reads cards. */
export const CARDS = `select a.id, a.subdomain, a.name, ${shownPicture("a.photo_id")} as photo, a.shirt_number, a.position, a.birthdate, a.city, a.state,
  a.featured, ${leadingTotalSql("a.id")} as stats
from athletes a`;

/** One sort is one index, read in one direction. */
const SORT_KEYS: Record<Sort, { column: string; collation: string; descending: boolean }> = {
  name: { column: "name_key", collation: ' collate "C"', descending: false },
  age: { column: "birthdate", collation: "", descending: true },
  newest: { column: "created_at", collation: "", descending: true },
};

const COLUMN_KEYS: Record<string, string> = {
  club: "search_key(club)",
  position: "search_key(coalesce(position, '') || position_words(secondary_positions))",
  city: "search_key(city)",
};

export interface Statement {
  text: string;
  values: unknown[];
}

export interface PageRequest {
  limit: number;
  offset?: number;
  /** The athlete after (or before) whom the page starts. */
  after?: string;
  before?: string;
  /** Few match: all are gathered, then sorted. Otherwise the sort's index is walked until the page is full. */
  few?: boolean;
}

export function listStatement(query: AthleteQuery, page: PageRequest, today: Temporal.PlainDate): Statement {
  const values: unknown[] = [];
  const where = conditionsSql(query, today, values);
  const { column, collation, descending } = SORT_KEYS[query.sort];
  const backwards = page.before !== undefined;
  const cursor = page.before ?? page.after;
  const direction = descending === backwards ? "asc" : "desc";
  if (cursor) {
    // The key is looked up here and never travels: an address must not tell a child's birth date.
    const start = `select ${column}, id from athletes where id = $${values.push(cursor)}::uuid and visibility = 'public'`;
    where.push(`(${column}${collation}, id) ${direction === "asc" ? ">" : "<"} (${start})`);
  }
  const orderOf = (table: string) => `${table}${column}${collation} ${direction}, ${table}id ${direction}`;
  // The limit stands in the text: a plan for any limit would expect a tenth of the table.
  const offset = page.offset ? ` offset $${values.push(page.offset)}::int` : "";
  const matches = `athletes where ${where.join(" and ")}`;
  // Materialized, and with a column of no list's index: PostgreSQL would otherwise walk the sort's index, expecting
  // more matches than there are.
  const gather = page.few
    ? `with found as materialized (select ${column}, id, subdomain from ${matches}) `
    : "";
  return {
    text: `${gather}${CARDS}
where a.id in (select id from ${page.few ? "found" : matches} order by ${orderOf("")} limit ${page.limit}${offset})
order by ${orderOf("a.")}`,
    values,
  };
}

/** How many match, counted no further than `cap`. */
export function countStatement(query: AthleteQuery, cap: number, today: Temporal.PlainDate): Statement {
  const values: unknown[] = [];
  const where = conditionsSql(query, today, values).join(" and ");
  // A column of no list's index: words are counted by their own index or row by row, never along an
  // index by name, where all who share a first name stand together and far from its start.
  const counted = looksForWords(query) ? "subdomain" : "id";
  return {
    text: `select count(${counted})::int as total from (select ${counted} from athletes where ${where} limit ${cap}) as counted`,
    values,
  };
}

function conditionsSql(query: AthleteQuery, today: Temporal.PlainDate, values: unknown[]): string[] {
  const where = ["visibility = 'public'", markOf("athletes_by_age")];
  const { ageMin, ageMax, group, name } = query;
  if (ageMin > AGE_FLOOR)
    where.push(`birthdate <= $${values.push(String(bornOnOrBefore(ageMin, today)))}::date`);
  if (ageMax < AGE_CEILING)
    where.push(`birthdate > $${values.push(String(bornOnOrBefore(ageMax + 1, today)))}::date`);
  if (group) {
    const positions = numbersOf(POSITIONS, POSITIONS_BY_GROUP[group]);
    where.push(`position_no = any($${values.push(positions)}::smallint[])`);
  }
  if (name) where.push(...wordsSql("name_key", name, values));
  const { any, ...columns } = query.words ?? {};
  if (any) where.push(...wordsSql("search", any, values));
  for (const [column, text] of Object.entries(columns)) {
    // All four together have an index, which leaves few rows to look at one by one.
    if (text)
      where.push(...wordsSql("search", text, values), ...wordsSql(COLUMN_KEYS[column]!, text, values));
  }
  return where;
}
