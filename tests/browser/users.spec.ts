import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { enterAs, toast } from "./people.ts";

const REASON = "Não encontra o botão de salvar do perfil";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`accounts ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("an admin sees in somebody's place, saves nothing, ends it, and the person reads why", async ({
      page,
      context,
    }) => {
      test.slow();
      await enterAs(page, "admin");
      await page.goto("/admin/usuarios?busca=natalia");
      await page.getByRole("link", { name: "Natália Bragança" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Natália Bragança");
      await page.getByLabel("Motivo", { exact: true }).fill("curto");
      await page.getByRole("button", { name: /^Ver como/ }).click();
      await expect(page.getByText("a pessoa vai lê-lo")).toBeVisible();
      await page.getByLabel("Motivo", { exact: true }).fill(REASON);
      await page.getByRole("button", { name: /^Ver como/ }).click();
      await expect(page).toHaveURL("/athlete/dashboard");
      const banner = page.getByRole("complementary", { name: "Visão de outra pessoa" });
      await expect(banner).toContainText("Você está vendo como Natália Bragança");
      await expect(banner).toContainText(/Termina em (?:29|30) min/);
      await expectNoOverflow(page);
      await page.goto("/conta");
      await page.getByLabel("Nome completo").fill("Outro Nome");
      await page
        .getByRole("button", { name: /Salvar/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Somente leitura");
      await expect(page.getByText("Nada foi salvo")).toBeVisible();
      await expect(banner).toBeVisible();
      await page.getByRole("link", { name: "Voltar à página" }).click();
      await expect(page.getByLabel("Nome completo")).toHaveValue("Natália Bragança");
      await page.goto("/contatos");
      await expect(page.getByText("Conversas, formas de entrar")).toBeVisible();
      await page.goto("/admin");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acesso Negado");
      await banner.getByRole("button", { name: "Encerrar" }).click();
      await expect(toast(page)).toContainText("Visão encerrada");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Natália Bragança");
      await expect(banner).toHaveCount(0);
      await context.clearCookies();
      await enterAs(page, "athlete");
      await page.goto("/conta/privacidade");
      await expect(page.getByText(REASON).first()).toBeVisible();
    });
  });
}

test("staff open the contact of a minor by a button, and the log says so", async ({ page }) => {
  await enterAs(page, "staff");
  await page.goto("/admin/usuarios?busca=kaua");
  await expect(page.getByText("contato protegido")).toBeVisible();
  await page.getByRole("link", { name: "Kauã Ribeiro" }).click();
  await expect(page.getByText("atleta.menor@demo.example")).toHaveCount(0);
  await page.getByRole("button", { name: "Mostrar contato" }).click();
  await expect(page.getByText("atleta.menor@demo.example")).toBeVisible();
  await page.getByRole("link", { name: "O que aconteceu com a conta" }).click();
  await expect(page.getByText("abriu o contato de Kauã Ribeiro").first()).toBeVisible();
});

test("accounts and the log fit the screen and can be used by everybody @layout", async ({ page }) => {
  await enterAs(page, "admin");
  for (const path of [
    "/admin/usuarios",
    "/admin/usuarios?situacao=bloqueada",
    "/admin/registro",
    "/admin/registro?grupo=contas",
  ]) {
    await page.goto(path);
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Valores" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/admin/usuarios?busca=valdemar");
  await page.getByRole("link", { name: "Valdemar Sorgo" }).click();
  await expect(page.getByText("Conta bloqueada")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});
