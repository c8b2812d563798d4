import type { AthleteListQuery, Standing } from "#domain/athletes/staff-list.ts";
import { POSITIONS } from "#domain/athletes/positions.ts";
import { ADULT_AGE, bornOnOrBefore } from "#domain/dates.ts";
import { STATE_CODES } from "#domain/places.ts";
import { plannedRows } from "#server/platform/database/planned.ts";
import { and, sql, type SQL } from "#server/platform/database/orm.ts";
import { keysetOf, type Keyset, type Page } from "#server/platform/lists/keyset.ts";
import { hasWords } from "#server/platform/lists/words.ts";
import { numbersOf } from "../search-columns.ts";
import { athletes } from "../tables.ts";
import { BORN } from "./indexes.ts";

/**
 * So many rows are looked at along the sort. Whoever finds no full page among them asks for what few have (of a
 * million, some thirteen thousand at most), and these are gathered by the indexes of the filters, then sorted.
 */
const WALKED = 4000;
/** Words cost more to gather than to walk on for: where so much of the page was found, so many rows are looked at. */
const FOUND_OF_WORDS = 0.4;
const WALKED_FOR_WORDS = 16_000;

interface Found {
  id: string;
  sortKey: string;
}

/** The ids of one page. `inReview` are the profiles that wait for a review of staff, for who asks for them. */
export async function findPage(
  query: AthleteListQuery,
  inReview: readonly string[],
  today: Temporal.PlainDate,
): Promise<Page<Found>> {
  const by = SORTS[query.sort];
  const keyset = await keysetOf({ ...by, id: athletes.id, query });
  const filters = filtersOf(query, inReview, today);
  const leading = filters.filter(({ leads }) => leads === query.sort).map(({ is }) => is);
  const others = filters.filter(({ leads }) => leads !== query.sort).map(({ is }) => is);
  const scope = query.filters.standing === "deleted" ? sql`deleted_at is not null` : sql`deleted_at is null`;
  const along = { by: by.by, keyset, within: and(scope, ...leading), others };
  const isFull = (rows: Found[]) => rows.length >= keyset.limit || others.length === 0;
  let found = await walk(along, WALKED);
  if (!isFull(found) && query.text !== "" && found.length >= keyset.limit * FOUND_OF_WORDS)
    found = await walk(along, WALKED_FOR_WORDS);
  if (!isFull(found)) found = await gather(by.by, keyset, and(scope, ...leading, ...others));
  return keyset.page(found);
}

const SORTS = {
  updated: { by: athletes.updatedAt, type: "timestamptz" },
  name: { by: sql`name_key collate "C"`, type: "text" },
  age: { by: sql.raw(`(${BORN})`), type: "date" },
} as const;

interface Walk {
  by: SQL | typeof athletes.updatedAt;
  keyset: Keyset;
  /** What the index of the sort knows. */
  within: SQL | undefined;
  others: SQL[];
}

function walk({ by, keyset, within, others }: Walk, length: number): Promise<Found[]> {
  const { key, where, order, limit, direction } = keyset;
  const inner = sql`from athletes where ${and(within, where)} order by ${sql.join(order, sql`, `)}`;
  if (others.length === 0)
    return plannedRows<Found>(sql`select athletes.id, ${key} as "sortKey" ${inner} limit ${limit}`);
  return plannedRows<Found>(sql`select id, "sortKey" from (
      select athletes.id, ${key} as "sortKey", ${by} as key, featured, visibility, consented, birthdate, birthdate_estimated,
        birth_year, position_no, state_no, search, updated_at ${inner} limit ${length}) as walked
    where ${and(...others)} order by key ${direction}, id ${direction} limit ${limit}`);
}

// Materialized: PostgreSQL would walk the sort's index again, expecting more matches than there are.
const gather = (by: Walk["by"], { where, limit, direction }: Keyset, filters: SQL | undefined) =>
  plannedRows<Found>(sql`with found as materialized (
      select athletes.id, ${by} as key from athletes where ${and(filters, where)})
    select id, key::text as "sortKey" from found order by key ${direction}, id ${direction} limit ${limit}`);

interface ListFilter {
  is: SQL;
  /** The sort along which an index finds it by itself. */
  leads?: AthleteListQuery["sort"];
}

/** Columns stand without their table: the same conditions are asked of the table and of the rows that were walked. */
function filtersOf(
  { text, filters: { status, standing, age, position, state, since } }: AthleteListQuery,
  inReview: readonly string[],
  today: Temporal.PlainDate,
): ListFilter[] {
  const words = hasWords(sql`search`, text);
  return [
    ...(words ? [{ is: words }] : []),
    ...(status === "featured" ? [{ is: sql`featured`, leads: "updated" as const }] : []),
    ...(status === "normal" ? [{ is: sql`not featured` }] : []),
    ...(standing ? STANDING_SQL[standing](inReview, today) : []),
    ...(age ? ofAge(Number(age), today) : []),
    ...(position ? [{ is: sql`position_no = ${numbersOf(POSITIONS, [position])[0]}` }] : []),
    ...(state ? [{ is: sql`state_no = ${numbersOf(STATE_CODES, [state])[0]}` }] : []),
    ...(since
      ? [
          {
            is: sql`updated_at >= (${since}::date at time zone 'America/Sao_Paulo')`,
            leads: "updated" as const,
          },
        ]
      : []),
  ];
}

const isMinorSql = (today: Temporal.PlainDate): SQL =>
  sql`(birthdate is null or birthdate_estimated or birthdate > ${String(bornOnOrBefore(ADULT_AGE, today))}::date)`;
const isOneOf = (ids: readonly string[]): SQL => sql`id = any(${sql.param([...ids])}::uuid[])`;

const STANDING_SQL: Record<
  Standing,
  (inReview: readonly string[], today: Temporal.PlainDate) => ListFilter[]
> = {
  public: () => [{ is: sql`visibility = 'public'` }],
  hidden: () => [{ is: sql`visibility = 'hidden'`, leads: "updated" }],
  review: (inReview) => [{ is: isOneOf(inReview) }],
  guardian: (inReview, today) => [
    { is: sql`visibility = 'private' and not consented`, leads: "updated" },
    { is: isMinorSql(today) },
    ...(inReview.length > 0 ? [{ is: sql`not ${isOneOf(inReview)}` }] : []),
  ],
  draft: (inReview, today) => [
    { is: sql`visibility = 'private' and (consented or not ${isMinorSql(today)})` },
    ...(inReview.length > 0 ? [{ is: sql`not ${isOneOf(inReview)}` }] : []),
  ],
  deleted: () => [],
};

/** The years are said too: the index of what many share knows them, and no days. */
function ofAge(age: number, today: Temporal.PlainDate): ListFilter[] {
  const last = bornOnOrBefore(age, today);
  const before = bornOnOrBefore(age + 1, today);
  return [
    {
      is: sql`${sql.raw(BORN)} > ${String(before)}::date and ${sql.raw(BORN)} <= ${String(last)}::date`,
      leads: "age",
    },
    { is: sql.raw(`birth_year between ${before.year} and ${last.year}`) },
  ];
}
