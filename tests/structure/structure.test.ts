import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cycles, wrongDirection } from "./directions.ts";
import { importsOf, readImports } from "./imports.ts";
import { packagesOf } from "./packages.ts";
import { bareForms } from "./post-forms.ts";
import { foreignTables, tableOwners, type Source } from "./table-owners.ts";
import { unusedExports } from "./unused-exports.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const imports = readImports(ROOT);
/** server/athletes, domain/billing: the folder directly below the top one. */
const capabilityOf = (file: string) => file.split("/").slice(0, 2).join("/");

test("arrows point one way: app → server → domain, and capabilities keep their order", () => {
  const wrong = imports.flatMap((entry) => {
    const reason = wrongDirection(entry);
    return reason ? [`${entry.from} → ${entry.to}: ${reason}`] : [];
  });
  expect(wrong).toEqual([]);
});

test("the ending .server.ts means that app/ imports the file, and nothing else", () => {
  const byApp = new Set(imports.flatMap(({ from, to }) => (from.startsWith("app/") ? [to] : [])));
  const files = globSync("server/**/*.server.ts", { cwd: ROOT });
  expect(files.filter((file) => !byApp.has(file))).toEqual([]);
});

test("no two files, and no two capabilities, import each other in a circle", () => {
  expect(cycles(imports, (file) => file)).toEqual([]);
  const ofServer = imports.filter(({ from, to }) => from.startsWith("server/") && to.startsWith("server/"));
  expect(cycles(ofServer, capabilityOf)).toEqual([]);
  const ofDomain = imports.filter(({ from, to }) => from.startsWith("domain/") && to.startsWith("domain/"));
  expect(cycles(ofDomain, capabilityOf)).toEqual([]);
});

test("the check sees what it should: a route that imports queries.ts is refused", () => {
  const source =
    'import { data } from "react-router";\nimport * as queries from "#server/athletes/queries.ts";\n';
  const found = importsOf("app/areas/public/routes/athletes.tsx", source);
  expect(found).toHaveLength(1);
  expect(wrongDirection(found[0]!)).toContain("*.server.ts");
});

test("the check sees each wrong arrow", () => {
  const wrong = [
    ["domain/dates.ts", "server/platform/clock.ts"],
    ["server/athletes/athletes.server.ts", "app/root.tsx"],
    ["server/platform/log.server.ts", "server/athletes/tables.ts"],
    ["server/athletes/queries.ts", "server/clubs/clubs.server.ts"],
    ["server/clubs/queries.ts", "server/athletes/queries.ts"],
    ["server/unheard-of/x.ts", "server/platform/clock.ts"],
    ["app/areas/club/routes/search.tsx", "app/areas/admin/components/table.tsx"],
    ["app/components/button.tsx", "app/areas/public/missing-page.ts"],
  ];
  for (const [from, to] of wrong)
    expect(wrongDirection({ from: from!, to: to! }), `${from} → ${to}`).toBeDefined();
  expect(
    wrongDirection({ from: "server/clubs/queries.ts", to: "server/athletes/athletes.server.ts" }),
  ).toBeUndefined();
});

test("the check sees a circle", () => {
  const circle = [
    { from: "server/a/x.ts", to: "server/b/y.ts" },
    { from: "server/b/y.ts", to: "server/c/z.ts" },
    { from: "server/c/z.ts", to: "server/a/x.ts" },
  ];
  expect(cycles(circle, capabilityOf)).toEqual(["server/a → server/b → server/c → server/a"]);
});

test("every form that posts is a PostForm, which carries the key that makes two taps one act", () => {
  const files = globSync("app/**/*.tsx", { cwd: ROOT }).filter((file) => file !== "app/forms/post-form.tsx");
  const found = files.flatMap((file) =>
    bareForms(readFileSync(path.join(ROOT, file), "utf8")).map((form) => `${file}: ${form}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test("the check sees a form that posts, however it is written", () => {
  for (const form of [
    '<Form method="post">',
    '<form\n  method={"POST"}\n>',
    '<fetcher.Form method="post" action="/sair">',
    "<Form onSubmit={() => close()} method={method}>",
    "<Form {...props}>",
    '<button formMethod="post">',
    'submit(values, { method: "post" })',
  ])
    expect(bareForms(`return ${form}`), form).toHaveLength(1);
  for (const form of [
    '<Form action="/atletas">',
    '<Form method="get">',
    '<form method="dialog">',
    "<PostForm>",
  ])
    expect(bareForms(`return ${form}`), form).toEqual([]);
});

test("posted forms are read in one place, which knows how many fields and bytes are a form", () => {
  const files = globSync("{app,server}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) => !file.includes(".test."),
  );
  const found = files.filter((file) => /\.formData\(/.test(readFileSync(path.join(ROOT, file), "utf8")));
  expect(found).toEqual(["app/forms/read-form.ts"]);
});

test("what the product loads is no development dependency: npm ci --omit=dev must serve", () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const files = globSync("{app,server,domain,drawing,tools,seed,cli}/**/*.{ts,tsx}", { cwd: ROOT })
    .filter((file) => !/\.test\.|\/testing\/|^cli\/(?:test|chromium)\.ts$/.test(file))
    .concat("vite.config.ts", "react-router.config.ts");
  const found = files.flatMap((file) =>
    packagesOf(readFileSync(path.join(ROOT, file), "utf8"))
      .filter((name) => !Object.hasOwn(dependencies, name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("the check sees each way of loading a package", () => {
  const loads = [
    'import { test } from "vitest";',
    'import "@scope/name/part";',
    'const { x } = await import("name/part");',
    'export { y } from "other";',
  ];
  expect(loads.flatMap(packagesOf)).toEqual(["vitest", "@scope/name", "name", "other"]);
  const free = [
    'import type { T } from "x";',
    'import { a } from "#server/a.ts";',
    'import fs from "node:fs";',
  ];
  expect(free.flatMap(packagesOf)).toEqual([]);
});

const read = (pattern: string): Source[] =>
  globSync(pattern, { cwd: ROOT }).map((file) => ({
    file,
    text: readFileSync(path.join(ROOT, file), "utf8"),
  }));
const isTest = ({ file }: Source) => /\.(?:test|spec)\.tsx?$|\/testing\//.test(file);

test("a capability asks the owner of a table, and never the table itself", () => {
  const sources = read("{app,server,domain,cli}/**/*.{ts,tsx}").filter((source) => !isTest(source));
  const owners = tableOwners(sources);
  expect(owners.size).toBeGreaterThan(50);
  const found = sources.flatMap((source) =>
    foreignTables(source, owners).map((reason) => `${source.file} ${reason}`),
  );
  expect(found).toEqual([]);
});

test("the check sees a query on a foreign table, by import and by SQL", () => {
  const owners = new Map([
    ["athletes", "server/athletes"],
    ["clubs", "server/clubs"],
  ]);
  const wrong = [
    'import { athletes } from "#server/athletes/tables.ts";',
    'import { athletes } from "../athletes/tables.ts";',
    'client().query("select id from athletes where id = $1", [id]);',
    "sql`update athletes set name = 'x'`;",
    "`select 1 from clubs c join athletes a on true`;",
    "`insert into athletes (id) values (1)`;",
    "`select exists (select from public.athletes)`;",
  ];
  for (const text of wrong)
    expect(foreignTables({ file: "server/clubs/queries.ts", text }, owners), text).toHaveLength(1);
  const right = [
    'import { clubs } from "./tables.ts";',
    "`select id from clubs`;",
    "// Rows from athletes are read by their owner.",
  ];
  for (const text of right)
    expect(foreignTables({ file: "server/clubs/queries.ts", text }, owners), text).toEqual([]);
  // A foreign key names its table in tables.ts, and nowhere else.
  expect(foreignTables({ file: "server/clubs/tables.ts", text: wrong[0]! }, owners)).toEqual([]);
});

test("every export is imported by another file", () => {
  const sources = read("{app,server,domain,drawing,tools,seed,cli,bench,tests}/**/*.{ts,tsx}");
  expect(unusedExports(sources)).toEqual([]);
});

test("the check sees an export that nobody imports, however it is written", () => {
  const user = { file: "server/a/user.ts", text: 'import { used } from "./made.ts";\nused();' };
  const whole = { file: "server/a/whole.ts", text: 'import * as made from "./made.ts";\nmade.also();' };
  const made = (text: string) => ({ file: "server/a/made.ts", text });
  for (const text of [
    "export const lonely = 1;",
    "export async function lonely() {}",
    "export interface lonely {}",
    'export { lonely } from "./other.ts";',
    "export {\n  used,\n  other as lonely,\n};",
  ])
    expect(unusedExports([user, whole, made(text)]), text).toEqual(["server/a/made.ts: lonely"]);
  for (const text of ["export const used = 1;", "export function also() {}", "const lonely = 1;"])
    expect(unusedExports([user, whole, made(text)]), text).toEqual([]);
});
