import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { today } from "#server/platform/clock.ts";
import { drawSample } from "#server/athletes/search/sample.ts";
import { connect, disconnect } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { startEmbedded } from "#tools/postgres/embedded.ts";
import { scoutingCases, type CasePool } from "./scouting-cases.ts";
import { fillScouting } from "./scouting-fill.ts";
import { measureScouting, type Measured } from "./scouting-measure.ts";
import { writeScouting } from "./scouting-report.ts";

/**
 * `npm run bench:scouting`: the search of clubs among 10 000, 100 000 and 1 000 000 athletes. A number as its
 * argument is the largest size, for trying.
 */
const most = Number(process.argv[2] ?? 1_000_000);
const sizes = [most / 100, most / 10, most];

const dataDir = await mkdtemp(path.join(tmpdir(), "joia-bench-scouting-"));
// Filling the table is not measured: its durability would only cost time.
const settings = { fsync: "off", max_wal_size: "8GB", maintenance_work_mem: "512MB" };
const started = await startEmbedded({ dataDir, settings });
if (!started.ok) throw new Error(started.error.message);
const { connection, stop } = started.value;
const bare = new pg.Pool({ ...connection, max: 2 }).on("error", () => {});
try {
  await migrate(bare);
  connect(connection, 4);
  const results: Measured[] = [];
  let filled = 0;
  let pool: CasePool | undefined;
  for (const rows of sizes) {
    await fillScouting(bare, { from: filled + 1, to: rows });
    await drawSample();
    console.log(`${rows} athletes`);
    filled = rows;
    // Whom the smallest size has is there in the others too.
    pool ??= await casePool();
    results.push(await measureScouting(bare, rows, scoutingCases(pool), pool.today));
  }
  if (!writeScouting(results)) process.exitCode = 1;
} finally {
  await disconnect();
  await bare.end();
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function casePool(): Promise<CasePool> {
  const { rows } = await bare.query<{ name: string; city: number }>(
    "select name, city_code as city from athletes where visibility = 'public' order by hashtext(subdomain) limit 1000",
  );
  return { names: rows.map(({ name }) => name), cities: rows.map(({ city }) => city), today: today() };
}
