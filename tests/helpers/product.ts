import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { clusterFolder } from "#tools/postgres/embedded.ts";
import { runningServer } from "#tools/postgres/orphaned-postgres.ts";
import { signal, waitUntilGone } from "#tools/postgres/processes.ts";
import { buildIfNeeded } from "../../cli/build.ts";
import { temporaryFolder } from "./data-folder.ts";
import { freePort } from "./free-port.ts";

const CLI = path.join(import.meta.dirname, "..", "..", "cli");

/** The product as a process of its own. Leaving the scope of `await using` stops it and removes its data. */
export interface Product extends AsyncDisposable {
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Everything it printed so far. */
  logs(): string;
  /** Asks it to stop, and waits until it has: its exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL to its whole process group, as a machine that runs out of memory would. */
  kill(): Promise<unknown>;
  ended: Promise<number | null>;
}

export interface ProductOptions {
  /** DATA_DIR and PORT are chosen unless given; nothing of the shell's own environment reaches it. */
  env?: Record<string, string>;
}

const started = new Set<AsyncDisposableStack>();
let over = false;

/** Resolves when it serves. Throws with all that it said when it ends before. */
export async function startProduct({ env = {} }: ProductOptions = {}): Promise<Product> {
  const undo = new AsyncDisposableStack();
  started.add(undo);
  const dataDir = env["DATA_DIR"] ?? undo.use(await temporaryFolder()).path;
  const port = Number(env["PORT"] ?? (await freePort()));
  const { child, ...product } = spawnProduct({ ...env, DATA_DIR: dataDir, PORT: String(port) });
  undo.defer(async () => {
    const impatience = setTimeout(() => void product.kill(), 40_000);
    await product.stop();
    clearTimeout(impatience);
  });
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on("data", () => product.logs().includes(" is ready at ") && resolve());
      void product.ended.then((code) =>
        reject(new Error(`the product ended with ${code}: ${product.logs()}`)),
      );
    });
  } catch (error) {
    await undo.disposeAsync();
    throw error;
  }
  return {
    ...product,
    url: `http://localhost:${port}`,
    port,
    dataDir,
    [Symbol.asyncDispose]: () => undo.disposeAsync(),
  };
}

/** For test runners to call at the end: a test that timed out never leaves its scope, or goes on unseen. */
export async function stopProducts(): Promise<void> {
  over = true;
  for (const undo of started) await undo.disposeAsync();
}

/** As `startProduct`, without waiting for anything. */
export function spawnProduct(env: Record<string, string>) {
  if (over) throw new Error("the tests are over");
  buildIfNeeded();
  const child = run("start.ts", env);
  const pid = Number(child.pid);
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (chunk) => (printed += chunk));
  const ended = once(child, "close").then(([code]): number | null => code);
  const send = (name: NodeJS.Signals) => {
    signalGroup(pid, name);
    return ended;
  };
  return { child, pid, ended, logs: () => printed, stop: () => send("SIGTERM"), kill: () => send("SIGKILL") };
}

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one of our commands to its end. */
export async function runCommand(
  file: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<Finished> {
  buildIfNeeded();
  const child = run(file, env, args);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, "close"),
  ]);
  return { code, stdout, stderr };
}

/** PostgreSQL has a session of its own, so that the group's end is not its own. */
export async function killWithPostgres(product: Product): Promise<void> {
  const server = runningServer(clusterFolder(product.dataDir));
  await product.kill();
  if (server === undefined) return;
  signal(server, "SIGKILL");
  await waitUntilGone(server, 5000);
}

/** Outside demo mode a start fills nothing in, so that a test's own rows are all there is. */
export const withoutDemo = (env: Record<string, string> = {}) => ({
  DEMO: "false",
  APP_URL: "http://localhost:3000",
  SMTP_URL: "smtp://127.0.0.1:9",
  AUTH_SECRET: "only for tests: ".padEnd(40, "x"),
  STRIPE_SECRET_KEY: "sk_test_nobody",
  STRIPE_WEBHOOK_SECRET: "whsec_nobody",
  STRIPE_API_URL: "http://127.0.0.1:9",
  ...env,
});

/** In a process group of its own, as a terminal or a service manager would. */
function run(file: string, env: Record<string, string>, args: string[] = []): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  return spawn(process.execPath, [path.join(CLI, file), ...args], {
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
}

/** Once the group has ended there is nobody to tell. */
function signalGroup(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
