import type { Browser, Page } from "@playwright/test";
import {
  aCup,
  another,
  approve,
  draw,
  matchesOf,
  playMatch,
  publicPage,
  untilShown,
  type Cup,
  type CupMatch,
} from "./cup-desk.ts";
import { expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { enterAs, toast } from "./people.ts";

test.describe.configure({ timeout: 180_000 });

const TEAMS = ["Araras", "Bem-te-vi", "Curió", "Garça"];

test("a walkover and two decisions move the table, the public page says why, and revoking moves it back", async ({
  page: organiser,
  browser,
}) => {
  const { cup, page, visitor } = await aPublicCup(organiser, browser, { kind: "league" }, 6);
  const matches = await matchesOf(organiser, cup);
  const lost = matchOf(matches, "Curió", "Garça");
  for (const match of matches) if (match !== lost) await playMatch(organiser, cup, match, scoreOf(match));

  await declareWalkover(organiser, cup, lost, "Garça");
  const table = () => tableOn(visitor, `${page}/tabela`);
  await expect.poll(table).toEqual(["Araras 9 3 +6", "Bem-te-vi 6 3 +2", "Curió 3 3 0", "Garça 0 3 -8"]);
  await visitor.goto(`${page}/rodadas`);
  await expect(visitor.getByText(/ · W\.O\.$/)).toHaveCount(1);

  await takePoints(organiser, cup);
  await expect.poll(table).toEqual(["Bem-te-vi 6 3 +2", "Araras 5 3 +6", "Curió 3 3 0", "Garça 0 3 -8"]);
  await expect(visitor.getByText("−4 por decisão")).toBeVisible();
  await expect(
    visitor.getByText("Araras: −4 pontos. Atleta sem inscrição na rodada 2. Processo 12/2026"),
  ).toBeVisible();
  await expectNoOverflow(visitor);

  await award(organiser, cup, matchOf(matches, "Bem-te-vi", "Curió"));
  await expect.poll(table).toEqual(["Curió 6 3 +4", "Araras 5 3 +6", "Bem-te-vi 3 3 -2", "Garça 0 3 -8"]);
  await expect(visitor.getByText("O mandante não trouxe a bola.")).toBeVisible();
  await visitor.goto(`${page}/rodadas`);
  await expect(visitor.getByText(/ · por decisão$/)).toHaveCount(1);

  for (const title of ["Araras: −4 pontos", "Bem-te-vi"]) await revoke(organiser, cup, title);
  await expect.poll(table).toEqual(["Araras 9 3 +6", "Bem-te-vi 6 3 +2", "Curió 3 3 0", "Garça 0 3 -8"]);
  await expect(visitor.getByText("Processo 12/2026")).toHaveCount(0);
});

test("a team that leaves in the middle of a bracket gives its place to the one it had beaten", async ({
  page: organiser,
  browser,
}) => {
  const { cup, page, visitor } = await aPublicCup(organiser, browser, { kind: "knockout" }, 3);
  const semis = await matchesOf(organiser, cup, "1");
  for (const semi of semis) await playMatch(organiser, cup, semi, [2, 1]);
  const [gone, stays] = semis.map(({ home }) => home) as [string, string];
  const beaten = semis[0]!.away;
  const bracket = (text: string) =>
    untilShown(visitor, `${page}/chave`, () =>
      expect(visitor.getByText(text).first()).toBeVisible({ timeout: 1000 }),
    );
  const names = async () =>
    (await matchesOf(organiser, cup, "2")).map(({ home, away }) => `${home} × ${away}`);
  await expect.poll(names, { timeout: 60_000 }).toEqual([`${gone} × ${stays}`]);

  await leave(organiser, cup, gone);
  await bracket(`Campeão: ${stays}`);
  await expect(visitor.getByText(`${gone} desistiu. O ônibus da equipe quebrou.`)).toBeVisible();
  await expectNoOverflow(visitor);

  await giveItsPlace(organiser, cup, beaten);
  await expect.poll(names, { timeout: 60_000 }).toEqual([`${beaten} × ${stays}`]);
  await bracket("A vaga volta a quem perdeu a semifinal.");
  await expect(visitor.getByText(/^Campeão:/)).toHaveCount(0);
  const [final] = await matchesOf(organiser, cup, "2");
  await playMatch(organiser, cup, final!, [1, 0]);
  await bracket(`Campeão: ${beaten}`);
});

async function aPublicCup(
  organiser: Page,
  browser: Browser,
  category: Record<string, string>,
  matches: number,
): Promise<{ cup: Cup; page: string; visitor: Page }> {
  const [staff, visitor] = [await another(browser), await another(browser)];
  await enterAs(organiser, "championship");
  await enterAs(staff, "staff");
  const cup = await aCup(organiser, {
    category: { name: "Sub-17", bornFrom: "2009", mostTeams: "4", ...category },
    teams: TEAMS,
  });
  await approve(staff, cup.title);
  await draw(organiser, cup, matches);
  return { cup, page: await publicPage(organiser, cup), visitor };
}

const matchOf = (matches: readonly CupMatch[], ...teams: readonly string[]) =>
  matches.find(({ home, away }) => teams.includes(home) && teams.includes(away))!;

/** Who stands earlier in the list wins by the difference of places. */
function scoreOf({ home, away }: CupMatch): [number, number] {
  const margin = TEAMS.indexOf(away) - TEAMS.indexOf(home);
  return [Math.max(0, margin), Math.max(0, -margin)];
}

/** "Araras 9 3 +6": points, matches and goal difference, row by row, as a phone shows them. */
async function tableOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const rows = page.getByRole("table", { name: "Classificação" }).getByRole("rowheader");
  return rows.evaluateAll((names) =>
    names.map((name) => {
      const cells = [...name.parentElement!.querySelectorAll("td")].slice(1);
      const [points, played, , , , , , difference] = cells.map((cell) => cell.textContent);
      const team = name.querySelector("span span")?.textContent;
      return `${team} ${points} ${played} ${difference?.replace("−", "-")}`;
    }),
  );
}

/** At the field: the other side did not come. */
async function declareWalkover(organiser: Page, { id }: Cup, match: CupMatch, loser: string): Promise<void> {
  await organiser.goto(`/championship/${id}/partidas/${match.id}/sumula?tela=fechar`);
  await organiser.locator("summary").filter({ hasText: "Não houve jogo: W.O." }).click();
  await organiser.getByLabel("Quem perde").selectOption({ label: loser });
  await organiser.getByLabel("Nome de quem declara").fill("Odete Vilar");
  await organiser.getByRole("button", { name: "Declarar W.O. e fechar" }).click();
  await expect(organiser.getByText("W.O. registrado")).toBeVisible();
}

async function takePoints(organiser: Page, { id, category }: Cup): Promise<void> {
  await organiser.goto(`/championship/${id}/resultados?categoria=${category}`);
  await organiser.getByRole("link", { name: "Registrar decisão" }).click();
  await organiser.getByRole("link", { name: "Dar ou tirar pontos" }).click();
  await organiser.getByLabel("Equipe").selectOption({ label: "Araras" });
  await organiser.getByLabel("Pontos").fill("-4");
  await organiser.getByLabel("Motivo").fill("Atleta sem inscrição na rodada 2.");
  await organiser.getByLabel(/^Documento/).fill("Processo 12/2026");
  await organiser.getByRole("button", { name: "Registrar decisão" }).click();
  await expect(toast(organiser)).toContainText("Decisão registrada");
}

/** Three goals for Curió, whatever was played. */
async function award(organiser: Page, { id, category }: Cup, match: CupMatch): Promise<void> {
  const decision = `/championship/${id}/resultados/decisao?categoria=${category}&partida=${match.id}`;
  await organiser.goto(decision);
  await organiser.getByRole("link", { name: "Definir o resultado ou W.O." }).click();
  await organiser.getByLabel("Como fica").selectOption({ label: "Placar definido" });
  const home = match.home === "Curió";
  await organiser.getByLabel("Mandante").fill(home ? "3" : "0");
  await organiser.getByLabel("Visitante").fill(home ? "0" : "3");
  await organiser.getByLabel("Motivo").fill("O mandante não trouxe a bola.");
  await organiser.getByRole("button", { name: "Registrar decisão" }).click();
  await expect(toast(organiser)).toContainText("Decisão registrada");
}

async function revoke(organiser: Page, { id, category }: Cup, title: string): Promise<void> {
  await organiser.goto(`/championship/${id}/resultados?categoria=${category}`);
  const summary = organiser.locator("summary").filter({ hasText: "Revogar" }).filter({ hasText: title });
  await summary.click();
  const form = organiser.locator("details[open]").filter({ has: summary });
  await form.getByLabel("Motivo").fill("O tribunal voltou atrás.");
  await form.getByRole("button", { name: "Revogar decisão" }).click();
  await expect(toast(organiser)).toContainText(/revogada/i);
}

async function leave(organiser: Page, { id, category }: Cup, team: string): Promise<void> {
  await organiser.goto(`/championship/${id}/resultados?categoria=${category}`);
  await organiser.locator("summary").filter({ hasText: "Registrar a desistência de uma equipe" }).click();
  await organiser.locator("details[open]").getByRole("link", { name: team }).click();
  await organiser.getByLabel("Motivo").fill("O ônibus da equipe quebrou.");
  await organiser.getByRole("button", { name: "Registrar desistência" }).click();
  await expect(toast(organiser)).toContainText("Desistência registrada");
}

async function giveItsPlace(organiser: Page, { id, category }: Cup, beaten: string): Promise<void> {
  await organiser.goto(`/championship/${id}/resultados?categoria=${category}`);
  await organiser.getByRole("link", { name: `Dar a vaga a ${beaten}` }).click();
  await organiser.getByLabel("Motivo").fill("A vaga volta a quem perdeu a semifinal.");
  await organiser.getByRole("button", { name: "Registrar decisão" }).click();
  await expect(toast(organiser)).toContainText("Decisão registrada");
}
