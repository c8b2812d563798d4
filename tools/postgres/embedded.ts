import { existsSync } from "node:fs";
import { ok, type Result } from "#domain/result.ts";
import { prepareBinaries } from "./binaries.ts";
import { clusterFolder, prepareCluster } from "./cluster.ts";
import { type EmbeddedConnection, ensureDatabase } from "./connection.ts";
import { acquireDataFolder } from "./data-folder.ts";
import { runningServer } from "./orphaned-postgres.ts";
import { lockHolder } from "./lock.ts";
import { openLog } from "./log-file.ts";
import { startPostgres } from "./postgres-process.ts";
import { diskProblem, type EmbeddedProblem } from "./problem.ts";
import { BASE_SETTINGS } from "./settings.ts";

export { clusterFolder } from "./cluster.ts";
export { type AcquiredFolder, acquireDataFolder } from "./data-folder.ts";
export type { EmbeddedConnection } from "./connection.ts";
export type { EmbeddedProblem } from "./problem.ts";

interface EmbeddedDatabase {
  connection: EmbeddedConnection;
  /** Safe to call more than once. */
  stop: () => Promise<void>;
}

interface EmbeddedOptions {
  /** The product's DATA_DIR. */
  dataDir: string;
  /** PostgreSQL settings that win over ours. */
  settings?: Record<string, string>;
  /** PostgreSQL ended though nobody asked it to. `stop()` still frees the folder. */
  onUnexpectedExit?: (detail: string) => void;
}

export async function startEmbedded(
  options: EmbeddedOptions,
): Promise<Result<EmbeddedDatabase, EmbeddedProblem>> {
  await using undo = new AsyncDisposableStack();
  try {
    const held = await acquireDataFolder(options.dataDir);
    if (!held.ok) return held;
    undo.defer(held.value.release);
    const { dataDir, cluster, account, listening } = held.value;

    const binaries = prepareBinaries(dataDir, account);
    if (!binaries.ok) return binaries;
    const prepared = await prepareCluster(dataDir, binaries.value, account, listening.authentication);
    if (!prepared.ok) return prepared;

    const log = openLog(dataDir);
    undo.defer(log.close);
    const settings = { ...BASE_SETTINGS, ...listening.settings, ...options.settings };
    const server = await startPostgres({ cluster, binaries: binaries.value, account, settings, log });
    if (!server.ok) return server;
    undo.defer(server.value.stop);

    const connection = await ensureDatabase(listening);
    if (!connection.ok) return connection;

    const running = undo.move();
    let stopping: Promise<void> | undefined;
    const watch = async () => {
      const how = await server.value.ended;
      if (!stopping) options.onUnexpectedExit?.(`PostgreSQL ended by itself (${how}): ${log.tail()}`);
    };
    void watch();
    return ok({ connection: connection.value, stop: () => (stopping ??= running.disposeAsync()) });
  } catch (error) {
    return diskProblem(error, options.dataDir);
  }
}

/** Whether a product, or a PostgreSQL that a killed one left behind, works in this folder now. */
export function isRunning(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false;
  return lockHolder(dataDir) !== undefined || runningServer(clusterFolder(dataDir)) !== undefined;
}
