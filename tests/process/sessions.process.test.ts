import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#domain/identity/demo-logins.ts";
import { startEmbedded } from "#tools/postgres/embedded.ts";
import { session } from "../helpers/browser-session.ts";
import { temporaryFolder } from "../helpers/data-folder.ts";
import { startProduct } from "../helpers/product.ts";
import { openSql } from "../helpers/sql.ts";

test("a session opened in one process works in another, and a revoked one is dead there at the next request", async () => {
  await using folder = await temporaryFolder();
  const started = await startEmbedded({ dataDir: folder.path });
  if (!started.ok) throw new Error(started.error.message);
  const { connection, stop } = started.value;
  const DATABASE_URL = `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}`;
  const env = { DATABASE_URL, DEMO: "true", AUTH_SECRET: "the-same-secret-in-both-processes-32" };
  try {
    await using first = await startProduct({ env });
    await using second = await startProduct({ env });
    const browser = session(first.url);
    await browser.post("/login", { email: "atleta@demo.example", password: DEMO_PASSWORD });
    const elsewhere = session(second.url);
    for (const [name, value] of browser.jar) elsewhere.jar.set(name, value);
    expect((await elsewhere.get("/conta")).status).toBe(200);
    await using sql = await openSql(connection);
    await sql.query("delete from sessions");
    const answer = await elsewhere.get("/conta");
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toMatch(/^\/login/);
  } finally {
    await stop();
  }
});
