import { phonePhoto } from "#server/media/testing/pictures.ts";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, hydrated, test } from "./pages.ts";
import { bornYearsAgo, enterAs, newEmail, newWord, toast } from "./people.ts";

test.describe.configure({ timeout: 150_000 });

/** A file is looked at by a job in a process of its own, which may have others before it. */
const expectProcessed = expect.configure({ timeout: 60_000 });

const dayOf = (iso: string) => iso.split("-").toReversed().join("/");

for (const javaScriptEnabled of [true, false]) {
  test.describe(`athletes of the administration ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("staff add a minor, correct the profile, delete it with a reason and take that back", async ({
      page,
    }) => {
      // Without script the checks of accessibility cannot run in the page.
      const accessible = () => (javaScriptEnabled ? expectAccessible(page) : Promise.resolve());
      const word = newWord();
      const subdomain = word.toLowerCase();
      await enterAs(page, "staff");
      await page.goto("/admin/atletas/adicionar");
      await expectNoOverflow(page);
      await accessible();
      const main = page.getByRole("main");
      for (const section of ["Informações Básicas", "Pessoais", "Esportivas", "Sobre o Atleta"])
        await expect(main.getByRole("heading", { name: section, exact: true })).toBeVisible();
      const save = main.getByRole("button", { name: "Salvar Atleta" });

      await main.getByLabel("Nome completo").fill(`${word} da Equipe`);
      await main.getByLabel("Subdomínio").fill("admin");
      await main.getByLabel("Data de nascimento").fill(dayOf(bornYearsAgo(15)));
      await save.click();
      await expect(main.getByText("Este subdomínio já está em uso. Escolha outro.")).toBeVisible();
      await expect(main.getByLabel("Nome completo")).toHaveValue(`${word} da Equipe`);
      await main.getByLabel("Subdomínio").fill(subdomain);
      await main.getByLabel("Nome do responsável").fill("Marta da Equipe");
      await main.getByLabel("E-mail do responsável").fill(newEmail("marta"));
      await save.click();
      await expect(toast(page)).toContainText("Atleta criado com sucesso!");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(`${word} da Equipe`);
      await expect(main.getByText("Aguardando o responsável")).toBeVisible();
      const profile = new URL(page.url()).pathname;

      await main.getByRole("link", { name: "Editar carreira" }).click();
      await main.getByLabel("Posição principal").selectOption("Volante");
      await main.getByLabel("Clube").fill("Vitória");
      await main.getByRole("button", { name: "Salvar" }).last().click();
      await expect(toast(page)).toContainText("Perfil atualizado com sucesso!");
      await expect(main.getByText("Volante • Vitória")).toBeVisible();

      await main.getByLabel("Nova nota").fill("Falamos com a mãe por telefone.");
      await main.getByRole("button", { name: "Guardar nota" }).click();
      await expect(main.getByText("Falamos com a mãe por telefone.")).toBeVisible();
      await expectNoOverflow(page);
      await accessible();

      await main.getByRole("link", { name: "Responsáveis" }).click();
      await expect(main.getByText("Marta da Equipe")).toBeVisible();
      await accessible();

      await main.getByRole("link", { name: "Situação" }).click();
      await main.getByRole("button", { name: "Pôr em destaque" }).click();
      await expect(main.getByText("Destaque", { exact: true }).first()).toBeVisible();
      await main.getByLabel("Motivo da exclusão").fill("Perfil repetido.");
      await main.getByRole("button", { name: "Excluir atleta" }).click();
      await expect(toast(page)).toContainText("Atleta excluído");
      await expect(main.getByText("Excluído", { exact: true })).toBeVisible();
      expect((await page.request.get(`/a/${subdomain}`)).status()).toBe(404);
      await accessible();
      await main.getByRole("button", { name: "Desfazer a exclusão" }).click();
      await expect(toast(page)).toContainText("Exclusão desfeita");
      await expect(page).toHaveURL(profile);
      await expect(main.getByText("Aguardando o responsável")).toBeVisible();
    });

    test("an athlete that does not exist says so and leads back to the list", async ({ page }) => {
      await enterAs(page, "staff");
      await page.goto("/admin/atletas/00000000-0000-7000-8000-000000000000");
      const main = page.getByRole("main");
      await expect(main.getByText("Atleta não encontrado").first()).toBeVisible();
      await main.getByRole("link", { name: "Voltar para a lista" }).click();
      await expect(page).toHaveURL("/admin/atletas");
    });
  });
}

test("a photo that staff send waits for the guardian, as everybody's does", async ({ page }) => {
  const word = newWord();
  await enterAs(page, "staff");
  await page.goto("/admin/atletas/adicionar");
  const main = page.getByRole("main");
  await main.getByLabel("Nome completo").fill(`${word} da Foto`);
  await main.getByLabel("Subdomínio").fill(word.toLowerCase());
  await main.getByRole("textbox", { name: /^Idade/ }).fill("15");
  await main.getByRole("button", { name: "Salvar Atleta" }).click();
  await expect(toast(page)).toContainText("Atleta criado com sucesso!");
  await main.getByRole("link", { name: "Fotos", exact: true }).click();
  await hydrated(page);
  await page
    .locator("label", { hasText: "Adicionar" })
    .locator("input")
    .setInputFiles([
      { name: "Foto do treino.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(900, 1200) },
    ]);
  await expectProcessed(toast(page)).toContainText("Upload concluído");
  await expectProcessed(toast(page)).toContainText("Fotos enviados com sucesso!");
  await expectProcessed(main.getByRole("heading", { name: "Galeria (1)" })).toBeVisible();
  const gallery = main
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Abrir Foto do treino" }) });
  await expectProcessed(gallery.last()).toContainText("espera o sim do responsável");
  await expectNoOverflow(page);
  await expectAccessible(page);
});
