import type { Queue } from "pg-boss";
import type { z } from "zod";

const DAY = 86_400;

/** What a handler is told about the run it is in. */
export type Run = {
  id: string;
  /** 1 for the first try. */
  attempt: number;
  lastAttempt: boolean;
  /** Aborted when another worker took the job over, or when the process will not wait any longer. */
  signal: AbortSignal;
  /**
   * Writes the job's effect and its completion in one transaction: whatever dies in between, the effect
   * is there once. Handlers run outside a transaction, so that slow services are called before this.
   */
  finish(effect: () => Promise<void>): Promise<void>;
};

export type JobDefinition<T extends object> = {
  /** Also the name of its queue in the database: renaming a job strands those that wait. */
  name: string;
  /** Ids and numbers only: jobs are kept for days, and nobody erases a person from them. */
  schema: z.ZodType<T>;
  handle(data: T, run: Run): Promise<void>;
  /** Tries after the first, each waiting about twice as long as the one before. */
  retries?: number;
  firstRetrySeconds?: number;
  longestRetrySeconds?: number;
  /** How many run at a time in one process. */
  concurrency?: number;
  /** A run that takes longer is given up and tried again. */
  timeoutSeconds?: number;
  /** Runs by itself at these times of São Paulo; what was missed while nothing ran is made up for once. */
  schedule?: { cron: string; data: T };
};

export type Job<T extends object = object> = Readonly<JobDefinition<T>>;

export const defineJob = <T extends object>(definition: JobDefinition<T>): Job<T> => definition;

/** How long a worker may give no sign of life before its job is given to another one. */
export const RECOVERY_SECONDS = 30;

export const toQueue = (job: Job, recoverySeconds = RECOVERY_SECONDS): Omit<Queue, "name"> => ({
  // One waiting job a key; see enqueue.ts.
  policy: "short",
  notify: true,
  retryLimit: job.retries ?? 6,
  retryDelay: job.firstRetrySeconds ?? 2,
  retryDelayMax: job.longestRetrySeconds ?? 3600,
  retryBackoff: true,
  expireInSeconds: job.timeoutSeconds ?? 900,
  heartbeatSeconds: recoverySeconds,
  retentionSeconds: 30 * DAY,
  deleteAfterSeconds: 3 * DAY,
});
