import { ok, type Result } from "#domain/result.ts";
import type { Account } from "./account.ts";
import type { EmbeddedProblem } from "./problem.ts";
import { removeSocketFolder, SOCKET_PORT, socketFile, socketFolder } from "./socket-folder.ts";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

export async function chooseListening(
  dataDir: string,
  account: Account | undefined,
): Promise<Result<Listening, EmbeddedProblem>> {
  if (process.platform === "win32") return ok(await loopback(dataDir));
  const folder = socketFolder(dataDir, account);
  if (!folder.ok) return folder;
  return ok({
    host: folder.value,
    port: SOCKET_PORT,
    settings: {
      listen_addresses: "",
      // The setting is a list, in which quotes keep a path with commas or spaces together.
      unix_socket_directories: `"${folder.value.replaceAll('"', '""')}"`,
      unix_socket_permissions: "0700",
    },
    // Safe because of the private folder alone; there is no port that others could reach.
    authentication: ["-A", "trust"],
    socketFile: socketFile(folder.value),
    tidy: () => removeSocketFolder(folder.value),
  });
}

/** Windows has no socket folder to guard: a free local port, and a password only this user can read. */
async function loopback(dataDir: string): Promise<Listening> {
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

/** Where PostgreSQL listens, and how it knows us there. */
export interface Listening {
  host: string;
  port: number;
  password?: string;
  settings: Record<string, string>;
  /** Arguments for initdb. */
  authentication: string[];
  socketFile?: string;
  tidy: () => void;
}
