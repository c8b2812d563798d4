import type pg from "pg";
import type { SearchQuery } from "#domain/athletes/search-query.ts";
import { SEARCH_COUNTED, SEARCH_PAGE } from "#domain/athletes/search-query.ts";
import { prepareSearch } from "#server/athletes/search/conditions.ts";
import { countStatement, pageStatements } from "#server/athletes/search/statements.ts";
import type { Statement } from "#server/athletes/list-sql.ts";
import { countAthletes, searchAthletes } from "#server/athletes/search.server.ts";
import { CASE_GROUPS, type CaseGroup } from "./scouting-cases.ts";

type MeasuredGroup = CaseGroup | "capped count";
type WhichPage = "first" | "next";

interface Taken {
  query: SearchQuery;
  ms: number;
  after?: string;
}

interface Miss extends Taken {
  group: string;
  plan: string;
}

export interface Measured {
  rows: number;
  /** By group and page, in milliseconds, the quickest first. */
  times: Record<string, number[]>;
  misses: Miss[];
}

const RUNS = 3;
/** Runs more for a case that took longer than this: on a busy machine one long run tells nothing. */
const LONG_MS = 10;
const MORE_RUNS = 4;
/** Slower ones are listed with their plan, the slowest first. */
const MISS_MS: Record<MeasuredGroup, number> = {
  "filter alone": 100,
  "pair of filters": 100,
  combination: 100,
  "one word": 15,
  "text with filters": 30,
  "full name": 40,
  radius: 30,
  "radius with filters": 30,
  "capped count": 50,
};
const LISTED = 5;

/** Each case is one query, sort and page; its time is the middle of its runs, through the product's own code. */
export async function measureScouting(
  bare: pg.Pool,
  rows: number,
  cases: Record<CaseGroup, SearchQuery[]>,
  today: Temporal.PlainDate,
): Promise<Measured> {
  const times: Record<string, number[]> = {};
  const misses: Miss[] = [];
  const add = async (name: string, group: MeasuredGroup, taken: Taken[]) => {
    times[name] = taken.map(({ ms }) => ms).sort((a, b) => a - b);
    const slow = taken.filter(({ ms }) => ms > MISS_MS[group]).sort((a, b) => b.ms - a.ms);
    for (const one of slow.slice(0, LISTED))
      misses.push({ ...one, group: name, plan: await plans(bare, group, one, today) });
  };
  for (const group of CASE_GROUPS) {
    const pages: Record<WhichPage, Taken[]> = { first: [], next: [] };
    for (const query of cases[group]) {
      const { next } = await searchAthletes(query, {}, today);
      pages.first.push({ query, ms: await middleOf(() => searchAthletes(query, {}, today)) });
      if (next !== null)
        pages.next.push({
          query,
          after: next,
          ms: await middleOf(() => searchAthletes(query, { after: next }, today)),
        });
    }
    await add(`${group}, first page`, group, pages.first);
    await add(`${group}, next page`, group, pages.next);
  }
  const counted: Taken[] = [];
  for (const query of CASE_GROUPS.flatMap((group) => cases[group]))
    if (query.sort === "newest")
      counted.push({ query, ms: await middleOf(() => countAthletes(query, today)) });
  await add("capped count", "capped count", counted);
  return { rows, times, misses };
}

async function middleOf(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  const run = async () => {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  };
  const middle = () => taken.sort((a, b) => a - b)[taken.length >> 1]!;
  for (let n = 0; n < RUNS; n++) await run();
  if (middle() > LONG_MS) for (let n = 0; n < MORE_RUNS; n++) await run();
  return middle();
}

async function plans(
  bare: pg.Pool,
  group: MeasuredGroup,
  { query, after }: Taken,
  today: Temporal.PlainDate,
): Promise<string> {
  const search = await prepareSearch(query, today);
  const texts: string[] = [];
  const explain = async ({ text, values }: Statement) => {
    const { rows } = await bare.query<{ "QUERY PLAN": string }>(
      `explain (analyze, buffers, timing off) ${text}`,
      values,
    );
    texts.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
    return (await bare.query(text, values)).rows.length;
  };
  if (group === "capped count") await explain(countStatement(search, SEARCH_COUNTED + 1));
  else {
    const ways = pageStatements(search, { limit: SEARCH_PAGE + 1, after });
    for (let way = ways.next(); !way.done;) way = ways.next(await explain(way.value));
  }
  return texts.join("\n\n");
}
