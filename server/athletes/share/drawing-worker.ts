import { parentPort } from "node:worker_threads";
import { carryOut, type DrawingJob } from "./drawing-job.ts";

/** Runs on the thread that drawing-thread.ts starts. */
parentPort!.on("message", (job: DrawingJob) => {
  carryOut(job).then(
    (body) => parentPort!.postMessage({ ok: true, value: new Uint8Array(body) }),
    (error: unknown) => parentPort!.postMessage({ ok: false, error }),
  );
});
