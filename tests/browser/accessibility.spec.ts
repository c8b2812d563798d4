import type { Page } from "@playwright/test";
import { DEMO_LOGINS, type DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { atBothSizes, expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { menuButton, test } from "./pages.ts";
import { enterAs } from "./people.ts";

const PUBLIC = {
  "what visitors look at": [
    "/",
    "/atletas",
    "/clubes",
    "/ranking",
    "a club's page",
    "/patrocinadores",
    "/planos",
    "/campeonatos",
    "/exemplo-atleta",
    "/atletas?busca=zzzz",
    "/planos?publico=clube",
    "/campeonatos?tipo=peneira",
  ],
  "an athlete's site": [
    "/a/kaua-ribeiro",
    "/a/kaua-ribeiro/estatisticas",
    "/a/kaua-ribeiro/estatisticas?comparar=1",
    "/a/kaua-ribeiro/galeria",
    "/a/kaua-ribeiro/videos",
    "/a/kaua-ribeiro/historia",
    "/a/kaua-ribeiro/contato",
  ],
  "forms and texts": [
    "/campeonatos/novo",
    "/contato",
    "/cadastro",
    "/cadastro?tipo=clube",
    "/cadastro?tipo=patrocinador",
    "/termos",
    "/politica",
    "/api/docs",
    "/dev/emails",
    "/dev/kit",
  ],
  "the doors of an account": [
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
  ],
  "what is not there": [
    "/a/ninguem",
    "/clube/abc",
    "/campeonatos/nada",
    "/signup-after-payment",
    "/pagamento-de-teste/nada",
    "/nao-existe",
  ],
};

/** What is laid out differently where there is room; the rest is the same page, only wider. */
const WIDE = new Set(["/", "/atletas", "/a/kaua-ribeiro", "/clubes", "/ranking", "/campeonatos", "/planos"]);

// Each page takes a second or two to check.
test.describe.configure({ timeout: 120_000 });

for (const [group, paths] of Object.entries(PUBLIC)) {
  test(`axe finds nothing on ${group}, and nothing is wider than the screen`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path === "a club's page" ? await addressOfAClub(page) : path);
      await atBothSizes(page, async (size) => {
        await expectNoOverflow(page, `${path} ${size}`);
        if (size === "phone" || WIDE.has(path)) await expectAccessible(page, `${path} ${size}`);
      });
    }
  });
}

const SIGNED_IN: readonly (readonly [who: DemoLoginKey, ...paths: string[]])[] = [
  ["none", "/profile-selection", "/conta", "/conta/assinatura", "/conta/seguranca", "/sair"],
  ["two", "/profile-selection", "/"],
  [
    "club",
    "/club/listas",
    "/club/listas/nova",
    "/club/listas/adicionar?atletas=kaua-ribeiro",
    "/club/buscar",
    "/club/buscar?ver=figurinhas&grupo=atacante",
    "/club/favoritos",
    "/club/dashboard",
  ],
  ["championship", "/championship/dashboard"],
  ["sponsor", "/patrocinador"],
];

for (const [who, ...paths] of SIGNED_IN) {
  const { role } = DEMO_LOGINS.find(({ key }) => key === who)!;
  test(`axe finds nothing on the pages of ${role}, its menu open`, async ({ page }) => {
    await enterAs(page, who);
    for (const path of paths) {
      await page.goto(path);
      await menuButton(page, "Menu da conta").click();
      await expectAccessible(page, path);
    }
  });
}

async function addressOfAClub(page: Page): Promise<string> {
  const details = page.getByRole("link", { name: /^Ver Detalhes/ }).first();
  return (await details.getAttribute("href"))!;
}
