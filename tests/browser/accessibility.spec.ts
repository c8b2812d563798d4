import AxeBuilder from "@axe-core/playwright";
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
  "/nao-existe",
  "/dev/kit",
];

for (const path of PATHS) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual(
      [],
    );
  });
}
