import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "../helpers/data-folder.ts";
import { freePort } from "../helpers/free-port.ts";
import { killWithPostgres, spawnProduct, startProduct, withoutDemo } from "../helpers/product.ts";
import { openSqlOf } from "../helpers/sql.ts";

const ROUNDS = 10;
const WRITERS = 4;

test(`${ROUNDS} times killed while writing: every acknowledged write is there, and no start needs a hand`, async () => {
  await using data = await temporaryFolder();
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

test("killed at any moment of its first starts, it starts at last", async () => {
  await using data = await temporaryFolder();
  const env = withoutDemo({ DATA_DIR: data.path });
  for (const moment of [300, 600, 900, 1200, 1500]) {
    const starting = spawnProduct({ ...env, PORT: String(await freePort()) });
    await delay(moment);
    await starting.kill();
  }
  await using product = await startProduct({ env });
  expect((await fetch(`${product.url}/atletas`)).status).toBe(200);
});

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
