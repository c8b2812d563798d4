import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../helpers/ask.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { openSqlOf, type Sql } from "../helpers/sql.ts";

let product: ClonedProduct;
let sql: Sql;

beforeAll(async () => {
  product = await startDemo({ APP_DOMAIN: "joia.example" });
  sql = await openSqlOf(product);
});

afterAll(async () => {
  await sql[Symbol.asyncDispose]();
  await product[Symbol.asyncDispose]();
});

const get = async (path: string, host?: string) => {
  const answer = await ask(`${product.url}${path}`, host ? { headers: { host } } : {});
  return { ...answer, text: answer.body.toString() };
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!);

/** A rule of robots.txt: a beginning, with * for anything and $ for the end. */
const matcher = (rule: string) =>
  new RegExp(`^${rule.replaceAll(/[.?+^(){}|[\]\\]/g, String.raw`\$&`).replaceAll("*", ".*")}`);

async function listed(): Promise<string[]> {
  const files = locations((await get("/sitemap.xml")).text);
  const lists = await Promise.all(
    files.map(async (file) => {
      const { status, headers, text } = await get(new URL(file).pathname);
      expect(status, file).toBe(200);
      expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
      return locations(text);
    }),
  );
  return lists.flat().map((address) => new URL(address).pathname);
}

test("the sitemap lists exactly the profiles that search engines may show", async () => {
  const rows = await sql.query(
    "select subdomain, visibility = 'public' and indexable as shown from athletes",
  );
  const paths = new Set(await listed());
  for (const { subdomain, shown } of rows)
    expect(paths.has(`/a/${String(subdomain)}`), String(subdomain)).toBe(shown);
  expect(rows.some(({ shown }) => shown)).toBe(true);
  expect(rows.some(({ shown }) => !shown)).toBe(true);
});

test("every address in the sitemap answers, and none says that it may not be shown", async () => {
  const paths = await listed();
  for (const path of ["/", "/atletas", "/campeonatos", "/clubes", "/ranking", "/contato"])
    expect(paths).toContain(path);
  const refused = [...(await get("/robots.txt")).text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) =>
    matcher(rule!),
  );
  for (const path of paths) {
    const { status, text } = await get(path);
    expect(
      refused.some((rule) => rule.test(path)),
      path,
    ).toBe(false);
    expect(status, path).toBe(200);
    expect(/<meta name="robots"/.test(text), path).toBe(false);
  }
});

test("a guardian who says no to search engines is out of the sitemap at once", async () => {
  const [one] = await sql.query(
    "select id, subdomain from athletes where visibility = 'public' and indexable limit 1",
  );
  const path = `/a/${String(one?.["subdomain"])}`;
  expect(await listed()).toContain(path);
  await sql.query("update athletes set indexable = false where id = $1", [one?.["id"]]);
  await expect.poll(listed).not.toContain(path);
  await sql.query("update athletes set indexable = true where id = $1", [one?.["id"]]);
});

test("more than one file holds goes on in the next, each profile once", async () => {
  await sql.query(
    `insert into athletes (subdomain, name, birthdate, visibility, indexable)
     select 'muitos-' || n, 'Muitos', '2004-05-06', 'public', true from generate_series(1, 4100) as n`,
  );
  await expect.poll(async () => locations((await get("/sitemap.xml")).text).length).toBeGreaterThan(5);
  const many = (await listed()).filter((path) => path.startsWith("/a/muitos-"));
  expect(many).toHaveLength(4100);
  expect(new Set(many).size).toBe(4100);
  await sql.query("delete from athletes where subdomain like 'muitos-%'");
});

test("robots.txt keeps out of what belongs to a person, and knows the sitemap", async () => {
  const { headers, text } = await get("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(text).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  for (const path of ["/admin", "/conta/", "/api/v1/", "/athlete/"])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).not.toMatch(/^Disallow: \/(?:a|atletas|patrocinador)?$/m);
});

test("an athlete's own host may be read; any other host is nobody's, and neither has a sitemap", async () => {
  expect((await get("/robots.txt", "kaua-ribeiro.joia.example")).text).toBe("User-agent: *\nDisallow:\n");
  expect((await get("/robots.txt", "copy.example")).text).toBe("User-agent: *\nDisallow: /\n");
  expect((await get("/sitemap.xml", "copy.example")).status).toBe(404);
});

test("the manifest and the icons that pages name are there", async () => {
  const page = (await get("/")).text;
  const linked = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
    (match) => match[1]!,
  );
  expect(linked).toContain("/manifest.webmanifest");
  const manifest = JSON.parse((await get("/manifest.webmanifest")).text) as { icons: { src: string }[] };
  for (const path of [...linked, ...manifest.icons.map(({ src }) => src)])
    expect((await get(path)).status, path).toBe(200);
});
