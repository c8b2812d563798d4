import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { client } from "#server/platform/database/database.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { enqueue } from "./jobs.ts";
import { fragile } from "./testing/worker.ts";

const children: ChildProcess[] = [];

beforeAll(() => client().query("create table effects (job text not null)"));

afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

/** A process with a worker, and what it has said so far. */
async function startWorkerProcess() {
  const script = path.join(import.meta.dirname, "testing/worker.ts");
  const child = spawn(process.execPath, [script, JSON.stringify(connection)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const said: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => said.push(line));
  await vi.waitFor(() => expect(said).toContain("ready"), { timeout: 20_000 });
  return { child, said };
}

const effects = async () =>
  (await client().query<{ job: string }>("select job from effects order by job")).rows.map((row) => row.job);
const states = async () =>
  (await client().query<{ state: string }>("select state from pgboss.job where name = 'fragile'")).rows.map(
    (row) => row.state,
  );

test("jobs whose process is killed half-way are done once by the next process", async () => {
  const first = await startWorkerProcess();
  await enqueue(fragile, { dies: "before" });
  await enqueue(fragile, { dies: "inside" });
  await enqueue(fragile, { dies: "never" });
  await vi.waitFor(async () => {
    expect(first.said).toEqual(expect.arrayContaining(["before", "inside"]));
    expect(await effects()).toEqual(["never"]);
  }, 20_000);

  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  expect((await states()).sort()).toEqual(["active", "active", "completed"]);
  // As if the first process had been silent for an hour; the second finds that out when it next looks.
  await client().query("update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour'");

  await startWorkerProcess();
  await vi.waitFor(async () => expect(await states()).toEqual(["completed", "completed", "completed"]), {
    timeout: 60_000,
    interval: 250,
  });
  expect(await effects()).toEqual(["before", "inside", "never"]);
});
