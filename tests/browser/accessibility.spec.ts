import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./pages.ts";

const PATHS = [
  "/",
  "/atletas",
  "/atletas?busca=zzzz",
  "/a/kaua-ribeiro",
  "/a/kaua-ribeiro/estatisticas",
  "/a/kaua-ribeiro/galeria",
  "/a/kaua-ribeiro/videos",
  "/a/kaua-ribeiro/historia",
  "/a/kaua-ribeiro/contato",
  "/a/ninguem",
  "/clubes",
  "/clube/abc",
  "/ranking",
  "/patrocinadores",
  "/campeonatos",
  "/campeonatos?tipo=peneira",
  "/campeonatos/novo",
  "/campeonatos/nada",
  "/contato",
  "/exemplo-atleta",
  "/termos",
  "/politica",
  "/nao-existe",
  "/dev/kit",
];

for (const path of PATHS) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await violationsOn(page)).toEqual([]);
  });
}

test("axe finds nothing on a club's page", async ({ page }) => {
  await page.goto("/ranking");
  const first = page.getByRole("link", { name: /^Ver Detalhes/ }).first();
  await page.goto((await first.getAttribute("href"))!);
  expect(await violationsOn(page)).toEqual([]);
});

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}
