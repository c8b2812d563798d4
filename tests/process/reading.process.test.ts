import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_LOGINS, DEMO_PASSWORD } from "#domain/identity/demo-logins.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { connect, disconnect } from "#server/platform/database/database.ts";
import { severalAtOnce } from "../helpers/ask.ts";
import { demoSession, session } from "../helpers/browser-session.ts";
import { type ClonedProduct, jobsAreDone, startDemo } from "../helpers/cloned-product.ts";
import { aPlayedCup } from "../helpers/played-cup.ts";
import { DESK_ADDRESSES } from "../helpers/desk-addresses.ts";
import { hasParameter, PATTERNS } from "../helpers/route-patterns.ts";
import { openSqlOf, type Sql } from "../helpers/sql.ts";

/** What each address with a parameter is asked for: each row of this query is tried. */
const FILLED: Record<string, string> = {
  "/a/:subdomain/:tab?": SITES("'/a/' || subdomain || '/videos'"),
  "/a/:subdomain/curriculo.pdf": SITES("'/a/' || subdomain || '/curriculo.pdf'"),
  "/a/:subdomain/figurinha.jpg": SITES("'/a/' || subdomain || '/figurinha.jpg'"),
  "/a/:subdomain/qr.svg": SITES("'/a/' || subdomain || '/qr.svg'"),
  "/a/:subdomain/stories.jpg": SITES("'/a/' || subdomain || '/stories.jpg'"),
  "/atleta/:id": SITES("'/atleta/' || id"),
  "/contatos/novo/:subdomain": SITES("'/contatos/novo/' || subdomain"),
  "/api/v1/athletes/:subdomain": SITES("'/api/v1/athletes/' || subdomain"),
  "/responsavel/atleta/:id": "select '/responsavel/atleta/' || athlete_id from guardianships limit 3",
  "/responsavel/atleta/:id/revogar":
    "select '/responsavel/atleta/' || athlete_id || '/revogar' from guardianships limit 2",
  "/responsavel/atleta/:id/nome-em-campeonatos":
    "select '/responsavel/atleta/' || athlete_id || '/nome-em-campeonatos' from guardianships limit 2",
  "/responsavel/atleta/:id/apagar":
    "select '/responsavel/atleta/' || athlete_id || '/apagar' from guardianships limit 2",
  "/athlete/numeros/:id": "select '/athlete/numeros/' || id from athlete_seasons limit 3",
  "/responsavel/atleta/:id/compartilhar":
    "select '/responsavel/atleta/' || athlete_id || '/compartilhar' from guardianships limit 2",
  "/athlete/midia/:id": "select '/athlete/midia/' || id from media limit 2",
  "/responsavel/midia/:athleteId": "select '/responsavel/midia/' || athlete_id from guardianships limit 2",
  "/responsavel/texto/:version": "select '/responsavel/texto/' || text_version from consents limit 1",
  "/club/midia/:id": "select '/club/midia/' || media_id from club_media limit 4",
  "/club/jogos/:id": "select '/club/jogos/' || id from club_matches where source <> 'match_sheet' limit 4",
  "/organizar/eventos/:id": "select '/organizar/eventos/' || id from events limit 14",
  "/organizar/eventos/:id/editar": "select '/organizar/eventos/' || id || '/editar' from events limit 14",
  "/organizar/eventos/:id/cancelar": "select '/organizar/eventos/' || id || '/cancelar' from events limit 14",
  "/peneira-segura/:code": "select '/peneira-segura/' || check_code from events limit 3",
  "/peneira-segura/:code/qr.svg": "select '/peneira-segura/' || check_code || '/qr.svg' from events limit 2",
  "/club/listas/:id": LISTS("''"),
  "/club/listas/:id/editar": LISTS("'/editar'"),
  "/club/listas/:id/lista.csv": LISTS("'/lista.csv'"),
  "/club/listas/:id/diretoria.pdf": LISTS("'/diretoria.pdf'"),
  "/club/listas/:id/atleta/:athleteId":
    "select '/club/listas/' || shortlist_id || '/atleta/' || athlete_id from shortlist_entries limit 2",
  "/club/buscas/:id": "select '/club/buscas/' || id from saved_searches limit 2",
  "/organizar/eventos/:id/inscricoes": TRIALS("'/inscricoes'"),
  "/organizar/eventos/:id/inscricoes/:registrationId/retirar":
    "select '/organizar/eventos/' || event_id || '/inscricoes/' || id || '/retirar' from registrations limit 2",
  "/organizar/eventos/:id/presenca": TRIALS("'/presenca'"),
  "/organizar/eventos/:id/presenca.csv": TRIALS("'/presenca.csv'"),
  "/organizar/eventos/:id/presenca.pdf": TRIALS("'/presenca.pdf'"),
  "/organizar/eventos/:id/criterios": TRIALS("'/criterios'"),
  "/organizar/eventos/:id/avaliar": TRIALS("'/avaliar'"),
  "/organizar/eventos/:id/avaliar/:registrationId":
    "select '/organizar/eventos/' || event_id || '/avaliar/' || r.id from registrations r join evaluations on registration_id = r.id limit 2",
  "/organizar/eventos/:id/respostas": TRIALS("'/respostas'"),
  "/inscricoes/:id/avaliacao":
    "select '/inscricoes/' || registration_id || '/avaliacao' from evaluations limit 4",
  "/buscas/parar/:token": "select '/buscas/parar/' || stop_token from saved_searches limit 2",
  "/videos/:id/arquivo": "select '/videos/' || id || '/arquivo' from media where kind = 'video' limit 2",
  "/remover/:id": "select '/remover/' || id from media where state = 'visible' limit 2",
  "/campeonatos/:id": "select '/campeonatos/' || id from events limit 1",
  "/campeonatos/:id/evento.ics": "select '/campeonatos/' || id || '/evento.ics' from events limit 1",
  "/campeonatos/:id/evento.jpg": "select '/campeonatos/' || id || '/evento.jpg' from events limit 1",
  "/campeonatos/:id/inscricao":
    "select '/campeonatos/' || id || '/inscricao' from events where type = 'peneira' limit 2",
  "/inscricoes/:id": "select '/inscricoes/' || id from registrations limit 4",
  "/inscricoes/:id/ingresso.pdf": "select '/inscricoes/' || id || '/ingresso.pdf' from registrations limit 2",
  "/ingresso/:token": "select '/ingresso/nada'",
  "/entrada-no-dia/:code": "select '/entrada-no-dia/nada'",
  "/organizar/eventos/:id/sem-inscricao":
    "select '/organizar/eventos/' || id || '/sem-inscricao' from events where type = 'peneira' limit 2",
  "/campeonatos/:id/:tab": `select '/campeonatos/' || e.id || '/' || tab from events e
    join championship_categories c on c.championship_id = e.championship_id,
    unnest(array['tabela', 'rodadas', 'artilharia', 'disciplina', 'equipes', 'defesas']) tab`,
  "/campeonatos/:id/sobre": PLAYED("'/sobre'"),
  "/campeonatos/:id/imprimir": PLAYED("'/imprimir'"),
  "/campeonatos/:id/incorporar": PLAYED("'/incorporar?parte=artilharia'"),
  "/campeonatos/:id/incorporar/codigo": PLAYED("'/incorporar/codigo'"),
  "/campeonatos/:id/tabela.jpg": PLAYED("'/tabela.jpg'"),
  "/campeonatos/:id/jogos/:matchId/resultado.jpg": `select '/campeonatos/' || e.id || '/jogos/' || m.id || '/resultado.jpg'
    from championship_matches m join championship_categories c on c.id = m.category_id
    join events e on e.championship_id = c.championship_id where m.state = 'closed' limit 1`,
  "/campeonatos/:id/:tab/fragmento": `select '/campeonatos/' || e.id || '/' || tab || '/fragmento?v=1' from events e
    join championship_categories c on c.championship_id = e.championship_id,
    unnest(array['tabela', 'rodadas']) tab`,
  "/campeonatos/:id/jogos/:matchId": PUBLIC_MATCHES("''"),
  "/campeonatos/:id/jogos/:matchId/fragmento": PUBLIC_MATCHES("'/fragmento?v=1'"),
  "/campeonatos/:id/equipe":
    "select '/campeonatos/' || id || '/equipe' from events where championship_id is not null limit 4",
  "/campeonatos/:id/equipes/:teamId/jogos.ics": `select '/campeonatos/' || e.id || '/equipes/' || t.id || '/jogos.ics'
    from championship_teams t join championship_categories c on c.id = t.category_id
    join events e on e.championship_id = c.championship_id limit 1`,
  "/equipes/vinculo/:squadId": "select '/equipes/vinculo/' || id from championship_squad limit 1",
  // The links that were made for this test are added to these.
  "/equipe/:token": "select '/equipe/nada'",
  "/sumula/:token": "select '/sumula/nada'",
  "/sumula/:token/lances": "select '/sumula/nada/lances'",
  "/sumula/:token/app.webmanifest": "select '/sumula/nada-por-aqui/app.webmanifest'",
  "/championship/:id": CUPS("''"),
  "/championship/:id/campos": CUPS("'/campos'"),
  "/championship/:id/categorias/nova": CUPS("'/categorias/nova'"),
  "/championship/:id/categorias/:categoryId": CUPS("'/categorias/' || c.id"),
  "/championship/:id/categorias/:categoryId/partidas.csv": CUPS("'/categorias/' || c.id || '/partidas.csv'"),
  "/championship/:id/categorias/:categoryId/tabela.csv": CUPS("'/categorias/' || c.id || '/tabela.csv'"),
  "/championship/:id/equipes": CUPS("'/equipes'"),
  "/championship/:id/equipes/:teamId": CUPS("'/equipes/' || t.id"),
  "/championship/:id/equipes/:teamId/desistencia": CUPS("'/equipes/' || t.id || '/desistencia'"),
  "/championship/:id/partidas": CUPS("'/partidas'"),
  "/championship/:id/partidas/horarios": CUPS("'/partidas/horarios'"),
  "/championship/:id/partidas/sorteio": CUPS("'/partidas/sorteio'"),
  "/championship/:id/partidas/:matchId": CUPS("'/partidas/' || m.id"),
  "/championship/:id/partidas/:matchId/mover": CUPS("'/partidas/' || m.id || '/mover'"),
  "/championship/:id/partidas/:matchId/sumula": CUPS("'/partidas/' || m.id || '/sumula'"),
  "/championship/:id/partidas/:matchId/sumula.pdf": CUPS("'/partidas/' || m.id || '/sumula.pdf'"),
  "/championship/:id/partidas/:matchId/sumula/lances": CUPS("'/partidas/' || m.id || '/sumula/lances'"),
  "/championship/:id/resultados": CUPS("'/resultados'"),
  "/championship/:id/resultados/decisao": CUPS("'/resultados/decisao?tipo=suspensao&equipe=' || t.id"),
  "/api/v1/championships/:id": PLAYED("''", "/api/v1/championships/"),
  "/api/v1/events/:id": "select '/api/v1/events/' || id from events limit 1",
  "/organizar/entrada/:id":
    "select '/organizar/entrada/' || id from events where club_id is not null limit 3",
  "/organizar/entrada/:id/leituras": "select '/organizar/entrada/' || id || '/leituras' from events limit 1",
  "/olheiro/:code": "select '/olheiro/' || card_code from club_members where card_code is not null limit 3",
  "/olheiro/:code/cartao.jpg":
    "select '/olheiro/' || card_code || '/cartao.jpg' from club_members where card_code is not null limit 2",
  "/convite-clube/:token": "select '/convite-clube/nao-existe'",
  "/clubes/:id": "select '/clubes/' || id from clubs limit 1",
  "/clube/:id": "select '/clube/' || id from clubs limit 1",
  "/clube/:id/peneiras": "select '/clube/' || id || '/peneiras' from clubs limit 1",
  "/api/v1/clubs/:id": "select '/api/v1/clubs/' || id from clubs limit 1",
  "/contatos/:id": "select '/contatos/' || id from contact_requests limit 2",
  "/depoimento/:token": "select '/depoimento/nada'",
  "/conta/assinatura/:id/:act":
    "select '/conta/assinatura/' || id || '/' || act from subscriptions, unnest(array['cancelar', 'desistir']) act limit 6",
  "/conta/privacidade/copias/:id": "select '/conta/privacidade/copias/' || uuidv7()",
  ...DESK_ADDRESSES,
  "/admin/revisoes/:id": "select '/admin/revisoes/' || id from reviews limit 4",
  "/admin/mensagens/:id": "select '/admin/mensagens/' || id from inquiries limit 1",
  "/admin/planos/:id": "select '/admin/planos/' || id from subscription_plans limit 1",
  "/admin/planos/:id/situacao":
    "select '/admin/planos/' || id || '/situacao' from subscription_plans limit 1",
  "/admin/planos/:id/excluir": "select '/admin/planos/' || id || '/excluir' from subscription_plans limit 1",
  "/termos/:version?": "select '/termos/' || version from terms_versions limit 2",
  "/politica/:version?": "select '/politica/' || version from terms_versions limit 2",
  "/dev/emails/:id": "select '/dev/emails/' || id from mails limit 1",
  "/pagamento-de-teste/:sessionId":
    "select '/pagamento-de-teste/' || id from embedded_payments where kind = 'session' limit 2",
  "/pagamento-de-teste/portal/:id":
    "select '/pagamento-de-teste/portal/' || id from embedded_payments where kind = 'portal' limit 2",
  "/:tab": "select '/videos'",
  "/admin/*": "select '/admin/nao-existe'",
  "/*": "select '/nao-existe/mesmo'",
  "/api/auth/*":
    "select '/api/auth/' || door from unnest(array['jwks', 'token', 'whoami', 'entrar/google']) door",
  "/api/v1/*": "select '/api/v1/nada'",
  "/sitemaps/:file": "select '/sitemaps/' || file from unnest(array['paginas-1.xml', 'atletas-1.xml']) file",
  "/arquivos/*": "select '/arquivos/clubs/x/logo.png'",
  "/desenhos/:kind/:seed": "select '/desenhos/retrato/1.svg'",
};

/** Written by whoever reads, and why. */
const ALLOWED: Record<string, string> = {
  rate_limits: "reads are counted, too",
  profile_views: "which verified club looked at a profile is noted for the family, after the answer",
  contact_requests: "that a request was seen is noted for the club, after the answer",
  contact_readers: "that a conversation was read is noted, after the answer",
  evaluations: "that an answer was read is noted for who organised the trial, after the answer",
  jwks: "the key that signs tokens is made when it is first asked for",
};
/** What leaves in numbers is written down with who took it. */
const WRITTEN_DOWN = new Set([
  "/admin/mensagens.csv",
  "/admin/atletas.csv",
  "/admin/clubes.csv",
  "/admin/campeonatos.csv",
  "/admin/eventos.csv",
  "/admin/patrocinadores.csv",
  "/admin/registro.csv",
  "/conta/privacidade/copias/:id",
  "/club/listas/:id/lista.csv",
  "/club/listas/:id/diretoria.pdf",
  "/organizar/eventos/:id/presenca.csv",
  "/organizar/eventos/:id/presenca.pdf",
]);

const NOBODYS_ID = "00000000-0000-7000-8000-000000000000";
const VIEWERS = ["a visitor", ...DEMO_LOGINS.map(({ email }) => email)];

let product: ClonedProduct;
let sql: Sql;

beforeAll(async () => {
  product = await startDemo({ API_REQUESTS_PER_MINUTE: "1000000" }, stopTheClock);
  sql = await openSqlOf(product);
  await runCup();
  await jobsAreDone(product.connection);
  await watchWrites(sql);
});
afterAll(async () => {
  await sql[Symbol.asyncDispose]();
  await product[Symbol.asyncDispose]();
});

test("every address with a parameter is asked for here", () => {
  expect(PATTERNS.filter(hasParameter).filter((pattern) => !(pattern in FILLED))).toEqual([]);
  expect(Object.keys(FILLED).filter((pattern) => !PATTERNS.includes(pattern))).toEqual([]);
});

describe("reading changes nothing", () => {
  test.each(VIEWERS)("for %s", { timeout: 240_000 }, async (email) => {
    const browser = session(product.url);
    if (email !== "a visitor") {
      const answer = await browser.post("/login", { email, password: DEMO_PASSWORD });
      expect(answer.status).toBe(302);
    }
    const wrong: string[] = [];
    await written(sql);
    for (const pattern of PATTERNS) {
      const paths = await pathsOf(pattern);
      await severalAtOnce(paths, async (path) => {
        const { status } = await browser.get(path);
        expect(status, path).toBeLessThan(500);
      });
      const tables = (await written(sql)).filter(
        (table) => !(table in ALLOWED) && !(WRITTEN_DOWN.has(pattern) && table.startsWith("audit_")),
      );
      if (tables.length > 0) wrong.push(`one of ${paths.join(", ")}: ${tables.join(", ")}`);
    }
    expect(wrong).toEqual([]);
  });
});

test("a link of another site does not switch what a session acts as", async () => {
  const browser = session(product.url);
  await browser.post("/login", { email: "dois.perfis@demo.example", password: DEMO_PASSWORD });
  const chosen = () =>
    sql.query(`select up.profile_type from sessions s join users u on u.id = s.user_id
      left join user_profiles up on up.id = s.chosen_profile_id
      where u.email = 'dois.perfis@demo.example' order by s.created_at desc limit 1`);
  const [club] = await sql.query(`select up.id from user_profiles up join users u on u.id = up.user_id
    where u.email = 'dois.perfis@demo.example' and up.profile_type = 'club'`);
  await browser.post("/profile-selection", { perfil: String(club!["id"]) });
  expect(await chosen()).toEqual([{ profile_type: "club" }]);
  const link = await browser.get("/championship/dashboard", { "sec-fetch-site": "cross-site" });
  expect(link.status).toBe(200);
  expect(await chosen()).toEqual([{ profile_type: "club" }]);
});

test("the watch sees a write", async () => {
  await written(sql);
  await sql.query("update clubs set name = name where false");
  expect(await written(sql)).toEqual(["clubs"]);
});

async function pathsOf(pattern: string): Promise<string[]> {
  if (!hasParameter(pattern)) return [pattern];
  const found = (await sql.query(FILLED[pattern]!)).map((row) => String(Object.values(row)[0]));
  // Of what the demo has none, an address that leads nowhere is read.
  return found.length > 0 ? found : [pattern.replaceAll(/:\w+/g, NOBODYS_ID)];
}

/** A public adult, a public minor and a private profile. */
function SITES(path: string): string {
  return `(select ${path} from athletes where visibility = 'public' order by birthdate limit 1)
    union all (select ${path} from athletes where visibility = 'public' order by birthdate desc limit 1)
    union all (select ${path} from athletes where visibility = 'private' limit 1)`;
}

function TRIALS(rest: string): string {
  return `select distinct '/organizar/eventos/' || event_id || ${rest} from registrations limit 3`;
}

function PUBLIC_MATCHES(rest: string): string {
  return `select '/campeonatos/' || e.id || '/jogos/' || m.id || ${rest} from championship_matches m
    join championship_categories c on c.id = m.category_id
    join events e on e.championship_id = c.championship_id order by m.id desc limit 4`;
}

function CUPS(rest: string): string {
  return `select distinct '/championship/' || c.championship_id || ${rest} from championship_categories c
    join championship_teams t on t.category_id = c.id join championship_matches m on m.category_id = c.id limit 2`;
}

/** The demo's club organises a championship; its team and its referee have their links. */
async function runCup(): Promise<void> {
  configure();
  connect(product.connection, 2);
  const { id, teamId, nextId } = await aPlayedCup();
  await disconnect();
  await sql.query(
    `update championships set organiser_profile_id = null,
       club_id = (select id from clubs where name = 'Esporte Clube Litoral') where id = $1`,
    [id],
  );
  const club = await demoSession(product.url, "club");
  const linkAfter = async (page: string, fields: Record<string, string>, link: RegExp) => {
    expect((await club.post(page, fields)).status, page).toBe(302);
    const found = link.exec((await club.get(page)).body.toString())?.[0];
    expect(found, page).toBeDefined();
    return found!;
  };
  const team = await linkAfter(
    `/championship/${id}/equipes/${teamId}`,
    { intent: "renovar" },
    /\/equipe\/[\w-]{20,}/,
  );
  const sheet = await linkAfter(
    `/championship/${id}/partidas/${nextId}`,
    { intent: "criar-link", role: "referee" },
    /\/sumula\/[\w-]{20,}/,
  );
  FILLED["/equipe/:token"] += ` union all select '${team}'`;
  FILLED["/sumula/:token"] += ` union all select '${sheet}'`;
  FILLED["/sumula/:token/lances"] += ` union all select '${sheet}/lances'`;
}

function PLAYED(rest: string, base = "/campeonatos/"): string {
  return `select '${base}' || e.id || ${rest} from events e join championships p on p.id = e.championship_id
    where p.status <> 'upcoming' limit 2`;
}

function LISTS(rest: string): string {
  return `select '/club/listas/' || id || ${rest} from shortlists order by updated_at limit 2`;
}

/**
 * What runs by the clock would write while somebody reads. A product schedules its jobs when it serves already, and
 * makes up for what was missed since the copy was filled, so that none may be there before it starts, nor be added.
 */
async function stopTheClock(sql: Sql): Promise<void> {
  await sql.query("delete from pgboss.schedule");
  // Mails about new messages wait for their hour.
  await sql.query("delete from pgboss.job where state < 'completed'");
  await sql.query(
    "create function pgboss.refuse_schedule() returns trigger language plpgsql as 'begin return null; end'",
  );
  await sql.query(`create trigger refuse before insert on pgboss.schedule
    for each row execute function pgboss.refuse_schedule()`);
}

/** Statement triggers see every write at once, also one that changes no row. */
async function watchWrites(sql: Sql): Promise<void> {
  await sql.query("create schema watch");
  await sql.query("create table watch.writes (name text not null)");
  await sql.query(`create function watch.note() returns trigger language plpgsql as
    'begin insert into watch.writes values (tg_table_name); return null; end'`);
  await sql.query(`do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create trigger watch after insert or update or delete on public.%I execute function watch.note()', name);
    end loop; end $$`);
}

/** The tables that were written since the last call. */
async function written(sql: Sql): Promise<string[]> {
  const rows = await sql.query(
    "with gone as (delete from watch.writes returning name) select distinct name from gone",
  );
  return rows.map(({ name }) => String(name)).sort();
}
