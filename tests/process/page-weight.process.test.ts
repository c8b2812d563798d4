import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../helpers/ask.ts";
import { demoSession } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";

const MOST_SCRIPT = 120_000;
/**
 * With all that the page shows, also what is imported later: visitors' pages are counted without it. The frame alone
 * (React, the router, our root) is 109 kB of it. The aim is the same as for everybody: lower this when a page gets
 * lighter.
 */
const MOST_FOR_MEMBERS = 134_500;
const MOST_FONT = 90_000;

const PATHS = [
  "/",
  "/atletas",
  "/a/kaua-ribeiro",
  "/a/kaua-ribeiro/estatisticas",
  "/a/kaua-ribeiro/galeria",
  "/a/kaua-ribeiro/videos",
  "/a/kaua-ribeiro/historia",
  "/a/kaua-ribeiro/contato",
  "/campeonatos",
  "/campeonatos/novo",
  "/campeonatos/encerrados",
  "/clubes",
  "/ranking",
  "/patrocinadores",
  "/planos",
  "/contato",
  "/exemplo-atleta",
  "/api/docs",
  "/termos",
  "/politica",
  "/cadastro",
  "/cadastro?tipo=clube",
  "/login",
  "/recuperar-senha",
  "/redefinir-senha?token=x",
  "/nao-existe",
];

/**
 * Pages of members that bring more script than others, with the login that opens them, and the modules that they show
 * although their scripts do not begin with them.
 */
const OF_MEMBERS = [
  ["/athlete/midia", "minor", ["workspace-shell"]],
  ["/athlete/dashboard", "minor", ["workspace-shell", "profile-cards", "side-cards"]],
  ["/athlete/dashboard?editar=tudo", "minor", ["workspace-shell", "profile-form"]],
  ["/responsavel", "guardian", ["workspace-shell"]],
] as const;

let product: ClonedProduct;
const files = new Map<string, Promise<{ bytes: number; text: string }>>();

beforeAll(async () => {
  product = await startDemo();
});

afterAll(() => product[Symbol.asyncDispose]());

test.each(PATHS)("%s loads at most 120 kB of script and 90 kB of fonts, compressed", async (path) => {
  await expectLight((await ask(`${product.url}${path}`)).body.toString());
});

test.each(OF_MEMBERS)("%s loads at most 134.5 kB of script for a member", async (path, who, shown) => {
  const member = await demoSession(product.url, who);
  const page = await member.get(path);
  expect(page.status).toBe(200);
  await expectLight(page.body.toString(), MOST_FOR_MEMBERS, shown);
});

test("forms are checked on the server alone: no script brings the schemas' library, which is 20 kB", () => {
  const assets = path.join(import.meta.dirname, "..", "..", "build", "client", "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((name) => readFileSync(path.join(assets, name), "utf8").includes("_zod"))).toEqual(
    [],
  );
});

async function expectLight(
  html: string,
  mostScript = MOST_SCRIPT,
  shown: readonly string[] = [],
): Promise<void> {
  // Other routes' files are named in the page too; the browser fetches what its module script asks for.
  const started = /<script[^>]*data-hydrate=[^>]*>[\s\S]*?(?=window\.__reactRouter)/.exec(html)?.[0] ?? "";
  const first = await withImports(assetsIn(started, "js"));
  expect(first.size).toBeGreaterThan(2);
  const scripts = await withImports([...first, ...(await importedLater(first, shown))]);
  expect(await weightOf(scripts)).toBeLessThanOrEqual(mostScript);
  const styles = await Promise.all(assetsIn(html, "css").map(fileAt));
  // Every font that a style names, though a page may not need all of them.
  const fonts = new Set([html, ...styles.map(({ text }) => text)].flatMap((text) => assetsIn(text, "woff2")));
  expect(fonts.size).toBeGreaterThan(0);
  expect(await weightOf(fonts)).toBeLessThanOrEqual(MOST_FONT);
}

/** What a browser fetches in the end: each file's static imports too. */
async function withImports(names: readonly string[]): Promise<Set<string>> {
  const found = new Set(names);
  for (const name of found) {
    const { text } = await fileAt(name);
    for (const [, imported] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      found.add(imported!);
  }
  return found;
}

/** The files of modules that these scripts import when they are shown. */
async function importedLater(scripts: Iterable<string>, modules: readonly string[]): Promise<string[]> {
  const texts = (await Promise.all([...scripts].map(fileAt))).map(({ text }) => text).join("\n");
  return modules.map((module) => {
    const file = new RegExp(`import\\(.\\./(${module}-[\\w-]+\\.js)`).exec(texts)?.[1];
    expect(file, `what imports ${module}`).toBeDefined();
    return file!;
  });
}

const assetsIn = (text: string, ending: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(`/assets/([\\w.-]+\\.${ending})`, "g"))].map((match) => match[1]!)),
];

async function weightOf(names: Iterable<string>): Promise<number> {
  const read = await Promise.all([...names].map(fileAt));
  return read.reduce((sum, { bytes }) => sum + bytes, 0);
}

function fileAt(name: string) {
  const known = files.get(name) ?? load(`${product.url}/assets/${name}`);
  files.set(name, known);
  return known;
}

async function load(url: string) {
  const packed = await ask(url, { headers: { "accept-encoding": "br" } });
  expect(packed.status, url).toBe(200);
  return { bytes: packed.body.length, text: (await ask(url)).body.toString() };
}
