import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the range from which systems take ports for outgoing connections: nobody gets it by chance meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
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
