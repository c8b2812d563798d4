import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { aSheetMatch, entriesOf, type SheetMatch } from "../helpers/sheet-match.ts";
import type { Sql } from "../helpers/sql.ts";
import { backOnline, goOffline, openDatabase } from "./gate.ts";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { lineUpBoth, lines, note, openSheet, press, queued } from "./referee.ts";

// Here the network fails on purpose, which the browser puts into its console.
test.use({ expectedComplaints: /Failed to load resource|net::ERR_|status of 4/ });
test.describe.configure({ timeout: 120_000 });

let sql: Sql;
test.beforeAll(async ({ baseURL }) => {
  sql = await openDatabase(baseURL);
});
test.afterAll(() => sql[Symbol.asyncDispose]());

const WRITTEN = { line_up: 2, goal: 1 };

/** Both line-ups and a goal, of which the server knows nothing. */
async function writeOffline(page: Page, match: SheetMatch): Promise<void> {
  await openSheet(page, match.page);
  await goOffline({ page, context: page.context() });
  await lineUpBoth(page, match);
  await note(page, match.teams.home, 4, "Gol");
  await expect(queued(page)).toHaveText("na fila: 3");
}

/** How many entries of the file that the phone shares still wait. */
async function sharedEntries(page: Page): Promise<number> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Compartilhar arquivo" }).first().click();
  const text = await readFile(await (await downloading).path(), "utf8");
  const { entries } = JSON.parse(text) as { entries: { queued: boolean }[] };
  return entries.filter(({ queued: waits }) => waits).length;
}

const kickOff = (match: SheetMatch, at: string | null) =>
  sql.query("update championship_matches set kick_off = $2::timestamptz where id = $1", [match.id, at]);

test("a match that was moved meanwhile: the phone says so, loses nothing and sends once it is moved back", async ({
  page,
  context,
}) => {
  const match = await aSheetMatch(sql);
  await writeOffline(page, match);
  await kickOff(match, "2040-05-20T15:30:00-03:00");
  await backOnline({ page, context });
  const told = page.getByText("A partida foi remarcada para 20/05/2040 às 15:30.");
  await expect(told).toBeVisible();
  await expect(page.getByText("Sem sinal", { exact: true })).toBeHidden();
  await expect(queued(page)).toHaveText("na fila: 3");
  await expectAccessible(page);
  await expectNoOverflow(page);
  await press(page, "Fechar súmula");
  await expect(told).toBeVisible();
  await expect(page.getByText("estão sendo enviados")).toBeHidden();
  await expectNoOverflow(page);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Ainda é cedo" })).toBeVisible();
  await expect(page.getByText("3 lançamentos ainda neste aparelho")).toBeVisible();
  await expect(page.getByText("peça a quem organiza que corrija o horário")).toBeVisible();
  expect(await sharedEntries(page)).toBe(3);
  await expectAccessible(page);
  await expectNoOverflow(page);

  // Whoever is at the field goes on without signal: the sheet is still here.
  await goOffline({ page, context });
  await page.goto(`${match.page}?tela=jogo`);
  await expect(queued(page)).toHaveText("na fila: 3");
  await note(page, match.teams.away, 2, "Gol");
  await expect(queued(page)).toHaveText("na fila: 4");
  await context.setOffline(false);
  // The page tries once by itself: refused, it leaves the next try to whoever presses.
  const tried = page.waitForResponse((response) => response.url().endsWith("/lances"));
  await page.reload();
  await tried;
  await expect(page.getByText("4 lançamentos ainda neste aparelho")).toBeVisible();
  expect(await entriesOf(sql, match)).toEqual({});

  await kickOff(match, Temporal.Now.instant().add({ hours: 1 }).toString());
  await press(page, "Tentar agora");
  await expect(page.getByText("A súmula abriu")).toBeVisible();
  await expect(page.getByText("ainda neste aparelho")).toBeHidden();
  expect(await entriesOf(sql, match)).toEqual({ ...WRITTEN, goal: 2 });
  await press(page, "Abrir a súmula");
  await expect(lines(page)).toHaveCount(2);
  await expect(queued(page)).toBeHidden();
});

test("a match that lost its hour, and one that a team left: what was written is counted, shared and kept", async ({
  page,
  context,
}) => {
  const match = await aSheetMatch(sql);
  await page.clock.install();
  await writeOffline(page, match);
  await kickOff(match, null);
  await backOnline({ page, context });
  await expect(page.getByText("A partida ficou sem horário.")).toBeVisible();
  await sql.query(
    `update championship_teams set state = 'withdrawn', withdrawn_at = now()
     where id = (select home_team_id from championship_matches where id = $1)`,
    [match.id],
  );
  // It goes on trying by itself, without hurry.
  await page.clock.fastForward(60_000);
  await expect(page.getByText("Uma das equipes deixou o campeonato")).toBeVisible();
  expect(await sharedEntries(page)).toBe(3);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Esta partida não é jogada" })).toBeVisible();
  await expect(page.getByText("3 lançamentos ainda neste aparelho")).toBeVisible();
  expect(await sharedEntries(page)).toBe(3);
  expect(await entriesOf(sql, match)).toEqual({});
});

test("the page of a match that is no more still hands over what waits on the phone", async ({
  page,
  context,
}) => {
  const match = await aSheetMatch(sql);
  await writeOffline(page, match);
  await sql.query("update championship_matches set deleted_at = now() where id = $1", [match.id]);
  await backOnline({ page, context });
  await expect(page.getByText("Este endereço não abre mais a súmula.")).toBeVisible();
  expect(await sharedEntries(page)).toBe(3);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Súmula não encontrada" })).toBeVisible();
  await expect(page.getByText("3 lançamentos ainda neste aparelho")).toBeVisible();
  expect(await sharedEntries(page)).toBe(3);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test("a link under which nothing was written asks the server for nothing more", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await page.goto("/sumula/nao-existe-nada-aqui");
  await expect(page.locator('output[aria-busy="false"]')).toBeAttached();
  await expect(page.getByText("ainda neste aparelho")).toBeHidden();
  expect(sent).toEqual([]);
});
