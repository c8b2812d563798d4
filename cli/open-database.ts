import type { Config } from "#server/platform/config/config.ts";
import { runningConnection } from "#tools/backup/running-connection.ts";
import { connect, disconnect, warmUp, type Connection } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { isRunning, startEmbedded } from "#tools/postgres/embedded.ts";
import { fail } from "./fail.ts";

export interface OpenDatabase {
  connection: Connection;
  close(): Promise<void>;
}

/** The database of the configuration, started if it is the embedded one, and migrated. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  return config.databaseUrl ? openOwn(config, config.databaseUrl) : openEmbedded(config);
}

/** The same for a command of its own, which may find the product running on the embedded database. */
export async function joinDatabase(config: Config): Promise<OpenDatabase> {
  const running =
    !config.databaseUrl && isRunning(config.dataDir) ? runningConnection(config.dataDir) : undefined;
  if (!running) return openDatabase(config);
  connect(running, config.databasePool);
  return { connection: running, close: disconnect };
}

async function openOwn(config: Config, connectionString: string): Promise<OpenDatabase> {
  const connection = { connectionString };
  try {
    await migrate(connect(connection, config.databasePool));
    await warmUp(config.databasePool);
  } catch (error) {
    fail(`Cannot use the database of DATABASE_URL: ${reasonOf(error)}`);
  }
  return { connection, close: disconnect };
}

async function openEmbedded(config: Config): Promise<OpenDatabase> {
  const started = await startEmbedded({
    dataDir: config.dataDir,
    onUnexpectedExit: (detail) => fail(`The embedded PostgreSQL ended by itself: ${detail}`),
  });
  if (!started.ok) fail(started.error.message);
  const { connection, stop } = started.value;
  try {
    await migrate(connect(connection, config.databasePool));
    await warmUp(config.databasePool);
  } catch (error) {
    await stop();
    throw error;
  }
  const close = async () => {
    await disconnect();
    await stop();
  };
  return { connection, close };
}

/** pg's own words for a refused connection are empty; the code says it. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return error.message || code || error.name;
}
