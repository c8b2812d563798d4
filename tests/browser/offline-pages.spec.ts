import type { Page } from "@playwright/test";
import { ERASE_AFTER, KEPT_DATABASE, OFFLINE_CACHES } from "#domain/offline-pages.ts";
import { anEventAtTheGate } from "../helpers/gate-event.ts";
import type { Sql } from "../helpers/sql.ts";
import { startDeployment } from "./deployment.ts";
import { answer, backOnline, counter, goOffline, openDatabase, openGate, readingsOf, scan } from "./gate.ts";
import { expect, hydrated, test } from "./pages.ts";
import { enterAs } from "./people.ts";

// Here the network fails on purpose, which the browser puts into its console.
test.use({ expectedComplaints: /Failed to load resource|net::ERR_|status of 4/ });
test.describe.configure({ timeout: 180_000 });

let sql: Sql;
test.beforeAll(async ({ baseURL }) => {
  sql = await openDatabase(baseURL);
});
test.afterAll(() => sql[Symbol.asyncDispose]());

const buildOf = (page: Page) =>
  page.evaluate(
    () => /manifest-[\w-]+\.js/.exec(document.querySelector("script[data-hydrate]")!.textContent)![0],
  );

const cacheNames = (page: Page) =>
  page.evaluate(
    async (start) => (await caches.keys()).filter((name) => name.startsWith(start)),
    OFFLINE_CACHES,
  );

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test("a new build while the page is open without signal: the old one goes on, and gives way when asked", async ({
  page,
  context,
  baseURL,
}) => {
  await using deployment = await startDeployment(baseURL!);
  const event = await anEventAtTheGate(sql, 4);
  const [first, second, third, fourth] = event.tickets;
  await enterAs(page, "club");
  await openGate(page, { ...event, page: deployment.url + event.page });
  const before = await buildOf(page);
  await goOffline({ page, context });
  await scan(page, first!);
  deployment.deploy();
  await page.reload();
  expect(await buildOf(page)).toBe(before);
  await expect(counter(page, "na fila")).toHaveText("1");
  await scan(page, second!);
  await expect(counter(page, "na fila")).toHaveText("2");

  // Back online it sends, hears of the new build and goes on with the old one.
  await backOnline({ page, context });
  await expect(counter(page, "na fila")).toHaveText("0");
  const update = page.getByRole("button", { name: "Atualizar esta página" });
  await expect(update).toBeVisible();
  await scan(page, third!);
  await expect(answer(page)).toContainText("OK");
  expect(await buildOf(page)).toBe(before);

  await update.click();
  await expect(update).toBeHidden();
  await expect(page.getByText("Pronto para usar sem sinal")).toBeVisible();
  const after = await buildOf(page);
  expect(after).toBe(before.replace(".js", "-next.js"));
  await expect.poll(() => cacheNames(page)).toEqual([expect.stringContaining(after)]);
  await goOffline({ page, context });
  await page.reload();
  expect(await buildOf(page)).toBe(after);
  await scan(page, fourth!);
  await expect(answer(page)).toContainText("Na fila");
  await backOnline({ page, context });
  await expect(counter(page, "na fila")).toHaveText("0");
  expect(await readingsOf(sql, event)).toEqual({ readings: 4, people: 4 });
});

test("a page that is loaded with signal after a deployment makes its worker take over by itself", async ({
  page,
  context,
  baseURL,
}) => {
  await using deployment = await startDeployment(baseURL!);
  const event = await anEventAtTheGate(sql, 1);
  await enterAs(page, "club");
  await openGate(page, { ...event, page: deployment.url + event.page });
  const before = await buildOf(page);
  deployment.deploy();
  await page.reload();
  const after = before.replace(".js", "-next.js");
  await expect.poll(() => cacheNames(page)).toEqual([expect.stringContaining(after)]);
  await expect(page.getByText("Pronto para usar sem sinal")).toBeVisible();
  await goOffline({ page, context });
  await page.reload();
  expect(await buildOf(page)).toBe(after);
  await scan(page, event.tickets[0]!);
  await expect(answer(page)).toContainText("Na fila");
});

test("a server that cannot answer does not take the page away", async ({ page, baseURL }) => {
  await using deployment = await startDeployment(baseURL!);
  const event = await anEventAtTheGate(sql, 1);
  await enterAs(page, "club");
  await openGate(page, { ...event, page: deployment.url + event.page });
  deployment.goDown();
  const reloaded = await page.reload();
  expect([reloaded?.status(), reloaded?.fromServiceWorker()]).toEqual([200, true]);
  await scan(page, event.tickets[0]!);
  await expect(answer(page)).toContainText("Na fila");
  await expect(page.getByText("Sem sinal.")).toBeVisible();
});

test("signing out removes list and page, asks before it leaves unsent readings, and loses none of them", async ({
  page,
  context,
}) => {
  const event = await anEventAtTheGate(sql, 2);
  await enterAs(page, "club");
  await openGate(page, event);
  await context.route("**/leituras", (route) => route.abort());
  await scan(page, event.tickets[0]!);
  await expect(answer(page)).toContainText("Na fila");
  expect(await cacheNames(page)).toHaveLength(1);

  const leaving = await context.newPage();
  const asked: string[] = [];
  const answers = [false, true];
  leaving.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return answers[asked.length - 1] ? dialog.accept() : dialog.dismiss();
  });
  await page.goto("/termos");
  await leaving.goto("/sair");
  await hydrated(leaving);
  const signOut = leaving.getByRole("main").getByRole("button", { name: "Sair" });
  await signOut.click();
  expect(asked).toEqual([expect.stringContaining("Registros ainda sem enviar neste aparelho: 1.")]);
  await expect(leaving).toHaveURL("/sair");
  expect(await cacheNames(leaving)).toHaveLength(1);
  await signOut.click();
  await expect(leaving).toHaveURL(/\/login/);
  await expect.poll(() => cacheNames(leaving)).toEqual([]);
  await expect.poll(() => databases(leaving)).toEqual(["joia-outbox"]);

  await context.unroute("**/leituras");
  await enterAs(page, "club");
  await openGate(page, event);
  await expect(counter(page, "entraram")).toHaveText("1");
  await expect(counter(page, "na fila")).toHaveText("0");
  expect(await readingsOf(sql, event)).toEqual({ readings: 1, people: 1 });
});

test("past its date neither the page nor the list stays on the device", async ({ page, context }) => {
  const event = await anEventAtTheGate(sql, 2);
  await enterAs(page, "club");
  await openGate(page, event);
  await page.goto("/termos");
  await page.evaluate(age, {
    caches: OFFLINE_CACHES,
    header: ERASE_AFTER,
    database: KEPT_DATABASE,
    path: event.page,
  });
  await goOffline({ page, context });
  await expect(page.goto(event.page)).rejects.toThrow(/net::ERR_/);
  await context.setOffline(false);
  await page.goto("/termos");
  await expect
    .poll(() =>
      page.evaluate(keptThings, { caches: OFFLINE_CACHES, database: KEPT_DATABASE, path: event.page }),
    )
    .toEqual({
      page: false,
      lists: 0,
    });
});

/** Makes what the device keeps a day older than it may become. */
async function age(names: { caches: string; header: string; database: string; path: string }): Promise<void> {
  const name = (await caches.keys()).find((one) => one.startsWith(names.caches));
  const cache = await caches.open(name!);
  const kept = (await cache.match(names.path, { ignoreVary: true }))!;
  const headers = new Headers(kept.headers);
  headers.set(names.header, new Date(Date.now() - 1000).toISOString());
  await cache.put(names.path, new Response(await kept.text(), { headers }));
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(names.database);
    opening.addEventListener("success", () => resolve(opening.result));
  });
  const store = database.transaction("kept", "readwrite").objectStore("kept");
  await new Promise<void>((resolve) => {
    const reading = store.getAll();
    reading.addEventListener("success", () => {
      for (const entry of reading.result as object[]) store.put({ ...entry, eraseAfter: Date.now() - 1000 });
      store.transaction.addEventListener("complete", () => resolve());
    });
  });
  database.close();
}

async function keptThings(names: { caches: string; database: string; path: string }) {
  const name = (await caches.keys()).find((one) => one.startsWith(names.caches));
  const page = name ? await (await caches.open(name)).match(names.path, { ignoreVary: true }) : undefined;
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(names.database);
    opening.addEventListener("success", () => resolve(opening.result));
  });
  const lists = await new Promise<number>((resolve) => {
    const counting = database.transaction("kept").objectStore("kept").count();
    counting.addEventListener("success", () => resolve(counting.result));
  });
  database.close();
  return { page: page !== undefined, lists };
}
