import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { AthleteQuery, Sort } from "#domain/athletes/athlete-query.ts";
import {
  countStatement,
  listStatement,
  type PageRequest,
  type Statement,
} from "#server/athletes/list-sql.ts";
import * as queries from "#server/athletes/queries.ts";
import { insertManyAthletes } from "#server/athletes/testing/many-athletes.ts";
import { toCard } from "#server/athletes/views.ts";
import { today } from "#server/platform/clock.ts";
import { connect, disconnect } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { statementName } from "#server/platform/database/statement-names.ts";
import { startEmbedded } from "#tools/postgres/embedded.ts";
import { createReport, type Report } from "./report.ts";

const RUNS = 200;
const CONNECTIONS = 4;
const ROUNDS = 40;
const QUERIES_A_ROUND = 50;
const ANYONE: AthleteQuery = { name: "", ageMin: 13, ageMax: 18, group: null, sort: "name" };
const FIRST_PAGE = { limit: 10 };
const COUNTED = 451;

interface Query {
  statement: Statement;
  ours: () => Promise<unknown>;
}

/** The athletes' list on many rows: how long each kind of question takes, and what our code adds to bare `pg`. */
export async function benchSearch(report: Report, rows: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "joia-bench-search-"));
  // Filling the table is not measured: its durability would only cost time.
  const started = await startEmbedded({ dataDir, settings: { fsync: "off", max_wal_size: "4GB" } });
  if (!started.ok) throw new Error(started.error.message);
  const { connection, stop } = started.value;
  const bare = new pg.Pool({ ...connection, max: CONNECTIONS }).on("error", () => {});
  try {
    await migrate(bare);
    await insertManyAthletes(bare, rows, today());
    connect(connection, CONNECTIONS);
    const list = await questions(bare, rows);
    report.add(`search among ${rows} athletes`, await times(list));
    for (const name of ["newest", "by name", "ages and group", "common word"]) {
      report.add(`athletes' query, ${name}: our code and bare pg`, await compare(bare, list[name]!));
    }
  } finally {
    await disconnect();
    await bare.end();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function questions(bare: pg.Pool, rows: number): Promise<Record<string, Query>> {
  const day = today();
  const page = async (
    filter: Partial<AthleteQuery>,
    sort: Sort,
    request: Partial<PageRequest> = {},
  ): Promise<Query> => {
    const conditions = { ...ANYONE, ...filter, sort };
    const few = conditions.name !== "" && (await queries.countPublic(conditions, COUNTED, day)) < COUNTED;
    const wish = { ...FIRST_PAGE, few, ...request };
    return {
      statement: listStatement(conditions, wish, day),
      ours: async () => (await queries.listPublic(conditions, wish, day)).map((row) => toCard(row, day)),
    };
  };
  const count = (filter: Partial<AthleteQuery>): Query => {
    const conditions = { ...ANYONE, ...filter };
    return {
      statement: countStatement(conditions, COUNTED, day),
      ours: () => queries.countPublic(conditions, COUNTED, day),
    };
  };
  const deep = async (sort: Sort) => {
    const { text, values } = listStatement(
      { ...ANYONE, sort },
      { limit: 1, offset: Math.floor(rows * 0.8) },
      day,
    );
    return page({}, sort, { after: (await bare.query(text, values)).rows[0].id });
  };
  const narrow = { group: "Goleiro", ageMin: 15, ageMax: 16 } as const;
  return {
    newest: await page({}, "newest"),
    "by name": await page({}, "name"),
    "by age": await page({}, "age"),
    "ages and group": await page(narrow, "newest"),
    "ages and group, by name": await page(narrow, "name"),
    "fiftieth page": await page({}, "name", { offset: 441 }),
    "cursor at 80 %, newest": await deep("newest"),
    "cursor at 80 %, by name": await deep("name"),
    "cursor at 80 %, by age": await deep("age"),
    "common word": await page({ name: "silva" }, "name"),
    "rare word": await page({ name: "przybylski" }, "name"),
    "common first name": await page({ name: "joão" }, "name"),
    "full name, newest": await page({ name: "João Silva Santos" }, "newest"),
    "full name": await page({ name: "João Silva Santos" }, "name"),
    "word, ages and group": await page({ ...narrow, name: "silva" }, "name"),
    "two names that nobody has together, by age": await page({ name: "joão gabriel" }, "age"),
    "two letters": await page({ name: "zu" }, "name"),
    "count, all": count({}),
    "count, ages and group": count(narrow),
    "count, common word": count({ name: "silva" }),
    "count, full name": count({ name: "João Silva Santos" }),
  };
}

async function times(list: Record<string, Query>): Promise<Record<string, number>> {
  const results: Record<string, number> = {};
  for (const [name, { ours }] of Object.entries(list)) {
    for (let run = 0; run < CONNECTIONS * 6; run++) await ours();
    const taken: number[] = [];
    for (let run = 0; run < RUNS; run++) taken.push(await timed(ours));
    taken.sort((a, b) => a - b);
    results[`${name}, p50 ms`] = round(taken[RUNS / 2]!);
    results[`${name}, p95 ms`] = round(taken[RUNS * 0.95]!);
  }
  return results;
}

/** Rounds take turns and change who goes first, so that a slow moment of the machine hits both alike. */
async function compare(pool: pg.Pool, { statement, ours }: Query): Promise<Record<string, number>> {
  const { text, values } = statement;
  const bare = () => pool.query({ text, values, name: statementName(text) });
  const spent = { ours: 0, bare: 0 };
  const ways = { ours, bare };
  await timed(() => together(ours));
  await timed(() => together(bare));
  for (let turns = 0; turns < ROUNDS; turns++) {
    const turn = turns % 2 ? (["ours", "bare"] as const) : (["bare", "ours"] as const);
    for (const way of turn) spent[way] += await timed(() => together(ways[way]));
  }
  const perSecond = (ms: number) => Math.round((ROUNDS * QUERIES_A_ROUND * 1000) / ms);
  return {
    "our code, queries/s": perSecond(spent.ours),
    "bare pg, queries/s": perSecond(spent.bare),
    "ours ÷ bare": round(spent.bare / spent.ours),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

const together = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: QUERIES_A_ROUND }, work));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

if (import.meta.main) await benchSearch(createReport(), Number(process.env["ROWS"] || 100_000));
