import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { client, connect, disconnect } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { type EmbeddedDatabase, startEmbedded } from "#tools/postgres/embedded.ts";
import { enqueue } from "./jobs.ts";
import { fragile } from "./testing/worker.ts";

let folder: string;
let postgres: EmbeddedDatabase;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "joia-jobs-"));
  const started = await startEmbedded({ dataDir: folder });
  if (!started.ok) throw new Error(started.error.message);
  postgres = started.value;
  await migrate(connect(postgres.connection));
  await client().query("create table effects (job text not null)");
});

afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await disconnect();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A process with a worker, and what it has said so far. */
async function startWorkerProcess() {
  const script = path.join(import.meta.dirname, "testing/worker.ts");
  const child = spawn(process.execPath, [script, JSON.stringify(postgres.connection)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, LOG_LEVEL: "silent" },
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

  await startWorkerProcess();
  await vi.waitFor(async () => expect(await states()).toEqual(["completed", "completed", "completed"]), {
    timeout: 60_000,
    interval: 250,
  });
  expect(await effects()).toEqual(["before", "inside", "never"]);
});
