import { once } from "node:events";
import { expect, test } from "vitest";
import type { EmbeddedConnection } from "./connection.ts";
import { type EmbeddedProblem, isRunning } from "./embedded.ts";
import { describeProcess, signal, waitUntilGone } from "./processes.ts";
import {
  childrenOf,
  isLinux,
  query,
  runFixture,
  serverPid,
  startOrThrow,
  temporaryFolder,
} from "./testing/fixtures.ts";

const ROUNDS = 10;

type Kill = (product: number, server: number) => number[];

/** PostgreSQL has a session of its own, so the product's group does not hold it. */
const processGroup: Kill = (product) => [-product];
const everything: Kill = (product, server) => [-product, server, ...childrenOf(server)];
const bothParents: Kill = (product, server) => [-product, server];

test.skipIf(!isLinux)(
  `${ROUNDS} times killed while writing: every acknowledged write is there`,
  async () => {
    const dataDir = temporaryFolder();
    const acknowledged = new Set<number>();
    for (let round = 0; round < ROUNDS; round++) {
      const writer = await startWriter(dataDir, acknowledged);
      await expectAllThere(writer.connection, acknowledged);
      const goal = acknowledged.size + 100;
      while (acknowledged.size < goal) await once(writer.lines, "line");

      const kill = [processGroup, everything, bothParents][round % 3] ?? everything;
      // A server that was killed takes its children along, sometimes before we come to them.
      for (const pid of kill(writer.pid, serverPid(dataDir))) signal(pid, "SIGKILL");
      await writer.ended;
    }
    const database = await startOrThrow({ dataDir });
    expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * 100);
    await expectAllThere(database.connection, acknowledged);
    await database.stop();
  },
  120_000,
);

test.skipIf(!isLinux)(
  "Ctrl-C in a terminal leaves PostgreSQL to the product's own shutdown",
  async () => {
    const dataDir = temporaryFolder();
    const writer = await startWriter(dataDir, new Set());
    const server = serverPid(dataDir);
    process.kill(-writer.pid, "SIGINT");
    await waitUntilGone(writer.pid, 5000);
    // The writer has no shutdown of its own, so its server is an orphan now, for the next start to end.
    expect(describeProcess(server)).toBeDefined();
    expect(isRunning(dataDir)).toBe(true);
    const database = await startOrThrow({ dataDir });
    expect(describeProcess(server)).toBeUndefined();
    await database.stop();
  },
  60_000,
);

test.skipIf(!isLinux)(
  "a query that computes on without its server does not block the next start",
  async () => {
    const dataDir = temporaryFolder();
    const first = await startOrThrow({ dataDir });
    const endless = query(first.connection, "select count(*) from generate_series(1, 1e10)");
    const cut = expect(endless).rejects.toThrow();
    const computing =
      "select 1 from pg_stat_activity where query like '%generate_series(1,%' and pid <> pg_backend_pid()";
    while ((await query(first.connection, computing)).length === 0);
    process.kill(serverPid(dataDir), "SIGKILL");
    await first.stop();
    const second = await startOrThrow({ dataDir });
    await cut;
    await second.stop();
  },
  60_000,
);

async function startWriter(dataDir: string, acknowledged: Set<number>) {
  const writer = runFixture("writer.ts", [dataDir]);
  const [line] = await once(writer.lines, "line");
  const answer: { connection: EmbeddedConnection; problem?: EmbeddedProblem } = JSON.parse(String(line));
  if (answer.problem) throw new Error(answer.problem.message);
  // A line may be cut by the kill; what was not printed whole was not acknowledged to us.
  writer.lines.on("line", (line) => {
    const number = /^\{"number":(\d+)\}$/.exec(line)?.[1];
    if (number) acknowledged.add(Number(number));
  });
  return { ...writer, connection: answer.connection };
}

async function expectAllThere(connection: EmbeddedConnection, acknowledged: Set<number>) {
  // The next writer acknowledges more while we look.
  const soFar = [...acknowledged];
  if (soFar.length === 0) return;
  const rows = await query(connection, "select number from acknowledged");
  const stored = new Set(rows.map(({ number }) => Number(number)));
  expect(soFar.filter((number) => !stored.has(number))).toEqual([]);
}
