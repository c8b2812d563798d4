import type { Page } from "@playwright/test";
import { ageForms, expect, test, unfoldFilters } from "./pages.ts";
import { enterAs, newWord, toast } from "./people.ts";

const unique = (name: string) => `${name} ${newWord()}`;
const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`staff ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("create a plan, correct what was refused, change its price and take it off sale", async ({
      page,
    }) => {
      test.slow();
      const name = unique("Clube Semente");
      await enterAs(page, "admin");
      await page.goto("/admin/planos");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Planos de Assinatura");
      await expect(page.getByText("Todos os planos incluem 15 dias grátis.")).toBeVisible();
      await page.getByRole("link", { name: "Criar plano" }).click();
      await page.getByLabel("Nome").fill(name);
      await page.getByLabel("Preço por mês").fill("dez reais");
      await page.getByLabel("O que o plano oferece").fill("Vídeos completos\nContato");
      await page.getByLabel("Vídeos completos dos atletas").check();
      await page.getByRole("button", { name: "Criar plano" }).click();
      await expect(page.getByText("Informe um valor como 59,00")).toBeVisible();
      await page.getByLabel("Preço por mês").fill("1.059,9");
      await page.getByRole("button", { name: "Criar plano" }).click();
      await expect(page.getByText("Não serve para o público Atleta")).toBeVisible();
      await expect(page.getByLabel("Vídeos completos dos atletas")).toBeChecked();
      await page.getByLabel("Público").selectOption("Clube");
      await page.getByRole("button", { name: "Criar plano" }).click();
      await expect(toast(page)).toContainText("Plano criado com sucesso!");
      await expect(rowOf(page, name)).toContainText("R$ 1.059,90/mês");

      await rowOf(page, name)
        .getByRole("link", { name: `Editar ${name}` })
        .click();
      await expect(page.getByLabel("O que o plano oferece")).toHaveValue("Vídeos completos\nContato");
      await expect(page.getByText("Um preço novo só vale para novos assinantes")).toBeVisible();
      await page.getByLabel("Preço por mês").fill("R$ 890");
      await page.getByRole("button", { name: "Salvar plano" }).click();
      await expect(toast(page)).toContainText("Plano atualizado com sucesso!");
      await expect(rowOf(page, name)).toContainText("R$ 890,00/mês");

      await page.goto("/planos");
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await page.goto("/admin/planos");
      await rowOf(page, name)
        .getByRole("link", { name: `Desativar ${name}` })
        .click();
      await page.getByRole("button", { name: "Desativar plano" }).click();
      await expect(toast(page)).toContainText("Plano desativado");
      await expect(rowOf(page, name)).toContainText("Desativado");
      await page.goto("/planos");
      await expect(page.getByRole("heading", { name })).toBeHidden();

      await page.goto("/admin/planos");
      await rowOf(page, name)
        .getByRole("link", { name: `Excluir ${name}` })
        .click();
      await expect(page.getByText("Ninguém assinou este plano.")).toBeVisible();
      await page.getByRole("button", { name: "Excluir" }).click();
      await expect(toast(page)).toContainText("Plano excluído");
      await expect(rowOf(page, name)).toBeHidden();
    });

    test("read a message, mark it as handled, find it again and take the list home", async ({ page }) => {
      test.slow();
      const name = unique("=Ana Souza");
      await sendMessage(page, name);
      await enterAs(page, "staff");
      await page.goto("/admin/mensagens?tipo=contact");
      await rowOf(page, name).getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page.getByText("Quero saber dos planos.")).toBeVisible();
      await page.getByRole("button", { name: "Marcar como tratada" }).click();
      await expect(toast(page)).toContainText("Mensagem marcada como tratada");
      // The next message of the same kind, or their list.
      await expect(page).toHaveURL(/\/admin\/mensagens(\/[\da-f-]{36})?\?tipo=contact$/);
      await page.goto("/admin/mensagens?tipo=contact");
      await expect(rowOf(page, name)).toBeHidden();
      await page.getByRole("link", { name: "Tratadas" }).click();
      await expect(page).toHaveURL(/situacao=tratadas/);
      // The address is there before the page: a choice before that would be made among the new ones.
      await expect(page.getByLabel("Situação")).toHaveValue("tratadas");
      await unfoldFilters(page);
      await page.getByLabel("Tipo").selectOption("Mensagem de contato");
      // With script the choice counts at once.
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Filtrar" }).click();
      await expect(page).toHaveURL(/situacao=tratadas&tipo=contact/);
      await expect(rowOf(page, name)).toBeVisible();

      const address = await page.getByRole("link", { name: "Exportar CSV" }).getAttribute("href");
      const file = await page.request.get(address!);
      expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8");
      expect(file.headers()["cache-control"]).toBe("private, no-store");
      const text = (await file.body()).toString("utf8");
      expect(text.startsWith('\uFEFF"Recebida em"')).toBe(true);
      expect(text).toContain(`"'${name}"`);

      await rowOf(page, name).getByRole("link").click();
      await page.getByRole("button", { name: "Marcar como nova" }).click();
      await expect(toast(page)).toContainText("Mensagem marcada como nova");
    });
  });
}

test("a trial from the admin area is for profiles of the plan's kind, and says so", async ({ page }) => {
  await enterAs(page, "staff");
  await page.goto("/admin/planos");
  await rowOf(page, "Clube Formador")
    .getByRole("button", { name: /Começar teste grátis/ })
    .click();
  await expect(toast(page)).toContainText("Este plano é para outro tipo de perfil");
});

test("staff who are no admins read plans and cannot change them", async ({ page }) => {
  await enterAs(page, "staff");
  await page.goto("/admin/planos");
  await expect(page.getByText("Só a administração cria e muda planos.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Criar plano" })).toBeHidden();
  await rowOf(page, "Clube Formador").getByRole("link", { name: "Ver Clube Formador" }).click();
  await expect(page.getByLabel("Preço por mês")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Salvar plano" })).toBeHidden();
  expect((await page.goto("/admin/planos/novo"))?.status()).toBe(403);
});

test("plans and messages of the team are nobody else's", async ({ page, request }) => {
  await enterAs(page, "club");
  for (const path of ["/admin/planos", "/admin/planos/novo", "/admin/mensagens", "/admin/mensagens.csv"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/admin\/unauthorized/);
    const visitor = await request.get(path, { maxRedirects: 0 });
    expect(visitor.headers()["location"], path).toMatch(/^\/admin\/login/);
  }
});

async function sendMessage(page: Page, name: string): Promise<void> {
  await page.goto("/contato");
  await page.getByLabel("Nome").fill(name);
  await page.getByLabel("E-mail").fill("ana@example.com");
  await page.getByLabel("Assunto").selectOption("Planos e pagamento");
  await page.getByLabel("Mensagem").fill("Quero saber dos planos.");
  await ageForms(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Enviar/ })
    .click();
  await expect(toast(page)).toContainText("Mensagem enviada!");
}
