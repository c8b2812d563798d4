import { expect, test } from "vitest";
import { ask } from "../helpers/ask.ts";
import { temporaryFolder } from "../helpers/data-folder.ts";
import { runCommand, startProduct } from "../helpers/product.ts";
import { openSqlOf } from "../helpers/sql.ts";

const LINK = /http:\/\/\S+\/redefinir-senha\?token=\S+/;
const form = { "content-type": "application/x-www-form-urlencoded" };

test("the first admin is made at the terminal, sets a password by the printed link and enters", async () => {
  await using product = await startProduct();
  const env = { DATA_DIR: product.dataDir, PORT: String(product.port) };
  const { code, stdout } = await runCommand("admin-create.ts", env, "Chefe@example.org");
  expect(code).toBe(0);
  expect(stdout).toContain("chefe@example.org is a new account with the role admin.");
  const link = LINK.exec(stdout)![0];
  const headers = { ...form, origin: product.url };
  const body = (fields: Record<string, string>) => Buffer.from(new URLSearchParams(fields).toString());
  const token = new URL(link).searchParams.get("token")!;
  const reset = await ask(link, {
    method: "POST",
    headers,
    body: body({ token, password: "uma frase bem longa" }),
  });
  expect(reset.headers.location).toBe("/login");
  const login = { email: "chefe@example.org", password: "uma frase bem longa" };
  const signedIn = await ask(`${product.url}/admin/login`, { method: "POST", headers, body: body(login) });
  expect(signedIn.headers.location).toBe("/admin");

  // Who is an admin already stays one, and nothing is logged; who is a member becomes one.
  await using sql = await openSqlOf(product);
  for (const logged of [[], [{ action: "user.role_changed" }]]) {
    const again = await runCommand("admin-create.ts", env, "chefe@example.org");
    expect(again.stdout).toContain("chefe@example.org has the role admin now.");
    const log = await sql.query(
      "select action from audit_log where subject_type = 'user' and action like 'user.role%'",
    );
    expect(log).toEqual(logged);
    await sql.query("update profiles set role = 'user'");
  }
});

test("it works on a folder where nothing runs, and says what is missing", async () => {
  await using data = await temporaryFolder();
  const nobody = await runCommand("admin-create.ts", { DATA_DIR: data.path }, "ninguem");
  expect(nobody).toMatchObject({
    code: 1,
    stderr: "joia-da-base: Say the e-mail of the new admin: npm run admin:create -- e-mail\n",
  });
  const { code, stdout } = await runCommand("admin-create.ts", { DATA_DIR: data.path }, "a@example.org");
  expect(code).toBe(0);
  expect(stdout).toMatch(LINK);
});
