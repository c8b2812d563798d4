import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SITE_TABS } from "#domain/athletes/site-tabs.ts";
import { ask } from "../helpers/ask.ts";
import { startProduct } from "../helpers/product.ts";
import { openSqlOf, type Sql } from "../helpers/sql.ts";

/** Addresses with parameters get theirs from the demo data. */
const ROUTES = readFileSync(new URL("../../app/routes.ts", import.meta.url), "utf8");

test("no answer to a visitor, and no log line, holds what the rules hide of a minor", async () => {
  await using product = await startProduct({ env: { LOG_LEVEL: "debug" } });
  await using sql = await openSqlOf(product);
  const hidden = await secretsOfMinors(sql);
  expect(hidden.length).toBeGreaterThan(50);
  const paths = await everyPath(sql);
  expect(paths.length).toBeGreaterThan(300);
  const leaks: string[] = [];
  for (const path of paths) {
    const { status, body } = await ask(`${product.url}${path}`);
    expect(status, path).toBeLessThan(500);
    const text = body.toString();
    for (const { what, value } of hidden) if (text.includes(value)) leaks.push(`${path}: ${what}`);
  }
  const logs = product.logs();
  for (const { what, value } of hidden) if (logs.includes(value)) leaks.push(`log: ${what}`);
  expect(leaks).toEqual([]);
});

async function secretsOfMinors(sql: Sql): Promise<{ what: string; value: string }[]> {
  const rows = await sql.query(`
    select a.subdomain, to_char(a.birthdate, 'DD/MM/YYYY') as shown, a.birthdate::text as iso, u.email as own,
           g.email as guardian, s.instagram, s.tiktok, s.youtube, a.birthdate_public
    from athletes a
    left join users u on u.id = a.user_id
    left join guardianships g on g.athlete_id = a.id
    left join athlete_social s on s.athlete_id = a.id
    where a.birthdate > current_date - interval '18 years' or a.birthdate is null`);
  return rows.flatMap(
    ({ subdomain, shown, iso, own, guardian, instagram, tiktok, youtube, birthdate_public }) =>
      Object.entries({
        own,
        guardian,
        instagram,
        tiktok,
        youtube,
        ...(birthdate_public ? {} : { shown, iso }),
      })
        // The demo login page lists its test accounts on purpose.
        .filter(
          ([, value]) => typeof value === "string" && value.length > 4 && !value.endsWith("@demo.example"),
        )
        .map(([what, value]) => ({ what: `${what} of ${String(subdomain)}`, value: String(value) })),
  );
}

async function everyPath(sql: Sql): Promise<string[]> {
  const ids = async (query: string) => (await sql.query(query)).map((row) => String(Object.values(row)[0]));
  const athletes = await ids("select subdomain from athletes");
  const values: Record<string, string[]> = {
    subdomain: athletes,
    id: [
      ...(await ids("select id from clubs")),
      ...(await ids("select id from events")),
      ...(await ids("select id from athletes")),
    ],
  };
  const patterns = [...ROUTES.matchAll(/route\("([^"]+)"/g)].map((match) => `/${match[1]}`);
  const plain = ["/", ...patterns.filter((pattern) => !/[:*]/.test(pattern) && !pattern.startsWith("/dev/"))];
  const filled = patterns
    .filter((pattern) => /:id\b/.test(pattern) && !pattern.startsWith("/dev/"))
    .flatMap((pattern) =>
      values["id"]!.map((id) => pattern.replace(/:id\b/, id).replace(/\/:[a-z]+\?/i, "")),
    );
  const sites = athletes.flatMap((name) => SITE_TABS.map(({ id }) => `/a/${name}/${id}`));
  const lists = Array.from(
    { length: 9 },
    (_, page) => `/atletas?pagina=${page + 1}&ordem=${["nome", "idade", "recentes"][page % 3]}`,
  );
  const pages = [...plain, ...filled, ...sites, ...lists];
  // The same as data, as a hydrated page asks for it.
  const data = [...sites, ...lists, ...plain.filter((path) => path !== "/")].map((path) =>
    path.replace(/^([^?]+)/, "$1.data"),
  );
  return [...pages, ...data];
}
