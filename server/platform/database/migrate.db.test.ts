import { readFileSync } from "node:fs";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { connection } from "#server/platform/testing/own-database.ts";
import { migrate } from "./migrate.ts";
import { withEmptyDatabase } from "./testing/empty-database.ts";

const journal = JSON.parse(
  readFileSync(new URL("../../../db/migrations/meta/_journal.json", import.meta.url), "utf8"),
) as {
  entries: { tag: string; when: number }[];
};

async function withPools(
  database: pg.PoolConfig,
  count: number,
  work: (pools: pg.Pool[]) => Promise<void>,
): Promise<void> {
  const pools = Array.from({ length: count }, () => new pg.Pool({ ...database, max: 2 }));
  for (const pool of pools) pool.on("error", () => {});
  try {
    await work(pools);
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
  }
}

/** Whatever a migration could have made or changed; each new version of a catalogue row has a new xmin. */
const FINGERPRINT = `select md5(string_agg(line, ',' order by line)) as value from (
  select oid || ' ' || xmin as line from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'i')
  union all select oid || ' ' || xmin from pg_proc where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
  union all select oid || ' ' || xmin from pg_constraint
  union all select oid || ' ' || xmin from pg_trigger
  union all select id || hash from drizzle.__drizzle_migrations) as lines`;
const fingerprint = async (pool: pg.Pool) => (await pool.query(FINGERPRINT)).rows[0].value;
const applied = async (pool: pg.Pool) =>
  (await pool.query("select count(*)::int as count from drizzle.__drizzle_migrations")).rows[0].count;

describe("migrating", () => {
  test("processes that start together take turns, and each migration runs once", async () => {
    await withEmptyDatabase(connection, (database) =>
      withPools(database, 3, async (pools) => {
        await Promise.all(pools.map(migrate));
        expect(await applied(pools[0]!)).toBe(journal.entries.length);
        await pools[0]!.query("select from athletes");
      }),
    );
  });

  test("a second time changes nothing", async () => {
    await withPools(connection, 1, async ([pool]) => {
      const before = await fingerprint(pool!);
      await migrate(pool!);
      expect(await fingerprint(pool!)).toBe(before);
    });
  });

  test("keeps no lock and no connection afterwards", async () => {
    await withPools(connection, 1, async ([pool]) => {
      await migrate(pool!);
      expect([pool!.totalCount, pool!.idleCount]).toEqual([1, 1]);
      const { rows } = await pool!.query(
        "select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
      );
      expect(rows).toEqual([]);
    });
  });

  test("one that fails is thrown, leaves nothing half done and lets the next one try", async () => {
    await withEmptyDatabase(connection, (database) =>
      withPools(database, 1, async ([pool]) => {
        await pool!.query("create table clubs (in_the_way text)");
        await expect(migrate(pool!)).rejects.toThrow();
        const { rows } = await pool!.query("select to_regclass('athletes') as athletes");
        expect(rows).toEqual([{ athletes: null }]);
        await pool!.query("drop table clubs");
        await migrate(pool!);
        expect(await applied(pool!)).toBe(journal.entries.length);
      }),
    );
  });
});

test("migrations go forward in time: a later one always runs after an earlier one", () => {
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});
