import { existsSync, readdirSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { runningConnection } from "#tools/backup/running-connection.ts";
import { clusterFolder } from "#tools/postgres/embedded.ts";
import { runningServer } from "#tools/postgres/orphaned-postgres.ts";
import { usedDataFolder } from "../helpers/cloned-product.ts";
import { temporaryFolder } from "../helpers/data-folder.ts";
import { freePort } from "../helpers/free-port.ts";
import { killWithPostgres, spawnProduct, startProduct, withoutDemo } from "../helpers/product.ts";
import { openSqlOf } from "../helpers/sql.ts";

const ROUNDS = 10;
const WRITERS = 4;

test(`${ROUNDS} times killed while writing: every acknowledged write is there, and no start needs a hand`, async () => {
  await using data = await usedDataFolder();
  const env = withoutDemo({ DATA_DIR: data.path });
  const acknowledged = new Set<string>();
  const lost = async () => {
    await using sql = await openSqlOf({ dataDir: data.path });
    const stored = new Set(
      (await sql.query("select subdomain from athletes")).map((row) => row["subdomain"]),
    );
    return [...acknowledged].filter((subdomain) => !stored.has(subdomain));
  };
  for (let round = 0; round < ROUNDS; round++) {
    await using product = await startProduct({ env });
    expect(await lost()).toEqual([]);
    const goal = acknowledged.size + 50;
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      writeUntilCut(`r${round}w${writer}`, product, acknowledged),
    );
    while (acknowledged.size < goal) await delay(5);
    // Without its PostgreSQL that goes on, for the next start to end; with it, for the next start to recover.
    await (round % 2 === 0 ? killWithPostgres(product) : product.kill());
    if (round % 2 === 0) await Promise.all(writers);
  }
  await using product = await startProduct({ env });
  expect(await lost()).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * 50);
  expect(await product.stop()).toBe(0);
});

test("killed at each step of its first starts, it starts at last", async () => {
  await using data = await temporaryFolder();
  const env = withoutDemo({ DATA_DIR: data.path });
  const cluster = clusterFolder(data.path);
  let earlier: number | undefined;
  const ownServer = () => runningServer(cluster) !== undefined && runningServer(cluster) !== earlier;
  const isReady = () => ownServer() && runningConnection(data.path) !== undefined;
  const steps: (() => boolean | Promise<boolean>)[] = [
    () => readdirSync(data.path).some((name) => name.startsWith("postgres.new-")),
    () => existsSync(cluster),
    ownServer,
    isReady,
    async () => isReady() && (await hasTables(data.path)),
  ];
  for (const reached of steps) {
    earlier = runningServer(cluster);
    const starting = spawnProduct({ ...env, PORT: String(await freePort()) });
    while (!(await reached())) {
      expect(starting.child.exitCode, starting.logs()).toBe(null);
      await delay(2);
    }
    await starting.kill();
  }
  await using product = await startProduct({ env });
  expect((await fetch(`${product.url}/atletas`)).status).toBe(200);
});

async function hasTables(dataDir: string): Promise<boolean> {
  try {
    await using sql = await openSqlOf({ dataDir });
    return (await sql.query("select from pg_tables where schemaname = 'public' limit 1")).length > 0;
  } catch {
    // The server is ready a moment before our database is made.
    return false;
  }
}

async function writeUntilCut(
  name: string,
  product: { dataDir: string },
  acknowledged: Set<string>,
): Promise<void> {
  const sql = await openSqlOf(product);
  try {
    for (let number = 0; ; number++) {
      const subdomain = `${name}n${number}`;
      await sql.query("insert into athletes (subdomain, name) values ($1, 'Ana')", [subdomain]);
      acknowledged.add(subdomain);
    }
  } catch {
    // The server went away, as it should.
  }
}
