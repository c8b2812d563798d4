import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Result } from "#domain/result.ts";
import type { DrawingJob } from "./drawing-job.ts";

const LONGEST_MS = 20_000;
const QUIET_MS = 5 * 60_000;

let worker: Promise<Worker> | undefined;
let goodnight: NodeJS.Timeout | undefined;

/**
 * Draws on a thread of its own: setting a PDF takes the better part of a second, in which no page would be
 * answered. One job at a time (drawing-cache.ts sees to that), so that an answer needs no id. The
 * thread and the memory of its libraries go when nothing was drawn for a while.
 */
export async function drawOnThread(job: DrawingJob): Promise<Buffer> {
  clearTimeout(goodnight);
  const thread = await (worker ??= startThread());
  thread.ref();
  try {
    // A thread that dies rejects this by its "error" event, one that hangs by the signal.
    const answer = once(thread, "message", { signal: AbortSignal.timeout(LONGEST_MS) }).catch(giveUp);
    thread.postMessage(job);
    const [drawn] = (await answer) as [Result<Uint8Array, Error>];
    if (!drawn.ok) throw drawn.error;
    return Buffer.from(drawn.value.buffer);
  } finally {
    thread.unref();
    goodnight = setTimeout(endThread, QUIET_MS).unref();
  }
}

function giveUp(reason: unknown): never {
  endThread();
  throw reason;
}

async function startThread(): Promise<Worker> {
  // sharp asks for it: its shared libraries must outlive every thread that uses them.
  await Promise.all([import("sharp"), import("@resvg/resvg-js")]);
  const thread = new Worker(new URL("./drawing-worker.ts", import.meta.url), { execArgv: [] });
  // Between two jobs nobody else listens, and an error without a listener would end the process.
  thread.on("error", endThread);
  return thread;
}

function endThread(): void {
  const ending = worker;
  worker = undefined;
  void ending?.then((thread) => thread.terminate());
}
