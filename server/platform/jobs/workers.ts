import type { PgBoss } from "pg-boss";
import { TIME_ZONE } from "#server/platform/clock.ts";
import type { Connection } from "#server/platform/database/database.ts";
import { RECOVERY_SECONDS, toQueue, type Job } from "./job.ts";
import { loadPgBoss, logErrors } from "./boss.ts";
import { run } from "./run.ts";

type WorkerOptions = {
  connection: Connection;
  /** A job whose process died is taken up by another one within about twice this time; 10 at least. */
  recoverySeconds?: number;
  /** New jobs wake workers at once; retries and deferred ones are noticed this often. */
  pollSeconds?: number;
};

export type Workers = {
  /** Takes no further jobs and waits for those under way; what does not end in time is tried again later. */
  stop(options?: { timeoutMs?: number }): Promise<void>;
};

/** Runs jobs in this process until stopped. Any number of processes may do so on one database. */
export async function startWorkers(jobs: readonly Job[], options: WorkerOptions): Promise<Workers> {
  const { connection, recoverySeconds = RECOVERY_SECONDS, pollSeconds = 5 } = options;
  const { PgBoss } = await loadPgBoss();
  const boss = new PgBoss({
    ...connection,
    application_name: "jobs",
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: recoverySeconds,
    monitorIntervalSeconds: recoverySeconds,
    // Jobs that depend on others are a feature we do not use.
    flowIntervalSeconds: 3600,
  });
  logErrors(boss);
  await boss.start();
  try {
    for (const job of jobs) await startJob(boss, job, recoverySeconds, pollSeconds);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return { stop: ({ timeoutMs = 20_000 } = {}) => stop(boss, jobs, timeoutMs) };
}

async function startJob(boss: PgBoss, job: Job, recoverySeconds: number, pollSeconds: number): Promise<void> {
  const { policy, ...changeable } = toQueue(job, recoverySeconds);
  await boss.createQueue(job.name, { policy, ...changeable });
  await boss.updateQueue(job.name, changeable);
  if (job.schedule) {
    await boss.schedule(job.name, job.schedule.cron, job.schedule.data, { tz: TIME_ZONE, missed: "once" });
  } else {
    await boss.unschedule(job.name);
  }
  const poll = {
    pollingIntervalSeconds: Math.min(1, pollSeconds),
    notifyPollingIntervalSeconds: pollSeconds,
  };
  for (let index = 0; index < (job.concurrency ?? 1); index++) {
    let worker = "";
    worker = await boss.work<object, void, { includeMetadata: true }>(
      job.name,
      { ...poll, includeMetadata: true },
      async (taken) => {
        try {
          for (const one of taken) await run(boss, job, one);
        } finally {
          // Look for the next job at once: many jobs of one transaction wake a worker only once.
          boss.notifyWorker(worker);
        }
      },
    );
  }
}

async function stop(boss: PgBoss, jobs: readonly Job[], timeoutMs: number): Promise<void> {
  const idle = Promise.all(jobs.map((job) => boss.offWork(job.name, { wait: true })));
  const timeout = Promise.withResolvers<void>();
  const timer = setTimeout(timeout.resolve, timeoutMs);
  await Promise.race([idle, timeout.promise]);
  clearTimeout(timer);
  await boss.stop({ graceful: false });
}
