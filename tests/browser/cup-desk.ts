import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { NEW_CATEGORY } from "#app/areas/championship/category-form-values.ts";
import { expect } from "./pages.ts";
import { decide, newWord, toast } from "./people.ts";

/** What tests of championships do at the organiser's desk, in the browser of who organises. */
export interface Cup {
  id: string;
  category: string;
  title: string;
}

export interface CupMatch {
  id: string;
  home: string;
  away: string;
}

/** Somebody else, with a browser of their own. */
export async function another(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { "x-forwarded-for": `10.8.${byte()}.${byte()}` },
  });
  return context.newPage();
}

const byte = () => Math.floor(Math.random() * 256);

export const newTitle = () => `Jornada ${newWord()}`;

export const inDays = (days: number) => Temporal.Now.plainDateISO(ZONE).add({ days }).toString();

/** The clock of the place where the cups of these tests are played. */
const ZONE = "America/Sao_Paulo";

/** A championship with one category and these teams, by the requests that the pages send, without opening them. */
export async function aCup(
  page: Page,
  { category, teams }: { category: Record<string, string>; teams: readonly string[] },
): Promise<Cup> {
  const title = newTitle();
  const made = await post(page, "/championship/dashboard", {
    name: title,
    location: "Centro Esportivo do Bairro",
    city: "Blumenau, SC",
    startDate: inDays(14),
    endDate: inDays(40),
  });
  const id = made.split("/").at(-1)!;
  await post(page, `/championship/${id}/categorias/nova`, { ...NEW_CATEGORY, ...category });
  await post(page, `/championship/${id}/equipes`, { intent: "adicionar", list: teams.join("\n") });
  return { id, category: await categoryOf(page, id), title };
}

export async function categoryOf(page: Page, id: string): Promise<string> {
  const html = await (await page.request.get(`/championship/${id}`)).text();
  return new RegExp(`/championship/${id}/categorias/([\\da-f-]{36})`).exec(html)![1]!;
}

/** Sends a form as a browser without script does, and returns where it leads to. */
export async function post(page: Page, path: string, form: Record<string, string>): Promise<string> {
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  expect(answer.status(), `${path} ${form["intent"] ?? ""}`).toBe(302);
  return answer.headers()["location"]!;
}

/** The address of each team's page, by its name. */
export async function teamPages(page: Page, { id }: Pick<Cup, "id">): Promise<Map<string, string>> {
  await page.goto(`/championship/${id}/equipes`);
  const links = page.getByRole("table", { name: "Equipes da categoria" }).getByRole("link");
  const found = await links.evaluateAll((list) =>
    list.map((link) => [link.textContent, link.getAttribute("href")!] as const),
  );
  return new Map(found.map(([name, path]) => [name ?? "", path]));
}

/** Eleven shirts and two more. Everybody was born in the years of the category. */
export const squadList = (team: string) =>
  Array.from({ length: 13 }, (_, at) =>
    [
      at + 1,
      `${NAMES[at]} ${team.split(" ").at(-1)}`,
      `${String(at + 10)}/03/2010`,
      at === 0 ? "goleiro" : "",
    ]
      .filter(Boolean)
      .join("; "),
  ).join("\n");

const NAMES = "Davi Caio Enzo Luan Igor Ravi Breno Otávio Murilo Danilo Yuri Heitor Pietro".split(" ");

export async function pasteSquads(page: Page, cup: Cup, teams: readonly string[]): Promise<void> {
  const pages = await teamPages(page, cup);
  for (const team of teams)
    await post(page, pages.get(team)!, { intent: "colar", listWithCpf: squadList(team) });
}

/** Step by step: pots are left as they are. */
export async function draw(page: Page, { id, category }: Cup, matches: number): Promise<void> {
  await page.goto(`/championship/${id}/partidas/sorteio?categoria=${category}&passo=sortear`);
  await page.getByRole("button", { name: "Sortear" }).click();
  await expect(toast(page)).toContainText(
    new RegExp(`Sorteio feito${matches} partidas? (?:foi|foram) montad`),
  );
}

/** The matches of a round, or of all, as the desk lists them: those whose teams are known. */
export async function matchesOf(page: Page, { id, category }: Cup, round = ""): Promise<CupMatch[]> {
  await page.goto(`/championship/${id}/partidas?categoria=${category}&rodada=${round}`);
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  const links = rows.getByRole("link", { name: " × " });
  return links.evaluateAll((list) =>
    list.map((link) => {
      const [home = "", away = ""] = (link.textContent ?? "").split(" × ");
      return { id: link.getAttribute("href")!.split("/").at(-1)!, home, away };
    }),
  );
}

/**
 * Writes a sheet as a phone sends it and closes it, with no more than its goals. Nobody was lined up: who closes says
 * that this is as it should be.
 */
export async function playMatch(
  page: Page,
  { id }: Pick<Cup, "id">,
  match: CupMatch,
  [home, away]: readonly [number, number],
): Promise<void> {
  const sheet = `/championship/${id}/partidas/${match.id}/sumula`;
  const goals = [...Array<"home">(home).fill("home"), ...Array<"away">(away).fill("away")];
  const entries = goals.map((side, at) => ({
    id: randomUUID(),
    seq: at + 1,
    device: "jornada",
    at: new Date().toISOString(),
    half: 1,
    minute: at + 1,
    added: null,
    kind: "goal",
    side,
    scorer: null,
    goalKind: "normal",
  }));
  const sent = await page.request.post(`${sheet}/lances`, { data: { entries } });
  expect(sent.status(), `${match.home} × ${match.away}`).toBe(200);
  expect(await sent.json()).toMatchObject({ refused: [] });
  await post(page, sheet, {
    intent: "fechar",
    name: "Odete Vilar",
    position: "organização",
    confirmed: "sim",
  });
}

/** So that its sheet opens: from three hours before the match. */
export function kickOffSoon(page: Page, { id }: Pick<Cup, "id">, match: CupMatch): Promise<string> {
  const soon = Temporal.Now.zonedDateTimeISO(ZONE).add({ hours: 1 });
  return post(page, `/championship/${id}/partidas/${match.id}/mover`, {
    date: soon.toPlainDate().toString(),
    time: soon.toPlainTime().toString().slice(0, 5),
    field: "",
    referee: "",
  });
}

/** Makes the referee's link at the page of the match, and returns where it leads. */
export async function refereeLink(page: Page, { id }: Pick<Cup, "id">, match: CupMatch): Promise<string> {
  await page.goto(`/championship/${id}/partidas/${match.id}`);
  const item = page.getByRole("listitem").filter({ hasText: "Árbitro" });
  await item.getByRole("button", { name: "Criar link" }).click();
  return new URL(await item.getByText(/\/sumula\//).innerText()).pathname;
}

/** Opens a page again until a job has done its part. */
export async function untilShown(page: Page, path: string, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await check();
  }).toPass({ timeout: 60_000 });
}

/** Staff let the event of the championship onto the calendar. */
export async function approve(staff: Page, title: string): Promise<void> {
  await staff.goto("/admin/revisoes?tipo=event");
  await staff.getByRole("link", { name: title }).click();
  await decide(staff, "Aprovar");
  await expect(toast(staff)).toContainText("Revisão aprovada");
}

/** The public address of an approved championship. */
export async function publicPage(organiser: Page, { id }: Pick<Cup, "id">): Promise<string> {
  await organiser.goto(`/championship/${id}`);
  return (await organiser.getByRole("link", { name: "Ver a página pública" }).getAttribute("href"))!;
}
