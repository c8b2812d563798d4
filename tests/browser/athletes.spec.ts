import { expect, hydrated, test } from "./pages.ts";

test.describe("athletes list", () => {
  test("shows nine figurinhas a page and leads from one to its site", async ({ page }) => {
    await page.goto("/atletas");
    await expect(page.getByRole("heading", { level: 1, name: "Atletas" })).toBeVisible();
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(9);
    const first = cards.first().getByRole("link");
    const name = await first.innerText();
    await first.click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  test("filters follow each change, and back restores them", async ({ page }) => {
    await page.goto("/atletas");
    await hydrated(page);
    await page.getByLabel("Posição").selectOption("Goleiro");
    await expect(page).toHaveURL(/posicao=Goleiro/);
    await expect(page.getByRole("article").first()).toContainText("Goleiro");
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/a\//);
    await page.goBack();
    await expect(page.getByLabel("Posição")).toHaveValue("Goleiro");
    await expect(page.getByRole("article").first()).toContainText("Goleiro");
  });

  test("search ignores case and accents", async ({ page }) => {
    await page.goto("/atletas?busca=KAUA%20ribeiro");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Kauã Ribeiro" })).toBeVisible();
  });

  test("says so when nothing matches, and when the page is past the end", async ({ page }) => {
    await page.goto("/atletas?busca=zzzzzz");
    await expect(page.getByText("Nenhum atleta encontrado.")).toBeVisible();
    await expect(page.getByText("Tente ajustar os filtros de pesquisa.")).toBeVisible();
    await page.goto("/atletas?pagina=999999");
    await expect(page.getByRole("heading", { name: "Esta página não existe" })).toBeVisible();
  });

  test("pages through the list by number", async ({ page }) => {
    await page.goto("/atletas");
    const first = await page.getByRole("article").first().innerText();
    await page.getByRole("link", { name: "Página 2" }).click();
    await expect(page).toHaveURL(/pagina=2/);
    await expect(page.getByRole("article").first()).not.toHaveText(first);
  });
});

test.describe("athletes list without script", () => {
  test.use({ javaScriptEnabled: false });

  test("filters by its button and pages by links", async ({ page }) => {
    await page.goto("/atletas");
    await page.getByLabel("Posição").selectOption("Defensor");
    await page.getByRole("button", { name: "Filtrar" }).click();
    await expect(page).toHaveURL(/posicao=Defensor/);
    await expect(page.getByRole("article").first()).toContainText(/Zagueiro|Lateral/);
    await expect(page.getByLabel("Posição")).toHaveValue("Defensor");
    await page.getByRole("link", { name: "Próxima" }).click();
    await expect(page).toHaveURL(/pagina=2/);
  });
});
