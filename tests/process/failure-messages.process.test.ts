import { afterAll, beforeAll, expect, test } from "vitest";
import { demoSession, session } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { formsIn, type PageForm } from "../helpers/page-forms.ts";
import { openSqlOf, type Sql } from "../helpers/sql.ts";

// The texts of section 8 of the specification, at doors where a database that misbehaves is the only way to see them.
type Browser = Awaited<ReturnType<typeof demoSession>>;

let product: ClonedProduct;
let sql: Sql;
let visitor: Browser;
let admin: Browser;

beforeAll(async () => {
  product = await startDemo();
  sql = await openSqlOf(product);
  visitor = session(product.url);
  admin = await demoSession(product.url, "admin");
});
afterAll(async () => {
  await sql[Symbol.asyncDispose]();
  await product[Symbol.asyncDispose]();
});

test.each([
  ["an athlete's page", "athletes", "/a/natalia-braganca", "Erro ao carregar perfil do atleta"],
  ["the list of athletes", "athletes", "/admin/atletas", "Falha ao carregar os atletas"],
  ["the list of clubs", "clubs", "/admin/clubes", "Falha ao carregar os clubes"],
  [
    "the list of championships",
    "championships",
    "/admin/campeonatos",
    "Não foi possível carregar os campeonatos",
  ],
  ["the list of events", "events", "/admin/eventos", "Falha ao carregar os eventos"],
  ["the list of sponsors", "sponsors", "/admin/patrocinadores", "Falha ao carregar os patrocinadores"],
  ["the list of plans", "subscription_plans", "/admin/planos", "Erro ao carregar planos. Tente novamente."],
])("%s that cannot be loaded says so", async (_name, table, path, text) => {
  const by = path.startsWith("/admin") ? admin : visitor;
  await expectFailed(by, path, table, text);
});

test("an athlete of the administration that cannot be loaded says so", () =>
  whileAway("athletes", async () => {
    const page = `/admin/atletas/${await idOf("athletes_away", "Kauã Ribeiro")}`;
    const { status, body } = await admin.get(page);
    expect(status).toBe(500);
    expect(textOf(body)).toContain("Falha ao carregar dados do atleta");
  }));

test("profiles and a profile that cannot be loaded say so", async () => {
  // Names are remembered from the first page that shows them: this browser has opened none.
  const two = session(product.url);
  await two.post("/login", { demo: "two" });
  await expectFailed(two, "/profile-selection", "clubs", "Não foi possível carregar os perfis");
  const athlete = await demoSession(product.url, "athlete");
  await expectFailed(athlete, "/athlete/dashboard", "athlete_seasons", "Não foi possível carregar o perfil");
});

test.each<{ what: string; table: string; page: string; fill: Record<string, string>; text: string }>([
  {
    what: "an athlete",
    table: "athletes",
    page: "/admin/atletas/adicionar",
    fill: { name: "Nome que não se perde", subdomain: "nao-se-perde", age: "19" },
    text: "Erro ao criar atleta. Tente novamente.",
  },
  {
    what: "a club",
    table: "clubs",
    page: "/admin/clubes/adicionar",
    fill: { name: "Nome que não se perde" },
    text: "Erro ao criar clube. Tente novamente.",
  },
  {
    what: "a championship",
    table: "championships",
    page: "/admin/campeonatos/adicionar",
    fill: { name: "Nome que não se perde" },
    text: "Não foi possível criar o campeonato",
  },
  {
    what: "a plan",
    table: "subscription_plans",
    page: "/admin/planos/novo",
    fill: { name: "Nome que não se perde", price: "59,00", audience: "athlete" },
    text: "Erro ao criar plano. Tente novamente.",
  },
])("$what that cannot be created says so, and keeps what was typed", async ({ table, page, fill, text }) => {
  const answer = await send(admin, page, { table, fill, pick: ({ fields }) => "name" in fields });
  expect([answer.status, textOf(answer.body)]).toEqual([500, expect.stringContaining(text)]);
  expect(answer.body.toString()).toContain("Nome que não se perde");
});

test("what cannot be saved says so, and keeps what was typed", async () => {
  const saves = [
    [
      "athletes",
      "Kauã Ribeiro",
      "/admin/atletas",
      "/editar/esportivos",
      "shirtNumber",
      "Não foi possível salvar o perfil",
    ],
    [
      "clubs",
      "Esporte Clube Litoral",
      "/admin/clubes",
      "/editar",
      "address",
      "Não foi possível salvar o clube",
    ],
    ["championships", null, "/admin/campeonatos", "/editar", "name", "Não foi possível salvar o campeonato"],
    ["championships", null, "/admin/campeonatos", "", "reason", "Não foi possível salvar o campeonato"],
  ] as const;
  for (const [table, name, list, tail, field, text] of saves) {
    const typed = field === "shirtNumber" ? "88" : "Texto que não se perde";
    const fill = { [field]: typed, ...(field === "reason" && { status: "finished", intent: "status" }) };
    const pick = ({ fields }: PageForm) => field in fields;
    const page = `${list}/${await idOf(table, name)}${tail}`;
    const answer = await send(admin, page, { table, fill, pick });
    expect([answer.status, textOf(answer.body)], page).toEqual([500, expect.stringContaining(text)]);
    expect(answer.body.toString(), page).toContain(typed);
  }
});

const TYPED = "Texto que não se perde";
const SOON = "approval = 'approved' and starts_at > now() and championship_id is null";
const CLUB = "select '/admin/clubes/' || id from clubs where deleted_at is null order by id limit 1";

test.each<{ what: string; page: string; fill: Record<string, string>; field: string }>([
  {
    what: "a club's adjustment",
    page: CLUB,
    fill: { intent: "ajustar", points: "3", reason: TYPED },
    field: "points",
  },
  { what: "a note", page: CLUB, fill: { intent: "anotar", note: TYPED }, field: "note" },
  {
    what: "an event's cancellation",
    page: `select '/admin/eventos/' || id from events where deleted_at is null and ${SOON} order by id limit 1`,
    fill: { intent: "cancelar", reason: TYPED },
    field: "reason",
  },
  {
    what: "an adjustment of the ranking",
    page: "select '/admin/ranking'",
    fill: { club: "Esporte Clube Litoral", points: "3", reason: TYPED },
    field: "reason",
  },
  {
    what: "a question",
    page: "select '/admin/ajustes/perguntas/nova'",
    fill: { question: "Como funciona?", answer: TYPED },
    field: "answer",
  },
  {
    what: "a testimonial",
    page: "select '/admin/ajustes/depoimento'",
    fill: { intent: "escrever", name: "Ana Prado", role: "Coordenadora", message: TYPED, declared: "on" },
    field: "message",
  },
  {
    what: "a plan",
    page: "select '/admin/planos/' || id from subscription_plans order by id limit 1",
    fill: { name: TYPED },
    field: "name",
  },
])("$what that fails keeps what staff typed", async ({ page, fill, field }) => {
  const [row] = await sql.query(page);
  const path = String(Object.values(row!)[0]);
  // Whatever staff do is written there in the same transaction.
  const answer = await send(admin, path, { table: "audit_log", fill, pick: ({ fields }) => field in fields });
  expect([answer.status, textOf(answer.body)]).toEqual([
    500,
    expect.stringContaining("Não foi possível salvar"),
  ]);
  expect(answer.body.toString()).toContain(TYPED);
});

test("athletes who cannot be deleted together are asked about again, with the reason", async () => {
  const ids = await idOf("athletes", "Kauã Ribeiro");
  const fields = { intent: "excluir", ids, confirmado: "sim", reason: TYPED };
  const answer = await refusing("audit_log", () => admin.post("/admin/atletas", fields));
  expect([answer.status, textOf(answer.body)]).toEqual([500, expect.stringContaining("Nada mudou")]);
  expect(answer.body.toString()).toContain(TYPED);
  expect(textOf(answer.body)).not.toContain("Falha ao carregar os atletas");
});

test("a photo or season that is missing is not taken for the athlete", async () => {
  const athlete = `/admin/atletas/${await idOf("athletes", "Kauã Ribeiro")}`;
  for (const [place, text] of [
    ["midia", "Foto ou vídeo não encontrado"],
    ["estatisticas", "Temporada não encontrada"],
  ]) {
    const { status, body } = await admin.get(`${athlete}/${place}/00000000-0000-7000-8000-000000000000`);
    expect([status, textOf(body)]).toEqual([404, expect.stringContaining(text!)]);
    expect(textOf(body)).not.toContain("já foi apagado de vez");
    expect(body.toString()).toContain(`href="${athlete}"`);
  }
});

test("a view that is refused leads back to the list as it was asked", async () => {
  const view = { list: "/admin/clubes", name: " ", query: "busca=litoral" };
  expect((await admin.post("/admin/visoes", view)).headers.location).toBe("/admin/clubes?busca=litoral");
  const long = `busca=litoral&regiao=${"x".repeat(500)}`;
  const refused = await admin.post("/admin/visoes", { ...view, name: "Litoral", query: long });
  expect(refused.headers.location).toBe(`/admin/clubes?${long}`);
  expect(textOf((await admin.get("/admin/clubes")).body)).toContain("A visão não foi salva");
});

test("what cannot be deleted says so, and is still there", async () => {
  const club = `/admin/clubes/${await idOf("clubs", "Esporte Clube Litoral")}`;
  const answer = await send(admin, `${club}/excluir`, { table: "clubs", pick: isOwn });
  expect([answer.status, answer.headers.location]).toEqual([302, club]);
  const page = textOf((await admin.get(club)).body);
  expect(page).toContain("O clube não foi excluído");
  expect(page).not.toContain("Desfazer exclusão");

  const athlete = `/admin/atletas/${await idOf("athletes", "Kauã Ribeiro")}`;
  const fill = { deleteReason: "Engano", intent: "excluir" };
  const pick = ({ fields }: PageForm) => "deleteReason" in fields;
  await send(admin, `${athlete}/situacao`, { table: "athletes", fill, pick });
  const after = textOf((await admin.get(athlete)).body);
  expect(after).toContain("Nada mudou");
  expect(after).not.toContain("Desfazer a exclusão");

  const marked = { intent: "excluir", ids: club.split("/").at(-1)!, confirmado: "sim" };
  await whileAway("clubs", async () => {
    expect((await admin.post("/admin/clubes", marked)).headers.location).toBe("/admin/clubes");
  });
  expect(textOf((await admin.get("/admin/clubes")).body)).toMatch(/Nada mudou.*Tente novamente/);
});

test("signing up, in and out that fail say so", async () => {
  const person = { fullName: "Ana Prado", birthdate: "2000-01-02", email: "ana@example.net" };
  const fill = { ...person, password: "uma frase bem longa", terms: "on" };
  const up = await send(visitor, "/cadastro", {
    table: "users",
    fill,
    pick: ({ fields }) => "fullName" in fields,
  });
  expect(textOf(up.body)).toMatch(/Erro no cadastro.*Ocorreu um erro inesperado/);
  const login = { email: "atleta@demo.example", password: "joia-da-base" };
  const pick = ({ fields }: PageForm) => "email" in fields;
  const entered = await send(visitor, "/login", { table: "sessions", fill: login, pick });
  expect(textOf(entered.body)).toMatch(/Erro no login.*Ocorreu um erro inesperado/);
  const sponsor = await demoSession(product.url, "sponsor");
  const leaving = ({ action }: PageForm) => action === "/sair";
  const out = await send(sponsor, "/ranking", { table: "sessions", pick: leaving });
  expect(textOf((await sponsor.get(out.headers.location!)).body)).toContain("Erro ao sair da conta.");
});

const isOwn = ({ method, action }: PageForm) => method === "post" && action !== "/sair";

interface Sent {
  /** Takes no change while the form is answered. */
  table: string;
  fill?: Record<string, string>;
  pick: (form: PageForm) => boolean;
}

async function send(by: Browser, page: string, { table, fill = {}, pick }: Sent) {
  const form = formsIn((await by.get(page)).body.toString()).find(
    (one) => one.method === "post" && pick(one),
  )!;
  const path = form.action.split("#", 1)[0] || page;
  const fields = { ...form.fields, ...fill };
  return refusing(table, () =>
    form.multipart ? by.send(path, ...multipart(fields)) : by.post(path, fields),
  );
}

/** The table takes no change meanwhile. */
async function refusing<T>(table: string, work: () => Promise<T>): Promise<T> {
  await sql.query("delete from rate_limits");
  await sql.query(`create or replace function refuse_write() returns trigger language plpgsql
    as 'begin raise exception ''no''; end'`);
  await sql.query(`create trigger refuse before insert or update or delete on ${table}
    for each row execute function refuse_write()`);
  try {
    return await work();
  } finally {
    await sql.query(`drop trigger refuse on ${table}`);
  }
}

function multipart(fields: Record<string, string>): [type: string, body: Buffer] {
  const boundary = "----failure";
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return [`multipart/form-data; boundary=${boundary}`, Buffer.from(`${parts.join("")}--${boundary}--\r\n`)];
}

const expectFailed = (by: Browser, path: string, table: string, text: string) =>
  whileAway(table, async () => {
    const { status, body } = await by.get(path);
    expect([status, textOf(body)]).toEqual([500, expect.stringContaining(text)]);
  });

/** As when the database misbehaves: nobody has changed the table's rows, but nobody finds them either. */
async function whileAway(table: string, work: () => Promise<void>): Promise<void> {
  await sql.query(`alter table ${table} rename to ${table}_away`);
  try {
    await work();
  } finally {
    await sql.query(`alter table ${table}_away rename to ${table}`);
  }
}

async function idOf(table: string, name: string | null): Promise<string> {
  const [row] = await sql.query(
    `select id from ${table} where deleted_at is null and ($1::text is null or name = $1) order by id limit 1`,
    [name],
  );
  return String(row!["id"]);
}

const textOf = (body: Buffer): string =>
  body
    .toString()
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
