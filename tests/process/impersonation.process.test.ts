import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_LOGINS, type DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { severalAtOnce } from "../helpers/ask.ts";
import { demoSession } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { PATTERNS } from "../helpers/route-patterns.ts";
import { openSqlOf } from "../helpers/sql.ts";

const ID = "00000000-0000-7000-8000-000000000000";
const REASON = "Não consegue salvar o perfil";
/** What ends it, and what programs ask without a session. */
const ALLOWED = new Set(["/sair", "/ver-como/encerrar", "/api/webhooks/stripe"]);
const ADDRESSES = PATTERNS.map((pattern) => pattern.replaceAll(/:\w+\??|\*/g, ID));

/** Everything that a person owns or says, as text: what nobody changed reads the same. */
const STATE = `select md5(string_agg(line, '' order by line)) as state from (
  select u::text as line from users u union all select p::text from user_profiles p
  union all select a::text from athletes a union all select c::text from clubs c
  union all select m::text from media m union all select e::text from events e
  union all select r::text from registrations r union all select g::text from contact_requests g
  union all select v::text from profile_views v union all select s::text from shortlists s) lines`;

let product: ClonedProduct;
let sql: Awaited<ReturnType<typeof openSqlOf>>;

beforeAll(async () => {
  product = await startDemo();
  sql = await openSqlOf(product);
});

afterAll(async () => {
  await sql[Symbol.asyncDispose]();
  await product[Symbol.asyncDispose]();
});

async function idOf(query: string, values: string[] = []): Promise<string> {
  const [row] = await sql.query(query, values);
  return row!["id"] as string;
}

async function lookingAs(login: DemoLoginKey) {
  const { email } = DEMO_LOGINS.find(({ key }) => key === login)!;
  const id = await idOf("select id from users where email = $1", [email]);
  const admin = await demoSession(product.url, "admin");
  const page = `/admin/usuarios/${id}`;
  const started = await admin.post(page, { intent: "ver-como", reason: REASON });
  expect(started.status).toBe(302);
  return { admin, page };
}

describe.each(["athlete", "minor", "guardian", "club", "championship", "sponsor"] as const)(
  "an admin in the place of %s",
  (login) => {
    test("reads every page without an error, posts nothing, and ends it", async () => {
      const { admin, page } = await lookingAs(login);
      const before = await sql.query(STATE);
      const failed: string[] = [];
      await severalAtOnce(ADDRESSES, async (path) => {
        const read = await admin.get(path);
        if (read.status >= 500) failed.push(`GET ${path}: ${read.status}`);
        if (ALLOWED.has(path) || path.startsWith("/api/v1/")) return;
        const { status } = await admin.post(path, { intent: "salvar", name: "Outro nome" });
        // What takes no post at all says so with another number.
        if (![403, 404, 405].includes(status)) failed.push(`POST ${path}: ${status}`);
      });
      expect(failed).toEqual([]);
      expect(await sql.query(STATE)).toEqual(before);
      expect((await admin.get("/admin")).headers.location).toMatch(/^\/admin\/unauthorized/);
      const ended = await admin.post("/ver-como/encerrar", {});
      expect(ended.headers.location).toBe(page);
      expect((await admin.get(page)).status).toBe(200);
    });
  },
);

test("conversations, copies of data and files stay closed", async () => {
  const { admin } = await lookingAs("club");
  const list = await idOf("select id from shortlists where archived_at is null limit 1");
  for (const path of [
    "/contatos",
    "/contatos.data",
    "/%63ontatos",
    "/%63ontatos.data",
    "/CONTATOS/",
    "/%43ontatos/%6eovo/kaua-ribeiro",
    "/conta/%70rivacidade/copias/1",
    "/api/auth/token",
    "/conta/seguranca/codigos.txt",
    `/club/listas/${list}/lista.csv`,
    "/a/kaua-ribeiro/curriculo.pdf",
  ])
    expect((await admin.get(path)).status, path).toBe(403);
});

test("no file leaves by way of the data of its route either", async () => {
  const { admin } = await lookingAs("championship");
  const files = ADDRESSES.filter((path) => /\.(?:csv|ics|pdf|txt)$|\/arquivo$/.test(path));
  expect(files.length).toBeGreaterThan(15);
  for (const path of [...files, "/a/kaua-ribeiro/curriculo.pdf", "/%61/kaua-ribeiro/curriculo.PDF"]) {
    const answer = await admin.get(`${path}.data`);
    expect([answer.status, answer.body.includes("%PDF")], path).toEqual([403, false]);
  }
});

test("uploads are refused at their own door", async () => {
  const { admin } = await lookingAs("athlete");
  const sent = await admin.send("/envios", "application/offset+octet-stream", Buffer.from("x"), {
    "tus-resumable": "1.0.0",
    "upload-length": "1",
  });
  expect(sent.status).toBe(401);
});
