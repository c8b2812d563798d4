import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, chmod, rm } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildIfNeeded } from "../cli/build.ts";
import type { Tally, Wave } from "./overload-load.ts";
import { createReport, type Report } from "./report.ts";
import { startProduct, type Product } from "./start.ts";

const SETTLE_MS = 10_000;
const WAVES = 2;

const SECONDS = 5;
const FIELDS = Array.from({ length: 200_000 }, (_, n) => `f${n}=x`).join("&");

/** Hostile requests: who answers them how, whether the process lives on, and whether memory comes back. */
const ATTACKS: Record<string, Wave> = {
  "200 000 fields": { method: "POST", path: "/cadastro", body: FIELDS, parallel: 20, seconds: SECONDS },
  "15 kB path": { method: "GET", path: `/${"@".repeat(15_000)}`, parallel: 50, seconds: SECONDS },
  "1 000 parallel, one address": { method: "GET", path: "/atletas", parallel: 1000, seconds: SECONDS },
  "1 000 parallel, 1 000 addresses": {
    method: "GET",
    path: "/atletas",
    parallel: 1000,
    seconds: SECONDS,
    manyAddresses: true,
  },
};

export async function benchOverload(product: Product, report: Report): Promise<void> {
  const warm = { method: "GET", path: "/atletas", parallel: 8, seconds: SECONDS };
  await wave(product.origin, warm);
  await settle();
  const idle = memoryOf(product.pid);
  for (const [name, attack] of Object.entries(ATTACKS)) {
    let peak = idle;
    const watch = setInterval(() => (peak = Math.max(peak, memoryOf(product.pid))), 100);
    const health = watchHealth(product.origin);
    const totals: Record<string, number> = {};
    for (let n = 0; n < WAVES; n++)
      for (const [status, count] of Object.entries(await wave(product.origin, attack)))
        totals[`answers ${status}`] = (totals[`answers ${status}`] ?? 0) + count;
    clearInterval(watch);
    const { answered, asked } = await health.stop();
    await settle();
    report.add(`overload: ${name}`, {
      ...totals,
      "healthz asked": asked,
      "healthz answered": answered,
      "memory idle, MB": idle,
      "memory peak ÷ idle": ratio(peak, idle),
      "memory after ÷ idle": ratio(memoryOf(product.pid), idle),
    });
  }
}

/** The load is a process of its own, so that it does not share a thread with what measures. */
async function wave(origin: string, asked: Wave): Promise<Tally> {
  const child = fork(fileURLToPath(new URL("overload-load.ts", import.meta.url)));
  child.send({ ...asked, origin });
  const [tally] = (await once(child, "message")) as [Tally];
  child.disconnect();
  return tally;
}

function watchHealth(origin: string) {
  const seen = { asked: 0, answered: 0 };
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      seen.asked++;
      const ok = await fetch(`${origin}/healthz`).then(
        async (answer) => answer.ok && (await answer.text()) === "ok",
        () => false,
      );
      if (ok) seen.answered++;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    async stop() {
      over.abort();
      await asking;
      return seen;
    },
  };
}

/** Resident memory in MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1000);
}

const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
const ratio = (part: number, whole: number) => Math.round((part / whole) * 100) / 100;

if (import.meta.main) {
  buildIfNeeded();
  const report = createReport();
  const dataDir = await mkdtemp(path.join(tmpdir(), "joia-bench-overload-"));
  await chmod(dataDir, 0o755);
  const product = await startProduct({ dataDir, settings: { TRUST_PROXY: "true" } });
  try {
    await benchOverload(product, report);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  report.save("overload.json");
}
