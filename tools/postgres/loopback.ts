import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Listening } from "./listening.ts";

/** Windows has no socket folder to guard: a free local port, and a password only this user can read. */
export async function loopback(dataDir: string): Promise<Listening> {
  const file = join(dataDir, "postgres.password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  return {
    host: "127.0.0.1",
    port: await freePort(),
    password: readFileSync(file, "utf8").trim(),
    settings: { listen_addresses: "127.0.0.1" },
    authentication: ["-A", "scram-sha-256", `--pwfile=${file}`],
    tidy: () => {},
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = address && typeof address === "object" ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
