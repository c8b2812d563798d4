import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { listStatement } from "#server/athletes/list-sql.ts";
import { VISITOR } from "#domain/identity/actor.ts";
import { siteStatement } from "#server/athletes/queries.ts";
import { runningConnection } from "#tools/backup/running-connection.ts";
import { today } from "#server/platform/clock.ts";
import { buildIfNeeded } from "../cli/build.ts";
import { load } from "./load.ts";
import { createReport, type Report } from "./report.ts";
import { startProduct } from "./start.ts";

const SECONDS = 4;
const ROUNDS = 3;
const SUBDOMAIN = "kaua-ribeiro";
const LIST = "/api/v1/athletes";
const DETAIL = `/api/v1/athletes/${SUBDOMAIN}`;
const EVERYONE = { busca: "", idadeMin: 13, idadeMax: 18, posicao: "todas" } as const;

/** List and detail made for each request, from the cache, and the same SQL through bare node:http and `pg`. */
export async function benchApi(origin: string, dataDir: string, report: Report): Promise<void> {
  const bare = await bareServer(dataDir);
  try {
    for (const address of [LIST, DETAIL]) {
      const ways = {
        // Our cookie keeps an answer out of the cache, so that it is made for each request.
        made: { url: `${origin}${address}`, known: true },
        kept: { url: `${origin}${address}`, known: false },
        bare: { url: `${bare.origin}${address}`, known: false },
      };
      const best = { made: 0, kept: 0, bare: 0 };
      // Rounds take turns, so that a slow moment of the machine hits all three alike.
      for (let round = 0; round < ROUNDS; round++) {
        for (const way of ["made", "kept", "bare"] as const) {
          const { requestsPerSecond, failures } = await load(ways[way].url, SECONDS, {
            known: ways[way].known,
            // Packing is not what is compared: neither side does it.
            encoding: "identity",
          });
          if (failures > 0) throw new Error(`${way} ${address}: ${failures} failed requests`);
          best[way] = Math.max(best[way], requestsPerSecond);
        }
      }
      report.add(`API ${address}`, {
        "made req/s": Math.round(best.made),
        "kept req/s": Math.round(best.kept),
        "bare node:http + pg req/s": Math.round(best.bare),
        "made ÷ bare": ratio(best.made, best.bare),
        "kept ÷ bare": ratio(best.kept, best.bare),
      });
    }
  } finally {
    bare.stop();
  }
}

async function bareServer(dataDir: string): Promise<{ origin: string; stop(): void }> {
  const connection = runningConnection(dataDir);
  const list = listStatement(EVERYONE, { sort: "recentes", limit: 21 }, today());
  const site = siteStatement(SUBDOMAIN, VISITOR);
  const statements = {
    [LIST]: { name: "list", text: list.text, values: list.values },
    [DETAIL]: { name: "detail", text: site.text, values: site.values },
  };
  const child = fork(fileURLToPath(new URL("bare-api-server.ts", import.meta.url)), {
    env: { ...process.env, BARE_API: JSON.stringify({ connection, statements }) },
  });
  const [port] = (await once(child, "message")) as [number];
  return { origin: `http://localhost:${port}`, stop: () => child.disconnect() };
}

const ratio = (part: number, whole: number) => Math.round((part / whole) * 100) / 100;

if (import.meta.main) {
  buildIfNeeded();
  const dataDir = await mkdtemp(path.join(tmpdir(), "joia-bench-api-"));
  const product = await startProduct(dataDir, 3217);
  try {
    await benchApi(product.origin, dataDir, createReport());
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
