import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { afterAll, afterEach } from "vitest";
import type { EmbeddedConnection } from "#tools/postgres/connection.ts";
import { runningServer } from "#tools/postgres/orphaned-postgres.ts";
import { signal, waitUntilGone } from "#tools/postgres/processes.ts";
import { clusterFolder, startEmbedded } from "#tools/postgres/embedded.ts";

export const isRoot = process.getuid?.() === 0;
export const isLinux = process.platform === "linux";

const folders: string[] = [];
const dataDirs = new Set<string>();
const children: ChildProcess[] = [];

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "joia-embedded-"));
  // As a clone usually is; tests of a private folder make it so.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

/** Runs a script of this folder in a process group of its own, as a terminal would. */
export function runFixture(name: string, args: string[], within: string[] = []) {
  const [program = "", ...rest] = [...within, process.execPath, join(import.meta.dirname, name), ...args];
  const child = spawn(program, rest, {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  children.push(child);
  dataDirs.add(String(args[0]));
  const lines = createInterface({ input: child.stdout });
  // A killed process closes its output a moment before it is gone, and its last lines are read after that.
  const ended = Promise.all([once(child, "exit"), once(lines, "close")]);
  return { child, pid: Number(child.pid), lines, ended };
}

export async function query(connection: EmbeddedConnection, text: string) {
  const client = new Client(connection);
  // Tests kill the server under it; the query under way tells.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

export async function startOrThrow(options: Parameters<typeof startEmbedded>[0]) {
  dataDirs.add(options.dataDir);
  const started = await startEmbedded(options);
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

export function serverPid(dataDir: string): number {
  const pid = runningServer(clusterFolder(dataDir));
  if (pid === undefined) throw new Error(`no PostgreSQL runs in ${dataDir}`);
  return pid;
}

export function childrenOf(parent: number): number[] {
  const pids = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  return pids.filter((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent;
    } catch {
      return false;
    }
  });
}

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
});

afterAll(async () => {
  // A test that failed half-way leaves its server running.
  for (const dataDir of dataDirs) {
    const left = runningServer(clusterFolder(dataDir));
    if (left === undefined) continue;
    signal(left, "SIGQUIT");
    await waitUntilGone(left, 10_000);
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
