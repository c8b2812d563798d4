import { setTimeout } from "node:timers/promises";
import { countStatements as openCounter } from "#server/platform/database/testing/statement-counter.ts";
import type { EmbeddedConnection } from "#tools/postgres/embedded.ts";
import type { Asked } from "./load.ts";
import { startProduct } from "./start.ts";

const REQUESTS = 15;
/** Shorter than the jobs' own pace of looking for work. */
const QUIET_MS = 300;

/**
 * How many SQL statements each answer takes: a second process of the product works on the same database through
 * a door that counts. It reads the protocol, so that it counts alike whatever the product's code looks like.
 */
export async function countStatements(
  { folder, dataDir, connection }: { folder: string; dataDir: string; connection: EmbeddedConnection },
  asked: Record<string, Omit<Asked, "origin">>,
): Promise<Record<string, number>> {
  const counter = await openCounter(connection);
  const { host, port, user, database } = counter.connection;
  const product = await startProduct({
    folder,
    dataDir,
    settings: { DATABASE_URL: `postgres://${user}@${host}:${port}/${database}`, DEMO: "true" },
  });
  try {
    const counts: Record<string, number> = {};
    // The jobs are announced to the database in the first second or two.
    for (let n = 0; n < 30 && (await counter.during(() => setTimeout(QUIET_MS))) > 0; n++);
    for (const [name, { path: address, headers }] of Object.entries(asked)) {
      const seen: number[] = [];
      for (let n = 0; n < REQUESTS; n++) {
        const ask = async () => (await fetch(`${product.origin}${address}`, { headers })).arrayBuffer();
        seen.push(await counter.during(ask));
      }
      // Jobs ask now and then too: the least is the page's own.
      counts[name] = Math.min(...seen);
    }
    return counts;
  } finally {
    await product.stop();
    await counter.close();
  }
}
