import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { ok, type Result } from "#domain/result.ts";
import { type Account, canReach, giveTo, giveTreeTo, spawnAs } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { errnoOf, type EmbeddedProblem, problem } from "./problem.ts";
import { lastLines } from "./log-file.ts";

export const SUPERUSER = "joia";

/** Everything PostgreSQL stores: the folder to copy for a backup while the product is stopped. */
export const clusterFolder = (dataDir: string) => join(dataDir, "postgres");

/** Makes the cluster when there is none, and sees that the one there can be opened. */
export async function prepareCluster(
  dataDir: string,
  binaries: Binaries,
  account: Account | undefined,
  authentication: string[],
): Promise<Result<void, EmbeddedProblem>> {
  const cluster = clusterFolder(dataDir);
  const version = clusterVersion(cluster);
  if (version === "none") return initialise(dataDir, binaries, account, authentication);
  if (version === "foreign") {
    return problem("not_a_cluster", `The folder ${cluster} holds files that are not a PostgreSQL cluster.`);
  }
  if (version !== binaries.major) {
    return problem(
      "wrong_version",
      `The data in ${cluster} was written by PostgreSQL ${version}, and this release brings PostgreSQL ${binaries.major}.`,
    );
  }
  giveTreeTo(account, cluster);
  // PostgreSQL refuses a wider mode, which copying a backup back easily leaves.
  chmodSync(cluster, 0o700);
  return ok(undefined);
}

/**
 * A name that is on the command line of this cluster's postgres and in the title of each of its children.
 * By inode and not by path: it stays when the folder is moved and differs when the folder is copied.
 */
export function clusterName(cluster: string): string {
  const { dev, ino } = statSync(cluster, { bigint: true });
  return `joia-${dev.toString(36)}-${ino.toString(36)}`;
}

/**
 * How PostgreSQL, started with the cluster as its working folder, is told about it. Linux sets the
 * working folder before it drops root's rights, and `/proc/self/cwd` leads there without walking down
 * from `/`: so a cluster inside root's private home folder works too.
 */
export function dataArgument(cluster: string, account: Account | undefined): Result<string, EmbeddedProblem> {
  if (canReach(cluster, account)) return ok(cluster);
  if (process.platform === "linux") return ok("/proc/self/cwd");
  return problem(
    "unreachable",
    `PostgreSQL runs as user id ${account?.uid} here, which may not enter a folder above ${cluster}: allow it (chmod o+x), choose another DATA_DIR, or start the product as an ordinary user.`,
  );
}

function clusterVersion(cluster: string): string {
  try {
    return readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  } catch (error) {
    if (errnoOf(error) !== "ENOENT") throw error;
  }
  const exists = statSync(cluster, { throwIfNoEntry: false });
  return exists && readdirSync(cluster).length > 0 ? "foreign" : "none";
}

/** Under another name first, so that a kill half-way leaves nothing that looks like a cluster. */
async function initialise(
  dataDir: string,
  binaries: Binaries,
  account: Account | undefined,
  authentication: string[],
): Promise<Result<void, EmbeddedProblem>> {
  removeUnfinished(dataDir);
  const cluster = join(dataDir, `postgres.new-${randomUUID().slice(0, 8)}`);
  mkdirSync(cluster, { mode: 0o700 });
  giveTo(account, cluster);
  const data = dataArgument(cluster, account);
  if (!data.ok) return data;
  const locale = ["-E", "UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const args = ["-D", data.value, "-U", SUPERUSER, ...locale, ...authentication];
  const failure = await run(binaries.initdb, args, cluster, account);
  if (failure !== undefined) {
    rmSync(cluster, { recursive: true, force: true });
    return problem("init_failed", `PostgreSQL could not set up ${clusterFolder(dataDir)}: ${failure}.`);
  }
  renameSync(cluster, clusterFolder(dataDir));
  return ok(undefined);
}

function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((name) => name.startsWith("postgres.new-"))) {
    rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

function run(
  file: string,
  args: string[],
  cwd: string,
  account: Account | undefined,
): Promise<string | undefined> {
  const options = { cwd, env: childEnvironment(), timeout: 120_000, windowsHide: true, ...spawnAs(account) };
  return new Promise((resolve) => {
    execFile(file, args, options, (error, stdout, stderr) => {
      resolve(error ? lastLines(stderr.trim() || stdout.trim() || error.message) : undefined);
    });
  });
}

/**
 * Nothing of ours reaches PostgreSQL: a PG* variable of the operator's shell would change its settings,
 * and an unset or foreign language its encoding and the wording of its log.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, LC_ALL: "C", TZ: "UTC", ...(process.platform === "win32" && { SystemRoot, TEMP }) };
}
