import lighthouse, { type Flags } from "lighthouse";
import pg from "pg";
import { SECTION_NAMES } from "#domain/athletes/profile-values.ts";
import type { DemoLoginKey } from "#domain/identity/demo-logins.ts";
import type { EmbeddedConnection } from "#tools/postgres/embedded.ts";
import { connectionOf } from "./answers.ts";
import { createReport, savedResults } from "./report.ts";
import { KNOWN_VISITOR, memberCookie } from "./visitors.ts";
import { withChrome } from "./with-chrome.ts";

type Reader = DemoLoginKey | "visitor";

const ID = String.raw`[\da-f-]{36}`;
const NAME = String.raw`[\w.-]+`;
const TEMPLATES = ["second-guardian-invitation", "club-invitation", "testimonial-asked", "saved-search"];
const RESULTS = "lighthouse-members.json";
const REVIEW_KINDS = ["media", "take_down", "profile_text", "guardian_dispute", "report", "event"];

/**
 * The pages of families, clubs and the team, by the demo login that opens them, and what visitors see of them. An
 * address with a part like `:id` is the first such link on the newest of the pages before it that has one, `:last` the
 * last one.
 */
const PAGES: Partial<Record<Reader, readonly string[]>> = {
  visitor: [
    "/a/kaua-ribeiro",
    "/a/kaua-ribeiro/estatisticas",
    "/a/kaua-ribeiro/estatisticas?comparar=1",
    "/a/kaua-ribeiro/historia",
    "/a/kaua-ribeiro/videos",
    "/a/kaua-ribeiro/galeria",
    "/remover/:id",
    "/responsavel/confirmar?token=:token",
    "/convite-clube/:token",
    "/depoimento/:token",
    "/buscas/parar/:token",
    "/campeonatos?tipo=peneira",
    "/campeonatos/:id",
    "/peneira-segura/:code",
    "/campeonatos/em-andamento",
    "/campeonatos/:id",
    "/campeonatos/:id/rodadas",
    "/campeonatos/:id/artilharia",
    "/campeonatos/:id/disciplina",
    "/campeonatos/:id/equipes",
    "/campeonatos/:id/sobre",
    "/campeonatos/:id/imprimir?categoria=:id",
    "/campeonatos/:id/incorporar/codigo?categoria=:id",
    "/campeonatos/:id/rodadas",
    "/campeonatos/:id/jogos/:id",
  ],
  minor: [
    "/athlete/dashboard",
    "/athlete/dashboard?editar=tudo",
    ...SECTION_NAMES.map((section) => `/athlete/dashboard?editar=${section}`),
    "/athlete/numeros",
    "/athlete/numeros/nova",
    "/athlete/numeros/:id",
    "/athlete/compartilhar",
    "/athlete/comparar",
    "/athlete/midia",
    "/athlete/midia?ver=fotos",
    "/athlete/midia/:id",
    "/athlete/midia?ver=videos",
    "/athlete/midia/:id",
    "/inscricoes",
    "/inscricoes/:id",
    "/inscricoes?ver=anteriores",
    "/inscricoes/:id",
  ],
  beginner: ["/athlete/dashboard", "/athlete/numeros", "/athlete/midia"],
  athlete: [
    "/athlete/dashboard",
    "/athlete/numeros",
    "/athlete/midia",
    "/athlete/compartilhar",
    "/inscricoes",
    "/inscricoes/:id",
  ],
  guardian: [
    "/responsavel",
    "/responsavel/midia/:id",
    "/responsavel/atletas",
    "/responsavel/atleta/:id",
    "/responsavel/atleta/:id/compartilhar",
    "/responsavel/atleta/:id/revogar",
    "/responsavel/atleta/:id/apagar",
    "/responsavel/texto/:version",
    "/responsavel/adultos",
    "/inscricoes",
    "/inscricoes/:id",
    "/campeonatos",
    "/campeonatos/:id",
    "/campeonatos/:id/inscricao",
  ],
  club: [
    "/club/dashboard",
    "/club/perfil",
    "/club/perfil?editar",
    "/club/atletas",
    "/club/depoimentos",
    "/club/pessoas",
    "/olheiro/:code",
    "/club/cartao",
    "/club/jogos",
    "/club/jogos/:id",
    "/club/jogos/novo",
    "/club/midia",
    "/club/midia/:id",
    "/organizar",
    "/organizar/eventos/:id",
    "/organizar/eventos/:id/editar",
    "/organizar/eventos/:id/cancelar",
    "/organizar/eventos/novo",
    "/organizar?lista=rascunhos",
    "/organizar?lista=passados",
    "/organizar/eventos/:id",
    "/organizar/eventos/:id/inscricoes",
    "/organizar/eventos/:id/criterios",
    "/organizar/eventos/:id/presenca",
    "/organizar/eventos/:id/respostas",
    "/organizar/eventos/:id/avaliar/:id",
    "/organizar/entrada/:id",
    "/club/buscar",
    "/club/buscar?ver=figurinhas",
    "/club/favoritos",
    "/club/comparar",
    "/club/comparar?atletas=kaua-ribeiro,adriel-nunes,mateus-lins,natalia-braganca",
    "/club/buscas",
    "/club/buscas/:id",
    "/a/kaua-ribeiro/videos",
    "/club/listas",
    "/club/listas/nova",
    "/club/listas/adicionar?atletas=kaua-ribeiro",
    "/club/listas/:id",
    "/club/listas",
    "/club/listas/:last",
    "/club/listas/:id?ver=tabela",
    "/club/listas/:id?ver=melhores",
    "/club/listas/:id/editar",
    "/club/listas/:id/atleta/:athlete",
  ],
  championship: [
    "/championship/dashboard",
    "/championship/:id",
    "/championship/:id/categorias/:id",
    "/championship/:id/equipes",
    "/championship/:id/equipes/:id",
    "/championship/:id/equipes/:id/desistencia",
    "/championship/:id/partidas",
    "/championship/:id/partidas/:id",
    "/championship/:id/partidas/:id/sumula",
    "/championship/:id/partidas/:id/mover",
    "/championship/:id/partidas/sorteio?categoria=:id",
    "/championship/:id/partidas/horarios?categoria=:id",
    "/championship/:id/campos",
    "/championship/:id/resultados",
    "/championship/:id/resultados/decisao?categoria=:id",
  ],
  staff: [
    ...REVIEW_KINDS.flatMap((kind) => [`/admin/revisoes?tipo=${kind}`, `/admin/revisoes/:id?tipo=${kind}`]),
    "/admin/ranking",
    "/admin/respostas",
  ],
  admin: [
    "/admin",
    "/admin/atletas",
    "/admin/clubes",
    "/admin/campeonatos",
    "/admin/eventos",
    "/admin/patrocinadores",
    "/admin/importar",
    "/admin/importar/:id",
    "/admin/atletas/:id",
    "/admin/atletas/:id/editar/pessoais",
    "/admin/atletas/:id/fotos",
    "/admin/atletas/:id/videos",
    "/admin/atletas/:id/estatisticas",
    "/admin/atletas/:id/estatisticas/nova",
    "/admin/atletas/:id/responsaveis",
    "/admin/atletas/:id/situacao",
    "/admin/atletas/adicionar",
    "/admin/clubes/:id",
    "/admin/clubes/:id/editar",
    "/admin/clubes/:id/excluir",
    "/admin/clubes/adicionar",
    "/admin/campeonatos/:id",
    "/admin/campeonatos/:id/editar",
    "/admin/campeonatos/:id/excluir",
    "/admin/campeonatos/adicionar",
    "/admin/eventos/:id",
    "/admin/patrocinadores/:id",
    "/admin/patrocinadores/:id/editar",
    "/admin/patrocinadores/:id/excluir",
    "/admin/patrocinadores/adicionar",
    "/admin/usuarios",
    "/admin/usuarios/:id",
    "/admin/registro",
    "/admin/registro/:id",
    "/admin/planos",
    "/admin/planos/:id",
    "/admin/planos/novo",
    "/admin/revisoes",
    "/admin/revisoes/:id",
    "/admin/mensagens",
    "/admin/mensagens/:id",
    "/admin/mensagens/registrar",
    "/admin/modelos",
    "/admin/modelos/:id",
    "/admin/modelos/novo",
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
const FLAGS: Flags = {
  onlyCategories: ["accessibility"],
  logLevel: "silent",
  // Nothing is measured in time.
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 0,
  disableFullPageScreenshot: true,
  skipAboutBlank: true,
};
const SCREENS: Record<string, Flags> = {
  "360 px": {
    formFactor: "mobile",
    screenEmulation: { mobile: true, width: 360, height: 800, deviceScaleFactor: 2, disabled: false },
  },
  "1280 px": {
    formFactor: "desktop",
    screenEmulation: { mobile: false, width: 1280, height: 800, deviceScaleFactor: 1, disabled: false },
    emulatedUserAgent: false,
  },
};

/**
 * The accessibility that Lighthouse finds, on a phone and on a wide screen. `-- club staff` looks at the pages of these
 * logins only, and leaves the results of all others as they were.
 */
const only = process.argv.slice(2);
const isLookedAt = (who: string) => only.length === 0 || only.includes(who);
const report = createReport(savedResults(RESULTS, (name) => !isLookedAt(name.split(", ").at(-1)!)));
await withChrome(async (product, port) => {
  const connection = connectionOf(product);
  const mails = { page: "the mails", html: await mailsIn(connection) };
  for (const [who, pages] of Object.entries(PAGES) as [Reader, readonly string[]][]) {
    if (!isLookedAt(who)) continue;
    const cookie = who === "visitor" ? KNOWN_VISITOR : await memberCookie(connection, who);
    await scorePages(who, pages, [mails], { origin: product.origin, port, cookie });
  }
});
report.save(RESULTS);

/** The mails whose links lead to pages of their own. */
async function mailsIn(connection: EmbeddedConnection): Promise<string> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ html: string }>("select html from mails where template = any($1)", [
    TEMPLATES,
  ]);
  await client.end();
  return rows.map(({ html }) => html).join("\n");
}

interface Visit {
  origin: string;
  /** Of the browser. */
  port: number;
  cookie: string;
}

async function scorePages(
  who: Reader,
  pages: readonly string[],
  before: readonly OpenedPage[],
  visit: Visit,
): Promise<void> {
  const opened = [...before];
  for (const page of pages) {
    const { address, from } = addressOf(page, opened);
    const answer = address && (await fetch(visit.origin + address, { headers: { cookie: visit.cookie } }));
    // A championship's address leads to its table; one that leads elsewhere, as to the login, is not the page.
    if (!answer || !answer.ok || !answer.url.startsWith(visit.origin + address)) {
      console.log(`\n${page}, ${who}: ${answer ? answer.status : "no link to it"}`);
      process.exitCode = 1;
      continue;
    }
    opened.unshift({ page, html: await answer.text() });
    report.add(`${from ? `${page} from ${from}` : page}, ${who}`, await scoresOf(address, visit));
  }
}

interface OpenedPage {
  page: string;
  html: string;
}

/** The address itself, or the first link like it and where that was. */
function addressOf(page: string, opened: readonly OpenedPage[]): { address?: string; from?: string } {
  if (!page.includes(":")) return { address: page };
  const address = page
    .split(/(:\w+)/)
    .map((part) =>
      part === ":id" || part === ":last" ? ID : part.startsWith(":") ? NAME : RegExp.escape(part),
    )
    .join("");
  const link = new RegExp(`href="(?:https?://[^"/]+)?(${address})"`, "g");
  for (const { page: from, html } of opened) {
    const found = [...html.matchAll(link)].at(page.includes(":last") ? -1 : 0)?.[1];
    if (found) return { address: found, from };
  }
  return {};
}

async function scoresOf(address: string, { origin, port, cookie }: Visit): Promise<Record<string, number>> {
  const scores: Record<string, number> = {};
  for (const [screen, flags] of Object.entries(SCREENS)) {
    const run = await lighthouse(origin + address, { ...FLAGS, ...flags, port, extraHeaders: { cookie } });
    if (!run) throw new Error(`no result for ${address}`);
    scores[`accessibility, ${screen}`] = Math.round((run.lhr.categories["accessibility"]?.score ?? 0) * 100);
    const failed = Object.values(run.lhr.audits).filter(({ score }) => score === 0);
    for (const { id, details } of failed) console.log(`    ${screen}: ${id} ${JSON.stringify(details)}`);
    if (failed.length > 0) process.exitCode = 1;
  }
  return scores;
}
