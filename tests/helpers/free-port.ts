import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** How many ports each worker of the test runner has to itself. */
const OF_WORKER = 1000;

/**
 * Below the range from which systems take ports for outgoing connections, and in the part of this worker: nobody
 * gets it by chance before the product that it is for.
 */
export async function freePort(): Promise<number> {
  const worker = Number(process.env["VITEST_POOL_ID"] ?? 0) % 12;
  const first = 20_000 + worker * OF_WORKER;
  for (;;) {
    const port = randomInt(first, first + OF_WORKER);
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once("error", () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)));
  });
}
