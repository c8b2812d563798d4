import { SEARCH_COUNTED, SEARCH_PAGE, type SearchQuery } from "#domain/athletes/search-query.ts";
import { asId } from "#domain/id.ts";
import { client } from "#server/platform/database/database.ts";
import type { Statement } from "./list-sql.ts";
import { isImpossible, prepareSearch, type PreparedSearch } from "./search/conditions.ts";
import { FOUND, toFound, type FoundAthlete, type FoundRow } from "./search/rows.ts";
import type { SearchPage } from "./search/order.ts";
import { quickestCount, quickestWay } from "./search/quickest-way.ts";
import { athleteSample } from "./search/sample.ts";
import { countStatement, pageStatements } from "./search/statements.ts";

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
  // One more than a page tells whether there is a next one.
  const found = await matchingIds(search, { limit: limit + 1, after, before });
  const more = found.length > limit;
  const ids = before ? found.slice(0, limit).toReversed() : found.slice(0, limit);
  const rows = await rowsOf(ids);
  return {
    athletes: rows.map((row) => toFound(row, query.numbers?.source ?? null, today)),
    next: ((before || more) && rows.at(-1)?.id) || null,
    previous: (((before && more) || after) && rows[0]?.id) || null,
    beyondEnd: rows.length === 0 && Boolean(after ?? before),
  };
}

/** How many match, or null for more than are counted ("Mais de 1.000"). */
export async function countAthletes(query: SearchQuery, today: Temporal.PlainDate): Promise<number | null> {
  const search = await prepareSearch(query, today);
  if (isImpossible(search)) return 0;
  const cap = SEARCH_COUNTED + 1;
  const way = quickestCount(search, cap, await athleteSample());
  const [row] = await run<{ total: number }>(countStatement(search, cap, way));
  return row!.total > SEARCH_COUNTED ? null : row!.total;
}

/** Those of these athletes who are public, by id, as the results of a search show them. */
export async function foundAmong(
  ids: readonly string[],
  today: Temporal.PlainDate,
): Promise<Map<string, FoundAthlete>> {
  if (ids.length === 0) return new Map();
  return new Map((await rowsOf(ids)).map((row) => [row.id, toFound(row, null, today)]));
}

async function matchingIds(search: PreparedSearch, page: SearchPage): Promise<string[]> {
  let found: { id: string }[] = [];
  if (isImpossible(search)) return [];
  const ways = pageStatements(search, page, quickestWay(search, page, await athleteSample()));
  for (let way = ways.next(); !way.done; way = ways.next(found.length))
    found = await run<{ id: string }>(way.value);
  return found.map(({ id }) => id);
}

/** Those of them who are public, in their order. */
async function rowsOf(ids: readonly string[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await client().query<FoundRow>(
    `${FOUND} where a.id = any($1::uuid[]) and a.visibility = 'public'`,
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Without a name: each search is planned for its own values. A plan for any values took a hundred times as long. */
async function run<Row>({ text, values }: Statement): Promise<Row[]> {
  const result = await client().query({ name: "", text, values });
  return result.rows as Row[];
}
