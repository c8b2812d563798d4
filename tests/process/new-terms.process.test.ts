import { afterAll, beforeAll, expect, test } from "vitest";
import { demoSession, session } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { formsIn } from "../helpers/page-forms.ts";

const ASKED = "Os termos de uso e a política de privacidade mudaram.";
let product: ClonedProduct;

/** A product in which a new version counts since today. */
beforeAll(async () => {
  product = await startDemo({}, async (sql) => {
    await sql.query(
      `insert into terms_versions (version, changes, terms, policy, in_force_from, published_at)
       select '2026-11.9', 'Uma parte nova.', '## Tudo novo' || chr(10) || chr(10) || 'Uma frase.', policy, now(), now()
       from terms_versions where version = '2026-11'`,
    );
  });
});
afterAll(() => product[Symbol.asyncDispose]());

const textOf = async (by: Awaited<ReturnType<typeof demoSession>>, path: string) =>
  (await by.get(path)).body.toString();

/** The form of the profile as it stands in its page. */
async function profileForm(by: Awaited<ReturnType<typeof demoSession>>) {
  const html = await textOf(by, "/athlete/dashboard?editar=tudo");
  return formsIn(html).find(({ fields }) => "about" in fields)!.fields;
}

test("until a member accepts, a change waits with its text; afterwards it is saved", async () => {
  const by = await demoSession(product.url, "athlete");
  const page = "/athlete/dashboard?editar=tudo";
  expect(await textOf(by, page)).toContain(ASKED);
  const fields = await profileForm(by);
  const about = "Escrito antes de aceitar os novos termos.";
  const send = async (form: Record<string, string>) => by.post(page, { ...form, about, intent: "salvar" });
  const refused = await send(fields);
  expect(refused.status).toBe(302);
  expect(refused.headers.location).toBe(`/conta/termos?voltar=${encodeURIComponent(page)}`);

  const asked = await textOf(by, refused.headers.location!);
  expect(asked).toContain("Uma parte nova.");
  const accept = formsIn(asked).find(({ fields: own }) => "version" in own)!;
  const without = await by.post("/conta/termos", accept.fields);
  expect(without.status).toBe(400);
  const accepted = await by.post("/conta/termos", {
    ...accept.fields,
    terms: "on",
    formKey: crypto.randomUUID(),
  });
  expect(accepted.headers.location).toBe(page);

  const back = await textOf(by, page);
  expect(back).not.toContain(ASKED);
  expect(back).toContain("Recuperamos o que você tinha escrito.");
  expect((await profileForm(by))["about"]).toBe(about);
  const saved = await send(await profileForm(by));
  expect(saved.headers.location).not.toContain("/conta/termos");
});

test("without accepting, one reads, takes data along, revokes and leaves", async () => {
  const by = await demoSession(product.url, "guardian");
  expect((await by.get("/responsavel/atletas")).status).toBe(200);
  const ward = /\/responsavel\/atleta\/[\w-]{36}/.exec(await textOf(by, "/responsavel/atletas"))![0];
  const press = (path: string, intent: string) => by.post(path, { intent, formKey: crypto.randomUUID() });
  const isRefused = async (path: string, intent: string) =>
    (await press(path, intent)).headers.location!.startsWith("/conta/termos");
  expect(await isRefused(ward, "ligar-buscas")).toBe(true);
  expect(await isRefused("/conta", "nome")).toBe(true);
  expect(await isRefused(ward, "nao-autorizar")).toBe(false);
  expect(await isRefused("/conta/privacidade", "copia")).toBe(false);
  // A script's request has no text to keep: it is told, and sends again later.
  const script = await by.send(
    "/championship/x/partidas/y/sumula/lances",
    "application/json",
    Buffer.from("[]"),
  );
  expect(script.status).toBe(409);
  const upload = await by.send("/envios", "application/offset+octet-stream", Buffer.from(""), {
    "tus-resumable": "1.0.0",
    "upload-length": "1",
  });
  expect([upload.status, JSON.parse(upload.body.toString())]).toMatchObject([403, { code: "new_terms" }]);
  expect((await press("/sair", "")).headers.location).not.toContain("/conta/termos");
});

test("visitors read the version of today and the one before", async () => {
  const by = session(product.url);
  const today = await textOf(by, "/termos");
  expect(today).toContain("Tudo novo");
  expect(today).toContain("/termos/2026-11");
  const before = await textOf(by, "/termos/2026-11");
  expect(before).toContain("Esta versão foi substituída");
  expect(before).toContain("Quem pode usar");
  expect((await by.get("/termos/1999-01")).status).toBe(404);
});
