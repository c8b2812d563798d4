import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { inject, vi } from "vitest";
import { TEMPLATE } from "#server/platform/testing/template-database.ts";
import { temporaryFolder, type TemporaryFolder } from "./data-folder.ts";
import { type Product, startProduct, withoutDemo } from "./product.ts";
import { type Connection, openSql, type Sql, urlOf } from "./sql.ts";

const DEMO = "joia_demo";

/**
 * A product in demo mode on a copy of the demo data, which is filled in once for the run. `prepare` changes the copy
 * before the product starts on it.
 */
export async function startDemo(
  env: Record<string, string> = {},
  prepare?: (sql: Sql) => Promise<void>,
): Promise<ClonedProduct> {
  await fillOnce();
  const dataDir = await folderFor("product-");
  await cp(folderOfDemo(), dataDir, { recursive: true });
  const database = await makeDatabase(DEMO);
  if (prepare) {
    await using sql = await openSql(database.connection);
    await prepare(sql);
  }
  return await startOn(database, { DEMO: "true", ...env, DATA_DIR: dataDir });
}

/** A product outside demo mode on a database that holds our tables and no rows. */
export async function startEmpty(env: Record<string, string> = {}): Promise<ClonedProduct> {
  const dataDir = await folderFor("product-");
  return await startOn(await makeDatabase(TEMPLATE), withoutDemo({ ...env, DATA_DIR: dataDir }));
}

/**
 * A data folder in which the product has started and stopped before, outside demo mode: a copy of one that is made
 * once for the run. For tests that need an embedded database, but not its first start.
 */
export async function usedDataFolder(): Promise<TemporaryFolder> {
  const used = path.join(inject("folderOfRun"), "used");
  await oneAtATime(async () => {
    if (existsSync(used)) return;
    const unfinished = `${used}-unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    const product = await startProduct({ env: withoutDemo({ DATA_DIR: unfinished }) });
    await product.stop();
    await rename(unfinished, used);
  });
  const folder = await temporaryFolder();
  // With its owners: started by root, PostgreSQL runs as somebody else.
  await promisify(execFile)("cp", ["-a", `${used}/.`, folder.path]);
  return folder;
}

export interface ClonedProduct extends Product {
  connection: Connection;
}

export interface OwnDatabase extends AsyncDisposable {
  connection: Connection;
}

/** A database in the PostgreSQL of the run: a copy of the migrated one unless another is named. */
export async function makeDatabase(template = TEMPLATE): Promise<OwnDatabase> {
  const server = inject("postgres");
  const database = `joia_${randomBytes(6).toString("hex")}`;
  const asAdmin = async (statement: string) => {
    await using admin = await openSql({ ...server, database: "postgres" });
    await admin.query(statement);
  };
  await asAdmin(`create database ${database} template ${template}`);
  return {
    connection: { ...server, database },
    [Symbol.asyncDispose]: () => asAdmin(`drop database ${database} with (force)`),
  };
}

async function startOn(database: OwnDatabase, env: Record<string, string>): Promise<ClonedProduct> {
  await using undo = new AsyncDisposableStack();
  const { connection } = undo.use(database);
  const product = undo.use(await startProduct({ env: { ...env, DATABASE_URL: urlOf(connection) } }));
  const running = undo.move();
  return { ...product, connection, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

const fillOnce = () =>
  oneAtATime(async (admin) => {
    const found = await admin.query("select from pg_database where datname = $1", [DEMO]);
    if (found.length > 0) return;
    const filling = `${DEMO}_unfinished`;
    await admin.query(`drop database if exists ${filling} with (force)`);
    await admin.query(`create database ${filling} template ${TEMPLATE}`);
    const connection = { ...inject("postgres"), database: filling };
    const env = { DEMO: "true", DATA_DIR: folderOfDemo(), DATABASE_URL: urlOf(connection) };
    const product = await startProduct({ env });
    // What the demo data cause (mails, averages) is done once for all copies.
    await jobsAreDone(connection);
    await product.stop();
    await admin.query(`alter database ${filling} rename to ${DEMO}`);
  });

/** Among all workers of the run: whoever comes first does the work, the others wait and find it done. */
async function oneAtATime(work: (admin: Sql) => Promise<void>): Promise<void> {
  await using admin = await openSql({ ...inject("postgres"), database: "postgres" });
  await admin.query("select pg_advisory_lock(1)");
  await work(admin);
}

/** Until nothing waits for a worker of the product in this database. */
export async function jobsAreDone(connection: Connection): Promise<void> {
  await using sql = await openSql(connection);
  const waiting = "select from pgboss.job where state < 'completed' and start_after <= now()";
  const none = async () => (await sql.query(waiting)).length === 0;
  await vi.waitUntil(none, { timeout: 45_000, interval: 50 });
}

/** Removed with everything of the run. */
const folderFor = (prefix: string) => mkdtemp(path.join(inject("folderOfRun"), prefix));
const folderOfDemo = () => path.join(inject("folderOfRun"), "demo");
