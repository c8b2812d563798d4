import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./pages.ts";

test.describe("athletes list", () => {
  test(
    "shows nine figurinhas a page and leads from one to its site",
    { tag: "@layout" },
    async ({ page }, { project }) => {
      await page.goto("/atletas");
      await expect(page.getByRole("heading", { level: 1, name: "Atletas" })).toBeVisible();
      const cards = page.getByRole("article");
      await expect(cards).toHaveCount(9);
      if (project.name === "phone") {
        // Two in a row: the ninth stands in the middle, as large as the others.
        const [first, last] = [(await cards.first().boundingBox())!, (await cards.last().boundingBox())!];
        expect(last.x + last.width / 2).toBeCloseTo(page.viewportSize()!.width / 2, 0);
        expect(last.width).toBeCloseTo(first.width, 0);
      }
      const link = cards.first().getByRole("link");
      const name = await link.innerText();
      await link.click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    },
  );

  test("filters follow each change, and back restores them", async ({ page, open }) => {
    await open("/atletas");
    await page.getByLabel("Posição").selectOption("Goleiro");
    await expect(page).toHaveURL(/posicao=Goleiro/);
    await expect(page.getByRole("article").first()).toContainText("Goleiro");
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/a\//);
    await page.goBack();
    await expect(page.getByLabel("Posição")).toHaveValue("Goleiro");
    await expect(page.getByRole("article").first()).toContainText("Goleiro");
  });

  test("a tap on the track of the ages moves the nearer thumb", { tag: "@layout" }, async ({ page }) => {
    await page.goto("/atletas");
    const [low, high] = [page.getByLabel("Idade mínima"), page.getByLabel("Idade máxima")];
    await low.scrollIntoViewIfNeeded();
    // The first tap comes before the script does.
    await tapAtAge(page, 17);
    await expect(high).toHaveValue("17");
    await hydrated(page);
    await tapAtAge(page, 14);
    await expect(low).toHaveValue("14");
    await tapAtAge(page, 16);
    await expect(high).toHaveValue("16");
    await expect(page).toHaveURL(/idadeMin=14&idadeMax=16/);
    await high.press("ArrowLeft");
    await expect(high).toHaveValue("15");
    await tapAtAge(page, 18);
    await expect(high).toHaveValue("18");
    await expect(low).toHaveValue("14");
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

/** In the middle of the scale's number: thumbs stop half of their width before each end. */
async function tapAtAge(page: Page, age: number): Promise<void> {
  const box = (await page.getByLabel("Idade máxima").boundingBox())!;
  const thumb = 28;
  const x = box.x + thumb / 2 + ((age - 13) / 5) * (box.width - thumb);
  await page.mouse.click(x, box.y + box.height / 2);
}

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
