import { fork, type ChildProcess } from "node:child_process";
import { realpathSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import type { ReadOrder, Told } from "./found.ts";

const MAIN = fileURLToPath(new URL("./child-main.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
/** Our code, and nothing else of the folder that it is in: the data and secrets of the product may be there as well. */
const CODE = ["package.json", "server", "domain", "node_modules"]
  .map((name) => path.join(ROOT, name))
  // An install may keep its packages elsewhere and lead there by a link.
  .flatMap((part) => [part, realpathSync(part)]);
const HEAP_MEGABYTES = 192;
const LONGEST_MS = 5 * 60_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a file from outside in a process of its own, one at a time: what a spreadsheet of 20 MB needs in memory, and
 * what a hostile one does to a parser, ends with that process. It sees no environment, no database and no file but our
 * code; the bytes come by its standard input, and what it found comes back in pieces, each when the one before is dealt
 * with.
 */
export function readInChild(
  order: ReadOrder,
  bytes: ReadableStream<Uint8Array>,
  take: (told: Exclude<Told, { end: true }>) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const turn = last.then(() => carryOut(order, bytes, take, signal));
  last = turn.catch(() => {});
  return turn;
}

async function carryOut(
  order: ReadOrder,
  bytes: ReadableStream<Uint8Array>,
  take: (told: Exclude<Told, { end: true }>) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  const child = fork(MAIN, {
    execArgv: [
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      "--permission",
      "--disable-warning=SecurityWarning",
      ...CODE.map((part) => `--allow-fs-read=${part}`),
    ],
    // Nothing of our environment: it holds the secrets of the product.
    env: {},
    stdio: ["pipe", "ignore", "inherit", "ipc"],
  });
  const stopped = AbortSignal.any([AbortSignal.timeout(LONGEST_MS), ...(signal ? [signal] : [])]);
  try {
    const ended = new Promise<void>((resolve, reject) => {
      child.on("message", (told: Told) => {
        if ("end" in told) return resolve();
        take(told).then(() => child.send("go on"), reject);
      });
      child.once("error", reject);
      child.once("exit", (code, by) => reject(new Error(`the reading process ended with ${by ?? code}`)));
      stopped.addEventListener("abort", () => reject(new Error("the reading process took too long")));
    });
    child.send(order);
    await Promise.all([ended, pipeline(bytes, child.stdin!)]);
  } finally {
    end(child);
  }
}

function end(child: ChildProcess): void {
  child.removeAllListeners();
  child.on("error", () => {});
  child.stdin?.on("error", () => {});
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
}
