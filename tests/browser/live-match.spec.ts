import type { Browser, Page } from "@playwright/test";
import type { Sql } from "../helpers/sql.ts";
import { openDatabase } from "./gate.ts";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, hydrated, test } from "./pages.ts";
import { enterAs } from "./people.ts";

interface PlayedMatch {
  id: string;
  cup: string;
  event: string;
  away: string;
}

let sql: Sql;
let match: PlayedMatch;
test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(async ({ baseURL }) => {
  sql = await openDatabase(baseURL);
  // The match of the demo that is being played: no other test writes on its sheet.
  const [row] = await sql.query(
    `select m.id, c.championship_id as cup, e.id as event, t.name as away
     from championship_matches m join championship_categories c on c.id = m.category_id
     join events e on e.championship_id = c.championship_id join championship_teams t on t.id = m.away_team_id
     where m.state = 'open' and e.title like 'Torneio da Primavera%' limit 1`,
  );
  match = row as unknown as PlayedMatch;
});
test.afterAll(() => sql[Symbol.asyncDispose]());

/** The referee's sheet, opened by the link that the organiser hands over. */
async function openSheet(browser: Browser): Promise<Page> {
  const desk = await browser.newPage();
  await enterAs(desk, "championship");
  await desk.goto(`/championship/${match.cup}/partidas/${match.id}`);
  const link = await desk
    .getByText(/\/sumula\/[\w-]+$/)
    .first()
    .innerText();
  await desk.context().close();
  const sheet = await browser.newPage();
  await sheet.goto(`${new URL(link).pathname}?tela=jogo`);
  await hydrated(sheet);
  return sheet;
}

/** A goal of the visiting team, in two taps; the server has it when this ends. */
async function enterGoal(sheet: Page): Promise<void> {
  const sent = sheet.waitForResponse((answer) => answer.url().endsWith("/lances") && answer.ok());
  await sheet
    .getByRole("region", { name: match.away })
    .getByRole("listitem")
    .nth(8)
    .locator("a, button")
    .click();
  await sheet.getByRole("dialog").getByRole("button", { name: "Gol", exact: true }).click();
  await sent;
}

const score = (page: Page) => page.getByText(/^Placar:/).locator("..");
async function awayGoals(page: Page): Promise<number> {
  return Number(/(\d+)\s*$/.exec(await score(page).innerText())![1]);
}

/** Remembers the streams that the page opens, since nothing on the page shows them. */
const watchStreams = (page: Page) =>
  page.addInitScript(() => {
    const opened: EventSource[] = [];
    const Native = window.EventSource;
    Object.assign(window, {
      openedStreams: opened,
      EventSource: class extends Native {
        constructor(address: string) {
          super(address);
          opened.push(this);
        }
      },
    });
  });

/** 0: connecting, 1: open, 2: closed. */
const streams = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { openedStreams: EventSource[] }).openedStreams.map(({ readyState }) => readyState),
  );

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test("a visitor with the match open sees a goal appear that the referee enters", async ({
  browser,
  page,
}) => {
  await watchStreams(page);
  await page.goto(`/campeonatos/${match.event}/rodadas`);
  await page.getByRole("region", { name: "Jogos ao vivo" }).getByRole("link").first().click();
  await expect(page).toHaveURL(`/campeonatos/${match.event}/jogos/${match.id}`);
  await expect.poll(() => streams(page)).toContain(1);
  const before = await awayGoals(page);
  // What a reload would lose: a mark on the window, the place on the page and the focus.
  const share = page.getByRole("link", { name: "Enviar no WhatsApp" });
  await share.focus();
  const place = await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    scrollTo(0, 300);
    return scrollY;
  });

  const sheet = await openSheet(browser);
  await enterGoal(sheet);
  await expect(score(page)).toContainText(new RegExp(`×\\s*${before + 1}$`));
  await expect(page.locator("main [aria-live=polite]")).toContainText(`Gol de ${match.away}!`);
  await expect(page.getByRole("listitem").filter({ hasText: `Gol · ${match.away}` })).toHaveCount(before + 1);
  expect(await page.evaluate(() => "sameDocument" in window && scrollY)).toBe(place);
  await expect(share).toBeFocused();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await sheet.context().close();
});

test("the rounds follow too, and a hidden tab closes its stream and catches up", async ({
  browser,
  page,
}) => {
  await watchStreams(page);
  await page.goto(`/campeonatos/${match.event}/jogos/${match.id}`);
  const rounds = await page.context().newPage();
  await rounds.goto(`/campeonatos/${match.event}/rodadas`);
  await expect.poll(() => streams(page)).toEqual([1]);
  const before = await awayGoals(page);
  await setHidden(page, true);
  expect(await streams(page)).toEqual([2]);

  const sheet = await openSheet(browser);
  await enterGoal(sheet);
  const line = rounds.getByRole("listitem").filter({ hasText: match.away }).last();
  await expect(line).toContainText(new RegExp(`×\\s*${before + 1}`));
  expect(await awayGoals(page)).toBe(before);
  await setHidden(page, false);
  await expect(score(page)).toContainText(new RegExp(`×\\s*${before + 1}$`));
  expect(await streams(page)).toEqual([2, 1]);
  await sheet.context().close();
});

test("eight tabs follow one after the other, and each of them still opens the next page", async ({
  page,
}) => {
  const tabs = [page];
  // More than the six connections that browsers open to a host: each hidden tab gives its own back.
  for (let n = 1; n < 8; n++) tabs.push(await page.context().newPage());
  for (const tab of tabs) {
    await watchStreams(tab);
    await tab.goto(`/campeonatos/${match.event}/jogos/${match.id}`);
    await expect.poll(() => streams(tab)).toEqual([1]);
    await setHidden(tab, true);
  }
  for (const tab of tabs) {
    await setHidden(tab, false);
    await expect.poll(() => streams(tab)).toEqual([2, 1]);
    await tab
      .getByRole("link", { name: /^Torneio da Primavera/ })
      .first()
      .click();
    await expect(tab).toHaveURL(new RegExp(`/campeonatos/${match.event}/rodadas`));
    await expect.poll(() => streams(tab)).toEqual([2, 2, 1]);
    await setHidden(tab, true);
  }
});

test("a page that is opened a day before the match begins to follow when its time comes", async ({
  page,
}) => {
  const [row] = await sql.query(
    `select m.id, e.id as event, extract(epoch from m.kick_off - interval '3 hours' - now()) * 1000 as wait
     from championship_matches m join championship_categories c on c.id = m.category_id
     join events e on e.championship_id = c.championship_id
     where m.state = 'planned' and m.kick_off > now() + interval '6 hours' and c.drawn_at is not null
       and m.deleted_at is null and e.approval = 'approved' and e.hidden_at is null
     order by m.kick_off limit 1`,
  );
  const later = row as { id: string; event: string; wait: string };
  await page.clock.install();
  await watchStreams(page);
  await page.goto(`/campeonatos/${later.event}/jogos/${later.id}`);
  await hydrated(page);
  expect(await streams(page)).toEqual([]);
  // All who wait do not come in the same minute.
  await page.clock.fastForward(Number(later.wait) + 120_000);
  await expect.poll(async () => (await streams(page)).length).toBe(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the page of a match that is played reads whole and loads itself again", async ({ page }) => {
    await page.goto(`/campeonatos/${match.event}/jogos/${match.id}`);
    await expect(page.getByRole("heading", { name: "Lances" })).toBeVisible();
    await expect(page.locator("meta[http-equiv=refresh]")).toHaveAttribute("content", "30");
  });
});
