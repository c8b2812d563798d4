import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { log } from "#server/platform/log.server.ts";

export type Connection =
  | { connectionString: string }
  | { host: string; port?: number; user: string; database: string };
export type Database = NodePgDatabase;

let pool: pg.Pool | undefined;
let root: Database | undefined;
const transactions = new AsyncLocalStorage<{ db: Database; client: pg.PoolClient }>();

/** Opens the one pool of this process. */
export function connect(connection: Connection, size = 10): pg.Pool {
  pool = new pg.Pool({
    ...connection,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 0,
    types,
  });
  pool.on("error", (error) => log.warn({ err: error }, "idle database connection lost"));
  root = drizzle(pool);
  return pool;
}

export async function disconnect(): Promise<void> {
  const closing = pool;
  pool = root = undefined;
  // Connections are on their way out: what happens to them now is no news.
  closing?.removeAllListeners("error").on("error", () => {});
  await closing?.end();
}

/** The database, or the transaction under way: callers need not pass it along. */
export function db(): Database {
  const current = transactions.getStore()?.db ?? root;
  if (!current) throw new Error("the database is not connected");
  return current;
}

/** Bare `pg` for hot queries, which are prepared by name and skip the query builder. */
export function client(): pg.Pool | pg.PoolClient {
  const current = transactions.getStore()?.client ?? pool;
  if (!current) throw new Error("the database is not connected");
  return current;
}

/** All that `work` writes is kept or nothing is; joins the transaction under way if there is one. */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (transactions.getStore()) return work();
  if (!pool) throw new Error("the database is not connected");
  const connection = await pool.connect();
  let broken: Error | undefined;
  // A connection cut between two queries says so by an event, which nobody else listens to now.
  const lost = (error: Error) => (broken = error);
  connection.on("error", lost);
  try {
    await connection.query("begin");
    const value = await transactions.run({ db: drizzle(connection), client: connection }, work);
    const { command } = await connection.query("commit");
    // PostgreSQL answers the commit of a transaction in which a query failed with a quiet rollback.
    if (command !== "COMMIT")
      throw new Error("a query of this transaction failed and was caught: nothing was kept");
    return value;
  } catch (error) {
    await connection.query("rollback").catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    connection.off("error", lost);
    connection.release(broken);
  }
}

export const insideTransaction = (): boolean => transactions.getStore() !== undefined;

/** For what must stand whether or not the transaction under way is kept. Takes a second connection. */
export const outsideTransaction = <T>(work: () => T): T => transactions.exit(work);

/** The first query of a connection costs tens of milliseconds: pay it before the first visitor does. */
export async function warmUp(connections: number): Promise<void> {
  if (!pool) throw new Error("the database is not connected");
  const opened = await Promise.all(Array.from({ length: connections }, () => pool!.connect()));
  for (const connection of opened) connection.release();
}

// Dates stay text on their way to Temporal; a Date would move a birthday across midnight.
const DATE_OIDS = new Set<number>([pg.types.builtins.DATE, pg.types.builtins.TIMESTAMPTZ]);
const asText = (value: string) => value;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text") =>
    DATE_OIDS.has(oid)
      ? asText
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig["getTypeParser"],
};
