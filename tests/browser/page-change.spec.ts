import type { Page } from "@playwright/test";
import { expect, hydrated, menuButton, test } from "./pages.ts";

const announced = (page: Page) => page.locator("body > [aria-live=polite]");

test("a change of page says the new title and starts at the content", async ({ page }) => {
  await page.goto("/contato");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Clubes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Clubes");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(announced(page)).not.toBeEmpty();
  await expect(announced(page)).toHaveText(await page.title());
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("focus stays on a tab", async ({ page }) => {
  await page.goto("/a/kaua-ribeiro");
  await hydrated(page);
  const tab = page.getByRole("main").getByRole("link", { name: "Estatísticas", exact: true });
  await tab.click();
  await expect(page).toHaveURL(/estatisticas/);
  await expect(announced(page)).not.toBeEmpty();
  await expect(announced(page)).toHaveText(await page.title());
  await expect(tab).toBeFocused();
});

test("focus stays among the filters of a list", async ({ page }) => {
  await page.goto("/atletas");
  await hydrated(page);
  await page.getByLabel("Posição").focus();
  await page.getByLabel("Posição").selectOption("Goleiro");
  await expect(page.getByRole("article").first()).toContainText("Goleiro");
  await expect(page.getByLabel("Posição")).toBeFocused();
});

test("focus goes into a dialog, and to the field to correct", async ({ page }) => {
  await page.goto("/campeonatos");
  await hydrated(page);
  await page.getByRole("link", { name: "Cadastrar Evento" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await dialog.getByRole("button", { name: "Cadastrar" }).click();
  await expect(dialog.getByLabel("Nome do evento")).toBeFocused();
});

test("the skip link still leads to the content", async ({ page }) => {
  await page.goto("/contato");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(menuButton(page, "Menu")).toBeVisible();
});
