import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyPending } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { installJobs } from "#server/platform/jobs/boss.ts";

const FOLDER = fileURLToPath(new URL("../../../db/migrations", import.meta.url));
// Any constant will do, as long as every version of the product uses the same one.
const LOCK = 7_305_221;
const OLDEST_POSTGRES = 180_000;

/** Brings the schema forward. Processes that start together take turns; the later ones find nothing to do. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const version = await client.query<{ number: number }>(
      "select current_setting('server_version_num')::int as number",
    );
    if (version.rows[0]!.number < OLDEST_POSTGRES) {
      throw new Error(`PostgreSQL 18 or newer is needed; this one says ${version.rows[0]!.number}`);
    }
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    try {
      await applyPending(drizzle(client), { migrationsFolder: FOLDER });
      await installJobs(client);
    } finally {
      await client.query("select pg_advisory_unlock($1)", [LOCK]);
    }
  } finally {
    client.release();
  }
}
