import { aCup, draw, matchesOf, pasteSquads, post, teamPages } from "./cup-desk.ts";
import { expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { enterAs } from "./people.ts";
import { endHalf, lineUp, note, startHalf } from "./sheet-hands.ts";

test.describe.configure({ timeout: 120_000 });

test("a final with officials, a card for a coach, a substitution, extra time and kicks", async ({ page }) => {
  await enterAs(page, "championship");
  const teams = ["Jacuí", "Uruguai"];
  const cup = await aCup(page, {
    category: { name: "Sub-17", kind: "knockout", levelTie: "extra_time", bornFrom: "2009", mostTeams: "4" },
    teams,
  });
  await pasteSquads(page, cup, teams);
  for (const [, path] of await teamPages(page, cup))
    await post(page, path, { intent: "comissao", name: "Vera Lins", staffRole: "técnica" });
  await draw(page, cup, 1);
  const [match] = await matchesOf(page, cup);
  const at = `/championship/${cup.id}/partidas/${match!.id}`;
  const { home, away } = match!;
  await page.goto(`${at}/sumula`);
  await lineUp(page, match!);

  await page.getByRole("button", { name: "Observações" }).click();
  await page.getByLabel("Árbitro", { exact: true }).fill("José Luís Prado");
  await page.getByLabel(/^Assistente 1/).fill("Nara Quintão");
  await page.getByRole("button", { name: "Guardar arbitragem" }).click();
  await expect(page.getByLabel(/^Assistente 1/)).toHaveValue("Nara Quintão");
  await page.getByLabel("Observação", { exact: true }).fill("Gramado molhado.");
  await page.getByRole("button", { name: "Guardar observação" }).click();
  await expect(page.getByText("Gramado molhado.", { exact: false }).first()).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Voltar ao jogo" }).click();

  await startHalf(page, "Iniciar 1º tempo");
  await page
    .getByRole("region", { name: home, exact: true })
    .getByRole("button", { name: /^Banco/ })
    .click();
  await page.getByRole("button", { name: /Vera Lins/ }).click();
  await page.getByRole("button", { name: "Amarelo", exact: true }).click();
  await expect(page.getByText(`Amarelo, ${home}, técnica`)).toBeVisible();
  await note(page, [away, 10], "Gol");
  await endHalf(page);
  await startHalf(page, "Iniciar 2º tempo");
  await note(page, [home, 9], "Gol");
  await page.getByRole("region", { name: home, exact: true }).getByRole("button", { name: /^9\b/ }).click();
  await page.getByRole("button", { name: "Substituição" }).click();
  await page
    .getByRole("dialog", { name: home })
    .getByRole("button", { name: /Heitor/ })
    .click();
  await expect(page.getByText(`${home}: sai 9, entra 12`)).toBeVisible();
  await endHalf(page);
  await startHalf(page, "Prorrogação");
  await note(page, [home, 12], "Gol");
  await endHalf(page);
  await startHalf(page, "2º da prorrogação");
  await note(page, [away, 11], "Gol");
  await endHalf(page);
  await startHalf(page, "Pênaltis");
  await note(page, [home, 12], "Converteu");
  await note(page, [away, 11], "Perdeu");
  await endHalf(page);
  await expectNoOverflow(page);

  await page.getByRole("button", { name: "Fechar súmula" }).click();
  await expect(page.getByText("Confira antes de fechar")).toHaveCount(0);
  await expect(page.getByLabel("Nome", { exact: true }).first()).toHaveValue("José Luís Prado");
  await page.getByRole("button", { name: "Fechar súmula" }).click();
  await expect(page).toHaveURL(at);
  await expect(page.getByText("2 × 2 (1–0 nos pênaltis)")).toBeVisible();
  await page.goto(`/championship/${cup.id}/resultados?categoria=${cup.category}`);
  await expect(page.getByText(`Campeão: ${home}`)).toBeVisible();
});
