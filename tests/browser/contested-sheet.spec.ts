import type { Page } from "@playwright/test";
import { readPdf } from "#server/athletes/share/testing/read-pdf.ts";
import {
  aCup,
  another,
  draw,
  kickOffSoon,
  matchesOf,
  pasteSquads,
  post,
  refereeLink,
  teamPages,
  type Cup,
  type CupMatch,
} from "./cup-desk.ts";
import { expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { awaitMail, enterAs, newEmail, toast } from "./people.ts";
import { endHalf, lineUp, note, startHalf } from "./sheet-hands.ts";

test.describe.configure({ timeout: 180_000 });

const ORGANISER = "campeonato@demo.example";

test("a team contests a sheet, the organiser corrects it, and the team accepts", async ({
  page: organiser,
  browser,
}) => {
  const [referee, visitors, hosts] = [await another(browser), await another(browser), await another(browser)];
  await enterAs(organiser, "championship");
  const { cup, match, emails } = await aMatchToPlay(organiser);
  await closeWithWrongGoal(referee, await refereeLink(organiser, cup, match), match);

  const own = await contest(visitors, emails[match.away]!);
  await seeTheComplaint(organiser, cup, match);
  await correct(organiser, match);

  await awaitMail(hosts, emails[match.home]!, /A súmula foi corrigida/);
  await awaitMail(visitors, emails[match.away]!, /A súmula foi corrigida/);
  await visitors
    .getByRole("main")
    .getByRole("link", { name: /^https?:.*\/sumula\// })
    .click();
  await expect(visitors).toHaveURL(own);
  await expect(
    visitors.getByText("O segundo gol foi da outra equipe. (era 2 × 0, ficou 1 × 1)"),
  ).toBeVisible();
  await accept(visitors);
  await expectTrace(organiser, cup, match);
});

async function aMatchToPlay(organiser: Page) {
  const teams = ["Sabiá", "Tangará"];
  const cup = await aCup(organiser, {
    category: { name: "Sub-17", kind: "league", mostTeams: "4", bornFrom: "2009" },
    teams,
  });
  const emails: Record<string, string> = {};
  for (const [name, path] of await teamPages(organiser, cup)) {
    emails[name] = newEmail("equipe");
    await post(organiser, path, {
      intent: "equipe",
      name,
      shortName: name.slice(0, 3).toUpperCase(),
      managerName: "Vera Lins",
      managerEmail: emails[name],
    });
  }
  await pasteSquads(organiser, cup, teams);
  await draw(organiser, cup, 1);
  const [match] = await matchesOf(organiser, cup);
  await kickOffSoon(organiser, cup, match!);
  return { cup, match: match!, emails };
}

/** Both goals go to the home team, though one was the visitors'. */
async function closeWithWrongGoal(referee: Page, link: string, match: CupMatch): Promise<void> {
  await referee.goto(link);
  await lineUp(referee, match);
  await startHalf(referee, "Iniciar 1º tempo");
  await note(referee, [match.home, 9], "Gol");
  await endHalf(referee);
  await startHalf(referee, "Iniciar 2º tempo");
  await note(referee, [match.home, 10], "Gol");
  await endHalf(referee);
  await referee.getByRole("button", { name: "Fechar súmula" }).click();
  await referee.getByLabel("Nome", { exact: true }).first().fill("José Luís Prado");
  await referee.getByRole("button", { name: "Fechar súmula" }).click();
  await expect(referee.getByRole("heading", { name: "A súmula está fechada" })).toBeVisible();
}

/** By the link of the mail. Without a reason nothing is contested, and the name stays. Returns the sheet's address. */
async function contest(visitors: Page, email: string): Promise<string> {
  await awaitMail(visitors, email, /Súmula para conferir/);
  await visitors
    .getByRole("main")
    .getByRole("link", { name: /^https?:.*\/sumula\// })
    .click();
  await visitors.getByLabel("Seu nome").fill("Vera Lins");
  await visitors.getByRole("button", { name: "Contestar" }).click();
  await expect(visitors.getByText("Escreva o que está errado na súmula.")).toBeVisible();
  await expect(visitors.getByLabel("Seu nome")).toHaveValue("Vera Lins");
  await visitors.getByLabel("O que está errado").fill("O segundo gol foi nosso, da camisa 7.");
  await visitors.getByRole("button", { name: "Contestar" }).click();
  await expect(visitors.getByText("Contestou", { exact: true })).toBeVisible();
  await expectNoOverflow(visitors);
  return new URL(visitors.url()).pathname;
}

async function seeTheComplaint(organiser: Page, cup: Cup, match: CupMatch): Promise<void> {
  await awaitMail(organiser, ORGANISER, /Uma súmula foi contestada/);
  await expect(organiser.getByRole("main")).toContainText(cup.title);
  await organiser.goto(`/championship/${cup.id}/resultados?categoria=${cup.category}`);
  const open = organiser.locator("section").filter({ hasText: "Para resolver" });
  await expect(open).toContainText("O segundo gol foi nosso, da camisa 7.");
  await open.getByRole("link", { name: `${match.home} 2 × 0 ${match.away}` }).click();
  await expect(organiser.getByText("“O segundo gol foi nosso, da camisa 7.”")).toBeVisible();
}

async function correct(organiser: Page, match: CupMatch): Promise<void> {
  await organiser.locator("summary").filter({ hasText: "Corrigir a súmula" }).click();
  await organiser.getByRole("checkbox", { name: `Gol, ${match.home}, 10` }).check();
  const missing = organiser.getByRole("group", { name: "Lance 1" });
  await missing.getByLabel("O que faltou").selectOption("goal:normal");
  await missing.getByLabel("Quem", { exact: true }).selectOption({ label: `7 · Breno ${match.away}` });
  await missing.getByLabel("Minuto").fill("50");
  await missing.getByLabel("Tempo", { exact: true }).selectOption({ label: "2º tempo" });
  await organiser.getByRole("button", { name: "Corrigir com este motivo" }).click();
  await expect(organiser.getByText("Escreva o motivo, com pelo menos 5 letras.")).toBeVisible();
  await organiser.getByLabel("Motivo da correção").fill("O segundo gol foi da outra equipe.");
  await organiser.getByRole("button", { name: "Corrigir com este motivo" }).click();
  await expect(toast(organiser)).toContainText("Súmula corrigida");
  await expect(organiser.getByText("Falta assinar")).toHaveCount(2);
}

async function accept(visitors: Page): Promise<void> {
  await visitors.getByLabel("Seu nome").fill("Vera Lins");
  await visitors.getByRole("button", { name: "Aceitar" }).click();
  await expect(visitors.getByText("Aceitou", { exact: true })).toBeVisible();
}

/** What was said and changed stays readable, on the page and on paper. */
async function expectTrace(organiser: Page, cup: Cup, match: CupMatch): Promise<void> {
  const page = `/championship/${cup.id}/partidas/${match.id}`;
  await organiser.goto(page);
  await expect(organiser.getByText("O segundo gol foi da outra equipe. (2 × 0, depois 1 × 1)")).toBeVisible();
  await expect(organiser.getByText("Aceitou", { exact: true })).toBeVisible();
  await expect(organiser.getByText("Falta assinar")).toHaveCount(1);
  await expectNoOverflow(organiser);
  const paper = readPdf(
    await (await organiser.request.get(`${page}/sumula.pdf`, { timeout: 60_000 })).body(),
  );
  for (const part of [
    "era 2–0, ficou 1–1",
    "contestou, Vera Lins",
    "(antes da correção)",
    "aceitou, Vera Lins",
  ])
    expect(paper.lines().join(" ")).toContain(part);
}
