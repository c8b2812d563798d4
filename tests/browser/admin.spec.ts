import type { Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { ageForms, expect, hydrated, menuButton, test, unfoldFilters } from "./pages.ts";
import { aClub, decide, enterAs, newWord, toast } from "./people.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`admin ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("staff see what there is, what happened and what waits", async ({ page }) => {
      await enterAs(page, "staff");
      const main = page.getByRole("main");
      for (const path of ["/admin", "/admin/dashboard"]) {
        await page.goto(path);
        await expect(main.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
        for (const text of [
          "Total de atletas cadastrados",
          "Clubes parceiros",
          "Campeonatos ativos",
          "Parceiros e patrocinadores",
        ]) {
          await expect(main.getByText(text)).toBeVisible();
        }
        await expect(
          main.getByRole("table", { name: "Atividade Recente" }).getByRole("row").nth(5),
        ).toBeVisible();
        await expect(main.getByRole("navigation", { name: "Acesso Rápido" })).toBeVisible();
        await expect(main.getByRole("img", { name: /^Novas contas por dia/ })).toBeVisible();
        await expect(main.getByRole("table", { name: "Aguardando decisão" })).toContainText("Denúncia");
        await expect(main.getByText(/^Contado às/)).toBeVisible();
      }
      await menuButton(page, /^Menu$/).click();
      await page.getByRole("link", { name: /^Revisões/ }).click();
      await expect(page).toHaveURL("/admin/revisoes");
      await unfoldFilters(page);
      await main.getByLabel("Tipo").selectOption("guardian_dispute");
      // With script the choice counts at once.
      if (!javaScriptEnabled) await main.getByRole("button", { name: "Filtrar" }).click();
      await expect(page).toHaveURL(/\/admin\/revisoes\?.*tipo=guardian_dispute/);
      await expect(main.getByRole("link", { name: "Manuela Prado" })).toBeVisible();
      await expect(main.getByText("Primeira publicação", { exact: true })).toHaveCount(0);
      await menuButton(page, "Menu do usuário LP").click();
      await expect(page.getByText("equipe@demo.example")).toBeVisible();
      await expect(page.getByText("Administrador", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Sair" }).last().click();
      await expect(page).toHaveURL("/admin/login");
      await expect(toast(page)).toContainText("Logout realizado com sucesso!");
    });

    test("staff take a review, hide what was reported, and reject the report with a reason", async ({
      page,
    }) => {
      // A long way, on a machine that may be busy with others.
      test.slow();
      const name = await reportSomeone(page, javaScriptEnabled ? 3 : 5);
      await enterAs(page, "staff");
      await page.goto("/admin/revisoes?tipo=report");
      const row = page.getByRole("row").filter({ hasText: name });
      await row.getByRole("button", { name: /Assumir/ }).click();
      await expect(toast(page)).toContainText("Revisão assumida");
      await expect(row).toContainText("Você");
      await row.getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page.getByText("As fotos são de outra pessoa.")).toBeVisible();
      await page.getByRole("button", { name: "Ocultar agora" }).click();
      await expect(toast(page)).toContainText("Denúncia: oculto");
      await expect(page.getByText("Oculto pela equipe")).toBeVisible();
      await page.getByRole("button", { name: "Fechar aviso" }).click();
      await decide(page, "Rejeitar", "   ");
      await expect(page.getByText("Escreva o motivo da rejeição.")).toBeVisible();
      await expect(page.getByLabel("Se for improcedente, pôr de volta no ar")).toBeChecked();
      await decide(page, "Rejeitar", "Conferimos: as fotos são da própria pessoa.");
      await expect(toast(page)).toContainText("Revisão rejeitada");
      await page.goto(`/atletas?busca=${encodeURIComponent(name)}`);
      await expect(page.getByRole("link", { name })).toBeVisible();
    });
  });
}

test("a club that signed up is checked and verified; who decides second hears it is done", async ({
  page,
  context,
}) => {
  test.slow();
  const name = `Clube da Várzea ${newWord()}`;
  await aClub(page, "clube", name);
  await enterAs(page, "staff");
  await page.goto("/admin/revisoes?tipo=club_verification");
  const address = await page.getByRole("link", { name }).getAttribute("href");
  await page.goto(address!);
  await expect(page.getByText("Nilton Braga")).toBeVisible();
  await expect(page.getByText(/^\w{2}\.\w{3}\.\w{3}\/\w{4}-\d{2}$/)).toBeVisible();
  await expect(page.getByText("(11) 98765-4321")).toBeVisible();

  const late = await context.newPage();
  await late.goto(address!);
  await decide(page, "Aprovar");
  await expect(toast(page)).toContainText("Revisão aprovada");
  await decide(late, "Rejeitar", "Não confere.");
  await expect(toast(late)).toContainText("Esta revisão já foi decidida");
  await expect(late.getByRole("main")).toContainText("Aprovada");
  await expect(late.getByRole("main")).toContainText("por Lia Prates");
  await expect(late.getByRole("radio", { name: "Rejeitar" })).toBeHidden();
});

test("nobody else gets in", async ({ page }) => {
  await page.goto("/admin/revisoes?tipo=report");
  await expect(page).toHaveURL("/admin/login?voltar=%2Fadmin%2Frevisoes%3Ftipo%3Dreport");
  await enterAs(page, "sponsor");
  for (const path of [
    "/admin",
    "/admin/dashboard",
    "/admin/revisoes",
    "/admin/revisoes/01980000-0000-7000-8000-000000000000",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/admin/unauthorized?voltar=${encodeURIComponent(path)}`);
    await expect(page.getByRole("heading", { name: "Acesso Negado" })).toBeVisible();
  }
  const data = await page.request.get("/admin/revisoes.data", { maxRedirects: 0 });
  expect(await data.text()).not.toContain("Primeira publicação (");
});

test("a page that is missing keeps the panel around it and says what is missing", async ({ page }) => {
  await enterAs(page, "staff");
  for (const [path, lead] of [
    ["/admin/nao-existe", null],
    ["/admin/revisoes/01980000-0000-7000-8000-000000000000", "Revisão não encontrada"],
    ["/admin/planos/nada", "Plano não encontrado"],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página não encontrada");
    if (lead) await expect(page.getByText(lead)).toBeVisible();
    await expect(menuButton(page, "Menu do usuário LP")).toBeVisible();
  }
  await page.getByRole("link", { name: "Voltar ao painel" }).click();
  await expect(page).toHaveURL("/admin");
});

/** In groups: each page takes seconds to check. */
const CHECKED_PAGES = {
  "the dashboard and the lists of reviews": ["/admin", "/admin/revisoes", "/admin/revisoes?tipo=sponsor"],
  "a review, one that is not there, and plans": ["a review", "/admin/revisoes/nada", "/admin/planos"],
  "a new plan and messages": [
    "/admin/planos/novo",
    "/admin/mensagens",
    "/admin/mensagens?situacao=tratadas&tipo=club_request",
  ],
};

for (const [group, paths] of Object.entries(CHECKED_PAGES)) {
  test(`axe finds nothing on ${group}, and nothing is wider than the screen`, async ({ page }) => {
    test.slow();
    await enterAs(page, "staff");
    for (const path of paths) {
      await page.goto(path === "a review" ? "/admin/revisoes?tipo=first_publication" : path);
      if (path === "a review") {
        await page.getByRole("rowheader").getByRole("link").first().click();
        await page.waitForURL(/revisoes\/[\da-f-]{36}/);
      }
      await hydrated(page);
      await expectAccessible(page, path);
      await expectNoOverflow(page, path);
    }
  });
}

/** Each test has an athlete of its own, somewhere in the list where no other test looks. */
async function reportSomeone(page: Page, listPage: number): Promise<string> {
  await page.goto(`/atletas?pagina=${listPage}`);
  await page.getByRole("article").last().getByRole("link").click();
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("link", { name: "Denunciar" }).click();
  await page.getByLabel("Perfil falso ou de outra pessoa").check();
  await page.getByLabel("Conte o que aconteceu").fill("As fotos são de outra pessoa.");
  await ageForms(page);
  await page.getByRole("button", { name: "Enviar denúncia" }).click();
  await expect(toast(page)).toContainText("Denúncia enviada");
  return name;
}
