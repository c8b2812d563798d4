import type { Browser, BrowserContext, Page } from "@playwright/test";
import { anEventAtTheGate, type GateEvent } from "../helpers/gate-event.ts";
import type { Sql } from "../helpers/sql.ts";
import {
  answer,
  backOnline,
  counter,
  goOffline,
  openDatabase,
  openGate,
  readingsOf,
  scan,
  scanner,
} from "./gate.ts";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, hydrated, test } from "./pages.ts";
import { enterAs, pressDemoLogin, toast } from "./people.ts";

// Here the network fails on purpose, which the browser puts into its console.
test.use({ expectedComplaints: /Failed to load resource|net::ERR_/ });
test.describe.configure({ timeout: 180_000 });

let sql: Sql;
test.beforeAll(async ({ baseURL }) => {
  sql = await openDatabase(baseURL);
});
test.afterAll(() => sql[Symbol.asyncDispose]());

interface Phone {
  context: BrowserContext;
  page: Page;
}

/** A phone of its own, with its own storage, that stands at this gate. */
async function aPhone(browser: Browser, event: GateEvent, gate: string): Promise<Phone> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enterAs(page, "club");
  await openGate(page, event);
  await page.getByLabel("Portão").fill(gate);
  return { context, page };
}

test("sixty tickets on two phones without signal, both reloaded in between: each reading arrives once", async ({
  browser,
}) => {
  const event = await anEventAtTheGate(sql, 60);
  const [one, two] = [await aPhone(browser, event, "1"), await aPhone(browser, event, "2")];
  for (const phone of [one, two]) await goOffline(phone);
  // Six tickets are read by both: nobody can know.
  const shares = [
    { ...one, tickets: event.tickets.slice(0, 33) },
    { ...two, tickets: event.tickets.slice(27) },
  ];
  for (const { page, tickets } of shares) {
    for (const ticket of tickets.slice(0, 15)) await scan(page, ticket);
    await expect(counter(page, "na fila")).toHaveText("15");
    await page.reload();
    await expect(counter(page, "na fila")).toHaveText("15");
    for (const ticket of tickets.slice(15)) await scan(page, ticket);
    await expect(answer(page)).toContainText("Na fila");
    await expect(page.getByText("33 leituras ainda neste aparelho")).toBeVisible();
    await expect(page.getByText("Sem sinal. Continue: tudo fica neste aparelho até voltar.")).toBeVisible();
  }
  expect(await readingsOf(sql, event)).toEqual({ readings: 0, people: 0 });

  await backOnline(one);
  await expect(counter(one.page, "na fila")).toHaveText("0");
  await expect(answer(one.page)).toContainText("OK");
  await backOnline(two);
  await expect(counter(two.page, "na fila")).toHaveText("0");
  await expect(counter(two.page, "entraram")).toHaveText("60");
  expect(await readingsOf(sql, event)).toEqual({ readings: 66, people: 60 });

  const doubles = two.page.getByRole("region", { name: "Dois aparelhos leram o mesmo" });
  await expect(doubles.getByRole("listitem")).toHaveCount(6);
  await expect(doubles.getByRole("listitem").first()).toContainText(/portão 1.*vale.*portão 2.*dupla/s);
  await expect(doubles).toContainText(
    "Vale a primeira leitura, pela hora do servidor. As duas ficam na lista.",
  );
  await expectAccessible(two.page);
  await expectNoOverflow(two.page);
  for (const { context } of [one, two]) await context.close();
});

test("an answer that is lost on the way sends nothing twice", async ({ page, context }) => {
  const event = await anEventAtTheGate(sql, 4);
  await enterAs(page, "club");
  await openGate(page, event);
  await goOffline({ page, context });
  for (const ticket of event.tickets) await scan(page, ticket);
  let lost = 0;
  await context.route("**/leituras", async (route) => {
    if (lost > 0) return route.continue();
    lost++;
    // It reached the server, and the phone never hears of it.
    await route.fetch();
    await route.abort();
  });
  await backOnline({ page, context });
  await expect(counter(page, "na fila")).toHaveText("0");
  expect(lost).toBe(1);
  expect(await readingsOf(sql, event)).toEqual({ readings: 4, people: 4 });
  await expect(answer(page)).toContainText("OK");
  await expect(page.getByText("Dois aparelhos leram o mesmo")).toBeHidden();
});

test("two tabs of one phone send what waits once", async ({ page, context }) => {
  const event = await anEventAtTheGate(sql, 6);
  await enterAs(page, "club");
  await openGate(page, event);
  const other = await context.newPage();
  await openGate(other, event);
  await goOffline({ page, context });
  for (const ticket of event.tickets.slice(0, 3)) await scan(page, ticket);
  for (const ticket of event.tickets.slice(3)) await scan(other, ticket);
  await expect(counter(page, "na fila")).toHaveText("6");
  await scan(page, event.tickets[4]!);
  await expect(answer(page)).toContainText("Já entrou");
  const sent: string[] = [];
  context.on("request", (request) => {
    const { entries = [] } = (request.postDataJSON() ?? {}) as { entries?: { id: string }[] };
    if (request.url().endsWith("/leituras")) sent.push(...entries.map(({ id }) => id));
  });
  await backOnline({ page, context });
  for (const tab of [page, other]) await expect(counter(tab, "na fila")).toHaveText("0");
  expect(sent).toHaveLength(6);
  expect(new Set(sent).size).toBe(6);
  expect(await readingsOf(sql, event)).toEqual({ readings: 6, people: 6 });
});

test("the four answers, by ticket and by name", async ({ page, context }) => {
  const event = await anEventAtTheGate(sql, 8);
  const [first, second, third, fourth] = event.tickets as [
    GateEvent["tickets"][number],
    ...GateEvent["tickets"],
  ];
  await enterAs(page, "club");
  await openGate(page, event);
  await scan(page, first);
  await expect(answer(page)).toContainText(/OK.*Luan, 1 · Sub-15.*às \d\d:\d\d, portão 1/s);
  await expectAccessible(page);
  await scan(page, first);
  await expect(answer(page)).toContainText(/Já entrou.*Luan, 1 às \d\d:\d\d, no portão 1/s);
  await sql.query(
    "update registrations set state = 'cancelled', end_reason = 'left', state_at = '2026-11-18T15:00:00Z' where event_id = $1 and number = 2",
    [event.id],
  );
  await scan(page, second!);
  await expect(answer(page)).toContainText("Inscrição cancelada em 18/11. Chame quem organiza.");
  await expectAccessible(page);
  await scan(page, { ...first, token: "x".repeat(22) });
  await expect(answer(page)).toContainText("Este ingresso não está na lista.");
  await scanner(page).fill("https://wa.me/5511987654321");
  await scanner(page).press("Enter");
  await expect(answer(page)).toContainText("Este código não é um ingresso.");

  await scanner(page).fill("cai");
  const found = page.getByRole("list", { name: "Encontrados" }).getByRole("listitem");
  await expect(found).toHaveCount(1);
  await found.getByRole("button", { name: /Confirmar entrada/ }).click();
  await expect(answer(page)).toContainText(`OK${third!.name}, 3`);
  await goOffline({ page, context });
  await scan(page, fourth!);
  await expect(answer(page)).toContainText("Entra; confirmamos quando houver sinal");
  await expectAccessible(page);
  expect(
    await sql.query(
      "select way from check_ins join registrations r on r.id = registration_id where r.event_id = $1 order by arrival",
      [event.id],
    ),
  ).toEqual([{ way: "qr" }, { way: "name" }]);
});

test("somebody whose entrance was undone goes in again on the phone that had read the ticket", async ({
  page,
  context,
}) => {
  const event = await anEventAtTheGate(sql, 2);
  await enterAs(page, "club");
  await openGate(page, event);
  await scan(page, event.tickets[0]!);
  // The phone counts at once; OK is the server's word.
  await expect(answer(page)).toContainText("OK");
  await expect(counter(page, "entraram")).toHaveText("1");
  const presence = await context.newPage();
  await presence.goto(`/organizar/eventos/${event.id}/presenca`);
  await expectAccessible(presence);
  await expectNoOverflow(presence);
  await presence.getByRole("button", { name: "Desfazer entrada de Luan Sobrenome" }).click();
  await expect(toast(presence)).toContainText(/Entrada desfeita.*Luan Sobrenome/s);
  await expect(presence.getByRole("button", { name: /Desfazer entrada/ })).toHaveCount(0);
  await presence.close();
  // The next list tells the phone.
  await backOnline({ page, context });
  await expect(counter(page, "entraram")).toHaveText("0");
  await scan(page, event.tickets[0]!);
  // "OK" still stands there from the first time.
  await expect.poll(() => readingsOf(sql, event)).toEqual({ readings: 2, people: 1 });
  await expect(counter(page, "entraram")).toHaveText("1");
  await expect(counter(page, "na fila")).toHaveText("0");
  await expect(answer(page)).toContainText("OK");
});

test("a hand scanner is heard wherever the focus is", async ({ page }) => {
  const event = await anEventAtTheGate(sql, 2);
  await enterAs(page, "club");
  await openGate(page, event);
  await page.getByRole("button", { name: "Ligar a câmera" }).focus();
  await page.keyboard.type(event.tickets[0]!.token);
  await page.keyboard.press("Enter");
  await expect(answer(page)).toContainText("OK");
});

test("a session that ends keeps the readings, says so, and signing in sends them", async ({
  page,
  context,
}) => {
  const event = await anEventAtTheGate(sql, 2);
  await enterAs(page, "club");
  await openGate(page, event);
  await context.clearCookies();
  await scan(page, event.tickets[0]!);
  await expect(answer(page)).toContainText("Na fila");
  const again = page.getByRole("link", { name: "Entre de novo para enviar" });
  await expect(again).toBeVisible();
  expect(await readingsOf(sql, event)).toEqual({ readings: 0, people: 0 });
  await again.click();
  await hydrated(page);
  await pressDemoLogin(page, "club");
  // As a document: in that of the login page there would be no camera.
  await expect(page).toHaveURL(event.page);
  await expect(counter(page, "entraram")).toHaveText("1");
  await expect(counter(page, "na fila")).toHaveText("0");
  const document = await page.evaluate(() => performance.getEntriesByType("navigation")[0]!.name);
  expect(new URL(document).pathname).toBe(event.page);
  expect(await readingsOf(sql, event)).toEqual({ readings: 1, people: 1 });
});

test("only this page may use the camera, and nobody else's event opens", async ({ page, browser }) => {
  const event = await anEventAtTheGate(sql, 1);
  await enterAs(page, "club");
  const gate = await page.request.get(event.page);
  expect(gate.headers()["permissions-policy"]).toContain("camera=(self)");
  expect(gate.headers()["content-security-policy"]).toContain("'wasm-unsafe-eval'");
  const desk = await page.request.get("/club/dashboard");
  expect(desk.headers()["permissions-policy"]).toContain("camera=()");
  expect(desk.headers()["content-security-policy"]).not.toContain("wasm");
  const stranger = await (await browser.newContext()).newPage();
  await enterAs(stranger, "athlete");
  expect((await stranger.request.get(event.page)).status()).toBe(404);
  const sent = await stranger.request.post(`${event.page}/leituras`, { data: { entries: [] } });
  expect(sent.status()).toBe(404);
  await stranger.context().close();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody found in the list goes in, and out again when it was the wrong name", async ({ page }) => {
    const event = await anEventAtTheGate(sql, 3);
    await enterAs(page, "club");
    await page.goto(event.page);
    await page.getByLabel("Portão").fill("3");
    await page.getByRole("button", { name: "Confirmar entrada de Theo, 2" }).click();
    await expect(page.getByRole("status")).toContainText("OK: Theo, 2");
    await expect(page.getByRole("listitem").filter({ hasText: "Theo, 2" })).toContainText("no portão 3");
    await expect(counter(page, "entraram")).toHaveText("1");
    expect(await readingsOf(sql, event)).toEqual({ readings: 1, people: 1 });
    await page.goto(`/organizar/eventos/${event.id}/presenca`);
    await page.getByRole("button", { name: "Desfazer entrada de Theo Sobrenome" }).click();
    await expect(page.getByRole("status")).toContainText("Entrada desfeita");
    await page.goto(event.page);
    await expect(page.getByRole("button", { name: "Confirmar entrada de Theo, 2" })).toBeVisible();
  });
});
