import type { Page } from "@playwright/test";
import type { DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { expect, menuButton, test } from "./pages.ts";
import { enterAs } from "./people.ts";

/** Times the size that letters have by themselves, as people set it in their browser. */
const SIZES = [100, 130, 200];

const PUBLIC = [
  "/",
  "/atletas",
  "/a/kaua-ribeiro",
  "/a/kaua-ribeiro/estatisticas",
  "/a/kaua-ribeiro/contato",
  "/clubes",
  "/ranking",
  "/patrocinadores",
  "/planos",
  "/campeonatos",
  "/campeonatos/novo",
  "/contato",
  "/exemplo-atleta",
  "/api/docs",
  "/cadastro",
  "/cadastro?tipo=clube",
  "/login",
  "/nao-existe",
];

const MEMBERS: readonly (readonly [who: DemoLoginKey, ...paths: string[]])[] = [
  ["athlete", "/athlete/dashboard", "/conta", "/conta/assinatura", "/conta/seguranca", "/conta/privacidade"],
  ["guardian", "/responsavel", "/contatos"],
  ["two", "/profile-selection"],
  ["club", "/club/dashboard"],
  ["championship", "/championship/dashboard"],
  ["staff", "/admin", "/admin/revisoes", "/admin/mensagens", "/admin/planos"],
];

test.describe.configure({ timeout: 120_000 });

test("public pages fit a phone with letters at 100, 130 and 200 %", async ({ page }) => {
  for (const path of PUBLIC) {
    await page.goto(path);
    await fitsAtEverySize(page, path);
  }
});

for (const [who, ...paths] of MEMBERS) {
  test(`the pages of the demo's ${who} fit a phone with letters at 100, 130 and 200 %`, async ({ page }) => {
    await enterAs(page, who);
    for (const path of paths) {
      await page.goto(path);
      await fitsAtEverySize(page, path);
    }
  });
}

test("the menu can be used with letters at 200 %", async ({ page }) => {
  await page.goto("/");
  await setLetters(page, 200);
  await menuButton(page, "Menu").click();
  const links = page.getByRole("navigation", { name: "Menu" }).getByRole("link");
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test("the account's button shows a first name of nine letters whole", async ({ page }) => {
  await enterAs(page, "athlete");
  await page.goto("/conta");
  const cut = await menuButton(page, "Menu da conta")
    .locator("[title]")
    .evaluate((name) => {
      name.textContent = "Guilherme";
      return name.scrollWidth - name.clientWidth;
    });
  expect(cut).toBe(0);
  await expect(page.getByRole("banner").getByText("Joia da Base")).toBeInViewport();
});

test("a name of a hundred letters does not widen a table", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, "staff");
  await page.goto("/admin");
  const overflow = await page.getByRole("table", { name: "Atividade Recente" }).evaluate((table) => {
    table.querySelector("tbody th strong")!.textContent = "A".repeat(100);
    return table.parentElement!.scrollWidth - table.parentElement!.clientWidth;
  });
  expect(overflow).toBe(0);
});

async function fitsAtEverySize(page: Page, path: string): Promise<void> {
  for (const percent of SIZES) {
    await setLetters(page, percent);
    expect(await beyondTheScreen(page), `${path} at ${percent} %`).toEqual({ page: 0, controls: [] });
  }
}

const setLetters = (page: Page, percent: number) =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), percent);

/** How far the page can be moved sideways, and what of its head is not on the screen. */
const beyondTheScreen = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const controls = [...document.querySelectorAll("header :is(a, button, summary)")]
      .filter((control) => !control.closest(".drop-menu-panel") && control.getClientRects().length > 0)
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        return left < 0 || right > clientWidth + 0.5 || width === 0;
      });
    return { page: scrollWidth - clientWidth, controls: controls.map((control) => control.textContent) };
  });
