import { afterAll, beforeAll, expect, test } from "vitest";
import { WITH_PICTURE } from "#app/forms/form-size.ts";
import type { DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { LEGAL_MAX } from "#domain/legal/terms-limits.ts";
import { demoSession, session } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { formsIn } from "../helpers/page-forms.ts";
import { openSqlOf, type Sql } from "../helpers/sql.ts";

const BROKEN_PICTURE = new File([Buffer.alloc(100_000, "a")], "escudo.png", { type: "image/png" });
const KAUA = "select id from athletes where name = 'Kauã Ribeiro'";
const VIDEO = `select id from media where kind = 'video' and state = 'visible' and owner_id = (${KAUA})`;

/** Who posts there, and what stands in the address in place of its parameters. */
const DOORS: Record<string, { who?: DemoLoginKey; ids?: string[] }> = {
  "/cadastro": {},
  "/patrocinador": { who: "sponsor" },
  "/club/perfil": { who: "club" },
  "/club/midia/:id": { who: "club", ids: ["select media_id from club_media"] },
  "/athlete/midia/:id": { who: "minor", ids: [VIDEO] },
  "/admin/atletas/:id/midia/:mediaId": { who: "admin", ids: [KAUA, VIDEO] },
  "/admin/clubes/adicionar": { who: "admin" },
  "/admin/clubes/:id/editar": { who: "admin", ids: ["select id from clubs"] },
  "/admin/patrocinadores/adicionar": { who: "admin" },
  "/admin/patrocinadores/:id/editar": { who: "admin", ids: ["select id from sponsors"] },
};

let product: ClonedProduct;
let sql: Sql;

beforeAll(async () => {
  product = await startDemo();
  sql = await openSqlOf(product);
});
afterAll(async () => {
  await sql[Symbol.asyncDispose]();
  await product[Symbol.asyncDispose]();
});

test.each(WITH_PICTURE)("a picture of 100 kB reaches the form at %s", async (pattern) => {
  const { who, ids = [] } = DOORS[pattern]!;
  const found = await Promise.all(ids.map(one));
  const path = pattern.replaceAll(/:\w+/g, () => found.shift()!);
  const by = who ? await demoSession(product.url, who) : session(product.url);
  const page = formsIn((await by.get(path)).body.toString()).find(({ multipart }) => multipart);
  const isLogo = !path.includes("/midia/");
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...page?.fields })) form.set(name, value);
  if (path.endsWith("/adicionar")) form.set("name", "Nome que não se perde");
  if (!isLogo) form.set("intent", "quadro");
  form.set(isLogo ? "logo" : "frame", BROKEN_PICTURE);
  const sent = new Response(form);
  const type = sent.headers.get("content-type")!;
  const answer = await by.send(path, type, Buffer.from(await sent.arrayBuffer()));
  expect([200, 302, 400, 404], `${path} answers ${answer.status}`).toContain(answer.status);
  if (!path.startsWith("/admin") || !isLogo) return;
  const text = answer.body.toString();
  expect(text).toContain("Envie o logo em PNG ou JPG, com até 2 MB");
  if (path.endsWith("/adicionar")) expect(text).toContain("Nome que não se perde");
});

test("both texts of a version are saved at their longest", async () => {
  const by = await demoSession(product.url, "admin");
  const page = (await by.post("/admin/ajustes/textos", {})).headers.location!;
  const draft = formsIn((await by.get(page)).body.toString()).find(({ fields }) => "policy" in fields)!;
  const start = "## Início\n\n";
  const text = start + "ã".repeat(LEGAL_MAX - start.length);
  const changes = "O texto ficou mais simples.";
  const saved = await by.post(page, { ...draft.fields, changes, terms: text, policy: text });
  expect([saved.status, saved.headers.location]).toEqual([302, page]);
  expect(
    await sql.query("select 1 as kept from terms_versions where terms = $1 and policy = $1", [text]),
  ).toEqual([{ kept: 1 }]);
});

async function one(query: string): Promise<string> {
  const [row] = await sql.query(`${query} limit 1`);
  return String(Object.values(row!)[0]);
}
