import type { Page } from "@playwright/test";
import { DEMO_LOGINS, type DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { atBothSizes, expectAccessible, expectFieldsApart, expectNoOverflow } from "./page-checks.ts";
import { expect, menuButton, test } from "./pages.ts";
import { enterAs, openMail } from "./people.ts";

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
    "/campeonatos/em-andamento",
    "/campeonatos/encerrados",
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
test.describe.configure({ timeout: 180_000 });

for (const [group, paths] of Object.entries(PUBLIC)) {
  test(`axe finds nothing on ${group}, nothing is wider than the screen and no fields overlap`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(path === "a club's page" ? await addressOfAClub(page) : path);
      await atBothSizes(page, async (size) => {
        await expectNoOverflow(page, `${path} ${size}`);
        await expectFieldsApart(page, `${path} ${size}`);
        if (size === "phone" || WIDE.has(path)) await expectAccessible(page, `${path} ${size}`);
      });
    }
  });
}

const SIGNED_IN: readonly (readonly [who: DemoLoginKey, ...paths: string[]])[] = [
  ["none", "/profile-selection", "/conta", "/conta/assinatura", "/conta/seguranca", "/sair"],
  ["two", "/profile-selection", "/"],
  ["club", "/club/dashboard", "/contatos"],
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

/** What clubs and families do with each other. `:id` is the last such link on the pages before it. */
const WORKSPACES: Record<string, readonly [who: DemoLoginKey, ...paths: string[]]> = {
  "the club's own pages": [
    "club",
    "/club/dashboard",
    "/club/perfil",
    "/club/perfil?editar",
    "/club/atletas",
    "/club/depoimentos",
    "/club/pessoas",
    "/olheiro/:id",
    "/club/cartao",
    "/club/jogos",
    "/club/jogos/:id",
    "/club/jogos/novo",
    "/club/midia",
    "/club/midia/:id",
  ],
  "the events that a club organises": [
    "club",
    "/organizar?lista=rascunhos",
    "/organizar?lista=passados",
    "/organizar/eventos/novo",
    "/organizar",
    "/organizar/eventos/:id",
    "/organizar/eventos/:id/editar",
    "/organizar/eventos/:id/cancelar",
  ],
  "what an organiser of championships publishes": ["championship", "/organizar", "/organizar/eventos/novo"],
  "the desk of a championship": [
    "championship",
    "/championship/dashboard",
    "/championship/:id",
    "/championship/:id/categorias/nova",
    "/championship/:id/categorias/:id",
    "/championship/:id/equipes",
    "/championship/:id/equipes/:id",
    "/championship/:id/partidas",
    "/championship/:id/partidas/:id",
    "/championship/:id/partidas/:id/sumula",
    "/championship/:id/partidas/sorteio",
    "/championship/:id/partidas/horarios",
    "/championship/:id/campos",
    "/championship/:id/resultados",
    "/championship/:id/equipes/:id/desistencia",
  ],
  "the public page of a championship": [
    "championship",
    "/championship/dashboard",
    "/championship/:id",
    "/campeonatos/:id",
    "/campeonatos/:id/tabela",
    "/campeonatos/:id/rodadas",
    "/campeonatos/:id/jogos/:id",
    "/campeonatos/:id/artilharia",
    "/campeonatos/:id/disciplina",
    "/campeonatos/:id/defesas",
    "/campeonatos/:id/equipes",
    "/campeonatos/:id/sobre",
    "/campeonatos/:id/imprimir",
    "/campeonatos/:id/incorporar/codigo",
  ],
  // Those that a link or a cup of its own opens are looked at in cup-journey.spec.ts.
  "the teams of a member": ["none", "/equipes", "/equipes/convite"],
  "the search of a club": [
    "club",
    "/club/buscar",
    "/club/buscar?ver=figurinhas&grupo=atacante",
    "/club/favoritos",
    "/club/comparar",
    "/club/comparar?atletas=kaua-ribeiro,adriel-nunes,mateus-lins,natalia-braganca",
    "/club/comparar?atletas=kaua-ribeiro&busca=adriel",
    "/club/buscas",
    "/club/buscas/:id",
  ],
  "the lists of a club": [
    "club",
    "/club/listas",
    "/club/listas/nova",
    "/club/listas/adicionar?atletas=kaua-ribeiro",
    "/club/listas/:id",
    "/club/listas/:id?ver=tabela",
    "/club/listas/:id?ver=melhores",
    "/club/listas/:id/editar",
    "/club/listas/:id/atleta/:id",
  ],
  "what a scout reads": ["scout", "/club/dashboard", "/club/perfil", "/club/pessoas", "/club/cartao"],
  "what a guardian reads of clubs": ["guardian", "/responsavel/adultos"],
  "what staff correct in the ranking": ["staff", "/admin/ranking"],
  "the lists of the administration": [
    "admin",
    "/admin",
    "/admin/atletas",
    "/admin/clubes",
    "/admin/campeonatos",
    "/admin/eventos",
    "/admin/patrocinadores",
    "/admin/importar",
    "/admin/importar/:id",
  ],
  "an athlete of the administration": [
    "admin",
    "/admin/atletas",
    "/admin/atletas/:id",
    "/admin/atletas/:id/editar/pessoais",
    "/admin/atletas/:id/fotos",
    "/admin/atletas/:id/videos",
    "/admin/atletas/:id/estatisticas",
    "/admin/atletas/:id/estatisticas/nova",
    "/admin/atletas/:id/responsaveis",
    "/admin/atletas/:id/situacao",
    "/admin/atletas/adicionar",
  ],
  "clubs and championships of the administration": [
    "admin",
    "/admin/clubes",
    "/admin/clubes/:id",
    "/admin/clubes/:id/editar",
    "/admin/clubes/:id/excluir",
    "/admin/clubes/adicionar",
    "/admin/campeonatos",
    "/admin/campeonatos/:id",
    "/admin/campeonatos/:id/editar",
    "/admin/campeonatos/:id/excluir",
    "/admin/campeonatos/adicionar",
  ],
  "events and sponsors of the administration": [
    "admin",
    "/admin/eventos",
    "/admin/eventos/:id",
    "/admin/patrocinadores",
    "/admin/patrocinadores/:id",
    "/admin/patrocinadores/:id/editar",
    "/admin/patrocinadores/:id/excluir",
    "/admin/patrocinadores/adicionar",
  ],
  "accounts, plans and the log": [
    "admin",
    "/admin/usuarios",
    "/admin/usuarios/:id",
    "/admin/registro",
    "/admin/registro/:id",
    "/admin/planos",
    "/admin/planos/:id",
    "/admin/planos/novo",
  ],
  "the queues of the team": [
    "admin",
    "/admin/revisoes",
    "/admin/revisoes/:id",
    "/admin/mensagens",
    "/admin/mensagens/:id",
    "/admin/mensagens/registrar",
    "/admin/modelos",
    "/admin/modelos/:id",
    "/admin/modelos/novo",
    "/admin/respostas",
  ],
  "the settings": [
    "admin",
    "/admin/ajustes",
    "/admin/ajustes/perguntas",
    "/admin/ajustes/perguntas/:id",
    "/admin/ajustes/perguntas/nova",
    "/admin/ajustes/depoimento",
    "/admin/ajustes/destaques",
    "/admin/ajustes/textos",
    "/admin/ajustes/textos/:id",
    "/admin/ajustes/avisos",
    "/admin/ajustes/avisos/novo",
  ],
};

for (const [group, [who, ...paths]] of Object.entries(WORKSPACES)) {
  test(`axe finds nothing on ${group}, nothing is wider than the screen and no fields overlap`, async ({
    page,
  }) => {
    await enterAs(page, who);
    const links: string[] = [];
    for (const path of paths) {
      await page.goto(addressLike(path, links));
      links.push(...(await linksOn(page)));
      await atBothSizes(page, async (size) => {
        await expectNoOverflow(page, `${path} ${size}`);
        await expectFieldsApart(page, `${path} ${size}`);
        await expectAccessible(page, `${path} ${size}`);
      });
      if (!path.startsWith("/club/buscar")) continue;
      // On a phone the filters are a sheet.
      await page.locator("summary").filter({ hasText: "Filtros" }).click();
      await expectAccessible(page, `${path} with its filters`);
    }
  });
}

test("axe finds nothing on the text about names in championships", async ({ page }) => {
  await enterAs(page, "guardian");
  await page.goto("/responsavel/atletas");
  const wards = [...new Set(await linksOn(page))].filter((link) =>
    /^\/responsavel\/atleta\/[\w-]{20,}$/.test(link),
  );
  const texts = wards.map((ward) => `${ward}/nome-em-campeonatos`);
  let read = 0;
  for (const path of [...texts, "/responsavel/texto/campeonatos-2026-11"]) {
    await page.goto(path);
    // Of whom she said yes the page leads back: there is nothing to decide.
    if (new URL(page.url()).pathname === path) read += 1;
    await atBothSizes(page, async (size) => {
      await expectNoOverflow(page, `${path} ${size}`);
      await expectAccessible(page, `${path} ${size}`);
    });
  }
  expect(read).toBe(2);
});

const MAILED = [
  ["convite.olheiro@demo.example", /^Convite para um clube/, "/convite-clube/"],
  ["lucia.cardim@familia.example", /^Um clube quer publicar um depoimento/, "/depoimento/"],
  ["clube@demo.example", /em uma busca salva/, "/buscas/parar/"],
] as const;

test("axe finds nothing on what the mails of clubs lead to", async ({ page }) => {
  for (const [email, subject, path] of MAILED) {
    await openMail(page, email, subject);
    await page.getByRole("link", { name: path }).click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(path));
    await atBothSizes(page, async (size) => {
      await expectNoOverflow(page, `${path} ${size}`);
      await expectAccessible(page, `${path} ${size}`);
    });
  }
});

/** The path itself, or the last link like it. */
function addressLike(path: string, links: readonly string[]): string {
  if (!path.includes(":id")) return path;
  const [start, query = ""] = path.split("?");
  // The pages of a championship's desk say which of its categories they show.
  const like = new RegExp(
    `^${start!.replaceAll(":id", String.raw`[\w-]{20,}`)}${String.raw`(?:\?categoria=[\w-]+)?`}$`,
  );
  const link = links.findLast((one) => like.test(one));
  expect(link, `a link like ${path}`).toBeTruthy();
  return query ? `${link}?${query}` : link!;
}

const linksOn = (page: Page): Promise<string[]> =>
  page
    .getByRole("main")
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));

async function addressOfAClub(page: Page): Promise<string> {
  const details = page.getByRole("link", { name: /^Ver Detalhes/ }).first();
  return (await details.getAttribute("href"))!;
}
