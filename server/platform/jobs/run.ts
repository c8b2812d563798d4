import type { JobWithMetadata, PgBoss } from "pg-boss";
import { z } from "zod";
import { inTransaction } from "#server/platform/database/database.ts";
import { describeError, log, withRequestId } from "#server/platform/log.server.ts";
import { currentClient } from "./enqueue.ts";
import type { Job, Run } from "./job.ts";

// pg-boss answers with this field, although its types do not say so. If it disappears, this must fail.
const completion = z.object({ affected: z.number() });

/** One try of one job. What it throws, pg-boss writes down and tries again later. */
export function run(boss: PgBoss, job: Job, taken: JobWithMetadata): Promise<void> {
  const { id, signal, retryCount, retryLimit } = taken;
  const lastAttempt = retryCount >= retryLimit;
  const finish: Run["finish"] = (effect) => finishOnce(boss, taken, effect);
  return withRequestId(`job-${id}`, async () => {
    const about = { job: job.name, attempt: retryCount + 1 };
    try {
      const data = job.schema.parse(taken.data);
      await job.handle(data, { id, attempt: retryCount + 1, lastAttempt, signal, finish });
      log.debug(about, "job done");
    } catch (error) {
      if (lastAttempt) log.error({ err: error, ...about }, "job given up");
      else log.warn({ err: error, ...about }, "job failed, will be tried again");
      throw withoutValues(error);
    }
  });
}

/**
 * Two workers can hold one job for a while: the second took over because the first, still running,
 * seemed dead. Each marks the try it was given as done, in the transaction of its effect; the database
 * lets only the current try succeed, and the effect of the other is rolled back with it.
 */
function finishOnce(boss: PgBoss, taken: JobWithMetadata, effect: () => Promise<void>): Promise<void> {
  return inTransaction(async () => {
    await effect();
    // Last, so that the job's row stays free for signs of life while the effect is being written.
    const marked = await boss.complete(taken.name, taken, null, { db: currentClient });
    if (completion.parse(marked).affected !== 1) throw new Error("this run no longer holds its job");
  });
}

/** The queue's table keeps errors for days; a message may quote an address. */
function withoutValues(error: unknown): Error {
  const { type, code } = describeError(error);
  const kept = new Error([type, code].filter(Boolean).join(" "));
  kept.stack = undefined;
  return kept;
}
