import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { client, inTransaction, outsideTransaction } from "#server/platform/database/database.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import {
  defineJob,
  enqueue,
  startWorkers,
  type Job,
  type JobDefinition,
  type Run,
  type Workers,
} from "./jobs.ts";

const running: Workers[] = [];

const start = async (job: Job, pollSeconds = 1) => {
  const workers = await startWorkers([job], { connection, pollSeconds });
  running.push(workers);
  return workers;
};

afterEach(async () => {
  await Promise.all(running.splice(0).map((workers) => workers.stop()));
});

beforeAll(async () => {
  await client().query("create table effects (id serial primary key, note text not null)");
});

let count = 0;
/** A job of its own for each test: queues are shared by all workers of the database. */
const job = (
  handle: (data: { note: string }, run: Run) => Promise<void>,
  rest: Partial<JobDefinition<{ note: string }>> = {},
) =>
  defineJob({
    name: `test-${++count}`,
    schema: z.object({ note: z.string() }),
    firstRetrySeconds: 1,
    ...rest,
    handle,
  });

const addEffect = async (note: string) => {
  await client().query("insert into effects (note) values ($1)", [note]);
};
const effects = async (note: string) =>
  (await client().query("select id from effects where note = $1", [note])).rowCount;
const states = async ({ name }: Job) => {
  const found = await client().query<{ state: string }>(
    "select state from pgboss.job where name = $1 order by created_on",
    [name],
  );
  return found.rows.map((row) => row.state);
};
const allDone = (of: Job) =>
  vi.waitFor(async () => expect(new Set(await states(of))).toEqual(new Set(["completed"])), {
    timeout: 10_000,
  });

test("a job wakes its worker, which gets the data", async () => {
  const seen: string[] = [];
  const greet = job(async ({ note }) => void seen.push(note));
  // By itself it would look again in an hour, long after the test's end.
  await start(greet, 3600);
  for (const note of ["hello", "again", "and again"]) {
    await enqueue(greet, { note });
    await allDone(greet);
    expect(seen.at(-1)).toBe(note);
  }
});

test("a job waits in the database for the first worker", async () => {
  const later = job(({ note }, run) => run.finish(() => addEffect(note)));
  await enqueue(later, { note: "waited" });
  await start(later);
  await allDone(later);
  expect(await effects("waited")).toBe(1);
});

test("a job is kept or dropped with the transaction that caused it", async () => {
  const caused = job(({ note }, run) => run.finish(() => addEffect(note)));
  await start(caused);
  const undone = inTransaction(async () => {
    await enqueue(caused, { note: "undone" });
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  await inTransaction(async () => {
    await enqueue(caused, { note: "committed" });
    // Whoever works this one off has looked for the other, too.
    await outsideTransaction(async () => {
      await enqueue(caused, { note: "meanwhile" });
      await vi.waitFor(async () => expect(await effects("meanwhile")).toBe(1), { timeout: 10_000 });
    });
    expect(await effects("committed")).toBe(0);
  });
  await allDone(caused);
  expect(await states(caused)).toHaveLength(2);
  expect(await effects("committed")).toBe(1);
  expect(await effects("undone")).toBe(0);
});

test("many jobs of one transaction are worked off without pauses", async () => {
  const many = job(({ note }, run) => run.finish(() => addEffect(note)), { concurrency: 2 });
  await start(many, 60);
  await inTransaction(async () => {
    for (let index = 0; index < 100; index++) await enqueue(many, { note: "many" });
  });
  await allDone(many);
  expect(await effects("many")).toBe(100);
});

test("a failed job is tried again, and its half-done effect is not kept", async () => {
  const attempts: number[] = [];
  const flaky = job(async ({ note }, run) => {
    attempts.push(run.attempt);
    await run.finish(async () => {
      await addEffect(note);
      if (run.attempt < 3) throw new Error("no luck");
    });
  });
  await start(flaky);
  await enqueue(flaky, { note: "flaky" });
  await allDone(flaky);
  expect(attempts).toEqual([1, 2, 3]);
  expect(await effects("flaky")).toBe(1);
});

test("a job is given up after its last try, which knows that it is the last", async () => {
  const last: boolean[] = [];
  const hopeless = job(
    async (_, run) => {
      last.push(run.lastAttempt);
      throw Object.assign(new Error("mae@example.com is not reachable"), { code: "EFAIL" });
    },
    { retries: 1 },
  );
  await start(hopeless);
  await enqueue(hopeless, { note: "never" });
  await vi.waitFor(async () => expect(await states(hopeless)).toEqual(["failed"]), { timeout: 10_000 });
  expect(last).toEqual([false, true]);
  const stored = await client().query("select output::text from pgboss.job where name = $1", [hopeless.name]);
  expect(stored.rows[0].output).toContain("EFAIL");
  expect(stored.rows[0].output).not.toContain("mae@example.com");
});

test("two workers on one database handle each job once", async () => {
  let underWay = 0;
  const both = Promise.withResolvers<void>();
  const shared = job(async ({ note }, run) => {
    // The first two wait for each other, so that both workers have one.
    if (++underWay === 2) both.resolve();
    await both.promise;
    await run.finish(() => addEffect(note));
  });
  await Promise.all([start(shared), start(shared)]);
  await Promise.all(Array.from({ length: 40 }, () => enqueue(shared, { note: "shared" })));
  await allDone(shared);
  expect(await effects("shared")).toBe(40);
});

test("a run that lost its job to another worker leaves no effect", async () => {
  let late: Promise<void> | undefined;
  const contested = job(
    async ({ note }, run) => {
      if (run.attempt === 2) return run.finish(() => addEffect(note));
      // As when this process had been stopped for so long that it was taken for dead.
      await client().query("update pgboss.job set state = 'retry' where id = $1", [run.id]);
      await vi.waitFor(async () => expect(await states(contested)).toEqual(["completed"]), {
        timeout: 10_000,
      });
      late = run.finish(() => addEffect(note));
      await late;
    },
    { concurrency: 2 },
  );
  await start(contested);
  await enqueue(contested, { note: "contested" });
  await vi.waitFor(() => expect(late).toBeDefined(), { timeout: 10_000 });
  await expect(late).rejects.toThrow("no longer holds its job");
  expect(await effects("contested")).toBe(1);
});

test("one waiting job a key: the later one replaces it", async () => {
  const keyed = job(({ note }, run) => run.finish(() => addEffect(note)));
  const first = await enqueue(keyed, { note: "first" }, { dedupeKey: "club-1" });
  const second = await enqueue(keyed, { note: "second" }, { dedupeKey: "club-1" });
  await enqueue(keyed, { note: "other" }, { dedupeKey: "club-2" });
  expect(second).toBe(first);
  await start(keyed);
  await allDone(keyed);
  expect(await states(keyed)).toHaveLength(2);
  expect(await effects("first")).toBe(0);
  expect(await effects("second")).toBe(1);
});

test("a job that several transactions cause at once runs after the last of them", async () => {
  await client().query("create table causes (id int primary key)");
  let seen = 0;
  const counting = job(async () => {
    const found = await client().query<{ causes: number }>("select count(*)::int as causes from causes");
    seen = found.rows[0]!.causes;
  });
  await start(counting);
  const cause = (id: number) =>
    inTransaction(async () => {
      await client().query("insert into causes values ($1)", [id]);
      await enqueue(counting, { note: "count" }, { dedupeKey: "all" });
      // Some take longer than others.
      for (let n = 0; n < (id * 7) % 5; n++) await client().query("select");
    });
  await Promise.all(Array.from({ length: 8 }, (_, index) => cause(index)));
  await allDone(counting);
  expect(seen).toBe(8);
});

test("a job can be put off", async () => {
  const deferred = job(async () => {});
  await start(deferred);
  const runAt = Temporal.Now.instant().add({ hours: 1 });
  await enqueue(deferred, { note: "later" }, { runAt });
  await enqueue(deferred, { note: "now" });
  await vi.waitFor(async () => expect(await states(deferred)).toEqual(["created", "completed"]), {
    timeout: 10_000,
  });
  // An hour passes.
  const { rows } = await client().query(
    `update pgboss.job set start_after = start_after - interval '1 hour'
     where name = $1 and state = 'created'
     returning abs(extract(epoch from start_after + interval '1 hour' - $2)) < 0.01 as was_as_asked`,
    [deferred.name, runAt.toString()],
  );
  expect(rows).toEqual([{ was_as_asked: true }]);
  await allDone(deferred);
});

test("stopping lets the job under way finish and takes no other", async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const slow = job(async ({ note }, run) => {
    begun.resolve();
    await finish.promise;
    await run.finish(() => addEffect(note));
  });
  await enqueue(slow, { note: "slow" });
  await enqueue(slow, { note: "slow" });
  const workers = await start(slow);
  await begun.promise;
  const stopped = workers.stop();
  finish.resolve();
  await stopped;
  expect((await states(slow)).sort()).toEqual(["completed", "created"]);
  expect(await effects("slow")).toBe(1);
});

test("a job that does not end in time is tried again by the next process", async () => {
  const begun = Promise.withResolvers<void>();
  const stuck = job(async ({ note }, run) => {
    if (run.attempt === 1) {
      begun.resolve();
      await new Promise((resolve) => run.signal.addEventListener("abort", resolve));
      throw new Error("was interrupted");
    }
    await run.finish(() => addEffect(note));
  });
  const workers = await start(stuck);
  await enqueue(stuck, { note: "stuck" });
  await begun.promise;
  await workers.stop({ timeoutMs: 100 });
  await start(stuck);
  await allDone(stuck);
  expect(await effects("stuck")).toBe(1);
});

test("data of another shape are refused where they are enqueued", async () => {
  const strict = job(async () => {});
  // @ts-expect-error: the compiler says so too
  await expect(enqueue(strict, { nota: "x" })).rejects.toThrow();
});

test("a schedule is kept in the time of São Paulo, and leaves with its definition", async () => {
  const nightly = job(async () => {}, { schedule: { cron: "0 3 * * *", data: { note: "night" } } });
  const schedules = () =>
    client().query("select cron, timezone, data from pgboss.schedule where name = $1", [nightly.name]);
  await start(nightly);
  expect((await schedules()).rows).toEqual([
    { cron: "0 3 * * *", timezone: "America/Sao_Paulo", data: { note: "night" } },
  ]);
  await start({ ...nightly, schedule: undefined });
  expect((await schedules()).rows).toEqual([]);
});
