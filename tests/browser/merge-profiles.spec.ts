import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, hydrated, test } from "./pages.ts";
import { enterAs, toast } from "./people.ts";

test("an admin compares two profiles of one athlete, merges them, and the old address leads on", async ({
  page,
}) => {
  test.slow();
  await enterAs(page, "admin");
  const main = page.getByRole("main");
  await page.goto("/admin");
  await main.getByRole("link", { name: "Possíveis perfis duplicados" }).click();
  await expect(page).toHaveURL("/admin/atletas/duplicados");
  await hydrated(page);
  await expectAccessible(page, "/admin/atletas/duplicados");
  await expectNoOverflow(page, "/admin/atletas/duplicados");
  const row = page.getByRole("row").filter({ hasText: "Letícia Amaral" });
  await expect(row).toContainText("Mesmo nome e nascimento");
  await row.getByRole("link", { name: /Comparar/ }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Unir perfis");
  await hydrated(page);
  await expectAccessible(page, "/admin/atletas/unir");
  await expectNoOverflow(page, "/admin/atletas/unir");
  await main.getByRole("radio", { name: "Altura: 1,76 m" }).check();
  await main.getByRole("button", { name: "Unir os dois perfis" }).click();
  await expect(page.getByText("Confirme que conferiu os dois perfis.")).toBeVisible();
  await expect(main.getByRole("radio", { name: "Altura: 1,76 m" })).toBeChecked();
  await main.getByLabel("Conferi que os dois perfis são da mesma pessoa").check();
  await main.getByRole("button", { name: "Unir os dois perfis" }).click();
  await expect(toast(page)).toContainText("Perfis unidos");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Letícia Amaral");
  // Out of every public page until her guardian has agreed again; staff still read it, at its one address.
  const visitor = await page.context().browser()!.newContext();
  const answer = await visitor.request.get(new URL("/a/leticia-amaral", page.url()).href);
  expect(answer.status()).toBe(404);
  await visitor.close();
  await page.goto("/a/leticia-amaral-2");
  await expect(page).toHaveURL("/a/leticia-amaral");
});
