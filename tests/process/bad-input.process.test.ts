import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, severalAtOnce, type Answer } from "../helpers/ask.ts";
import { session } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { hasParameter, PATTERNS, ROUTE_PATTERNS } from "../helpers/route-patterns.ts";
import { openSqlOf } from "../helpers/sql.ts";
import { intentsOfRoute, takesPosts } from "../permissions/intents.ts";

const NO_ROW = "00000000-0000-7000-8000-000000000000";
/** What every object has, and no form or type is called. */
const INHERITED = ["__proto__", "constructor", "toString"];

const SCRIPT = "<script>owned()</script>";
const BREAKOUT = `"'></script></title></textarea><img src=x onerror=owned()>`;
/** What must never stand in a page as it was typed. */
const LIVE = [SCRIPT, "<img src=x onerror=owned()>"];

const IDS = [
  "nada",
  "-1",
  NO_ROW,
  "zzzzzzzz-0000-7000-8000-000000000000",
  "%00",
  "%ff",
  "%E0%A4%A",
  "..%2F..%2Fetc%2Fpasswd",
  "%2e%2e",
  "__proto__",
  "'%20or%201=1--",
  encodeURIComponent(SCRIPT),
  encodeURIComponent(BREAKOUT),
  "%F0%9F%98%80",
  "a".repeat(5000),
];

const TEXTS = [encodeURIComponent(SCRIPT), encodeURIComponent(BREAKOUT), "%00", "x".repeat(10_000), "%ff"];
const QUERIES = [
  "pagina=-1&page=-1",
  "pagina=999999&page=999999",
  "pagina=1e99&limit=100000",
  "idade=abc&idadeMin=abc&idadeMax=-5&ageMin=abc",
  "depois=../x&antes=%27&cursor=AAAA",
  "posicao=x&ordem=x&tipo=x&tab=x&foto=x&sort=x&group=x&type=x",
  ...TEXTS.map((text) => `busca=${text}&q=${text}`),
  ...TEXTS.slice(0, 3).map((text) => `voltar=${text}&token=${text}&tipo=${text}&id=${text}&novo=${text}`),
  "desde=0000-01-01&de=0000-01-01&ate=%2B010000-01-01",
  "desde=%00&de=%00&ate=%00&assunto=%00&depois=%00&antes=%00&fila=%00&modelo=%00",
  "busca=a&busca=b&busca[]=c&__proto__=d&constructor.prototype=e",
];

const NO_FORMS = [
  ["application/json", '{"email":"a"}'],
  ["multipart/form-data; boundary=x", "--x\r\nnada"],
] as const;

const STATIC = PATTERNS.filter((pattern) => !hasParameter(pattern));
const WITH_ID = PATTERNS.filter(hasParameter);

const FORMS = [
  "/",
  "/contato",
  "/clubes",
  "/campeonatos/novo",
  "/denunciar?tipo=athlete&id=00000000-0000-7000-8000-000000000000",
  "/a/kaua-ribeiro/contato",
  "/cadastro",
  "/cadastro?tipo=clube",
  "/cadastro?tipo=patrocinador",
  "/login",
  "/recuperar-senha",
  "/redefinir-senha?token=x",
  "/admin/login",
];

let product: ClonedProduct;

beforeAll(async () => {
  product = await startDemo({ API_REQUESTS_PER_MINUTE: "1000000" });
});

afterAll(() => product[Symbol.asyncDispose]());

test("there are routes to try", () => {
  expect(STATIC).toContain("/atletas");
  expect(WITH_ID).toContain("/a/:subdomain/:tab?");
});

test.each(WITH_ID)("%s takes any id for what it is", async (pattern) => {
  await severalAtOnce(IDS, (id) => expectClear(pattern.replaceAll(/:\w+\??|\*/g, id)));
});

test.each(STATIC)("%s takes any query for what it is", async (path) => {
  await severalAtOnce(QUERIES, (query) => expectClear(`${path}?${query}`));
});

test.each(FORMS)("the forms of %s show what was typed, and nothing runs", async (path) => {
  const page = (await session(product.url).get(path)).body.toString();
  for (const typed of [SCRIPT, BREAKOUT]) {
    const visitor = session(product.url);
    const answer = await visitor.post(path, fieldsOf(page, typed));
    expectQuiet(answer, `POST ${path}`);
    const { location } = answer.headers;
    if (location) await expectClear(new URL(location, product.url).pathname);
  }
});

test.each(STATIC)("%s takes a body that is no form for what it is", async (path) => {
  for (const [type, body] of NO_FORMS) await expectRefusal(session(product.url), path, type, body);
});

describe.each(["athlete", "club", "guardian", "admin"])("a member (%s)", (demo) => {
  let member: ReturnType<typeof session>;

  beforeAll(async () => {
    member = session(product.url);
    await member.get("/login");
    expect((await member.post("/login", { demo })).status).toBe(302);
  });

  test("reads and sends to any id", async () => {
    const paths = WITH_ID.flatMap((pattern) =>
      IDS.slice(0, 8).map((id) => pattern.replaceAll(/:\w+\??|\*/g, id)),
    );
    await severalAtOnce(paths, async (path) => {
      expectQuiet(await member.get(path), path);
      expectQuiet(await member.post(path, { intent: "nada" }), `POST ${path}`);
    });
    for (const act of ["cancelar", "desistir"])
      expect((await member.post(`/conta/assinatura/%00/${act}`, {})).status).toBe(404);
  });

  // Theirs are the lists: searches, filters, orders, cursors.
  test.runIf(["club", "admin"].includes(demo))("reads with any query", async () => {
    const paths = STATIC.filter((one) => one !== "/sair").flatMap((path) =>
      QUERIES.map((query) => `${path}?${query}`),
    );
    await severalAtOnce(paths, async (path) => expectQuiet(await member.get(path), path));
  });

  test.runIf(demo === "admin")(
    "acts in the administration on what is no id, and by what is no act",
    async () => {
      const forms = ROUTE_PATTERNS.filter(
        ({ pattern, file }) => pattern.startsWith("/admin/") && file !== "data-routes.ts" && takesPosts(file),
      );
      expect(forms.length).toBeGreaterThan(30);
      await severalAtOnce(forms, async ({ pattern, file }) => {
        for (const intent of [...intentsOfRoute(file), ...INHERITED]) {
          const path = pattern.replaceAll(/:\w+\??|\*/g, "nada");
          const named = { id: "nada", ids: "nada", sessao: "nada", adjustment: "nada", about: "nada" };
          expectQuiet(await member.post(path, { ...named, intent }), `POST ${path} ${intent}`);
        }
      });
      for (const type of INHERITED)
        expectQuiet(await member.get(`/admin/registro/${type}/${NO_ROW}`), `/admin/registro/${type}`);
      for (const intent of INHERITED)
        expect((await member.post(`/admin/usuarios/${NO_ROW}`, { intent })).status, intent).toBe(400);
    },
  );

  test("sends no form", async () => {
    const paths = STATIC.filter((one) => one !== "/sair");
    await severalAtOnce(paths, async (path) => {
      for (const [type, body] of NO_FORMS) await expectRefusal(member, path, type, body);
    });
  });

  test("sends what no keyboard types", async () => {
    const message = "Somos do clube \u0000 e gostamos dos seus jogos.";
    for (const path of ["/contatos/novo/kaua-ribeiro", "/contatos/novo/%00"])
      expectQuiet(await member.post(path, { message }), `POST ${path}`);
  });
});

test("scripts in every text of a profile, a club and an event are text on every page", async () => {
  await using sql = await openSqlOf(product);
  const text = `${SCRIPT}${BREAKOUT}`;
  const [athlete] = await sql.query(
    `insert into athletes (subdomain, name, nickname, birthdate, visibility, indexable, club, city, about, position, featured)
     values ('script', $1, $1, '2004-05-06', 'public', true, $1, $1, $1, 'Meia', true) returning id`,
    [text],
  );
  const ofAthlete = [athlete?.["id"], text];
  await sql.query("insert into athlete_achievements (athlete_id, achievement) values ($1, $2)", ofAthlete);
  await sql.query(
    "insert into athlete_history (athlete_id, year, club, category) values ($1, 2024, $2, $2)",
    ofAthlete,
  );
  await sql.query(
    "insert into athlete_social (athlete_id, instagram, tiktok) values ($1, $2, $2)",
    ofAthlete,
  );
  const [club] = await sql.query(
    "insert into clubs (name, city, address, description, verified) values ($1, $1, $1, $1, true) returning id",
    [text],
  );
  await sql.query(
    "insert into club_testimonials (club_id, name, type, message, state) values ($1, $2, 'parent', $2, 'agreed')",
    [club?.["id"], text],
  );
  const [event] = await sql.query(
    `insert into events (title, type, starts_at, location, city, description, approval, club_id)
     values ($1, 'peneira', now() + interval '3 days', $1, $1, $1, 'approved', $2) returning id`,
    [text, club?.["id"]],
  );
  const tabs = ["", "/estatisticas", "/galeria", "/videos", "/historia", "/contato"];
  for (const path of [
    "/",
    "/atletas?busca=owned",
    ...tabs.map((tab) => `/a/script${tab}`),
    "/clubes",
    "/ranking",
    `/clube/${String(club?.["id"])}`,
    "/campeonatos",
    `/campeonatos/${String(event?.["id"])}`,
    "/sitemap.xml",
  ])
    expect((await expectClear(path)).status, path).toBe(200);
});

async function expectRefusal(
  visitor: ReturnType<typeof session>,
  path: string,
  type: string,
  body: string,
): Promise<void> {
  expectQuiet(await visitor.send(path, type, Buffer.from(body)), `POST ${path} as ${type}`);
}

async function expectClear(path: string): Promise<Answer> {
  const answer = await ask(`${product.url}${path}`);
  expectQuiet(answer, path);
  return answer;
}

function expectQuiet({ status, headers, body }: Answer, what: string): void {
  const named = what.slice(0, 120);
  expect(status, named).toBeLessThan(500);
  expect(status, named).toBeGreaterThanOrEqual(200);
  expect(headers["location"] ?? "/", named).toMatch(/^(?:\/(?![/\\])|http:\/\/localhost)/);
  // Data is not read as a page: what it holds cannot run.
  if (!/html|svg/.test(String(headers["content-type"]))) return;
  for (const live of LIVE) expect(body.includes(live), `${named} holds ${live}`).toBe(false);
}

/** What a visitor would send: choices as they are, and the script wherever there is something to type. */
function fieldsOf(html: string, typed: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag, kind] of html.matchAll(/<(input|textarea|select)\b[^>]*>/g)) {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
    const name = attribute("name");
    if (!name) continue;
    const type = attribute("type") ?? kind;
    if (type === "hidden" || type === "radio") fields[name] ??= attribute("value") ?? "";
    else fields[name] = type === "checkbox" ? (attribute("value") ?? "on") : typed;
  }
  return fields;
}
