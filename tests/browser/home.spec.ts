import { expect, menuButton, test } from "./pages.ts";

test("the home page leads to the plans and to up to three featured athletes in new tabs", async ({
  page,
  context,
}) => {
  await page.goto("/");
  for (const name of ["Começar meu período grátis", "Ver planos de assinatura"]) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", "/planos");
  }
  const featured = page.getByRole("region", { name: "Atletas em destaque" }).getByRole("link");
  await expect(featured).toHaveCount(3);
  const opened = context.waitForEvent("page");
  await featured.first().click();
  await expect((await opened).getByRole("heading", { level: 1 })).toBeVisible();
});

test("an unknown address says so and leads home", async ({ page }) => {
  const answer = await page.goto("/nao-existe");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Página não encontrada" })).toBeVisible();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});

test("the menu opens and leads on, by keyboard too", { tag: "@layout" }, async ({ page }, info) => {
  await page.goto("/");
  const nav = page.getByRole("banner");
  if (info.project.name === "phone") {
    await menuButton(page, "Menu").focus();
    await page.keyboard.press("Enter");
  }
  await expect(nav.getByRole("link", { name: "Início" })).toHaveAttribute("aria-current", "page");
  await expect(nav.getByRole("link", { name: "Campeonatos" })).toBeVisible();
});
