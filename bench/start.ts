import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";

export interface Product {
  origin: string;
  pid: number;
  dataDir: string;
  /** From the command to its first ready answer. */
  readyMs: number;
  /** CPU that its process used until then. Unlike the time, it says the same on a busy machine. */
  startCpuMs: number;
  stop(): Promise<void>;
}

export interface StartOptions {
  dataDir: string;
  /** Where the product's source is; this one unless another is named. */
  folder?: string;
  settings?: Record<string, string>;
}

export const BENCH_SECRET = "signs sessions of benchmarks only";
export const OWN_FOLDER = fileURLToPath(new URL("..", import.meta.url));

/** The product as `npm start` runs it, on a free port. */
export async function startProduct({
  dataDir,
  folder = OWN_FOLDER,
  settings = {},
}: StartOptions): Promise<Product> {
  const port = await freePort();
  const from = performance.now();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: "info",
    API_REQUESTS_PER_MINUTE: "1000000000",
    AUTH_SECRET: BENCH_SECRET,
    ...settings,
  };
  const child = spawn(process.execPath, [path.join(folder, "cli/start.ts")], {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://localhost:${port}`;
  while (!(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null) throw new Error("the product did not start");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const readyMs = Math.round(performance.now() - from);
  const startCpuMs = cpuMsOf(Number(child.pid));
  return {
    origin,
    pid: Number(child.pid),
    dataDir,
    readyMs,
    startCpuMs,
    async stop() {
      if (child.exitCode !== null || !child.kill("SIGTERM")) return;
      await once(child, "exit");
    },
  };
}

const CLOCK_TICKS_A_SECOND = 100;

/** User and system time of a process since it began, as Linux counts it. */
function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / CLOCK_TICKS_A_SECOND;
}

/** What a server's process says of itself. */
export async function cpuSeconds(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
