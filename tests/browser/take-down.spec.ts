import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { ageForms, expect, test } from "./pages.ts";
import { toast } from "./people.ts";

const GALLERY = "/a/kaua-ribeiro/galeria";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody without an account asks for a photo to be removed, and nothing typed is lost", async ({
    page,
  }) => {
    await page.goto(GALLERY);
    await page.getByRole("link", { name: "Pedir remoção da foto Circuito de agilidade" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pedir remoção");
    await expect(page.getByText("Foto “Circuito de agilidade”, de Kauã Ribeiro")).toBeVisible();
    const why = page.getByLabel("Por que deve sair do ar?");
    await why.fill("Apareço ao fundo e não autorizei a foto.");
    await page.getByLabel("Seu e-mail").fill("vizinho@example.com");
    // The browser would not let a wrong address go: as if it did.
    await page.getByLabel("Seu e-mail").evaluate((field: HTMLInputElement) => {
      field.type = "text";
      field.value = "vizinho";
    });
    await ageForms(page);
    await page.getByRole("button", { name: "Enviar pedido" }).click();
    await expect(page.getByText("Informe um e-mail válido, para podermos responder.")).toBeVisible();
    await expect(why).toHaveValue("Apareço ao fundo e não autorizei a foto.");
    await page.getByLabel("Seu e-mail").fill("vizinho@example.com");
    await page.getByRole("button", { name: "Enviar pedido" }).click();
    await expect(page).toHaveURL(GALLERY);
    await expect(toast(page)).toContainText("Pedido enviado");
  });
});

test("axe finds nothing on the form, and nothing is wider than the screen", async ({ page }) => {
  await page.goto(GALLERY);
  await page
    .getByRole("link", { name: /Pedir remoção/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pedir remoção");
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test("what cannot be seen cannot be asked about", async ({ page }) => {
  for (const id of ["1", "01980000-0000-7000-8000-000000000000"])
    expect((await page.goto(`/remover/${id}`))?.status(), id).toBe(404);
});
