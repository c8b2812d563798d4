import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ok, type Result } from "#domain/result.ts";
import { type Account, spawnAs } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { childEnvironment, clusterName, dataArgument } from "./cluster.ts";
import type { LogFile } from "./log-file.ts";
import { type EmbeddedProblem, problem } from "./problem.ts";

/** Replaying what a crash left can take long on a slow disk, and must not be cut short. */
const READY_WITHIN = 180_000;
const FAST_SHUTDOWN_WITHIN = 10_000;

interface PostgresProcess {
  /** Settles when it has ended, with how; whoever ended it. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

interface PostgresOptions {
  cluster: string;
  binaries: Binaries;
  account: Account | undefined;
  settings: Record<string, string>;
  log: LogFile;
}

export async function startPostgres(
  options: PostgresOptions,
): Promise<Result<PostgresProcess, EmbeddedProblem>> {
  const { cluster, binaries, account, log } = options;
  const data = dataArgument(cluster, account);
  if (!data.ok) return data;
  const settings = { ...options.settings, cluster_name: clusterName(cluster) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(binaries.postgres, ["-D", data.value, ...flags], {
    cwd: cluster,
    env: childEnvironment(),
    stdio: ["ignore", log.descriptor, log.descriptor],
    // Ctrl-C in a terminal goes to the whole group: requests under way would lose their database.
    detached: process.platform !== "win32",
    windowsHide: true,
    ...spawnAs(account),
  });
  const server = supervise(child, options);
  const failure = await waitUntilReady(server, child.pid, cluster);
  if (failure === undefined) return ok(server);
  await server.stop();
  return problem("start_failed", `PostgreSQL did not start (${failure}): ${log.tail()}`);
}

function supervise(child: ChildProcess, { cluster, binaries }: PostgresOptions): PostgresProcess {
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, name) => resolve(name ? `ended by ${name}` : `exit code ${code}`));
  });
  // process.exit() and uncaught errors skip the orderly stop; nothing that runs alone should remain.
  const stopAtExit = () => child.kill("SIGINT");
  process.once("exit", stopAtExit);
  void ended.then(() => process.off("exit", stopAtExit));

  const stop = async () => {
    if (process.platform === "win32") stopOnWindows(binaries, cluster);
    else child.kill("SIGINT");
    const impatience = setTimeout(() => child.kill("SIGQUIT"), FAST_SHUTDOWN_WITHIN);
    await ended;
    clearTimeout(impatience);
  };
  return { ended, stop };
}

/** PostgreSQL says in its lock file how far it is; pg_ctl reads it there too. */
async function waitUntilReady(
  server: PostgresProcess,
  pid: number | undefined,
  cluster: string,
): Promise<string | undefined> {
  let failure: string | undefined;
  void server.ended.then((how) => (failure = how));
  const deadline = performance.now() + READY_WITHIN;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (failure !== undefined) return failure;
    const lines = readLockFile(cluster);
    if (lines[0] === String(pid) && lines[7] === "ready") return undefined;
    if (performance.now() > deadline) return `not ready after ${READY_WITHIN / 1000} seconds`;
  }
}

function readLockFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, "postmaster.pid"), "utf8")
      .split("\n")
      .map((line) => line.trim());
  } catch {
    return [];
  }
}

function stopOnWindows(binaries: Binaries, cluster: string): void {
  try {
    execFileSync(binaries.pgCtl, ["stop", "-D", cluster, "-m", "fast", "-w"], { stdio: "ignore" });
  } catch {
    // It had ended already.
  }
}
