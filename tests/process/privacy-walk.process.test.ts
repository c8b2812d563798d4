import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SITE_TABS } from "#domain/athletes/site-tabs.ts";
import { DEMO_LOGINS } from "#domain/identity/demo-logins.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { connect, disconnect } from "#server/platform/database/database.ts";
import { severalAtOnce } from "../helpers/ask.ts";
import { demoSession, session } from "../helpers/browser-session.ts";
import { aCast, type CastMember } from "../helpers/privacy-cast.ts";
import { CUP_PAGE, leaksIn, STAFF } from "../helpers/cast-secrets.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { aPlayedCup, MOST_PLAYERS } from "../helpers/played-cup.ts";
import { hasParameter, PATTERNS, ROUTE_PATTERNS } from "../helpers/route-patterns.ts";
import { openSqlOf, type Sql } from "../helpers/sql.ts";
import { OF_OTHERS } from "../helpers/walked-paths.ts";

const DOMAIN = "joia.localhost";
const VISITOR = "visitor" as const;
const ROLES = [VISITOR, ...DEMO_LOGINS.map(({ key }) => key)];
const TABS = SITE_TABS.map(({ id }) => `/${id}`);

/** Mails as they were sent, for whoever tries the demo on their own machine: they are addressed to people. */
const LEFT_OUT = new Set(["/dev/emails", "/dev/emails/:id"]);

/** About one athlete: visited for everyone of the cast, and closed to strangers when the profile is. */
const OF_ATHLETE: Record<string, (athlete: CastMember) => string[]> = {
  "/a/:subdomain/:tab?": ({ subdomain }) => ["", ...TABS].map((tab) => `/a/${subdomain}${tab}`),
  "/atleta/:id": ({ id }) => [`/atleta/${id}`],
  "/responsavel/atleta/:id": ({ id }) => [`/responsavel/atleta/${id}`],
  "/responsavel/midia/:athleteId": ({ id }) => [`/responsavel/midia/${id}`],
  "/responsavel/atleta/:id/compartilhar": ({ id }) => [`/responsavel/atleta/${id}/compartilhar`],
  "/responsavel/atleta/:id/revogar": ({ id }) => [`/responsavel/atleta/${id}/revogar`],
  "/responsavel/atleta/:id/nome-em-campeonatos": ({ id }) => [
    `/responsavel/atleta/${id}/nome-em-campeonatos`,
  ],
  "/responsavel/atleta/:id/apagar": ({ id }) => [`/responsavel/atleta/${id}/apagar`],
  "/contatos/novo/:subdomain": ({ subdomain }) => [`/contatos/novo/${subdomain}`],
  "/api/v1/athletes/:subdomain": ({ subdomain }) => [`/api/v1/athletes/${subdomain}`],
  "/a/:subdomain/figurinha.jpg": ({ subdomain }) => [`/a/${subdomain}/figurinha.jpg`],
  "/a/:subdomain/stories.jpg": ({ subdomain }) => [`/a/${subdomain}/stories.jpg`],
  "/a/:subdomain/curriculo.pdf": ({ subdomain }) => [`/a/${subdomain}/curriculo.pdf`],
  "/a/:subdomain/qr.svg": ({ subdomain }) => [`/a/${subdomain}/qr.svg`],
  "/denunciar": ({ id }) => [`/denunciar?tipo=athlete&id=${id}`],
  "/athlete/comparar": ({ subdomain }) => [`/athlete/comparar?com=${subdomain}`],
  "/admin/atletas/:id": ({ id }) => [`/admin/atletas/${id}`],
  "/admin/atletas/:id/responsaveis": ({ id }) => [`/admin/atletas/${id}/responsaveis`],
};

/** Tools of the reader's own, which open and say that there is no such athlete. */
const TOOLS = /^\/athlete\/comparar/;

let product: ClonedProduct;
let cast: CastMember[];
/** The events of the championships in which the cast plays. */
let cupEvents: string[];
let others: string[];

beforeAll(async () => {
  product = await startDemo({
    LOG_LEVEL: "debug",
    APP_DOMAIN: DOMAIN,
    API_REQUESTS_PER_MINUTE: "1000000",
  });
  configure();
  connect(product.connection, 2);
  cast = await aCast();
  // Organised by somebody who is none of those who read here. Who may be named scored, and who may not was sent off.
  const players = cast
    .toSorted(
      (one, other) => Number(other.named) - Number(one.named) || Number(other.open) - Number(one.open),
    )
    .flatMap(({ id, word, birthdate }) => (birthdate ? [{ id, name: `Atleta ${word}`, birthdate }] : []));
  const cups: string[] = [];
  for (let at = 0; at < players.length; at += MOST_PLAYERS)
    cups.push((await aPlayedCup(players.slice(at, at + MOST_PLAYERS))).id);
  await using sql = await openSqlOf(product);
  const events = await sql.query("select id from events where championship_id = any($1)", [cups]);
  cupEvents = events.map(({ id }) => String(id));
  others = await pathsOfOthers(sql);
});

afterAll(async () => {
  await disconnect();
  await product[Symbol.asyncDispose]();
});

test("every address of the product is visited", () => {
  const known = new Set([...LEFT_OUT, ...Object.keys(OF_ATHLETE), ...Object.keys(OF_OTHERS)]);
  const unknown = PATTERNS.filter((pattern) => hasParameter(pattern) && !known.has(pattern));
  expect(unknown, "say in OF_ATHLETE or OF_OTHERS how to visit these").toEqual([]);
  expect([...known].filter((pattern) => !PATTERNS.includes(pattern))).toEqual([]);
});

test("the championships in which the cast plays are public, and visited", async () => {
  expect(cupEvents).not.toEqual([]);
  const visitor = session(product.url);
  for (const event of cupEvents) {
    const rounds = `/campeonatos/${event}/rodadas`;
    expect((await visitor.get(rounds)).status).toBe(200);
    expect(others).toContain(rounds);
  }
});

test("who is named in championships is, on the product's own pages", async () => {
  const visitor = session(product.url);
  const texts: string[] = [];
  await severalAtOnce(
    others.filter((path) => CUP_PAGE.test(path)),
    async (path) => texts.push((await visitor.get(path)).body.toString()),
  );
  for (const { named, open, word, state } of cast)
    expect(
      texts.some((text) => text.includes(word)),
      state,
    ).toBe(named && open);
});

describe.each(ROLES)("as %s", (role) => {
  let member: ReturnType<typeof session>;

  beforeAll(async () => {
    member = role === VISITOR ? session(product.url) : await demoSession(product.url, role);
  });

  test("a profile that is not open does not exist, whatever its address", async () => {
    const opened: string[] = [];
    const leaks: string[] = [];
    for (const athlete of cast) {
      await severalAtOnce(pathsOf(athlete, role), async (path) => {
        const answer = await member.get(path);
        expect(answer.status, path).toBeLessThan(500);
        leaks.push(...leaksIn(answer, cast, { path, role }));
        const reads = (answer.status === 200 || answer.status === 206) && !TOOLS.test(path);
        if (reads && !athlete.open && !STAFF.has(role)) opened.push(`${athlete.state}: ${path}`);
      });
      await severalAtOnce(role === VISITOR ? ["/", ...TABS] : ["/"], async (tab) => {
        const host = `${athlete.subdomain}.${DOMAIN}:${product.port}`;
        const answer = await member.get(tab, { host });
        leaks.push(...leaksIn(answer, cast, { path: `${host}${tab}`, role }));
        if (answer.status === 200 && !athlete.open && !STAFF.has(role))
          opened.push(`${athlete.state}: ${host}${tab}`);
      });
    }
    expect(opened).toEqual([]);
    expect(leaks).toEqual([]);
  });

  test("no other page says what the rules hide", async () => {
    const leaks: string[] = [];
    await severalAtOnce(others, async (path) => {
      const answer = await member.get(path);
      expect(answer.status, path).toBeLessThan(500);
      leaks.push(...leaksIn(answer, cast, { path, role }));
    });
    expect(leaks).toEqual([]);
  });
});

test("of all athletes of the demo, a visitor reads nothing that the rules hide", async () => {
  await using sql = await openSqlOf(product);
  const hidden = await secretsOfMinors(sql);
  expect(hidden.length).toBeGreaterThan(50);
  const visitor = session(product.url);
  const names = (await sql.query("select subdomain from athletes")).map((row) => String(row["subdomain"]));
  const leaks: string[] = [];
  const paths = [
    ...names.flatMap((name) => ["", ...TABS].map((tab) => `/a/${name}${tab}`)),
    ...names.map((name) => `/a/${name}.data`),
    ...names.map((name) => `/api/v1/athletes/${name}`),
  ];
  await severalAtOnce(paths, async (path) => {
    const text = (await visitor.get(path)).body.toString();
    for (const { what, value } of hidden) if (text.includes(value)) leaks.push(`${path}: ${what}`);
  });
  expect(leaks).toEqual([]);
});

test("no log line names an athlete", () => {
  const logs = product.logs().toLowerCase();
  for (const { state, word, email, handle, guardianEmail } of cast)
    for (const secret of [word, email, handle, guardianEmail])
      if (secret) expect(logs.includes(secret.toLowerCase()), `${secret}, ${state}`).toBe(false);
});

/** A page holds what its data does: members read most tabs as data only, which costs a third of the page. */
function pathsOf(athlete: CastMember, role: string): string[] {
  return Object.entries(OF_ATHLETE).flatMap(([pattern, paths]) =>
    paths(athlete).flatMap((path, n) => {
      // Staff may look at every drawing, and drawing takes most of the time.
      if (STAFF.has(role) && /\.(?:jpg|pdf)$/.test(path)) return [];
      const [page, ...data] = inEveryForm(path, pattern);
      if (role === VISITOR) return [page!, ...data];
      return n === 0 ? [page!, ...data] : data.slice(0, 1);
    }),
  );
}

/** The page, the same as data, and the data of one route alone, which a guard above it must not miss. */
function inEveryForm(path: string, pattern: string): string[] {
  const [address, query] = path.split("?", 2) as [string, string?];
  const data = `${address === "/" ? "/_" : address}.data`;
  const own = ROUTE_PATTERNS.filter((route) => route.pattern === pattern).map(
    ({ id }) => `${data}?${query ? `${query}&` : ""}_routes=${encodeURIComponent(id)}`,
  );
  return [path, query ? `${data}?${query}` : data, ...own];
}

async function pathsOfOthers(sql: Sql): Promise<string[]> {
  const plain = PATTERNS.filter((pattern) => !hasParameter(pattern) && !LEFT_OUT.has(pattern)).flatMap(
    (path) => inEveryForm(path, path),
  );
  const lists = [...Array(8).keys()].map((n) => `/atletas?pagina=${n + 1}`);
  const searches = ["/atletas?busca=zqx", "/api/v1/athletes?q=zqx", "/club/dashboard?busca=zqx"];
  const filled: string[] = [];
  for (const [pattern, query] of Object.entries(OF_OTHERS)) {
    const rows = await sql.query(query);
    for (const [n, row] of rows.entries()) {
      const values = String(Object.values(row)[0]).split("/");
      const path = pattern.endsWith("*")
        ? pattern.replace("*", values.join("/"))
        : pattern.replaceAll(/:\w+\??/g, () => values.shift() ?? "x");
      const [page, data, ...own] = inEveryForm(path, pattern);
      // What stands before a route stands there whatever its parameter is. The cast came last.
      filled.push(page!, data!, ...(n === 0 || n === rows.length - 1 ? own : []));
    }
  }
  const frames = filled.filter((path) => path.endsWith("/incorporar"));
  filled.push(...frames.map((path) => `${path}?parte=artilharia`));
  return [...plain, ...lists, ...searches, ...searches.map((path) => path.replace("?", ".data?")), ...filled];
}

async function secretsOfMinors(sql: Sql): Promise<{ what: string; value: string }[]> {
  const rows = await sql.query(`
    select a.subdomain, to_char(a.birthdate, 'DD/MM/YYYY') as shown, a.birthdate::text as iso, u.email as own,
           g.email as guardian, s.instagram, s.tiktok, s.youtube, a.birthdate_public
    from athletes a
    left join users u on u.id = a.user_id
    left join guardianships g on g.athlete_id = a.id
    left join athlete_social s on s.athlete_id = a.id
    where a.birthdate > current_date - interval '18 years' or a.birthdate is null`);
  // Two profiles of one person have one day of birth, and one of them may show it.
  const openDays = new Set(
    rows.flatMap(({ birthdate_public, iso }) => (birthdate_public ? [String(iso)] : [])),
  );
  return rows.flatMap(({ subdomain, shown, iso, own, guardian, instagram, tiktok, youtube }) =>
    Object.entries({
      own,
      guardian,
      instagram,
      tiktok,
      youtube,
      ...(openDays.has(String(iso)) ? {} : { shown, iso }),
    })
      // The demo login page lists its test accounts on purpose.
      .filter(
        ([, value]) => typeof value === "string" && value.length > 4 && !value.endsWith("@demo.example"),
      )
      .map(([what, value]) => ({ what: `${what} of ${String(subdomain)}`, value: String(value) })),
  );
}
