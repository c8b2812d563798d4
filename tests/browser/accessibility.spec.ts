import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, menuButton, test } from "./pages.ts";
import { enterAs } from "./people.ts";

const PATHS = [
  "/",
  "/atletas",
  "/atletas?busca=zzzz",
  "/a/kaua-ribeiro",
  "/a/kaua-ribeiro/estatisticas",
  "/a/kaua-ribeiro/estatisticas?comparar=1",
  "/a/kaua-ribeiro/galeria",
  "/a/kaua-ribeiro/videos",
  "/a/kaua-ribeiro/historia",
  "/a/kaua-ribeiro/contato",
  "/a/ninguem",
  "/clubes",
  "/clube/abc",
  "/ranking",
  "/patrocinadores",
  "/planos",
  "/planos?publico=clube",
  "/signup-after-payment",
  "/pagamento-de-teste/nada",
  "/campeonatos",
  "/campeonatos?tipo=peneira",
  "/campeonatos/novo",
  "/campeonatos/nada",
  "/contato",
  "/exemplo-atleta",
  "/api/docs",
  "/termos",
  "/politica",
  "/cadastro",
  "/cadastro?tipo=clube",
  "/cadastro?tipo=patrocinador",
  "/login",
  "/login?novo",
  "/recuperar-senha",
  "/redefinir-senha?token=x",
  "/redefinir-senha",
  "/confirmar-email?token=x",
  "/confirmar-email",
  "/sair",
  "/admin/login",
  "/admin/unauthorized",
  "/dev/emails",
  "/nao-existe",
  "/dev/kit",
];

/** What is laid out differently where there is room; the rest is the same page, only wider. */
const WIDE = new Set(["/", "/atletas", "/a/kaua-ribeiro", "/clubes", "/ranking", "/campeonatos", "/planos"]);

for (const path of PATHS) {
  test(`axe finds nothing on ${path}`, async ({ page }, { project }) => {
    test.skip(project.name === "desktop" && !WIDE.has(path), "the same on every screen");
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

const SIGNED_IN: readonly (readonly [role: RegExp, ...paths: string[]])[] = [
  [/Conta sem perfil/, "/profile-selection", "/conta", "/conta/assinatura", "/conta/seguranca", "/sair"],
  [/Dois perfis/, "/profile-selection", "/club/dashboard", "/championship/dashboard", "/"],
  [/Patrocinador/, "/patrocinador"],
];

for (const [role, ...paths] of SIGNED_IN) {
  test(`axe finds nothing on the pages of ${role.source}, its menu open`, async ({ page }, { project }) => {
    test.skip(project.name === "desktop", "the same on every screen");
    await enterAs(page, role);
    for (const path of paths) {
      await page.goto(path);
      await menuButton(page, "Menu da conta").click();
      expect(await violationsOn(page), path).toEqual([]);
    }
  });
}

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}
