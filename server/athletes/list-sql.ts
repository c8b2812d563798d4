import { AGE_CEILING, AGE_FLOOR, ANY_POSITION, type ListFilters, type Sort } from "#domain/athletes/list-filters.ts";
import { bornOnOrBefore } from "#domain/dates.ts";

export type ListConditions = Pick<ListFilters, "busca" | "idadeMin" | "idadeMax" | "posicao">;
/** The last (or first) row of a page: its sort key as text, and its id. */
export type Cursor = { key: string; id: string };

const MAX_WORDS = 6;
const BY_NAME = 'name collate "pt-BR-x-icu"';

/** One sort is one index, read in one direction; `key` is what the cursor holds. */
const SORT_KEYS: Record<Sort, { expression: string; key: string; cast: string; descending: boolean }> = {
  nome: { expression: BY_NAME, key: "name", cast: "text", descending: false },
  idade: { expression: "birthdate", key: "birthdate", cast: "date", descending: true },
  recentes: { expression: "created_at", key: "created_at", cast: "timestamptz", descending: true },
};

export interface Statement {
  text: string;
  values: unknown[];
  /** Searches by text are planned for their own words: a plan made for any word is hundreds of times slower. */
  plannedEachTime: boolean;
}

export interface PageRequest {
  sort: Sort;
  limit: number;
  offset?: number;
  after?: Cursor;
  before?: Cursor;
}

export function listStatement(conditions: ListConditions, page: PageRequest, today: Temporal.PlainDate): Statement {
  const values: unknown[] = [];
  const where = conditionsSql(conditions, today, values);
  const { expression, key, cast, descending } = SORT_KEYS[page.sort];
  const backwards = page.before !== undefined;
  const cursor = page.before ?? page.after;
  const direction = descending === backwards ? "asc" : "desc";
  if (cursor) {
    const compare = direction === "asc" ? ">" : "<";
    where.push(`(${expression}, id) ${compare} ($${values.push(cursor.key)}::${cast}, $${values.push(cursor.id)}::uuid)`);
  }
  const order = `${expression} ${direction}, id ${direction}`;
  const outerOrder = order.replaceAll(/\b(name|birthdate|created_at|id)\b/g, "a.$1");
  const offset = page.offset ? ` offset $${values.push(page.offset)}::int` : "";
  return {
    text: `select a.id, a.subdomain, a.name, a.image_url, a.shirt_number, a.position, a.birthdate, a.city, a.state,
  a.featured, a.${key}::text as sort_key, s.games, s.goals, s.assists
from athletes a left join athlete_stats s on s.athlete_id = a.id
where a.id in (select id from athletes where ${where.join(" and ")} order by ${order} limit $${values.push(page.limit)}::int${offset})
order by ${outerOrder}`,
    values,
    plannedEachTime: conditions.busca !== "",
  };
}

/** How many match, counted no further than `cap`. */
export function countStatement(conditions: ListConditions, cap: number, today: Temporal.PlainDate): Statement {
  const values: unknown[] = [];
  const where = conditionsSql(conditions, today, values).join(" and ");
  return {
    text: `select count(*)::int as total from (select 1 from athletes where ${where} limit $${values.push(cap)}::int) as counted`,
    values,
    plannedEachTime: conditions.busca !== "",
  };
}

function conditionsSql(conditions: ListConditions, today: Temporal.PlainDate, values: unknown[]): string[] {
  const where = ["visibility = 'public'"];
  const { idadeMin, idadeMax, posicao } = conditions;
  if (idadeMin > AGE_FLOOR) where.push(`birthdate <= $${values.push(String(bornOnOrBefore(idadeMin, today)))}::date`);
  if (idadeMax < AGE_CEILING) where.push(`birthdate > $${values.push(String(bornOnOrBefore(idadeMax + 1, today)))}::date`);
  if (posicao !== ANY_POSITION) where.push(`position_group = $${values.push(posicao)}`);
  for (const word of conditions.busca.split(" ").filter(Boolean).slice(0, MAX_WORDS)) {
    where.push(wordSql("name_key", word, values));
  }
  return where;
}

/** Three letters are found anywhere; one or two only where a word starts (each key begins with a space). */
function wordSql(column: string, word: string, values: unknown[]): string {
  const parameter = `$${values.push(word.replaceAll(/[\\%_]/g, String.raw`\$&`))}`;
  const anywhere = [...word].length >= 3;
  const folded = anywhere ? `substr(search_key(${parameter}), 2)` : `search_key(${parameter})`;
  return `${column} like '%' || ${folded} || '%'`;
}
