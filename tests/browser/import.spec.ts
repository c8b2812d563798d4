import type { Page } from "@playwright/test";
import { expect, test } from "./pages.ts";
import { enterAs, newWord, toast } from "./people.ts";

const HEAD = "Nome completo;Data de nascimento;Posição;Clube atual;CPF\r\n";
const latin1 = (text: string) => Buffer.from(text, "latin1");

async function bring(page: Page, buffer: Buffer, name = "lista.csv"): Promise<void> {
  await page.goto("/admin/importar");
  await page.getByLabel("Arquivo CSV").setInputFiles({ name, mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Conferir arquivo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

/** What the page comes to: by itself with script, by its link without. */
async function becomes(page: Page, text: string, javaScriptEnabled: boolean): Promise<void> {
  const said = page.getByText(text, { exact: true });
  if (javaScriptEnabled) return expect(said).toBeVisible({ timeout: 30_000 });
  await expect(async () => {
    const again = page.getByRole("link", { name: "Atualizar" });
    if (await again.isVisible()) await again.click();
    await expect(said).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a file of athletes ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("is sent with mistakes, mended, checked, imported and found among the athletes", async ({
      page,
    }) => {
      test.slow();
      const [one, two] = [`José ${newWord()}`, `Íris ${newWord()}`];
      await enterAs(page, "staff");
      await bring(
        page,
        latin1(`${HEAD}${one};05/03/2010;Líbero;Serra;111.444.777-35\r\n${two};31/02/2009;GOL;;\r\n`),
      );
      await becomes(page, "Nada foi importado", javaScriptEnabled);
      const problem = (line: number) => page.getByRole("row").filter({ hasText: new RegExp(`^\\s*${line}`) });
      await expect(problem(2)).toContainText("Não conhecemos esta posição.");
      await expect(problem(3)).toContainText("Data de nascimento");
      await expect(page.getByText("Colunas deixadas de fora")).toBeVisible();
      await expect(page.getByRole("button", { name: /^Importar/ })).toHaveCount(0);

      const mended = latin1(
        `${HEAD}${one};05/03/2010;Volante;Serra;111.444.777-35\r\n${two};28/02/2009;GOL;;\r\n`,
      );
      await bring(page, mended);
      await becomes(page, "Arquivo conferido, sem problemas", javaScriptEnabled);
      await expect(page.getByRole("row").filter({ hasText: one })).toContainText("05/03/2010");
      await page.getByRole("button", { name: "Importar 2 atletas" }).click();
      await expect(toast(page).filter({ hasText: "Importação iniciada" })).toBeVisible();
      await becomes(page, "Importação concluída", javaScriptEnabled);

      await bring(page, mended);
      await expect(toast(page).filter({ hasText: "Este arquivo já foi importado" })).toBeVisible();
      await expect(page.getByRole("button", { name: /^Importar/ })).toHaveCount(0);

      await page.goto(`/admin/atletas?${new URLSearchParams({ busca: two })}`);
      await expect(page.getByRole("link", { name: two, exact: true })).toBeVisible();
    });
  });
}
