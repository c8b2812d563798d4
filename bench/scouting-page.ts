import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { connectionOf, middle, rounded } from "./answers.ts";
import { createReport } from "./report.ts";
import { fillScouting } from "./scouting-fill.ts";
import { startProduct, type Product } from "./start.ts";
import { memberCookie } from "./visitors.ts";

/**
 * `npm run bench:scouting-page`: the search page of a signed-in scout at demo size and among a million athletes, in
 * one run, in turns: CPU of the product's process and of all of its PostgreSQL for one page. A number as its argument is
 * how many athletes are added, for trying.
 */
const ADDED = Number(process.argv[2] ?? 1_000_000);
const MOST = 1.3;
const WARM_UP = 40;
const ROUNDS = 5;
const PAGES_A_ROUND = 20;
const CLOCK_TICKS_A_SECOND = 100;

/** Those with a full page at demo size are measured: fewer rows would be another page. */
const CANDIDATES = [
  "",
  "?ordem=nome",
  "?ordem=idade&modalidade=masculino",
  "?grupo=atacante",
  "?grupo=defensor&ordem=altura",
  "?grupo=meio-campista&secundaria=1&ordem=completude",
  "?uf=SP&uf=RJ&uf=MG",
  "?pe=destro&nascidosDe=2005",
  "?categoria=sub-17",
  "?alturaMin=1,65&ordem=idade",
  "?jogos=5",
  "?busca=a",
].map((query) => `/club/buscar${query}`);

const [small, large] = [await start(), await start()];
try {
  const bare = new pg.Pool({ ...connectionOf(large.product), max: 1 });
  await fillScouting(bare, { from: 1, to: ADDED });
  await bare.end();
  const addresses = await fullPages(small);
  const taken = await pagesCpu([small, large], addresses);
  const values: Record<string, number> = {};
  for (const [at, address] of addresses.entries()) {
    values[`${address}, demo size, CPU ms`] = rounded(taken[0]![at]!);
    values[`${address}, ${ADDED} more, CPU ms`] = rounded(taken[1]![at]!);
  }
  const [smallSum, largeSum] = taken.map((list) => list.reduce((sum, ms) => sum + ms, 0)) as [number, number];
  const ratio = rounded(largeSum / smallSum);
  const report = createReport();
  report.add("search page of a scout", { ...values, "all addresses, large ÷ demo": ratio });
  report.save("scouting-page.json");
  if (ratio > MOST) process.exitCode = 1;
} finally {
  for (const { product, dataDir } of [small, large]) {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Scouted {
  product: Product;
  dataDir: string;
  headers: Record<string, string>;
}

async function start(): Promise<Scouted> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "joia-bench-page-"));
  const product = await startProduct({ dataDir });
  const cookie = await memberCookie(connectionOf(product), "scout");
  return { product, dataDir, headers: { cookie, "accept-encoding": "br" } };
}

async function fullPages({ product, headers }: Scouted): Promise<string[]> {
  const full: string[] = [];
  for (const address of CANDIDATES) {
    const answer = await fetch(`${product.origin}${address}`, { headers });
    if ((await answer.text()).includes("depois=")) full.push(address);
  }
  return full;
}

/** CPU milliseconds of one page, by product and address: the middle of the rounds, in which the products take turns. */
async function pagesCpu(both: readonly Scouted[], addresses: readonly string[]): Promise<number[][]> {
  for (let n = 0; n < WARM_UP; n++)
    for (const one of both) for (const address of addresses) await ask(one, address);
  const taken = both.map(() => addresses.map((): number[] => []));
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, address] of addresses.entries())
      for (const [which, one] of both.entries()) {
        const before = await cpuMs(one.product.pid);
        for (let n = 0; n < PAGES_A_ROUND; n++) await ask(one, address);
        taken[which]![at]!.push(((await cpuMs(one.product.pid)) - before) / PAGES_A_ROUND);
      }
  return taken.map((lists) => lists.map(middle));
}

async function ask({ product, headers }: Scouted, address: string): Promise<void> {
  const answer = await fetch(`${product.origin}${address}`, { headers, redirect: "manual" });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
}

/** User and system time of a process and of everything that it started, its PostgreSQL among them. */
async function cpuMs(pid: number): Promise<number> {
  const processes = new Map<number, { parent: number; ticks: number }>();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => null);
    const fields = stat?.split(") ")[1]?.split(" ");
    if (fields)
      processes.set(Number(name), {
        parent: Number(fields[1]),
        ticks: Number(fields[11]) + Number(fields[12]),
      });
  }
  const belongs = (id: number): boolean =>
    id === pid || (processes.has(id) && belongs(processes.get(id)!.parent));
  let ticks = 0;
  for (const [id, one] of processes) if (belongs(id)) ticks += one.ticks;
  return (ticks * 1000) / CLOCK_TICKS_A_SECOND;
}
