import { afterAll, beforeAll, expect, test } from "vitest";
import { ENDPOINTS } from "#domain/api/endpoints.ts";
import { DEMO_PASSWORD } from "#domain/identity/demo-logins.ts";
import { session } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { openSqlOf } from "../helpers/sql.ts";

const SEARCH = "/api/v1/scouting/athletes";
const { answer: schema } = ENDPOINTS.find(({ operationId }) => operationId === "searchAthletes")!;

let product: ClonedProduct;
let club: string;

beforeAll(async () => {
  product = await startDemo();
  club = await tokenOf("clube@demo.example");
});
afterAll(() => product[Symbol.asyncDispose]());

const json = ({ body }: { body: Buffer }) => JSON.parse(body.toString()) as Record<string, unknown>;

async function tokenOf(email: string): Promise<string> {
  const browser = session(product.url);
  await browser.post("/login", { email, password: DEMO_PASSWORD });
  return String(json(await browser.get("/api/auth/token"))["token"]);
}

const ask = (path: string, token?: string) =>
  session(product.url).get(path, token ? { authorization: `Bearer ${token}` } : {});

interface Page {
  data: { id: string; subdomain: string; heightCm: number; stats: { goals: number } | null }[];
  next: string | null;
}
const read = async (query: string) => json(await ask(`${SEARCH}?${query}`, club)) as unknown as Page;

test("a club with a plan searches with the filters of its page", async () => {
  const answer = await ask(`${SEARCH}?groups=Atacante&city=2927408&radiusKm=100&goalsMin=1`, club);
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  expect(schema.safeParse(json(answer)).error).toBeUndefined();
  const { data } = json(answer) as unknown as Page;
  expect(data.map(({ subdomain }) => subdomain)).toContain("kaua-ribeiro");
  for (const { stats } of data) expect(stats?.goals).toBeGreaterThanOrEqual(1);
});

test("each athlete is met once on the way through the pages", async () => {
  const all = await read("sort=height&limit=100&heightMin=165");
  const met: Page["data"] = [];
  let query: string | undefined = "sort=height&limit=7&heightMin=165";
  while (query) {
    const page: Page = await read(query);
    met.push(...page.data);
    query = page.next?.split("?")[1];
  }
  expect(met.length).toBeGreaterThan(7);
  expect(met.map(({ id }) => id)).toEqual(all.data.map(({ id }) => id));
});

test("nobody else does: no token, a forged one, a person without a club, a club without a plan", async () => {
  const refused = async (token?: string) => {
    const answer = await ask(SEARCH, token);
    expect(answer.headers["cache-control"]).toMatch(/no-store/);
    return [answer.status, json(answer)["title"]];
  };
  // Before and after it was read with a token: nothing of that was stored.
  expect(await refused()).toEqual([403, "Sem permissão"]);
  expect((await ask(SEARCH, club)).status).toBe(200);
  expect(await refused()).toEqual([403, "Sem permissão"]);
  expect(await refused(`${club.slice(0, -4)}AAAA`)).toEqual([401, "Token inválido"]);
  expect(await refused(await tokenOf("responsavel@demo.example"))).toEqual([403, "Sem permissão"]);
  const { id } = await clubProfile();
  await using sql = await openSqlOf(product);
  const [was] = await sql.query("select status from subscriptions where holder_id = $1", [id]);
  const become = (status: unknown) =>
    sql.query("update subscriptions set status = $2 where holder_id = $1", [id, status]);
  await become("canceled");
  try {
    expect(await refused(club)).toEqual([403, "Sem permissão"]);
  } finally {
    await become(was?.["status"]);
  }
});

test.each([
  ["radiusKm=50", "radiusKm"],
  ["heightMin=190&heightMax=160", "heightMin"],
  ["source=club", "source"],
  ["groups=Atacante,Bandeirinha", "groups"],
  ["traits=", "traits"],
  ["updatedSince=0000-01-01", "updatedSince"],
  ["updatedSince=ontem", "updatedSince"],
  ["cursor=WyJuYW1lIiwieCJd", "cursor"],
  ["raio=50", "raio"],
])("%s is refused by name", async (query, parameter) => {
  const answer = await ask(`${SEARCH}?${query}`, club);
  expect(answer.status).toBe(400);
  expect(json(answer)["errors"]).toMatchObject([{ parameter }]);
});

test("a profile read with a club's token counts as its view, and says no more than to anybody", async () => {
  const path = "/api/v1/athletes/kaua-ribeiro";
  const open = await ask(path);
  const known = await ask(path, club);
  expect(known.body.equals(open.body)).toBe(true);
  expect(known.headers["cache-control"]).toBe("private, no-store");
  await using sql = await openSqlOf(product);
  const views = async () =>
    (
      await sql.query(
        `select v.kinds from profile_views v join athletes a on a.id = v.athlete_id
         where a.subdomain = 'kaua-ribeiro' and 'api' = any(v.kinds) and v.club_id = $1`,
        [(await clubProfile()).id],
      )
    ).length;
  await expect.poll(views).toBe(1);
  expect((await ask(path, "nonsense")).status).toBe(401);
});

async function clubProfile(): Promise<{ id: string }> {
  await using sql = await openSqlOf(product);
  const [row] = await sql.query(
    `select p.profile_id as id from user_profiles p join users u on u.id = p.user_id
     where u.email = 'clube@demo.example' and p.profile_type = 'club'`,
  );
  return { id: String(row?.["id"]) };
}
