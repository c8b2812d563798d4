import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { ATHLETE_LIST, STANDINGS, type AthleteListQuery } from "#domain/athletes/staff-list.ts";
import { POSITIONS } from "#domain/athletes/positions.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { STATES } from "#domain/places.ts";
import { slug } from "#domain/slug.ts";
import { listForStaff } from "#server/athletes/staff-list/staff-list.server.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { setConfig } from "#server/platform/config/current.ts";
import { connect, disconnect } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { startEmbedded } from "#tools/postgres/embedded.ts";
import { createReport } from "./report.ts";
import { fillScouting } from "./scouting-fill.ts";

/**
 * `npm run bench:staff-list`: the list of athletes in the administration among 1 000 000 of them, through the
 * product's own code: first page, search, filters and next page. A number as its argument is another size, for trying.
 */
const size = Number(process.argv[2] ?? 1_000_000);
const BOUND_MS = 100;
/** Neighbours on the same host slow all of it down for minutes at a time: each case's quickest run counts. */
const ROUNDS = 5;
/** Cases over the bound that are named. */
const NAMED = 12;

/** As in a product that runs: most are public, many wait for a guardian, few are hidden, featured or deleted. */
const AS_IT_RUNS = `update athletes set
  updated_at = timestamptz '2026-11-18Z' - (abs(hashtext(subdomain)) % 63072000) * interval '1 s',
  consented = abs(hashtext(subdomain || 'c')) % 10 < 6,
  featured = abs(hashtext(subdomain || 'f')) % 50000 = 0,
  visibility = case when abs(hashtext(subdomain || 'v')) % 1000 < 700 then 'public'
    when abs(hashtext(subdomain || 'v')) % 1000 < 998 then 'private' else 'hidden' end,
  deleted_at = case when abs(hashtext(subdomain || 'd')) % 500 = 0 and abs(hashtext(subdomain || 'v')) % 1000 >= 700
    then now() end`;

const dataDir = await mkdtemp(path.join(tmpdir(), "joia-bench-staff-list-"));
// Filling the table is not measured: its durability would only cost time.
const settings = { fsync: "off", max_wal_size: "8GB", maintenance_work_mem: "512MB" };
const started = await startEmbedded({ dataDir, settings });
if (!started.ok) throw new Error(started.error.message);
const { connection, stop } = started.value;
const bare = new pg.Pool({ ...connection, max: 2 }).on("error", () => {});
const config = readConfig({ AUTH_SECRET: "a-secret-of-the-benchmark-with-32-characters" });
if (!config.ok) throw new Error(config.error.join("\n"));
setConfig(config.value);
try {
  await migrate(bare);
  connect(connection, 4);
  await fillScouting(bare, { from: 1, to: size }, AS_IT_RUNS);
  await measure();
} finally {
  await disconnect();
  await bare.end();
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const report = createReport();
  const asked: Asked[] = [];
  const add = (title: string, belongs: (one: Asked) => boolean) => {
    const times = asked.filter(belongs).map(({ ms }) => ms);
    if (times.length > 0) report.add(title, summary(times));
  };
  for (const [group, searches] of Object.entries(await cases())) {
    for (const search of searches) {
      const query = readListQuery(ATHLETE_LIST, new URLSearchParams(search));
      const { next } = await listForStaff(SYSTEM, query);
      for (const page of next ? (["first", "next"] as const) : (["first"] as const))
        asked.push({
          group,
          search,
          page,
          ms: await quickest({ ...query, after: page === "next" ? next! : undefined }),
        });
    }
    for (const page of ["first", "next"] as const)
      add(`${group}, ${page} page`, (one) => one.group === group && one.page === page);
  }
  add("all searches", ({ search }) => search.includes("busca="));
  add("all orders and filters", ({ search }) => search.includes("=") && !search.includes("busca="));
  add("all next pages", ({ page }) => page === "next");
  add("all together", () => true);
  report.save("staff-list.json");
  const slow = asked.filter(({ ms }) => ms > BOUND_MS).toSorted((a, b) => b.ms - a.ms);
  for (const { group, search, page, ms } of slow.slice(0, NAMED))
    console.log(`${Math.round(ms)} ms: ${group}, ${page} page: ?${search}`);
}

interface Asked {
  group: string;
  search: string;
  page: "first" | "next";
  ms: number;
}

async function quickest(query: AthleteListQuery): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await listForStaff(SYSTEM, query);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

function summary(times: readonly number[]): Record<string, number> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  const round = (ms: number) => Math.round(ms * 10) / 10;
  return {
    cases: sorted.length,
    "p50, ms": round(at(0.5)),
    "p95, ms": round(at(0.95)),
    "slowest, ms": round(sorted.at(-1)!),
    [`p95, share of ${BOUND_MS} ms`]: round(at(0.95) / BOUND_MS),
  };
}

/** Addresses, by what they ask. */
async function cases(): Promise<Record<string, string[]>> {
  const { rows } = await bare.query<{ name: string; club: string; city: string }>(
    "select name, club, city from athletes order by hashtext(subdomain) limit 40",
  );
  const orders = ["", "nome", "-nome", "nascimento", "-nascimento", "atualizado"];
  const states = Object.values(STATES).map((name) => `estado=${slug(name)}`);
  const positions = POSITIONS.map((position) => `posicao=${slug(position)}`);
  const ages = [13, 15, 17, 20, 25].map((age) => `idade=${age}-anos`);
  const standings = Object.values(STANDINGS).map((label) => `publicacao=${slug(label)}`);
  const alone = [...states, ...positions, ...ages, ...standings, "status=destaque", "desde=2026-11-15"];
  const ordered = (searches: readonly string[]) =>
    searches.flatMap((search, at) => [search, `${search}&ordem=${orders[1 + (at % 5)]}`]);
  const pairs = states.map(
    (state, at) => `${state}&${[...positions, ...ages, ...standings][at % (positions.length + 11)]}`,
  );
  const triples = states.map(
    (state, at) => `${state}&${positions[at % positions.length]}&${[...ages, ...standings][at % 11]}`,
  );
  const word = (text: string) => `busca=${encodeURIComponent(text)}`;
  const wordsOf = (text: string) => text.split(/\s+/);
  return {
    "first page": orders.map((order) => (order ? `ordem=${order}` : "")),
    "one filter": ordered(alone),
    "two filters": ordered(pairs),
    "three filters": ordered(triples),
    "one word": ordered(rows.map(({ name }, at) => word(wordsOf(name).at(at % 2 ? 0 : -1)!))),
    "three letters": ordered(rows.slice(0, 12).map(({ name }) => word(name.slice(1, 4)))),
    "full name": ordered(rows.slice(0, 20).map(({ name }) => word(name))),
    "club or city": ordered(
      rows.slice(0, 20).map(({ club, city }, at) => word(at % 2 ? (club ?? "clube") : (city ?? "são"))),
    ),
    "word and filters": ordered(
      rows.map(
        ({ name }, at) =>
          `${word(wordsOf(name)[0]!)}&${states[at % states.length]}&${positions[at % positions.length]}`,
      ),
    ),
  };
}
