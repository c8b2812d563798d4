import { fork, type ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { config } from "#server/platform/config/current.ts";
import type { Outcome, Work } from "./work.ts";

const MAIN = fileURLToPath(new URL("./child-main.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
/** Our code, and nothing else of the folder that it is in: the data and secrets of the product may be there as well. */
const CODE = ["package.json", "server", "domain", "node_modules"].map((name) => path.join(ROOT, name));
/** What the product's own objects may take; the pixels of a picture are outside of it. */
const HEAP_MEGABYTES = 128;
const LONGEST_MS = 5 * 60_000;

type Asked<T> = T extends Work ? Omit<T, "folder"> : never;

/** A folder of this machine with the files that were made. Gone at the end of its scope. */
export interface Made extends AsyncDisposable {
  outcome: Outcome;
  pathOf(name: string): string;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a file from outside in a process of its own: one at a time, with low priority, a limit of memory and of time,
 * and without the right to read or write anything but this file and a folder. Decoders fill every thread that file
 * reads need, and what a hostile file does to one of them ends with that process.
 */
export function inChild(work: Asked<Work>, signal?: AbortSignal): Promise<Made> {
  const turn = last.then(() => carryOut(work, signal));
  last = turn.catch(() => {});
  return turn;
}

async function carryOut(work: Asked<Work>, signal?: AbortSignal): Promise<Made> {
  signal?.throwIfAborted();
  const parent = path.join(config().dataDir, "uploads");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, "work-"));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const outcome = await ask({ ...work, folder }, signal);
    return { outcome, pathOf: (name) => path.join(folder, name), [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

function ask(work: Work, signal?: AbortSignal): Promise<Outcome> {
  const child = fork(MAIN, {
    execArgv: [
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      "--permission",
      // That native code could do more is known; the decoders are native.
      "--disable-warning=SecurityWarning",
      "--allow-addons",
      ...CODE.map((part) => `--allow-fs-read=${part}`),
      `--allow-fs-read=${work.input}`,
      `--allow-fs-read=${work.folder}`,
      `--allow-fs-write=${work.folder}`,
    ],
    // Nothing of our environment: it holds the secrets of the product.
    env: {},
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const stopped = AbortSignal.any([AbortSignal.timeout(LONGEST_MS), ...(signal ? [signal] : [])]);
  return new Promise<Outcome>((resolve, reject) => {
    child.once("message", (outcome: Outcome) => resolve(outcome));
    child.once("error", reject);
    child.once("exit", (code, by) => reject(new Error(`the media process ended with ${by ?? code}`)));
    stopped.addEventListener("abort", () => reject(new Error("the media process took too long")));
    child.send(work);
  }).finally(() => end(child));
}

function end(child: ChildProcess): void {
  child.removeAllListeners();
  child.on("error", () => {});
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
}
