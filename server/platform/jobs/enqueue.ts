import { randomUUID } from "node:crypto";
import type { PgBoss } from "pg-boss";
import { client, outsideTransaction } from "#server/platform/database/database.ts";
import { toQueue, type Job } from "./job.ts";
import { loadPgBoss, logErrors } from "./boss.ts";

type EnqueueOptions = {
  /**
   * One waiting job a key: a second one replaces the data and time of the first. Once a worker has
   * begun, the key is free again, since that run may have read what it needs before the second cause.
   */
  dedupeKey?: string;
  runAt?: Temporal.Instant;
};

/** Joins the transaction under way: the job exists if and only if what caused it does. Returns its id. */
export async function enqueue<T extends object>(
  job: Job<T>,
  data: T,
  options: EnqueueOptions = {},
): Promise<string> {
  const checked = job.schema.parse(data);
  const boss = await producerFor(job);
  const startAfter = options.runAt ? notBefore(options.runAt) : 0;
  if (!options.dedupeKey) {
    const id = await boss.send(job.name, checked, { singletonKey: randomUUID(), startAfter });
    if (!id) throw new Error(`the queue of ${job.name} took no job`);
    return id;
  }
  // Not "insert unless there": the update locks the waiting job until we commit, so that no worker can
  // take it before it could see our changes.
  for (let tries = 0; tries < 5; tries++) {
    const { jobs } = await boss.upsert(job.name, checked, { singletonKey: options.dedupeKey, startAfter });
    // None: a worker took the waiting job between the two statements. The key is free now.
    if (jobs[0]) return jobs[0];
  }
  throw new Error(`the queue of ${job.name} took no job`);
}

/** Many of one kind in one statement. They join the transaction under way too. */
export async function enqueueAll<T extends object>(job: Job<T>, all: readonly T[]): Promise<void> {
  if (all.length === 0) return;
  const boss = await producerFor(job);
  const jobs = all.map((data) => ({ data: job.schema.parse(data), singletonKey: randomUUID() }));
  const ids = await boss.insert(job.name, jobs, { returnId: true });
  if (ids?.length !== jobs.length) throw new Error(`the queue of ${job.name} took not every job`);
}

/** pg-boss counts in milliseconds. */
const notBefore = (runAt: Temporal.Instant) =>
  new Date(runAt.round({ smallestUnit: "millisecond", roundingMode: "ceil" }).epochMilliseconds);

type Producer = { boss: PgBoss; queues: Set<string> };
const producers = new WeakMap<object, Producer>();

/** Runs pg-boss's statements on whatever `client()` is: the transaction under way, or the pool. */
export const currentClient = {
  executeSql: (text: string, values?: unknown[]) => client().query(text, values),
};

async function producerFor(job: Job): Promise<PgBoss> {
  const { PgBoss } = await loadPgBoss();
  const pool = outsideTransaction(client);
  let producer = producers.get(pool);
  if (!producer) {
    producer = { boss: new PgBoss({ db: currentClient }), queues: new Set() };
    logErrors(producer.boss);
    producers.set(pool, producer);
  }
  const { boss, queues } = producer;
  if (!queues.has(job.name)) {
    // Workers create their queues when they start; this is for the first process ever, and for tests.
    // Creating one commits, which the transaction of our caller must not.
    if (!(await boss.getQueue(job.name)))
      await outsideTransaction(() => boss.createQueue(job.name, toQueue(job)));
    queues.add(job.name);
  }
  return boss;
}
