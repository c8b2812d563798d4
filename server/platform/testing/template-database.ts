import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/platform/database/migrate.ts";
import { startEmbedded } from "#tools/postgres/embedded.ts";

export const TEMPLATE = "joia_template";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { host: string; port?: number; user: string };
    /** Removed when the run is over. */
    folderOfRun: string;
  }
}

/** One real PostgreSQL for the run, with a migrated database that tests clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "joia-test-"));
  // Nothing here outlives the run, so that durability would only cost time.
  const started = await startEmbedded({
    dataDir: folder,
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" },
  });
  if (!started.ok) throw new Error(started.error.message);
  const { host, port, user } = started.value.connection;
  await makeTemplate({ host, port, user });
  project.provide("postgres", { host, port, user });
  project.provide("folderOfRun", folder);
  return async () => {
    await started.value.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(server: { host: string; port?: number; user: string }): Promise<void> {
  const admin = new pg.Client({ ...server, database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const pool = new pg.Pool({ ...server, database: TEMPLATE, max: 2 });
  await migrate(pool);
  await pool.end();
}
