import { parentPort } from "node:worker_threads";
import { carryOut, type DrawingJob } from "./drawing-job.ts";

/** The far side of drawing-thread.ts. */
parentPort!.on("message", (job: DrawingJob) => {
  carryOut(job).then(
    (body) => parentPort!.postMessage({ ok: true, value: new Uint8Array(body) }),
    (error: unknown) => parentPort!.postMessage({ ok: false, error }),
  );
});
