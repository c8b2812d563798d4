import { fork } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { buildIfNeeded } from "../cli/build.ts";
import { connectionOf, rounded } from "./answers.ts";
import type { LiveOrder, LiveTimes } from "./live-viewers.ts";
import { createReport } from "./report.ts";
import { cpuSeconds, startProduct, type Product } from "./start.ts";
import { memberCookie } from "./visitors.ts";

/** `npm run bench:live`: a goal on the way from the referee to the pages of a thousand viewers. */
const VIEWERS = 1000;
const GOALS = 5;
const BOUND_MS = 2000;
const FRAGMENT_ROUTE = "/campeonatos/:id/jogos/:matchId/fragmento";

interface PlayedMatch {
  id: string;
  category: string;
  event: string;
  cup: string;
}

buildIfNeeded();
const dataDir = await mkdtemp(path.join(tmpdir(), "joia-bench-live-"));
await chmod(dataDir, 0o755);
const product = await startProduct({ dataDir });
try {
  await bench(product);
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function bench(product: Product): Promise<void> {
  const report = createReport();
  await jobsAreDone(product);
  const match = await playedMatch(product);
  const cookie = await memberCookie(connectionOf(product), "championship");
  const before = await streamsOf(product);
  const viewers = fork(fileURLToPath(new URL("live-viewers.ts", import.meta.url)));
  viewers.send({
    // An address, and no name: a thousand look-ups of it are not what is measured.
    origin: product.origin.replace("localhost", "127.0.0.1"),
    category: match.category,
    fragment: `/campeonatos/${match.event}/jogos/${match.id}/fragmento`,
    viewers: VIEWERS,
  } satisfies LiveOrder);
  await once(viewers, "message");
  const open = await streamsOf(product);

  const times: number[] = [];
  const rendered = await madeOf(product);
  const worked = await cpuSeconds(product.origin);
  for (let goal = 1; goal <= GOALS; goal++) {
    const heard = once(viewers, "message") as Promise<[LiveTimes]>;
    const start = Date.now();
    await enterGoal(product, match, cookie, goal);
    const [{ seenAt }] = await heard;
    times.push(...seenAt.map((at) => at - start));
    console.log(`goal ${goal}: ${Math.max(...seenAt) - start} ms until the last viewer had it`);
  }
  const renders = (await madeOf(product)) - rendered;
  const cpuMs = ((await cpuSeconds(product.origin)) - worked) * 1000;
  viewers.send("close");
  await once(viewers, "exit");
  const left = await streamsAfterClosing(product);

  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  report.add(`${GOALS} goals, each on the pages of ${VIEWERS} viewers`, {
    "p50, ms": at(0.5),
    "p99, ms": at(0.99),
    "slowest, ms": sorted.at(-1)!,
    [`p99, share of ${BOUND_MS} ms`]: rounded(at(0.99) / BOUND_MS),
    "server CPU for each goal, ms": rounded(cpuMs / GOALS, 0),
    "renders for each goal": rounded(renders / GOALS),
    "streams before": before,
    "streams while watched": open,
    "streams after closing": left,
  });
  report.save("live.json");
}

async function playedMatch(product: Product): Promise<PlayedMatch> {
  const client = new pg.Client(connectionOf(product));
  await client.connect();
  const { rows } = await client.query<PlayedMatch>(
    `select m.id, m.category_id as category, e.id as event, c.championship_id as cup
     from championship_matches m join championship_categories c on c.id = m.category_id
     join events e on e.championship_id = c.championship_id where m.state = 'open' limit 1`,
  );
  await client.end();
  return rows[0]!;
}

/** What the demo data cause is done first: its tables are calculated, and each of them is announced. */
async function jobsAreDone(product: Product): Promise<void> {
  const client = new pg.Client(connectionOf(product));
  await client.connect();
  const waiting = "select from pgboss.job where state < 'completed' and start_after <= now()";
  while ((await client.query(waiting)).rows.length > 0) await delay(200);
  await client.end();
}

/** By the door of the sheet, as a phone sends it. */
async function enterGoal(
  { origin }: Product,
  match: PlayedMatch,
  cookie: string,
  goal: number,
): Promise<void> {
  const entry = {
    id: crypto.randomUUID(),
    seq: 1000 + goal,
    device: "bench",
    at: new Date().toISOString(),
    half: 1,
    minute: 20 + goal,
    added: null,
    kind: "goal",
    side: "home",
    scorer: null,
    goalKind: "normal",
  };
  const answer = await fetch(`${origin}/championship/${match.cup}/partidas/${match.id}/sumula/lances`, {
    method: "POST",
    headers: { "content-type": "application/json", origin, cookie },
    body: JSON.stringify({ entries: [entry] }),
  });
  if (!answer.ok) throw new Error(`the goal was refused: ${answer.status} ${await answer.text()}`);
}

async function metric({ origin }: Product, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return Number(line?.split(" ").at(-1) ?? 0);
}

function streamsOf(product: Product): Promise<number> {
  return metric(product, "live_streams");
}

function madeOf(product: Product): Promise<number> {
  return metric(product, `pages_made_total{route="${FRAGMENT_ROUTE}"}`);
}

/** The server notices a closed connection a moment later. */
async function streamsAfterClosing(product: Product): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const left = await streamsOf(product);
    if (left === 0) return left;
    await delay(100);
  }
  return streamsOf(product);
}
