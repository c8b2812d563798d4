import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import type { SearchQuery } from "#domain/athletes/search-query.ts";
import { SEARCH_COUNTED, SEARCH_PAGE } from "#domain/athletes/search-query.ts";
import { prepareSearch } from "#server/athletes/search/conditions.ts";
import { quickestWay } from "#server/athletes/search/quickest-way.ts";
import { athleteSample } from "#server/athletes/search/sample.ts";
import { countStatement, pageStatements } from "#server/athletes/search/statements.ts";
import type { Statement } from "#server/athletes/list-sql.ts";
import { countAthletes, searchAthletes } from "#server/athletes/search.server.ts";
import { CASE_GROUPS, type CaseGroup } from "./scouting-cases.ts";

type MeasuredGroup = CaseGroup | "capped count";

interface Asked {
  query: SearchQuery;
  after?: string;
}

interface Timed extends Asked {
  name: string;
  group: MeasuredGroup;
  run: () => Promise<unknown>;
}

interface Miss extends Asked {
  group: string;
  ms: number;
  plan: string;
}

export interface Measured {
  rows: number;
  /** By group and page, in milliseconds, the quickest first. */
  times: Record<string, number[]>;
  misses: Miss[];
}

/**
 * Every case runs once a round, and its quickest run counts: neighbours on the same host slow all of it down, by half
 * for minutes at a time, and say nothing about the search.
 */
const ROUNDS = 5;
/** Hosts slow a machine down that has worked for minutes, as filling the table does: it rests before and between. */
const REST_MS = { before: 90_000, between: 15_000 };
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

/** A case is one query, sort and page, through the product's own code. */
export async function measureScouting(
  bare: pg.Pool,
  rows: number,
  cases: Record<CaseGroup, SearchQuery[]>,
  today: Temporal.PlainDate,
): Promise<Measured> {
  const timed: Timed[] = [];
  for (const group of CASE_GROUPS)
    for (const query of cases[group]) {
      const { next } = await searchAthletes(query, {}, today);
      const after = next ?? undefined;
      timed.push({ name: `${group}, first page`, group, query, run: () => searchAthletes(query, {}, today) });
      if (after)
        timed.push({
          name: `${group}, next page`,
          group,
          query,
          after,
          run: () => searchAthletes(query, { after }, today),
        });
      if (query.sort === "newest")
        timed.push({
          name: "capped count",
          group: "capped count",
          query,
          run: () => countAthletes(query, today),
        });
    }
  const quickest = timed.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round++) {
    await setTimeout(round === 0 ? REST_MS.before : REST_MS.between);
    for (const [at, { run }] of timed.entries()) {
      const start = performance.now();
      await run();
      quickest[at] = Math.min(quickest[at]!, performance.now() - start);
    }
  }
  const pages = CASE_GROUPS.flatMap((group) => [`${group}, first page`, `${group}, next page`]);
  const times: Record<string, number[]> = Object.fromEntries(
    [...pages, "capped count"].map((name) => [name, []]),
  );
  const misses: Miss[] = [];
  for (const [at, { name, group, query, after }] of timed.entries()) {
    const ms = quickest[at]!;
    times[name]!.push(ms);
    if (ms > MISS_MS[group])
      misses.push({ query, after, ms, group: name, plan: await plans(bare, group, { query, after }, today) });
  }
  for (const list of Object.values(times)) list.sort((a, b) => a - b);
  misses.sort((a, b) => a.group.localeCompare(b.group) || b.ms - a.ms);
  return { rows, times, misses };
}

async function plans(
  bare: pg.Pool,
  group: MeasuredGroup,
  { query, after }: Asked,
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
  const counted = group === "capped count";
  const page = { limit: (counted ? SEARCH_COUNTED : SEARCH_PAGE) + 1, after };
  const way = quickestWay(search, page, await athleteSample());
  if (counted) await explain(countStatement(search, page.limit, way));
  else {
    const ways = pageStatements(search, page, way);
    for (let step = ways.next(); !step.done;) step = ways.next(await explain(step.value));
  }
  return texts.join("\n\n");
}
