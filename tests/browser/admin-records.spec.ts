import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { enterAs, newCnpj, newWord, toast } from "./people.ts";

test.describe.configure({ timeout: 150_000 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`records of the administration ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("an admin adds a club, corrects it, verifies it and adjusts its points", async ({ page }) => {
      const name = `Clube ${newWord()}`;
      await enterAs(page, "admin");
      await page.goto("/admin/clubes/adicionar");
      const main = page.getByRole("main");
      for (const section of ["Informações Básicas", "Status e Ranking", "Descrição"])
        await expect(main.getByRole("heading", { name: section, exact: true })).toBeVisible();
      const save = main.getByRole("button", { name: "Salvar Clube" }).last();
      await save.click();
      await expect(main.getByText("Informe o nome do clube.")).toBeVisible();
      await main.getByLabel("Nome", { exact: true }).fill(name);
      await save.click();
      await expect(toast(page)).toContainText("Clube criado com sucesso!");
      await expect(main.getByText("Falta o CNPJ. Edite o clube para informá-lo.")).toBeVisible();
      const club = new URL(page.url()).pathname;

      await main.getByRole("link", { name: "Editar", exact: true }).click();
      await main.getByLabel("CNPJ").fill(newCnpj());
      await main.getByLabel("Parceria").selectOption("Oficial");
      await main.getByLabel("Categoria").selectOption({ index: 1 });
      await main.getByRole("checkbox", { name: "Destaque Regional" }).check();
      if (javaScriptEnabled) await expectAccessible(page, "the form of a club");
      await expectNoOverflow(page, "the form of a club");
      await save.click();
      await expect(toast(page)).toContainText("Clube atualizado com sucesso!");
      await expect(main.getByText("Parceria Oficial")).toBeVisible();

      await main.getByLabel("O que você conferiu").fill("Nome e endereço conferem na Receita.");
      await main.getByRole("button", { name: "Verificar o clube" }).click();
      await expect(toast(page)).toContainText("Clube verificado");
      await expect(main.getByText("Nome e endereço conferem na Receita.")).toBeVisible();
      await main.getByLabel("Pontos").fill("-2");
      await main.getByLabel("Motivo", { exact: true }).fill("Escalou sem inscrição.");
      await main.getByRole("button", { name: "Registrar ajuste" }).click();
      await expect(toast(page)).toContainText("Ajuste registrado");
      await expect(main.getByText(/^-2 em /)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page, "a club");
      await expectNoOverflow(page, "a club");

      await main.getByRole("link", { name: "Ver página" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page.getByText("Clube Verificado").first()).toBeVisible();
      await page.goto(`${club}/excluir`);
      await page.getByRole("button", { name: "Excluir" }).click();
      await expect(toast(page)).toContainText("Clube excluído");
      expect((await page.request.get(club.replace("/admin/clubes", "/clube"))).status()).toBe(404);
    });

    test("staff add an event of the team, and correct its city and places", async ({ page }) => {
      // The calendar of the other journeys leaves these out.
      const title = `Jornada ${newWord()}`;
      await enterAs(page, "staff");
      await page.goto("/admin/eventos");
      await page.getByRole("link", { name: "Adicionar Evento" }).click();
      const main = page.getByRole("main");
      const save = main.getByRole("button", { name: "Salvar Evento" }).last();
      await main.getByLabel("Nome", { exact: true }).fill(title);
      await main.getByLabel("Local", { exact: true }).fill("Campo municipal");
      await main.getByLabel("Dia", { exact: true }).fill("2090-09-12");
      await main.getByLabel("Hora", { exact: true }).fill("09:00");
      await save.click();
      await expect(main.getByText("Escreva a cidade: o horário do evento é o dela.")).toBeVisible();
      await expect(main.getByLabel("Nome", { exact: true })).toHaveValue(title);
      await main.getByLabel("Cidade").fill("Manaus, AM");
      await main.getByLabel(/^Vagas/).fill("40");
      if (javaScriptEnabled) await expectAccessible(page, "the form of an event");
      await expectNoOverflow(page, "the form of an event");
      await save.click();
      await expect(toast(page)).toContainText("Evento criado com sucesso!");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);

      await main.getByRole("link", { name: "Editar", exact: true }).click();
      await expect(main.getByLabel("Hora", { exact: true })).toHaveValue("09:00");
      await main.getByLabel("Cidade").fill("Belém, PA");
      await main.getByLabel(/^Vagas/).fill("60");
      await save.click();
      await expect(toast(page)).toContainText("Evento atualizado com sucesso!");
      await expect(main.getByText("Belém, PA").first()).toBeVisible();
      await expect(main.getByText("0 de 60")).toBeVisible();
    });

    test("an admin adds a sponsor, deletes it and takes that back", async ({ page }) => {
      const name = `Marca ${newWord()}`;
      await enterAs(page, "admin");
      await page.goto("/admin/patrocinadores/adicionar");
      const main = page.getByRole("main");
      await main.getByLabel("Nome", { exact: true }).fill(name);
      await main.getByLabel("Segmento").fill("Água mineral");
      await main.getByLabel("Nível").selectOption("Ouro");
      await main.getByLabel("Início").fill("2026-01-01");
      await main.getByLabel(/^Fim/).fill("2025-01-01");
      const save = main.getByRole("button", { name: "Salvar Patrocinador" }).last();
      await save.click();
      await expect(main.getByText("O fim do contrato vem depois do início.")).toBeVisible();
      await main.getByLabel(/^Fim/).fill("2099-01-01");
      if (javaScriptEnabled) await expectAccessible(page, "the form of a sponsor");
      await expectNoOverflow(page, "the form of a sponsor");
      await save.click();
      await expect(toast(page)).toContainText("Patrocinador criado com sucesso!");
      await expect(main.getByText("Ouro").first()).toBeVisible();

      await main.getByRole("link", { name: "Excluir" }).click();
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(`Excluir ${name}?`);
      await main.getByRole("button", { name: "Excluir" }).click();
      await expect(toast(page)).toContainText("Patrocinador excluído");
      const list = `/admin/patrocinadores?${new URLSearchParams({ busca: name })}`;
      const undo = page.url();
      await page.goto(list);
      await expect(main.getByRole("heading", { name: "Nenhum patrocinador encontrado" })).toBeVisible();
      await page.goto(undo);
      await main.getByRole("button", { name: "Desfazer exclusão" }).click();
      await expect(toast(page)).toContainText("Exclusão desfeita");
      await page.goto(list);
      await expect(main.getByRole("row").filter({ hasText: name })).toContainText("Ativo");
    });
  });
}
