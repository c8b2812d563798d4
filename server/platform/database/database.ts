import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { log } from "#server/platform/log.server.ts";
import { Overloaded } from "#server/platform/overloaded.server.ts";
import { statementName } from "./statement-names.ts";

export type Connection =
  | { connectionString: string }
  | { host: string; port?: number; user: string; database: string };
type Database = NodePgDatabase;

let pool: pg.Pool | undefined;
let root: Database | undefined;
/** The same database for `readOnly`, whose connections refuse to write. Opened by the first who asks. */
let reading: { pool: pg.Pool; root: Database } | undefined;
let settings: pg.PoolConfig = {};

interface Transaction {
  db: Database;
  client: pg.PoolClient;
  /** How many transactions this one was joined to; names its savepoints. */
  depth: number;
  /** Ends when the last transaction that joined this one has ended. */
  joined: Promise<unknown>;
}
const transactions = new AsyncLocalStorage<Transaction>();
const readers = new AsyncLocalStorage<true>();
/** For the few requests of admins who look at the product in somebody's place. */
const READING_CONNECTIONS = 3;

/** Opens the one pool of this process. */
export function connect(connection: Connection, size = 10): pg.Pool {
  settings = { ...connection, connectionTimeoutMillis: 10_000, types, Client: NamingClient };
  pool = openPool({ max: size, idleTimeoutMillis: 0 });
  root = drizzle(pool);
  return pool;
}

function openPool(limits: pg.PoolConfig): pg.Pool {
  const opened = new BoundedPool({ ...settings, ...limits });
  return opened.on("error", (error) => log.warn({ err: error }, "idle database connection lost"));
}

/**
 * PostgreSQL itself refuses every change that `work` tries, whatever code tries it: with error 25006, also from within
 * `outsideTransaction`.
 */
export const readOnly = <T>(work: () => T): T => readers.run(true, work);

export const isReadOnly = (): boolean => readers.getStore() === true;

function forReading(): { pool: pg.Pool; root: Database } {
  if (!pool) throw new Error("the database is not connected");
  if (!reading) {
    const opened = openPool({
      max: READING_CONNECTIONS,
      idleTimeoutMillis: 10_000,
      // Whoever asked for the connection gets it afterwards, or not at all.
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, which its types do not say.
      onConnect: (made) => made.query("set default_transaction_read_only = on"),
    });
    reading = { pool: opened, root: drizzle(opened) };
  }
  return reading;
}

const currentPool = (): pg.Pool | undefined => (isReadOnly() ? forReading().pool : pool);

/** Under load, waiting for a connection may end without one. That is an overload, not a bug. */
class BoundedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(done: Connected): void;
  override connect(done?: Connected): Promise<pg.PoolClient> | void {
    if (!done)
      return super.connect().catch((error: unknown) => {
        throw asOverload(error);
      });
    super.connect((error, ...rest) => done(error && asOverload(error), ...rest));
  }
}

/** Names every repeated statement, so that PostgreSQL parses and plans it once a connection. */
class NamingClient extends pg.Client {
  override query(...given: unknown[]): never {
    const [statement, values] = given;
    if (isStatement(statement) && statement.name === undefined && Array.isArray(values ?? statement.values))
      given[0] = { ...statement, name: statementName(statement.text) };
    else if (typeof statement === "string" && Array.isArray(values))
      given[0] = { text: statement, name: statementName(statement) };
    return (super.query as (...all: unknown[]) => never)(...given);
  }
}

const isStatement = (given: unknown): given is pg.QueryConfig =>
  typeof given === "object" && given !== null && "text" in given && !("submit" in given);

type Connected = Parameters<pg.Pool["connect"]>[0];

/** The pool's own wait, and PostgreSQL without a free connection or just starting. */
const asOverload = (error: unknown): Error =>
  error instanceof Error && isBusy(error)
    ? new Overloaded("no database connection is free", { cause: error })
    : (error as Error);

const isBusy = ({ message, code }: Error & { code?: string }): boolean =>
  message.startsWith("timeout exceeded when trying to connect") || code === "53300" || code === "57P03";

export async function disconnect(): Promise<void> {
  const closing = [pool, reading?.pool];
  pool = root = reading = undefined;
  // The connections are closing: their errors no longer matter.
  for (const one of closing) one?.removeAllListeners("error").on("error", () => {});
  await Promise.all(closing.map(async (one) => one?.end()));
}

/** The database, or the transaction under way: callers need not pass it along. */
export function db(): Database {
  const current = transactions.getStore()?.db ?? (isReadOnly() ? forReading().root : root);
  if (!current) throw new Error("the database is not connected");
  return current;
}

/** Bare `pg` for hot queries, which are prepared by name and skip the query builder. */
export function client(): pg.Pool | pg.PoolClient {
  const current = transactions.getStore()?.client ?? currentPool();
  if (!current) throw new Error("the database is not connected");
  return current;
}

/**
 * Commits all that `work` writes, or nothing: when it throws, or answers with a refusal (`{ ok: false }`),
 * the transaction is rolled back. Inside another transaction it joins that one, and a refusal or an error
 * undoes only its own part. What must survive a refusal is written after it, or by `outsideTransaction`.
 */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  const outer = transactions.getStore();
  if (!outer) return inNewTransaction(work);
  // Savepoints nest: two transactions that join a third at the same time take turns.
  const value = outer.joined.then(() => inSavepoint(outer, work));
  outer.joined = value.catch(() => {});
  return value;
}

async function inNewTransaction<T>(work: () => Promise<T>): Promise<T> {
  const connection = await currentPool()?.connect();
  if (!connection) throw new Error("the database is not connected");
  let broken: Error | undefined;
  // A connection that is cut between two queries emits an error, and nobody else listens for it now.
  const lost = (error: Error) => (broken = error);
  connection.on("error", lost);
  try {
    await connection.query("begin");
    const value = await transactions.run(opened(connection, drizzle(connection), 0), work);
    const { command } = await connection.query(isRefusal(value) ? "rollback" : "commit");
    // PostgreSQL answers the commit of a transaction in which a query failed with a quiet rollback.
    if (command !== "COMMIT" && !isRefusal(value)) throw new Error(CAUGHT);
    return value;
  } catch (error) {
    await connection.query("rollback").catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    connection.off("error", lost);
    connection.release(broken);
  }
}

async function inSavepoint<T>(outer: Transaction, work: () => Promise<T>): Promise<T> {
  const { client: connection, depth } = outer;
  const savepoint = `joined_${depth}`;
  const undo = `rollback to savepoint ${savepoint}; release savepoint ${savepoint}`;
  await connection.query(`savepoint ${savepoint}`);
  try {
    const value = await transactions.run(opened(connection, outer.db, depth + 1), work);
    await connection.query(isRefusal(value) ? undo : `release savepoint ${savepoint}`).catch(aborted);
    return value;
  } catch (error) {
    // When the connection itself is gone, the outer transaction fails as well and says so.
    await connection.query(undo).catch(() => {});
    throw error;
  }
}

const CAUGHT = "a query of this transaction failed and was caught: nothing was kept";

function aborted(error: Error & { code?: string }): never {
  const inFailedTransaction = error.code === "25P02";
  throw inFailedTransaction ? new Error(CAUGHT, { cause: error }) : error;
}

const opened = (connection: pg.PoolClient, database: Database, depth: number): Transaction => ({
  client: connection,
  db: database,
  depth,
  joined: Promise.resolve(),
});

/** A `Result` with an error. Only an own property counts: an HTTP `Response` inherits an `ok` too. */
const isRefusal = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.hasOwn(value, "ok") &&
  "ok" in value &&
  value.ok === false;

export const insideTransaction = (): boolean => transactions.getStore() !== undefined;

/** For writes that stay even if the current transaction is rolled back. Takes a second connection. */
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
