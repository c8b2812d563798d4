import { randomUUID } from "node:crypto";
import { matchRoutes } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FORM_KEY } from "#domain/form-key.ts";
import { severalAtOnce } from "../helpers/ask.ts";
import { demoSession, session } from "../helpers/browser-session.ts";
import { type ClonedProduct, jobsAreDone, startDemo } from "../helpers/cloned-product.ts";
import { ownRows } from "../helpers/own-rows.ts";
import { formsIn, type PageForm } from "../helpers/page-forms.ts";
import { hasParameter, PATTERNS } from "../helpers/route-patterns.ts";
import { openSqlOf, type Sql } from "../helpers/sql.ts";

type Browser = ReturnType<typeof session>;

/** What a form of somebody's page sends, with each of its buttons once. */
interface Act {
  path: string;
  fields: Record<string, string>;
}

interface Walk {
  paths: Set<string>;
  acts: Act[];
}

const ROUTES = PATTERNS.map((pattern) => ({ path: pattern, id: pattern }));
const CLUB = "Esporte Clube Litoral";
/** Where what belongs to a club alone is read and changed. */
const PRIVATE = /^\/(club|contatos|buscas|organizar|api\/v1\/scouting)\b/;
const STARTS = PATTERNS.filter((pattern) => PRIVATE.test(pattern) && !hasParameter(pattern));
/** Addresses that a page names by a script alone, or in a mail. */
const FILES: Record<string, string> = {
  "/club/listas/:id/lista.csv":
    "select '/club/listas/' || id || '/lista.csv' from shortlists where club_id = $1",
  "/club/listas/:id/diretoria.pdf":
    "select '/club/listas/' || id || '/diretoria.pdf' from shortlists where club_id = $1",
  "/club/buscas/:id": "select '/club/buscas/' || id from saved_searches where club_id = $1",
  "/club/jogos/:id":
    "select '/club/jogos/' || id from club_matches where club_id = $1 and opponent_id is null",
  "/contatos/:id": "select '/contatos/' || id from contact_requests where club_id = $1",
};

let product: ClonedProduct;
let sql: Sql;
let clubId: string;
let words: string[];
let owner: Browser;
let scout: Browser;
let walks: Walk;

beforeAll(async () => {
  product = await startDemo({ API_REQUESTS_PER_MINUTE: "1000000" }, bothOnThePlan);
  sql = await openSqlOf(product);
  const [club] = await sql.query("select id from clubs where name = $1", [CLUB]);
  clubId = String(club!["id"]);
  words = await secretWords();
  owner = await demoSession(product.url, "club");
  scout = await demoSession(product.url, "scout");
  walks = joined(await walk(owner), await walk(scout));
}, 240_000);
afterAll(async () => {
  await sql[Symbol.asyncDispose]();
  await product[Symbol.asyncDispose]();
});

test("the club's own people were shown all that the others must not see", async () => {
  const seen = new Set<string>();
  for (const browser of [owner, scout])
    await readAll(browser, (_path, body) => {
      for (const word of words) if (body.includes(word)) seen.add(word);
    });
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !seen.has(word))).toEqual([]);
  const routes = new Set([...walks.paths].map((path) => patternOf(path)));
  const wanted = PATTERNS.filter((pattern) => /^\/(club|contatos)\//.test(pattern));
  expect(wanted.filter((pattern) => !routes.has(pattern))).toEqual([]);
  expect(walks.acts.length).toBeGreaterThan(100);
});

describe("another club on the same plan", () => {
  let other: Browser;
  beforeAll(async () => {
    other = await demoSession(product.url, "two");
    const [profile] = await sql.query(`select up.id from user_profiles up join users u on u.id = up.user_id
      where u.email = 'dois.perfis@demo.example' and up.profile_type = 'club'`);
    await other.post("/profile-selection", { perfil: String(profile!["id"]) });
    expect((await other.get("/club/listas/nova")).status).toBe(200);
  });

  test("reads none of it, at any address", () => expectNothingReadBy(other));
  test("changes none of it, by any form", { timeout: 300_000 }, () => expectNothingChangedBy(other));
});

describe("a scout whom the owner removed", () => {
  let token: string;
  let back: Browser;
  beforeAll(async () => {
    token = await tokenOf(scout);
    expect(await searched(token)).toBe(200);
    await remove();
    await jobsAreDone(product.connection);
    back = await demoSession(product.url, "scout");
  });

  test("reads none of it, in the open session and after a new login", { timeout: 240_000 }, async () => {
    await expectNothingReadBy(scout);
    await expectNothingReadBy(back);
  });
  test("changes none of it, by any form", { timeout: 300_000 }, async () => {
    await expectNothingChangedBy(scout);
    await expectNothingChangedBy(back);
  });
  test("searches no longer with the token that was given before", async () => {
    expect(await searched(token)).toBeGreaterThan(400);
  });
});

test("the same acts by the owner do change it", { timeout: 240_000 }, async () => {
  const before = await ownRows(sql, clubId);
  await tryAll(owner);
  const after = await ownRows(sql, clubId);
  const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
  expect(changed).toEqual(
    expect.arrayContaining(["shortlists", "shortlist_entries", "saved_searches", "contact_requests"]),
  );
});

/** The other club may do all that this one may, so that only whose it is can be the reason of a refusal. */
async function bothOnThePlan(prepare: Sql): Promise<void> {
  await prepare.query(`insert into subscriptions
    select (jsonb_populate_record(s, jsonb_build_object('id', uuidv7(), 'provider_subscription_id', 'copy',
      'checkout_id', null, 'holder_id', other.id))).*
    from subscriptions s join clubs c on c.id = s.holder_id, clubs other
    where c.name = '${CLUB}' and s.ended_at is null and other.name = 'Associação Vale Verde'`);
  await prepare.query(
    "update clubs set verified_at = coalesce(verified_at, now()) where name = 'Associação Vale Verde'",
  );
}

/** Each stands in a row of this club and nowhere else. */
async function secretWords(): Promise<string[]> {
  const rows = await sql.query(
    `select name as word from shortlists where club_id = $1
     union select n.text from scout_notes n join athletes a on a.id = n.athlete_id
       where n.club_id = $1 and a.visibility = 'public'
     union select name from saved_searches where club_id = $1
     union select message from contact_requests where club_id = $1 and message is not null
     union select m.text from contact_messages m join contact_requests r on r.id = m.contact_id where r.club_id = $1`,
    [clubId],
  );
  return rows.map(({ word }) => String(word));
}

/** Everything that this person is led to by links, and every form on the way. */
async function walk(browser: Browser): Promise<Walk> {
  const found: Walk = { paths: new Set(STARTS), acts: [] };
  for (const query of Object.values(FILES))
    for (const row of await sql.query(query, [clubId])) found.paths.add(String(Object.values(row)[0]));
  for (const path of found.paths) {
    const page = await browser.get(path);
    expect(page.status, path).toBeLessThan(500);
    if (!String(page.headers["content-type"]).startsWith("text/html")) continue;
    const html = page.body.toString();
    for (const link of linksIn(html)) if (isNew(found.paths, link)) found.paths.add(link);
    for (const form of formsIn(html)) if (form.method === "post") found.acts.push(...actsOf(path, form));
  }
  return found;
}

/** Of pages that differ only in what they sort by or how they look, a few are enough. */
function isNew(known: ReadonlySet<string>, link: string): boolean {
  if (!PRIVATE.test(link) || known.has(link)) return false;
  const [path] = link.split("?");
  return [...known].filter((one) => one.split("?")[0] === path).length < 4;
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/\shref="(\/[^"#]*)/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

function actsOf(page: string, { action, fields, buttons }: PageForm): Act[] {
  const path = action || page;
  if (!PRIVATE.test(path)) return [];
  const filled = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value || "Escrito por gente de fora"]),
  );
  const pressed = buttons.length > 0 ? buttons : [{ name: "", value: "" }];
  return pressed.map(({ name, value }) => ({ path, fields: name ? { ...filled, [name]: value } : filled }));
}

function joined(one: Walk, two: Walk): Walk {
  const acts = new Map(
    [...one.acts, ...two.acts].map((act) => [
      JSON.stringify({ ...act, fields: { ...act.fields, [FORM_KEY]: "" } }),
      act,
    ]),
  );
  return { paths: new Set([...one.paths, ...two.paths]), acts: [...acts.values()] };
}

async function readAll(browser: Browser, look: (path: string, body: string) => void): Promise<void> {
  await severalAtOnce([...walks.paths].flatMap(withData), async (path) => {
    const { status, body } = await browser.get(path);
    expect(status, path).toBeLessThan(500);
    look(path, body.toString());
  });
}

/** Scripts ask for a page's data alone. */
function withData(path: string): string[] {
  const [pathname, query] = path.split("?");
  return /\.\w+$/.test(pathname!) ? [path] : [path, `${pathname}.data${query ? `?${query}` : ""}`];
}

async function expectNothingReadBy(browser: Browser): Promise<void> {
  const leaks: string[] = [];
  await readAll(browser, (path, body) => {
    for (const word of words) if (body.includes(word)) leaks.push(`${path}: ${word.slice(0, 40)}`);
  });
  expect(leaks).toEqual([]);
}

async function expectNothingChangedBy(browser: Browser): Promise<void> {
  const before = await ownRows(sql, clubId);
  await tryAll(browser);
  expect(await ownRows(sql, clubId)).toEqual(before);
}

/** Each form as if it were new: the same key twice would be one act. */
async function tryAll(browser: Browser): Promise<void> {
  await severalAtOnce(walks.acts, async ({ path, fields }) => {
    const { status, body } = await browser.post(path, { ...fields, [FORM_KEY]: randomUUID() });
    expect(status, `${path} ${JSON.stringify(fields)} ${body.toString().slice(0, 200)}`).toBeLessThan(500);
    await sql.query("delete from rate_limits");
  });
  await jobsAreDone(product.connection);
}

/** As the owner does it, by the form of the page. */
async function remove(): Promise<void> {
  const [member] = await sql.query(
    `select m.id from club_members m join users u on u.id = m.user_id
     where m.club_id = $1 and u.email = 'olheiro@demo.example' and m.ended_at is null`,
    [clubId],
  );
  const page = await owner.get("/club/pessoas");
  const form = formsIn(page.body.toString()).find(
    ({ fields, buttons }) =>
      Object.values(fields).includes(String(member!["id"])) &&
      buttons.some(({ value }) => value === "remover"),
  );
  const { status } = await owner.post("/club/pessoas", { ...form!.fields, intent: "remover" });
  expect(status).toBe(302);
  expect(
    await sql.query("select from club_members where id = $1 and ended_at is not null", [member!["id"]]),
  ).toHaveLength(1);
}

async function tokenOf(browser: Browser): Promise<string> {
  const { body } = await browser.get("/api/auth/token");
  return (JSON.parse(body.toString()) as { token: string }).token;
}

async function searched(token: string): Promise<number> {
  const { status } = await session(product.url).get("/api/v1/scouting/athletes", {
    authorization: `Bearer ${token}`,
  });
  return status;
}

/** The pattern of the router that an address belongs to. */
const patternOf = (path: string): string | undefined =>
  matchRoutes(ROUTES, path.split("?", 1)[0]!)?.at(-1)?.route.id;
