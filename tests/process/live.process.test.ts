import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { demoSession, session } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { openSqlOf } from "../helpers/sql.ts";

/** The match of the demo that is being played, with its public page. */
const PLAYED = `select m.id, m.category_id as category, e.id as event, c.championship_id as cup
  from championship_matches m join championship_categories c on c.id = m.category_id
  join events e on e.championship_id = c.championship_id where m.state = 'open' limit 1`;

let product: ClonedProduct;
let match: { id: string; category: string; event: string; cup: string };

beforeAll(async () => {
  product = await startDemo();
  await using sql = await openSqlOf(product);
  match = (await sql.query(PLAYED))[0] as typeof match;
});
afterAll(() => product[Symbol.asyncDispose]());

interface Stream {
  status: number;
  /** The versions that were told so far. */
  versions: () => number[];
  ended: Promise<unknown>;
  close: () => void;
}

async function follow(id: string): Promise<Stream> {
  const request = get(`${product.url}/ao-vivo/${id}`, { agent: false });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  // Whoever closes a stream in the middle hears that it was cut.
  for (const one of [request, answer]) one.on("error", () => {});
  let text = "";
  answer.setEncoding("utf8").on("data", (part: string) => (text += part));
  return {
    status: answer.statusCode ?? 0,
    versions: () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, version]) => Number(version)),
    ended: new Promise((resolve) => answer.once("close", resolve)),
    close: () => request.destroy(),
  };
}

const until = <Value>(isThere: () => Value) => vi.waitFor(isThere, { timeout: 20_000, interval: 20 });

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return Number(line?.split(" ").at(-1) ?? 0);
};

async function enterGoal(): Promise<void> {
  const organiser = await demoSession(product.url, "championship");
  const goal = { kind: "goal", side: "away", scorer: null, goalKind: "normal" };
  const facts = { id: crypto.randomUUID(), seq: 900, device: "teste", at: new Date().toISOString() };
  const entry = { ...facts, half: 1, minute: 21, added: null, ...goal };
  const answer = await organiser.send(
    `/championship/${match.cup}/partidas/${match.id}/sumula/lances`,
    "application/json",
    Buffer.from(JSON.stringify({ entries: [entry] })),
  );
  expect([answer.status, answer.body.toString()]).toEqual([200, expect.stringContaining(facts.id)]);
}

const fragmentAt = (version: number) =>
  `/campeonatos/${match.event}/jogos/${match.id}/fragmento?v=${version}`;

test("a goal is told to every stream and rendered once", async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, () => follow(match.category)));
  await until(() => expect(streams.every(({ versions }) => versions().length === 1)).toBe(true));
  expect(await metric("live_streams")).toBe(20);
  const [before] = streams[0]!.versions();
  await enterGoal();
  await until(() => expect(streams.every(({ versions }) => versions().includes(before! + 1))).toBe(true));

  const made = 'pages_made_total{route="/campeonatos/:id/jogos/:matchId/fragmento"}';
  const madeBefore = await metric(made);
  const answers = await Promise.all(
    streams.map(async () => (await fetch(`${product.url}${fragmentAt(before! + 1)}`)).json()),
  );
  for (const answer of answers)
    expect(answer).toMatchObject({
      version: before! + 1,
      follow: true,
      match: { running: { word: "Ao vivo", score: { home: 1, away: 1 } } },
    });
  expect((await metric(made)) - madeBefore).toBe(1);

  for (const { close } of streams) close();
  await vi.waitFor(async () => expect(await metric("live_streams")).toBe(0), { timeout: 20_000 });
  expect(product.logs()).not.toContain('"route":"/ao-vivo/*"');
});

test("versions and categories that somebody invents fill no cache", async () => {
  const rounds = `/campeonatos/${match.event}/rodadas`;
  const fragment = `/campeonatos/${match.event}/jogos/${match.id}/fragmento`;
  const invented = Array.from({ length: 20 }, (_, n) => `0193a1b2-0000-7000-8000-0000000000${10 + n}`);
  const read = async (path: string) => {
    const answer = await fetch(product.url + path);
    expect(answer.status, path).toBe(200);
    return new URL(answer.url);
  };
  const { version } = (await (await fetch(product.url + fragment)).json()) as { version: number };
  for (const path of [
    `${fragment}?v=${version}`,
    `${rounds}/fragmento?v=${version}`,
    `/campeonatos/${match.event}/incorporar`,
  ])
    await read(path);
  const cached = await metric("page_cache_pages");
  for (const [n, id] of invented.entries()) {
    for (const path of [fragment, `${rounds}/fragmento`])
      expect((await read(`${path}?v=${version + 1 + n}`)).searchParams.get("v")).toBe(String(version));
    await read(`${rounds}?categoria=${id}`);
    await read(`/campeonatos/${match.event}/imprimir?categoria=${id}`);
    await read(`/campeonatos/${match.event}/incorporar?categoria=${id}`);
    await read(`/campeonatos/${match.event}/incorporar?${id}`);
  }
  expect(await metric("page_cache_pages")).toBeLessThanOrEqual(cached);
});

test("the rounds show the running score and lead to the match, which reloads itself without script", async () => {
  const visitor = session(product.url);
  const rounds = (await visitor.get(`/campeonatos/${match.event}/rodadas`)).body.toString();
  expect(rounds).toContain(`/campeonatos/${match.event}/jogos/${match.id}`);
  expect(rounds).toContain("Jogos ao vivo");
  const page = (await visitor.get(`/campeonatos/${match.event}/jogos/${match.id}`)).body.toString();
  expect(page).toMatch(/<noscript><meta http-equiv="refresh" content="30"/i);
  expect(page).not.toContain("Lúcia Amaral");
  const part = await fetch(`${product.url}/campeonatos/${match.event}/rodadas/fragmento?v=1`);
  expect(await part.json()).toMatchObject({ follow: true, playing: [{ id: match.id }] });
});

test("what does not exist or is not public has neither stream nor page", async () => {
  const nobody = "0193a1b2-0000-7000-8000-000000000001";
  expect((await follow(nobody)).status).toBe(404);
  for (const path of [
    `/campeonatos/${match.event}/jogos/${nobody}`,
    `/campeonatos/${match.event}/jogos/nada`,
    `/campeonatos/${match.event}/jogos/nada/fragmento`,
    `/campeonatos/${nobody}/jogos/${match.id}`,
    `/campeonatos/${match.event}/nada/fragmento`,
  ])
    expect((await session(product.url).get(path)).status, path).toBe(404);

  const stream = await follow(match.category);
  await until(() => expect(stream.versions()).toHaveLength(1));
  await using sql = await openSqlOf(product);
  await sql.query("update events set hidden_at = now() where id = $1", [match.event]);
  await stream.ended;
  expect((await follow(match.category)).status).toBe(404);
  await sql.query("update events set hidden_at = null where id = $1", [match.event]);
  await vi.waitFor(async () => {
    const again = await follow(match.category);
    again.close();
    expect(again.status).toBe(200);
  });
});

test("streams hear what was announced while the connection to the database was lost", async () => {
  const stream = await follow(match.category);
  await until(() => expect(stream.versions()).toHaveLength(1));
  await using sql = await openSqlOf(product);
  await sql.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'changes'",
  );
  await until(() => expect(stream.versions()).toHaveLength(2));
  stream.close();
});

test("a process that stops ends its streams first", async () => {
  const streams = await Promise.all(Array.from({ length: 5 }, () => follow(match.category)));
  await until(() => expect(streams.every(({ versions }) => versions().length === 1)).toBe(true));
  const start = performance.now();
  const stopped = product.stop();
  await Promise.all(streams.map(({ ended }) => ended));
  expect(await stopped).toBe(0);
  // Without that it waits 25 seconds for the last requests.
  expect(performance.now() - start).toBeLessThan(15_000);
});
