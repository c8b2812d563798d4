import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ok, type Result } from "#domain/result.ts";
import { clusterName } from "./cluster.ts";
import { type EmbeddedProblem, problem } from "./problem.ts";
import {
  describeProcess,
  findProcesses,
  pidIsTaken,
  type ProcessInfo,
  signal,
  waitUntilGone,
} from "./processes.ts";

/**
 * What a killed product leaves: a postgres that goes on alone, or its lock files. The caller holds the
 * folder's lock, so no product that we could see is using the cluster.
 */
export async function endOrphanedPostgres(
  cluster: string,
  socketFile: string | undefined,
): Promise<Result<void, EmbeddedProblem>> {
  const server = runningServer(cluster);
  if (server !== undefined) {
    if (!isOrphan(server, cluster)) return inUse(cluster, `the PostgreSQL process ${server}`);
    await end(server);
  }
  // Before any child is ended: theirs may be a server that lives, only out of our sight.
  if (socketFile !== undefined && (await keepsAnswering(socketFile))) {
    return inUse(cluster, "a PostgreSQL that cannot be seen from here, perhaps in another container");
  }
  if (existsSync(lockFile(cluster))) await endChildren(cluster);
  removeMisleadingLocks(cluster, socketFile);
  return ok(undefined);
}

/** The living postgres of this cluster, whoever started it. */
export function runningServer(cluster: string): number | undefined {
  if (!existsSync(lockFile(cluster))) return undefined;
  const named = describeProcess(postmasterPid(cluster) ?? 0);
  if (named && serves(named, cluster)) return named.pid;
  // A container counts its processes from one: what it wrote down is another number out here.
  const parents = childrenOf(cluster).map((child) => describeProcess(describeProcess(child)?.parent ?? 0));
  return parents.find((parent) => parent && hasName(parent, cluster))?.pid;
}

function postmasterPid(cluster: string): number | undefined {
  if (!existsSync(lockFile(cluster))) return undefined;
  const pid = Number.parseInt(readFileSync(lockFile(cluster), "utf8"), 10);
  return pid > 0 ? pid : undefined;
}

const lockFile = (cluster: string) => join(cluster, "postmaster.pid");

/** A pid alone proves nothing: after a restart of the machine it is anyone's. */
function serves(server: ProcessInfo, cluster: string): boolean {
  if (hasName(server, cluster)) return true;
  try {
    const [its, ours] = [statSync(`/proc/${server.pid}/cwd`), statSync(cluster)];
    return its.dev === ours.dev && its.ino === ours.ino;
  } catch {
    // Not Linux, or a container that hides it.
    return server.command.includes("postgres") && server.command.includes(cluster);
  }
}

const hasName = (server: ProcessInfo, cluster: string) =>
  `${server.command} `.includes(`cluster_name=${clusterName(cluster)} `);

/** Ours by name, and its parent is whatever adopts orphans, not a Node process that still needs it. */
function isOrphan(pid: number, cluster: string): boolean {
  const server = describeProcess(pid);
  if (!server) return true;
  if (!hasName(server, cluster)) return false;
  const parent = server.parent === 1 ? undefined : describeProcess(server.parent);
  return !NODE.test(parent?.command ?? "");
}

/** The command's own path may hold spaces: it cannot be cut out of the line. */
const NODE = /(?:^|[/\\])node(?:\.exe)?(?:\s|$)/;

async function end(pid: number): Promise<void> {
  for (const [name, patience] of [
    ["SIGINT", 8000],
    ["SIGQUIT", 5000],
    ["SIGKILL", 5000],
  ] as const) {
    signal(pid, name);
    if (await waitUntilGone(pid, patience)) return;
  }
}

const childrenOf = (cluster: string) => findProcesses(`postgres: ${clusterName(cluster)}: `);

/** Children of a killed postgres end by themselves, unless in the middle of a long computation. */
async function endChildren(cluster: string): Promise<void> {
  for (const pid of childrenOf(cluster)) {
    if (await waitUntilGone(pid, 2000)) continue;
    signal(pid, "SIGKILL");
    await waitUntilGone(pid, 5000);
  }
}

/** A process that is being killed loses its name before its socket: it is given a moment to go. */
async function keepsAnswering(socketFile: string): Promise<boolean> {
  for (let look = 0; look < 20; look++) {
    if (!(await answers(socketFile))) return false;
    await delay(50);
  }
  return true;
}

/** Sees through process namespaces: two containers on one folder do not know each other's pids. */
function answers(socketFile: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketFile);
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => settle(true)).once("error", () => settle(false));
  });
}

/**
 * A stale file that names a dead pid is PostgreSQL's to judge: it also checks that no child of the dead
 * server still holds shared memory. But it believes any living pid, which a reused one is, and gives up
 * on an empty file, which a power cut leaves.
 */
function removeMisleadingLocks(cluster: string, socketFile: string | undefined): void {
  const pid = postmasterPid(cluster);
  if (pid === undefined || pidIsTaken(pid)) rmSync(lockFile(cluster), { force: true });
  if (socketFile !== undefined) {
    for (const file of [socketFile, `${socketFile}.lock`]) rmSync(file, { force: true });
  }
}

const inUse = (cluster: string, who: string) =>
  problem("in_use", `The data folder ${cluster} is in use by ${who}: stop it first.`);
