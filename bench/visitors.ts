import { createHmac, randomBytes } from "node:crypto";
import pg from "pg";
import { DEMO_LOGINS } from "#domain/identity/demo-logins.ts";
import type { EmbeddedConnection } from "#tools/postgres/embedded.ts";
import { BENCH_SECRET } from "./start.ts";

/** A cookie of ours keeps an answer out of the page cache: it is made for each request. */
export const KNOWN_VISITOR = "joia_known=1";

/**
 * The cookie of somebody who is signed in to a demo product. The session is written as the product would:
 * logging in by the form would make the benchmark depend on the form, which differs between versions.
 */
export async function memberCookie(
  connection: EmbeddedConnection,
  key: (typeof DEMO_LOGINS)[number]["key"],
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const client = new pg.Client(connection);
  await client.connect();
  const { rowCount } = await client.query(
    `insert into sessions (user_id, token, expires_at)
     select id, $1, now() + interval '14 days' from users where email = $2`,
    [token, DEMO_LOGINS.find((login) => login.key === key)!.email],
  );
  await client.end();
  if (rowCount !== 1) throw new Error(`no demo login ${key}`);
  const signature = createHmac("sha256", BENCH_SECRET).update(token).digest("base64");
  return `joia.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
