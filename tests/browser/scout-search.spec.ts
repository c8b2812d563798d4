import type { Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { enterAs } from "./people.ts";

const rows = (page: Page) => page.locator("[data-athlete]");
const star = (page: Page, name: string) => page.getByRole("button", { name: `Favorito: ${name}` });
const isPhone = (page: Page) => page.viewportSize()!.width < 768;

/** On phones the filters are a sheet. */
async function openFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.locator("summary").filter({ hasText: "Filtros" }).click();
}

const applyFilters = (page: Page) =>
  page.getByRole("button", { name: isPhone(page) ? /^Ver / : "Aplicar filtros" }).click();

for (const script of [true, false])
  test.describe(script ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: script });

    test("a scout filters, marks a favourite and compares two athletes", async ({ page }) => {
      await enterAs(page, "club");
      await page.goto("/club/buscar");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Buscar atletas");
      const all = await rows(page).count();
      await openFilters(page);
      await page.getByRole("checkbox", { name: "Goleiro" }).check();
      await applyFilters(page);
      await expect(page).toHaveURL(/grupo=goleiro/);
      await expect(page.getByRole("link", { name: /Goleiro/ }).first()).toBeVisible();
      await expect.poll(() => rows(page).count()).toBeLessThan(all);
      expect(await rows(page).count()).toBeGreaterThan(3);
      await expectNoOverflow(page);

      // Another one in each run: they all act for the same club.
      const at = (script ? 0 : 1) + (isPhone(page) ? 0 : 2);
      const name = await page.locator("[data-athlete] a[data-name]").nth(at).innerText();
      await star(page, name).click();
      await expect(star(page, name)).toHaveAttribute("aria-pressed", "true");
      // The star is shown before it is saved: who leaves at once takes it with them.
      await expect(page.getByText("Atleta adicionado aos favoritos do clube.")).toBeVisible();
      await page.goto("/club/favoritos");
      await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
      await expectNoOverflow(page);
      await star(page, name).click();
      await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
      await expect(page.getByText("Atleta removido dos favoritos do clube.")).toBeVisible();

      await page.goto("/club/buscar?grupo=goleiro");
      const names = await page.locator("[data-athlete] a[data-name]").allInnerTexts();
      for (const one of names.slice(0, 2))
        await page.getByRole("checkbox", { name: `Marcar ${one}` }).check();
      const bar = page.getByRole("form", { name: "Atletas marcados" });
      if (script) await expect(bar).toContainText("2 atletas");
      await bar.getByText(/^Comparar/).click();
      await expect(page).toHaveURL(/\/club\/comparar\?atletas=/);
      for (const one of names.slice(0, 2)) await expect(page.getByRole("main")).toContainText(one);
    });
  });

test("what is marked stays marked in another view and after clearing nothing is", async ({ page }) => {
  await enterAs(page, "club");
  await page.goto("/club/buscar?grupo=goleiro");
  const bar = page.getByRole("form", { name: "Atletas marcados" });
  const boxes = page.locator("[data-athlete] input[name=atletas]");
  await boxes.nth(0).check();
  await expect(bar).toContainText("1 atleta");
  await page.locator("label").filter({ hasText: "Figurinhas" }).click();
  await expect(page).toHaveURL(/ver=figurinhas/);
  await expect(boxes.nth(0)).toBeChecked();
  await boxes.nth(1).check();
  await expect(bar).toContainText("2 atletas");
  await expectNoOverflow(page);
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Limpar" }).click();
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(bar).toBeHidden();
});

test("what is marked before the script arrives counts once it has", async ({ page }) => {
  await enterAs(page, "club");
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto("/club/buscar?grupo=goleiro", { waitUntil: "commit" });
  const boxes = page.locator("[data-athlete] input[name=atletas]");
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole("form", { name: "Atletas marcados" });
  await expect(bar).toContainText("Até 4 atletas");
  script.resolve();
  await expect(bar).toContainText("2 atletas");
  await expect(boxes.nth(0)).toBeChecked();
});

test("a link that is pressed right after a filter leads where it leads", async ({ page, open }) => {
  await enterAs(page, "club");
  await open("/club/buscar");
  // Longer than the results wait for another choice.
  await page.route("**/club/favoritos.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.evaluate(() => {
    const sort = document.querySelector<HTMLSelectElement>("select[name=ordem]")!;
    sort.value = "nome";
    sort.dispatchEvent(new Event("change", { bubbles: true }));
    document.querySelector<HTMLAnchorElement>("main a[href='/club/favoritos']")!.click();
  });
  await expect(page).toHaveURL(/\/club\/favoritos$/);
});
