import { SEARCH_COUNTED, SEARCH_PAGE, type SearchQuery } from "#domain/athletes/search-query.ts";
import { asId } from "#domain/id.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import type { Statement } from "./list-sql.ts";
import { prepareSearch, whereSql } from "./search/conditions.ts";
import { FOUND, toFound, type FoundAthlete, type FoundRow } from "./search/rows.ts";
import { countStatement, pageStatement } from "./search/statements.ts";

export type { FoundAthlete };

interface SearchPageRequest {
  /** The athlete after (or before) whom the page starts: the cursors of another page. What is no id counts as none. */
  after?: string;
  before?: string;
  limit?: number;
}

export interface FoundPage {
  athletes: FoundAthlete[];
  /** Cursors of the neighbours: the athlete at that edge of this page. They tell nothing but who it is. */
  next: string | null;
  previous: string | null;
  /** The page starts past the last match, or at an athlete who is no longer public. */
  beyondEnd: boolean;
}

/** Public athletes who match, a page at a time. */
export async function searchAthletes(
  query: SearchQuery,
  { after: givenAfter, before: givenBefore, limit = SEARCH_PAGE }: SearchPageRequest,
  today: Temporal.PlainDate,
): Promise<FoundPage> {
  const after = asId(givenAfter);
  const before = after ? undefined : asId(givenBefore);
  const search = await prepareSearch(query, today);
  const few = (await total(countStatement(search, SEARCH_COUNTED + 1))) <= SEARCH_COUNTED;
  // One row more than a page tells whether there is a next one.
  const found = await run<FoundRow>(pageStatement(search, { limit: limit + 1, after, before, few }));
  const more = found.length > limit;
  const rows = before ? found.slice(0, limit).toReversed() : found.slice(0, limit);
  return {
    athletes: rows.map((row) => toFound(row, query.numbers?.source ?? null, today)),
    next: ((before || more) && rows.at(-1)?.id) || null,
    previous: (((before && more) || after) && rows[0]?.id) || null,
    beyondEnd: rows.length === 0 && Boolean(after ?? before),
  };
}

/** How many match, or null for more than are counted ("Mais de 1.000"). */
export async function countAthletes(query: SearchQuery, today: Temporal.PlainDate): Promise<number | null> {
  const counted = await total(countStatement(await prepareSearch(query, today), SEARCH_COUNTED + 1));
  return counted > SEARCH_COUNTED ? null : counted;
}

/** Those of these athletes who are public, by id, as the results of a search show them. */
export async function foundAmong(
  ids: readonly string[],
  today: Temporal.PlainDate,
): Promise<Map<string, FoundAthlete>> {
  if (ids.length === 0) return new Map();
  const text = `${FOUND} where a.id = any($1::uuid[]) and a.visibility = 'public'`;
  const rows = await run<FoundRow>({ text, values: [ids] });
  return new Map(rows.map((row) => [row.id, toFound(row, null, today)]));
}

/** Which of these athletes are public and match, in the order of their ids. */
type MatchesAmong = (query: SearchQuery) => Promise<string[]>;

/**
 * For many searches about the same few thousand athletes: `work` asks them one after the other. The athletes are
 * copied once, so that a search costs a look at the copies and not at the whole table.
 */
export function matchAmong<T>(
  athleteIds: readonly string[],
  today: Temporal.PlainDate,
  work: (matches: MatchesAmong) => Promise<T>,
): Promise<T> {
  return inTransaction(async () => {
    await client().query("drop table if exists pg_temp.candidates");
    await client().query(
      `create temporary table candidates on commit drop as select * from athletes where visibility = 'public' and id = any($1::uuid[])`,
      [athleteIds],
    );
    return work(async (query) => {
      const values: unknown[] = [];
      const where = whereSql(await prepareSearch(query, today), values);
      const rows = await run<{ id: string }>({
        text: `select id from pg_temp.candidates where ${where} order by id`,
        values,
      });
      return rows.map(({ id }) => id);
    });
  });
}

async function total(statement: Statement): Promise<number> {
  const [row] = await run<{ total: number }>(statement);
  return row!.total;
}

async function run<Row>({ text, values }: Statement): Promise<Row[]> {
  const result = await client().query({ text, values });
  return result.rows as Row[];
}
