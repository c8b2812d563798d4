import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#domain/identity/demo-logins.ts";
import { session } from "../helpers/browser-session.ts";
import { startDemo } from "../helpers/cloned-product.ts";
import { startProduct } from "../helpers/product.ts";
import { openSqlOf, urlOf } from "../helpers/sql.ts";

test("a session opened in one process works in another, and a revoked one is dead there at the next request", async () => {
  const AUTH_SECRET = "the-same-secret-in-both-processes-32";
  await using first = await startDemo({ AUTH_SECRET });
  const DATABASE_URL = urlOf(first.connection);
  await using second = await startProduct({ env: { DATABASE_URL, DEMO: "true", AUTH_SECRET } });
  const browser = session(first.url);
  await browser.post("/login", { email: "atleta@demo.example", password: DEMO_PASSWORD });
  const elsewhere = session(second.url);
  for (const [name, value] of browser.jar) elsewhere.jar.set(name, value);
  expect((await elsewhere.get("/conta")).status).toBe(200);
  await using sql = await openSqlOf(first);
  await sql.query("delete from sessions");
  const answer = await elsewhere.get("/conta");
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toMatch(/^\/login/);
});
