import { readFile } from "node:fs/promises";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { ERASE_AFTER, OFFLINE_CACHES } from "#domain/offline-pages.ts";
import { aSheetMatch, closeElsewhere, entriesOf, SQUAD_NAME } from "../helpers/sheet-match.ts";
import type { Sql } from "../helpers/sql.ts";
import { startDeployment } from "./deployment.ts";
import { backOnline, goOffline, openDatabase } from "./gate.ts";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { lines, lineUpBoth, note, openSheet, press, queued, remark } from "./referee.ts";

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

/** Which pages this phone keeps. */
const keptPages = (page: Page) =>
  page.evaluate(
    async ({ start, header }) => {
      const names = (await caches.keys()).filter((name) => name.startsWith(start));
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()));
      return kept.flat().filter(({ headers }) => headers.has(header)).length;
    },
    { start: `${OFFLINE_CACHES}/sumula/`, header: ERASE_AFTER },
  );

/** The server gets the first batch, and the phone never hears of it. */
async function loseFirstAnswer(context: BrowserContext): Promise<() => number> {
  let lost = 0;
  await context.route("**/lances", async (route) => {
    if (lost > 0) return route.continue();
    lost++;
    await route.fetch();
    await route.abort();
  });
  return () => lost;
}

test("a phone loses the network in a match, is closed, meets a new build and comes back: every entry arrives once", async ({
  baseURL,
  launchOptions,
  viewport,
}, info) => {
  await using deployment = await startDeployment(baseURL!);
  const match = await aSheetMatch(sql);
  const { home, away } = match.teams;
  const address = deployment.url + match.page;
  const pickUpPhone = async (offline: boolean) => {
    const context = await chromium.launchPersistentContext(info.outputPath("phone"), {
      ...launchOptions,
      viewport,
      offline,
    });
    return { context, page: await context.newPage() };
  };

  const first = await pickUpPhone(false);
  await openSheet(first.page, address);
  const before = await buildOf(first.page);
  await lineUpBoth(first.page, match);
  await press(first.page, "Iniciar 1º tempo");
  await note(first.page, home, 4, "Gol");
  await expect.poll(() => entriesOf(sql, match)).toEqual({ line_up: 2, half_started: 1, goal: 1 });
  await expect(queued(first.page)).toBeHidden();

  await goOffline(first);
  await note(first.page, away, 3, "Amarelo");
  await note(first.page, away, 2, "Gol");
  await remark(first.page, "Campo encharcado no segundo gol");
  await press(first.page, "Parar");
  await press(first.page, "Retomar");
  await expect(queued(first.page)).toHaveText("na fila: 5");
  await first.context.close();

  deployment.deploy();
  const phone = await pickUpPhone(true);
  const { page } = phone;
  await page.goto(`${address}?tela=jogo`);
  expect(await buildOf(page)).toBe(before);
  await expect(queued(page)).toHaveText("na fila: 5");
  await expect(page.getByText("Sem sinal", { exact: true })).toBeVisible();
  await expect(page.getByText("5 lançamentos ainda neste aparelho")).toBeVisible();
  // What was sent before is here too, although the kept page was made before it.
  await expect(lines(page).filter({ hasText: "Gol" })).toHaveCount(2);
  await note(page, home, 2, "Gol");
  await note(page, home, 3, "Vermelho");
  await press(page, "Fim");
  await expect(queued(page)).toHaveText("na fila: 8");
  expect(await entriesOf(sql, match)).toEqual({ line_up: 2, half_started: 1, goal: 1 });

  const lost = await loseFirstAnswer(phone.context);
  await backOnline(phone);
  await expect(queued(page)).toBeHidden();
  expect(lost()).toBe(1);
  const all = {
    line_up: 2,
    half_started: 1,
    half_ended: 1,
    goal: 3,
    card: 2,
    remark: 1,
    clock_stopped: 1,
    clock_resumed: 1,
  };
  expect(await entriesOf(sql, match)).toEqual(all);

  const update = page.getByRole("button", { name: "Atualizar esta página" });
  await update.click();
  await expect(update).toBeHidden();
  await expect(page.getByText("Pronto para usar sem sinal")).toBeVisible();
  expect(await buildOf(page)).toBe(before.replace(".js", "-next.js"));
  await expect(lines(page).filter({ hasText: "Gol" })).toHaveCount(3);
  await expect(page.getByText("na fila")).toBeHidden();
  expect(await entriesOf(sql, match)).toEqual(all);
  await phone.context.close();
});

test("two phones on one link see both logs, also what still waits on one of them", async ({
  page,
  browser,
}) => {
  const match = await aSheetMatch(sql);
  const { home, away } = match.teams;
  await openSheet(page, match.page);
  await lineUpBoth(page, match);
  await note(page, home, 4, "Gol");
  await expect.poll(async () => (await entriesOf(sql, match))["goal"]).toBe(1);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = { context, page: await context.newPage() };
  await openSheet(other.page, match.page);
  await expect(lines(other.page)).toHaveCount(1);
  await goOffline(other);
  await note(other.page, home, 4, "Gol");
  await note(other.page, away, 5, "Amarelo");
  const told = other.page.getByText("Dois aparelhos escreveram nesta súmula");
  await expect(told).toBeVisible();
  await other.page.getByText("Ver lado a lado").click();
  await expect(other.page.getByRole("heading", { name: "Só neste aparelho" })).toBeVisible();
  await expect(other.page.getByText(/Amarelo, Serra Azul, 5 \(\s*na fila\)/)).toBeVisible();
  await expectAccessible(other.page);
  await expectNoOverflow(other.page);

  await backOnline(other);
  await expect(queued(other.page)).toBeHidden();
  await page.reload();
  await expect(page.getByText("Dois aparelhos escreveram nesta súmula")).toBeVisible();
  await expect(lines(page)).toHaveCount(3);
  expect(await entriesOf(sql, match)).toEqual({ line_up: 2, goal: 2, card: 1 });
  await context.close();
});

test("the file that leaves the phone holds shirts and minutes, no name and nothing that was typed", async ({
  page,
  context,
}) => {
  const match = await aSheetMatch(sql);
  await openSheet(page, match.page);
  await lineUpBoth(page, match);
  await expect.poll(() => entriesOf(sql, match)).toEqual({ line_up: 2 });
  await goOffline({ page, context });
  await note(page, match.teams.home, 4, "Gol");
  await remark(page, `Discussão com o Técnico ${SQUAD_NAME}`);
  const downloading = page.waitForEvent("download");
  await press(page, "Compartilhar arquivo");
  const text = await readFile(await (await downloading).path(), "utf8");
  expect(text).toContain('"kind": "goal"');
  expect(text).toContain('"number": 4');
  expect(text).toContain('"kind": "remark"');
  expect(text).not.toContain(SQUAD_NAME);
  expect(text).not.toContain("Discussão");
});

test("without signal the sheet cannot be closed: it says so, keeps what was typed and closes when there is", async ({
  page,
  context,
}) => {
  const match = await aSheetMatch(sql);
  await openSheet(page, match.page);
  await lineUpBoth(page, match);
  await expect.poll(() => entriesOf(sql, match)).toEqual({ line_up: 2 });
  await goOffline({ page, context });
  await note(page, match.teams.home, 4, "Gol");
  await press(page, "Fechar súmula");
  await expect(page.getByText("Sem sinal: a súmula fecha quando ele voltar.")).toBeVisible();
  await expect(page.getByText("1 lançamento ainda neste aparelho.")).toBeVisible();
  const close = page.getByRole("button", { name: "Fechar súmula", exact: true });
  await expect(close).toBeDisabled();
  await page.getByLabel("Nome", { exact: true }).first().fill("José Luís Prado");
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.reload();
  await expect(page.getByLabel("Nome", { exact: true }).first()).toHaveValue("José Luís Prado");
  await expect(close).toBeDisabled();

  await backOnline({ page, context });
  await expect(close).toBeEnabled();
  await page.getByLabel("Conferi o que está acima e fecho assim mesmo").check();
  await close.click();
  await expect(page.getByRole("heading", { name: "A súmula está fechada" })).toBeVisible();
  await expect.poll(() => keptPages(page)).toBe(0);
});

test("what the server does not take is told until somebody has read it, and a closed sheet leaves the phone", async ({
  page,
  context,
}) => {
  const match = await aSheetMatch(sql);
  await openSheet(page, match.page);
  await lineUpBoth(page, match);
  await expect.poll(() => entriesOf(sql, match)).toEqual({ line_up: 2 });
  expect(await keptPages(page)).toBe(1);
  await goOffline({ page, context });
  await note(page, match.teams.home, 4, "Gol");
  await closeElsewhere(sql, match);
  await backOnline({ page, context });
  const told = page.getByRole("alert").filter({ hasText: "A súmula já foi fechada." });
  await expect(told).toContainText("Gol, Litoral, 4");
  await expect(queued(page)).toBeHidden();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole("heading", { name: "A súmula está fechada" })).toBeVisible();
  await expect(told).toBeVisible();
  await expect.poll(() => keptPages(page)).toBe(0);
  await press(page, "Entendi");
  await expect(told).toBeHidden();
  await page.reload();
  await expect(page.locator('output[aria-busy="false"]')).toBeAttached();
  await expect(page.getByRole("heading", { name: "A súmula está fechada" })).toBeVisible();
  await expect(told).toBeHidden();
  expect(await entriesOf(sql, match)).toEqual({ line_up: 2 });
});

test("a link that was revoked meanwhile still takes what was written before, marked", async ({
  page,
  context,
}) => {
  const match = await aSheetMatch(sql);
  await openSheet(page, match.page);
  await lineUpBoth(page, match);
  await expect.poll(() => entriesOf(sql, match)).toEqual({ line_up: 2 });
  await goOffline({ page, context });
  await note(page, match.teams.home, 4, "Gol");
  await expect(queued(page)).toHaveText("na fila: 1");
  await page.goto("about:blank");
  await sql.query("update match_links set revoked_at = now() where match_id = $1", [match.id]);
  await context.setOffline(false);
  await page.goto(match.page);
  await expect(page.getByRole("heading", { name: "Este link foi trocado" })).toBeVisible();
  await expect.poll(() => entriesOf(sql, match)).toEqual({ line_up: 2, goal: 1 });
  const marked = await sql.query(
    "select entry->>'kind' as kind from sheet_entries where match_id = $1 and late",
    [match.id],
  );
  expect(marked).toEqual([{ kind: "goal" }]);
  await expect.poll(() => keptPages(page)).toBe(0);
});

test("before the first entry a phone's browser is told to put the sheet on the home screen, whose icon opens it", async ({
  page,
  baseURL,
  launchOptions,
  viewport,
}, info) => {
  const match = await aSheetMatch(sql);
  await openSheet(page, match.page);
  const hint = page.getByText("Ponha esta página na tela de início");
  await hint.click();
  await expect(page.getByText("Adicionar à Tela de Início")).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await page.request.get(address!)).json();
  expect(manifest).toMatchObject({ start_url: match.page, scope: match.page, display: "standalone" });

  await lineUpBoth(page, match);
  await press(page, "Escalação");
  await expect(hint).toBeHidden();

  // As the icon opens it: without the browser around it.
  const icon = `--app=${baseURL}${(await aSheetMatch(sql)).page}`;
  const installed = await chromium.launchPersistentContext(info.outputPath("installed"), {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), icon],
    viewport,
    hasTouch: true,
  });
  const opened = installed.pages()[0]!;
  await expect(opened.getByText("Pronto para usar sem sinal")).toBeVisible();
  await expect(opened.getByText("Ponha esta página na tela de início")).toBeHidden();
  await installed.close();
});
