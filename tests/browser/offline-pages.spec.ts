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

test("past its date neither the page nor the list nor what was sent stays on the device", async ({
  page,
  context,
}) => {
  const event = await anEventAtTheGate(sql, 2);
  await enterAs(page, "club");
  await openGate(page, event);
  await scan(page, event.tickets[0]!);
  await expect(answer(page)).toContainText("OK");
  await page.goto("/termos");
  await page.evaluate(age, { ...STORES, path: event.page });
  await goOffline({ page, context });
  await expect(page.goto(event.page)).rejects.toThrow(/net::ERR_/);
  await context.setOffline(false);
  await page.goto("/termos");
  await expect
    .poll(() => page.evaluate(keptThings, { ...STORES, path: event.page }))
    .toEqual({ page: false, lists: 0, log: 0 });
});

test("the page of another event removes what is past its date, and never what was not sent", async ({
  page,
  context,
}) => {
  const [past, next] = [await anEventAtTheGate(sql, 2), await anEventAtTheGate(sql, 1)];
  await enterAs(page, "club");
  await openGate(page, past);
  await scan(page, past.tickets[0]!);
  await expect(answer(page)).toContainText("OK");
  await context.route(`**${past.page}/leituras`, (route) => route.abort());
  await scan(page, past.tickets[1]!);
  await expect(answer(page)).toContainText("Na fila");
  await page.goto("/termos");
  await page.evaluate(age, { ...STORES, path: past.page });
  await openGate(page, next);
  await expect
    .poll(() => page.evaluate(keptThings, { ...STORES, path: past.page }))
    .toEqual({ page: false, lists: 1, log: 1 });
  await context.unroute(`**${past.page}/leituras`);
  await page.addInitScript(holdStorage);
  await page.goto(past.page);
  // It says nothing of what waits here before it knows.
  await expect(counter(page, "na fila")).toHaveText("–");
  await page.evaluate(() => window.dispatchEvent(new Event("storage-opens")));
  await expect(counter(page, "na fila")).toHaveText("0");
  expect(await readingsOf(sql, past)).toEqual({ readings: 2, people: 2 });
});

/** A phone that takes its time to open what it keeps: until the page hears "storage-opens". */
function holdStorage(): void {
  const open = indexedDB.open.bind(indexedDB);
  const opens = new Promise((resolve) => window.addEventListener("storage-opens", resolve, { once: true }));
  indexedDB.open = (...named) => {
    const answer = open(...named);
    const listen = answer.addEventListener.bind(answer) as (...of: unknown[]) => void;
    answer.addEventListener = (type: string, listener: (event: Event) => void) =>
      listen(type, (event: Event) => void opens.then(() => listener(event)));
    return answer;
  };
}

const STORES = { caches: OFFLINE_CACHES, header: ERASE_AFTER, kept: KEPT_DATABASE, outbox: "joia-outbox" };
type Names = typeof STORES & { path: string };

/** Makes what the device keeps a day older than it may become. */
async function age(names: Names): Promise<void> {
  const name = (await caches.keys()).find((one) => one.startsWith(names.caches));
  const cache = await caches.open(name!);
  const kept = (await cache.match(names.path, { ignoreVary: true }))!;
  const headers = new Headers(kept.headers);
  headers.set(names.header, new Date(Date.now() - 1000).toISOString());
  await cache.put(names.path, new Response(await kept.text(), { headers }));
  for (const [database, store] of [
    [names.kept, "kept"],
    [names.outbox, "entries"],
  ] as const) {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(database);
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const rows = opened.transaction(store, "readwrite").objectStore(store);
    await new Promise<void>((resolve) => {
      const reading = rows.getAll();
      reading.addEventListener("success", () => {
        for (const row of reading.result as object[]) rows.put({ ...row, eraseAfter: Date.now() - 1000 });
        rows.transaction.addEventListener("complete", () => resolve());
      });
    });
    opened.close();
  }
}

async function keptThings(names: Names): Promise<{ page: boolean; lists: number; log: number }> {
  const name = (await caches.keys()).find((one) => one.startsWith(names.caches));
  const page = name ? await (await caches.open(name)).match(names.path, { ignoreVary: true }) : undefined;
  const countIn = async (database: string, store: string) => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(database);
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const count = await new Promise<number>((resolve) => {
      const counting = opened.transaction(store).objectStore(store).count();
      counting.addEventListener("success", () => resolve(counting.result));
    });
    opened.close();
    return count;
  };
  return {
    page: page !== undefined,
    lists: await countIn(names.kept, "kept"),
    log: await countIn(names.outbox, "entries"),
  };
}
