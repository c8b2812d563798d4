import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export interface Product {
  origin: string;
  pid: number;
  readyMs: number;
  stop(): Promise<void>;
}

const START = fileURLToPath(new URL("../cli/start.ts", import.meta.url));

/** The product as `npm start` runs it; the time is from the command to its first ready answer. */
export async function startProduct(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<Product> {
  const from = performance.now();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: "info",
    API_REQUESTS_PER_MINUTE: "1000000000",
    ...settings,
  };
  const child = spawn(process.execPath, [START], { env, stdio: ["ignore", "ignore", "inherit"] });
  const origin = `http://localhost:${port}`;
  while (!(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null) throw new Error("the product did not start");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    pid: Number(child.pid),
    readyMs: Math.round(performance.now() - from),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
