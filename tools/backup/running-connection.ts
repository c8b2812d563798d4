import { readFileSync } from "node:fs";
import path from "node:path";
import { clusterFolder, type EmbeddedConnection } from "#tools/postgres/embedded.ts";
import { SUPERUSER } from "#tools/postgres/cluster.ts";
import { DATABASE } from "#tools/postgres/connection.ts";

/** How to reach the PostgreSQL that a product runs in this folder now, in its own words. */
export function runningConnection(dataDir: string): EmbeddedConnection | undefined {
  const lines = readText(path.join(clusterFolder(dataDir), "postmaster.pid"))?.split("\n");
  if (lines?.[7]?.trim() !== "ready") return undefined;
  const [port, socketFolder, address] = lines.slice(3, 6);
  const password = readText(path.join(dataDir, "postgres.password"))?.trim();
  return {
    host: String(socketFolder || address),
    port: Number(port),
    user: SUPERUSER,
    database: DATABASE,
    ...(password && { password }),
  };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
