import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { LoadOrder, LoadResult } from "./load-process.ts";
import { cpuSeconds } from "./start.ts";

const CONNECTIONS = 16;

/** One address as it is asked for. */
export interface Asked {
  origin: string;
  path: string;
  headers: Record<string, string>;
}

export interface Load {
  requestsPerSecond: number;
  /** CPU of the server's process for one answer, with its threads; PostgreSQL is not in it. */
  cpuMs: number;
  /** How much of one core the load process used. */
  loadShare: number;
}

/** Sixteen connections that ask for one address as fast as they are answered, so long and so often at least. */
export async function load(
  { origin, path, headers }: Asked,
  least: { seconds: number; answers: number },
): Promise<Load> {
  const child = fork(fileURLToPath(new URL("load-process.ts", import.meta.url)));
  const port = Number(new URL(origin).port);
  const order: LoadOrder = { port, path, headers, connections: CONNECTIONS, ...least };
  const before = await cpuSeconds(origin);
  child.send(order);
  const [result] = (await once(child, "message")) as [LoadResult];
  const used = (await cpuSeconds(origin)) - before;
  child.disconnect();
  if (result.failures > 0) throw new Error(`${path}: ${result.failures} of ${result.answers} answers failed`);
  return {
    requestsPerSecond: result.answers / result.seconds,
    cpuMs: (used * 1000) / result.answers,
    loadShare: result.cpuShare,
  };
}
