import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { SYSTEM } from "#domain/identity/actor.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { connect, disconnect } from "#server/platform/database/database.ts";
import { makeDatabase, startEmpty } from "../helpers/cloned-product.ts";
import { type Product, startProduct, withoutDemo } from "../helpers/product.ts";
import { insertAthlete, openSql, openSqlOf, type Sql, urlOf } from "../helpers/sql.ts";

const PAGES = ["/a/lia", "/atletas"];

test("two processes start together on one empty database, and a change reaches the kept pages of both", async () => {
  await using database = await makeDatabase("template0");
  const env = withoutDemo({ DATABASE_URL: urlOf(database.connection) });
  const [startedA, startedB] = await Promise.all([startProduct({ env }), startProduct({ env })]);
  await using a = startedA;
  await using b = startedB;
  await using sql = await openSql(database.connection);
  await insertAthlete(sql, "lia", "Lia Antes");
  for (const page of PAGES) {
    await keptPage(a, page, "Lia Antes");
    await keptPage(b, page, "Lia Antes");
  }

  await sql.query("update athletes set name = 'Lia Depois' where subdomain = 'lia'");
  const shown = [a, b].flatMap((product) =>
    PAGES.map((page) => until(product, page, ({ text }) => text.includes("Lia Depois"))),
  );
  await Promise.all(shown);
  await keptPage(b, "/a/lia", "Lia Depois");
});

test("a profile that another process hides is gone, also when the notices were cut off", async () => {
  await using product = await startEmpty();
  await using sql = await openSqlOf(product);
  await insertAthlete(sql, "rui", "Rui Costa");
  const [row] = await sql.query("select id from athletes where subdomain = 'rui'");
  const publishAgain = () =>
    sql.query("update athletes set visibility = 'public', was_public = false where subdomain = 'rui'");
  connect(product.connection, 2);

  for (const cut of [false, true, true]) {
    await publishAgain();
    await keptPage(product, "/a/rui", "Rui Costa");
    if (cut) await cutNotices(sql);
    expect(await athletes.hide(SYSTEM, String(row?.["id"]))).toEqual({ ok: true, value: null });
    await until(product, "/a/rui", ({ status }) => status === 404);
  }
  await disconnect();
});

/** Asks until the answer shows the name and comes from the page cache. */
async function keptPage(product: Product, page: string, name: string): Promise<void> {
  let hits = await cacheHits(product);
  await until(product, page, async ({ text }) => {
    const before = hits;
    hits = await cacheHits(product);
    return hits > before && text.includes(name);
  });
}

/** Waits until the page is as it should be, far less long than a page is kept without news (a minute). */
async function until(
  product: Product,
  page: string,
  isThere: (answer: { status: number; text: string }) => boolean | Promise<boolean>,
): Promise<void> {
  const overdue = AbortSignal.timeout(15_000);
  for (;;) {
    const response = await fetch(`${product.url}${page}`);
    const answer = { status: response.status, text: await response.text() };
    if (await isThere(answer)) return;
    if (overdue.aborted)
      throw new Error(`${page} stays ${answer.status}: ${answer.text.slice(0, 300)}\n${product.logs()}`);
    await delay(10);
  }
}

async function cacheHits(product: Product): Promise<number> {
  const metrics = await (await fetch(`${product.url}/metrics`)).text();
  return Number(/^page_cache_lookups_total\{result="hit"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

async function cutNotices(sql: Sql): Promise<void> {
  const cut = await sql.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'changes'",
  );
  expect(cut).toHaveLength(1);
}
