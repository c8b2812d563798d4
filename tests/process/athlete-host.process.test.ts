import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, type Asked } from "../helpers/ask.ts";
import { session } from "../helpers/browser-session.ts";
import { type ClonedProduct, startEmpty } from "../helpers/cloned-product.ts";
import { insertAthlete, openSqlOf } from "../helpers/sql.ts";

const MAIN = "joia.test";
const ANA = "ana-prado.joia.test";

let product: ClonedProduct;

const at = async (host: string, path: string, { headers, ...asked }: Asked = {}) => {
  const answer = await ask(`${product.url}${path}`, { ...asked, headers: { host, ...headers } });
  return { ...answer, text: answer.body.toString() };
};
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!);

beforeAll(async () => {
  product = await startEmpty({ APP_URL: `http://${MAIN}`, APP_DOMAIN: MAIN });
  await using sql = await openSqlOf(product);
  await insertAthlete(sql, "ana-prado", "Ana Prado");
});

afterAll(() => product[Symbol.asyncDispose]());

test("a host of an athlete's name is that athlete's site, tab by tab", async () => {
  const titles = {
    "/": "Ana Prado |",
    "/estatisticas": "Ana Prado · Estatísticas",
    "/contato": "Ana Prado · Contato",
  };
  for (const [path, title] of Object.entries(titles)) {
    const { status, text } = await at(ANA, path);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${title}`);
  }
  expect((await at(ANA, "/nada")).text).toContain("<title>Ana Prado |");
  expect((await at(`${ANA.toUpperCase()}:8080`, "/")).text).toContain("<title>Ana Prado |");
});

test("its tabs stay on the host, the product's links leave it, and its one address is the product's", async () => {
  const { text } = await at(ANA, "/galeria");
  const links = hrefs(text);
  for (const tab of ["/", "/estatisticas", "/galeria", "/videos", "/historia", "/contato"])
    expect(links).toContain(tab);
  for (const path of ["/", "/planos", "/contato", "/login", "/atletas"])
    expect(links).toContain(`http://${MAIN}${path}`);
  expect(text).toContain(`rel="canonical" href="http://${MAIN}/a/ana-prado/galeria"`);
});

test("the product's own hosts have no such pages", async () => {
  for (const host of [MAIN, `www.${MAIN}`, "localhost", "127.0.0.1"]) {
    expect((await at(host, "/")).text, host).toContain("Cadastro de Interesse");
    expect((await at(host, "/estatisticas")).status, host).toBe(404);
    expect((await at(host, "/contato")).text, host).toContain("Contato e suporte");
  }
});

test("a host of nobody's name says so", async () => {
  for (const path of ["/", "/galeria", "/contato"]) {
    const { status, text } = await at(`ninguem.${MAIN}`, path);
    expect(status, path).toBe(404);
    for (const words of ["Perfil não encontrado", "Atleta não encontrado"]) expect(text).toContain(words);
  }
});

test("every other page is at home on the product's host, whatever its path begins with", async () => {
  for (const path of ["/atletas?busca=ana", "/login", "/a/ana-prado", "//evil.example/x", "/a/b/c/d"]) {
    const { status, headers } = await at(ANA, path);
    expect(status, path).toBe(302);
    expect(headers.location).toBe(`http://${MAIN}${path}`);
  }
  const posted = await session(product.url).post(
    "/login",
    { email: "a@example.com", password: "uma frase longa" },
    { host: ANA, origin: `http://${ANA}` },
  );
  expect(posted.status).toBe(303);
  expect(posted.headers.location).toBe(`http://${MAIN}/login`);
  expect(posted.headers["set-cookie"]).toBeUndefined();
});

test("a kept page of one host is never another's", async () => {
  for (let round = 0; round < 2; round++) {
    expect((await at(MAIN, "/")).text).toContain("Cadastro de Interesse");
    expect((await at(ANA, "/")).text).toContain("<title>Ana Prado |");
    expect((await at(MAIN, "/contato")).text).toContain("Contato e suporte");
    expect((await at(ANA, "/contato")).text).toContain("Você representa");
  }
});

test("what a proxy says of the host counts only when there is one", async () => {
  const headers = { "x-forwarded-host": ANA, forwarded: `host=${ANA}` };
  expect((await at(MAIN, "/", { headers })).text).toContain("Cadastro de Interesse");
});

test("the contact form of the host reaches the team; from another site it is refused", async () => {
  const fields = {
    name: "Rui <script>alert(1)</script>",
    email: "rui@example.com",
    represents: "Clube",
    message: "Olá",
    website: "",
    openedAt: String(Date.now() - 10_000),
  };
  const post = (origin: string, change = {}) =>
    session(product.url).post("/contato", { ...fields, ...change }, { host: ANA, origin });
  for (const origin of ["https://evil.example", `http://ninguem.${MAIN}`, `http://${MAIN}`])
    expect((await post(origin)).status, origin).toBe(403);
  expect((await post(`http://${ANA}`, { represents: "Rei" })).body.toString()).toContain("Escolha quem você");
  const sent = await post(`http://${ANA}`);
  expect([sent.status, sent.headers.location]).toEqual([302, "/contato"]);
  expect(String(sent.headers["set-cookie"])).not.toMatch(/domain=/i);
  await using sql = await openSqlOf(product);
  expect(
    await sql.query(
      "select i.kind, i.name, a.subdomain from inquiries i join athletes a on a.id = i.athlete_id",
    ),
  ).toEqual([{ kind: "athlete_contact", name: fields.name, subdomain: "ana-prado" }]);
});
