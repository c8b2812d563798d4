import type { Page } from "@playwright/test";
import { aCup } from "./cup-desk.ts";
import { atBothSizes, expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { enterAs, toast } from "./people.ts";

const OF_GROUPS = ["Quantos grupos", "Quem passa"];
const OF_KNOCKOUT = ["A final", "Se terminar empatado"];
const OF_POINTS = ["Cada confronto da fase de pontos"];
const OWN_RULES = ["Vitória", "Jogos por série"];

async function shows(page: Page, shown: readonly string[], hidden: readonly string[]): Promise<void> {
  for (const label of shown) await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  for (const label of hidden) await expect(page.getByLabel(label, { exact: true })).toBeHidden();
}

test("the form of a category shows what the chosen format and rules use, and asks for no more", async ({
  page,
}) => {
  await enterAs(page, "championship");
  const cup = await aCup(page, { category: { name: "Sub-13" }, teams: ["Aroeira", "Buriti"] });
  await page.goto(`/championship/${cup.id}/categorias/nova`);
  const format = page.getByLabel("Formato", { exact: true });
  await shows(page, [...OF_GROUPS, ...OF_KNOCKOUT, ...OF_POINTS, "Passam por grupo"], OWN_RULES);
  await shows(page, [], ["Da tabela geral passam"]);
  await page.getByLabel("Quem passa").selectOption("Os melhores da tabela geral");
  await shows(page, ["Da tabela geral passam"], ["Passam por grupo", "E os melhores da posição seguinte"]);
  await page.getByLabel("Quantos grupos").fill("99");
  await format.selectOption("Mata-mata");
  await shows(page, OF_KNOCKOUT, [...OF_GROUPS, ...OF_POINTS, ...OWN_RULES]);
  await page.getByRole("radio", { name: /^Regras próprias/ }).check();
  await shows(page, OWN_RULES, []);
  await page.getByLabel("Vitória", { exact: true }).fill("99");
  await page.getByRole("radio", { name: /^Como a CBF/ }).check();
  await format.selectOption("Pontos corridos");
  await shows(page, OF_POINTS, [...OF_GROUPS, ...OF_KNOCKOUT, ...OWN_RULES]);
  await atBothSizes(page, async (size) => {
    await expectNoOverflow(page);
    await expectAccessible(page, `the form of a category, ${size}`);
  });
  // What is put away is not read, whatever stands in it.
  await page.getByLabel("Nome da categoria").fill("Sub-15");
  await page.getByLabel(/^Equipes pedem até/).fill("9999-12-31");
  await page.getByRole("button", { name: "Criar categoria" }).click();
  await expect(page.getByText("Confira o ano: escreva um de 2000 a 2100.")).toBeVisible();
  await page.getByLabel(/^Equipes pedem até/).fill("");
  await page.getByRole("button", { name: "Criar categoria" }).click();
  await expect(toast(page)).toContainText("Categoria criada");
});
