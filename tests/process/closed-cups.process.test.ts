import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { CHAMPIONSHIP_TABS } from "#app/areas/public/components/championship/tabs.ts";
import { ask, severalAtOnce } from "../helpers/ask.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { PATTERNS } from "../helpers/route-patterns.ts";
import { openSqlOf } from "../helpers/sql.ts";

/** A drawn cup of the demo with all tabs: groups, a knockout, and a match that is over. */
const CUP = `select e.id, e.championship_id as championship, c.id as category, m.id as match, m.home_team_id as team
  from events e join championship_categories c on c.championship_id = e.championship_id
  join championship_matches m on m.category_id = c.id
  where c.format ->> 'kind' = 'groups' and c.drawn_at is not null and m.state = 'closed' limit 1`;

/** To register and to enter a team: they lead every visitor to the login first. */
const FOR_MEMBERS = new Set(["/campeonatos/:id/inscricao", "/campeonatos/:id/equipe"]);
/** Where cups are found. */
const LISTS = [
  "/",
  "/campeonatos",
  "/campeonatos/em-andamento",
  "/campeonatos/encerrados",
  "/api/v1/events",
  "/sitemaps/eventos-1.xml",
];

let product: ClonedProduct;
let cup: Record<"id" | "championship" | "category" | "match" | "team", string>;

beforeAll(async () => {
  product = await startDemo();
  await using sql = await openSqlOf(product);
  cup = (await sql.query(CUP))[0] as typeof cup;
});
afterAll(() => product[Symbol.asyncDispose]());

/** Every address of the product under which a cup is read, with its data and its stream. */
function addresses(): string[] {
  const tabs = CHAMPIONSHIP_TABS.map(({ tab }) => tab);
  const filled = PATTERNS.filter(
    (pattern) =>
      (pattern.startsWith("/campeonatos/:id") ||
        /^\/api\/v1\/(?:championships|events)\/:id$/.test(pattern)) &&
      !FOR_MEMBERS.has(pattern),
  ).flatMap((pattern) => {
    const path = pattern.replace(":id", cup.id).replace(":matchId", cup.match).replace(":teamId", cup.team);
    return path.includes("/:tab") ? tabs.map((tab) => path.replace(":tab", tab)) : [path];
  });
  const pages = filled.filter((path) => !/\.\w+$|fragmento|incorporar$|\/api\//.test(path));
  return [...filled, ...pages.map((path) => `${path}.data`), `/ao-vivo/${cup.category}`];
}

/** Its table is the address of a cup that has begun. Only the status: a stream would go on for ever. */
async function statusOf(path: string): Promise<number> {
  const response = await fetch(product.url + path);
  await response.body?.cancel();
  return response.status;
}

/** 202 is how data says that it moved. */
const READ = [200, 202];
const NOT_FOUND = [404];

/** Those that answer by anything else. */
async function thatAnswerNot(statuses: readonly number[], paths: readonly string[]): Promise<string[]> {
  const others: string[] = [];
  await severalAtOnce(paths, async (path) => {
    const found = await statusOf(path);
    if (!statuses.includes(found)) others.push(`${path}: ${found}`);
  });
  return others.toSorted();
}

const listed = async (): Promise<string[]> => {
  const answers = await Promise.all(
    LISTS.map(async (path) => [path, await ask(product.url + path)] as const),
  );
  return answers.flatMap(([path, { body }]) => (body.toString().includes(cup.id) ? [path] : []));
};

async function change(set: string): Promise<void> {
  await using sql = await openSqlOf(product);
  await sql.query(`update events set ${set} where id = $1`, [cup.id]);
}

const OPEN =
  "approval = 'approved', approved_at = now(), state_reason = null, hidden_at = null, held_at = null";

test("what is public of a cup is found under more than thirty addresses, and in the lists", async () => {
  expect(addresses().length).toBeGreaterThan(30);
  expect(await thatAnswerNot(READ, addresses())).toEqual([]);
  expect(await listed()).not.toEqual([]);
});

test.each([
  ["pending", "approval = 'pending', approved_at = null"],
  ["rejected", "approval = 'rejected', approved_at = null, state_reason = 'Falta o regulamento.'"],
  ["taken down by staff", "hidden_at = now()"],
])("a cup that is %s is found under none of them, and in no list", async (_state, set) => {
  // Asked for before, so that each of them is cached.
  expect(await thatAnswerNot(READ, addresses())).toEqual([]);
  await change(set);
  try {
    await vi.waitFor(async () => expect(await thatAnswerNot(NOT_FOUND, addresses())).toEqual([]), 20_000);
    expect(await listed()).toEqual([]);
  } finally {
    await change(OPEN);
  }
  await vi.waitFor(async () => expect(await thatAnswerNot(READ, addresses())).toEqual([]), 20_000);
});

test.each([
  ["suspenso", "held_at = now()", { held: true, cancelled: false }],
  ["cancelado", "approval = 'cancelled', state_reason = 'Chuva.'", { held: false, cancelled: true }],
])("print, frame and API say that a cup is %s", async (word, set, told) => {
  const text = async (path: string) =>
    (await ask(`${product.url}/campeonatos/${cup.id}/${path}`)).body.toString().toLowerCase();
  await change(set);
  try {
    await vi.waitFor(async () => {
      expect(await text("imprimir")).toContain(` · ${word} · `);
      expect(await text("incorporar")).toContain(` · ${word}</small>`);
      const { body } = await ask(`${product.url}/api/v1/championships/${cup.id}`);
      expect(JSON.parse(body.toString())).toMatchObject(told);
    }, 20_000);
  } finally {
    await change(OPEN);
  }
});
