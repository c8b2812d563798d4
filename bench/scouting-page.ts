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
 * one run on one product: CPU of its process and of all of its PostgreSQL for one page. A number as its argument is
 * how many athletes are added, for trying.
 */
const ADDED = Number(process.argv[2] ?? 1_000_000);
const MOST = 1.3;
const WARM_UP = 40;
const ROUNDS = 5;
const PAGES_A_ROUND = 20;
const CLOCK_TICKS_A_SECOND = 100;

const ADDRESSES = [
  "/club/buscar",
  "/club/buscar?grupo=atacante&uf=SP",
  "/club/buscar?grupo=defensor&nascidosDe=2008&nascidosAte=2010&pe=canhoto",
  "/club/buscar?uf=SP&uf=RJ&video=1&ordem=idade",
  "/club/buscar?posicao=meia&alturaMin=1,75&ordem=altura",
  "/club/buscar?busca=silva",
];

const dataDir = await mkdtemp(path.join(tmpdir(), "joia-bench-page-"));
const product = await startProduct({ dataDir });
try {
  const headers = { cookie: await memberCookie(connectionOf(product), "scout"), "accept-encoding": "br" };
  const small = await pagesCpu(product, headers);
  const bare = new pg.Pool({ ...connectionOf(product), max: 1 });
  await fillScouting(bare, { from: 1, to: ADDED });
  await bare.end();
  const large = await pagesCpu(product, headers);
  const values: Record<string, number> = {};
  for (const address of ADDRESSES)
    Object.assign(values, {
      [`${address}, demo size, CPU ms`]: rounded(small[address]!),
      [`${address}, ${ADDED} more, CPU ms`]: rounded(large[address]!),
    });
  const sum = (times: Record<string, number>) => Object.values(times).reduce((all, ms) => all + ms, 0);
  const ratio = rounded(sum(large) / sum(small));
  const report = createReport();
  report.add("search page of a scout", { ...values, "all addresses, large ÷ demo": ratio });
  report.save("scouting-page.json");
  if (ratio > MOST) process.exitCode = 1;
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** CPU milliseconds of one page by address: the middle of the rounds, which take turns among the addresses. */
async function pagesCpu(running: Product, headers: Record<string, string>): Promise<Record<string, number>> {
  const ask = async (address: string) => {
    const answer = await fetch(`${running.origin}${address}`, { headers, redirect: "manual" });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
  };
  for (let n = 0; n < WARM_UP; n++) for (const address of ADDRESSES) await ask(address);
  const taken: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round++)
    for (const address of ADDRESSES) {
      const before = await cpuMs(running.pid);
      for (let n = 0; n < PAGES_A_ROUND; n++) await ask(address);
      (taken[address] ??= []).push(((await cpuMs(running.pid)) - before) / PAGES_A_ROUND);
    }
  return Object.fromEntries(Object.entries(taken).map(([address, list]) => [address, middle(list)]));
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
