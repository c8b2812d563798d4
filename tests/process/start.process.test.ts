import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { isRunning } from "#tools/postgres/embedded.ts";
import { usedDataFolder } from "../helpers/cloned-product.ts";
import { temporaryFolder } from "../helpers/data-folder.ts";
import { freePort } from "../helpers/free-port.ts";
import { type Finished, runCommand, startProduct, withoutDemo } from "../helpers/product.ts";
import { insertAthlete, openSqlOf, urlOf } from "../helpers/sql.ts";

test.concurrent.each([
  [{ PORT: "abc" }, "PORT: "],
  [{ ...withoutDemo(), SMTP_URL: "" }, "SMTP_URL: required outside demo mode"],
  [
    { ...withoutDemo(), STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" },
    "STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: required outside demo mode",
  ],
  [{ DATABASE_URL: "mysql://db/joia", DEMO: "true" }, "DATABASE_URL: must start with postgres://"],
  [
    { DATABASE_URL: "postgres://joia@127.0.0.1:1/joia", DEMO: "true" },
    "Cannot use the database of DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1",
  ],
  [
    { DATABASE_URL: "postgres://joia@no-such-host.invalid/joia", DEMO: "true" },
    "Cannot use the database of DATABASE_URL: getaddrinfo",
  ],
] as const)("%j is refused in one sentence", async (env, sentence) => {
  await using data = await temporaryFolder();
  expectRefusal(await start({ DATA_DIR: data.path, ...env }), sentence);
});

test("every wrong variable is named at once", async () => {
  const { code, stderr } = await start({ PORT: "70000", DEMO: "maybe", LOG_LEVEL: "loud" });
  expect(code).toBe(1);
  expect(
    stderr
      .trim()
      .split("\n")
      .map((line) => line.split(":")[1]?.trim()),
  ).toEqual(["PORT", "DEMO", "LOG_LEVEL"]);
});

test("a database that is not there is refused in one sentence", async () => {
  const url = urlOf({ ...inject("postgres"), database: "missing" });
  expectRefusal(
    await start({ DATABASE_URL: url, DEMO: "true" }),
    'Cannot use the database of DATABASE_URL: database "missing" does not exist',
  );
});

test("a port in use is refused in one sentence, and no PostgreSQL stays behind", async () => {
  await using data = await usedDataFolder();
  const port = await freePort();
  const other = createServer().listen(port);
  const refused = await start(withoutDemo({ DATA_DIR: data.path, PORT: String(port) }));
  other.close();
  expectRefusal(refused, `Port ${port} is in use: set PORT to another one.`);
  expect(isRunning(data.path)).toBe(false);
});

test("a data folder that is none is refused in one sentence", async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, "file");
  await writeFile(file, "");
  expectRefusal(await start({ DATA_DIR: file }), `The data folder ${file} cannot be used`);
});

test("a second product on the same folder is told so; the first goes on, and a later start finds its data", async () => {
  await using data = await temporaryFolder();
  const env = withoutDemo({ DATA_DIR: data.path });
  await using first = await startProduct({ env });
  {
    await using sql = await openSqlOf(first);
    await insertAthlete(sql, "bia", "Bia Souza");
  }
  const second = await start({ ...env, PORT: String(await freePort()) });
  expectRefusal(second, `The data folder ${data.path} is in use by process ${first.pid}`);
  expect((await fetch(`${first.url}/a/bia`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  expect(isRunning(data.path)).toBe(false);

  await using again = await startProduct({ env });
  expect(await (await fetch(`${again.url}/a/bia`)).text()).toContain("Bia Souza");
});

const start = (env: Record<string, string>) => runCommand("start.ts", env);

function expectRefusal({ code, stdout, stderr }: Finished, sentence: string): void {
  expect(stderr).toMatch(/^joia-da-base: [^\n]+\n$/);
  expect(stderr).toContain(sentence);
  expect(stdout).toBe("");
  expect(code).toBe(1);
}
