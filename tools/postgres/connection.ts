import { Client } from "pg";
import { ok, type Result } from "#domain/result.ts";
import { SUPERUSER } from "./cluster.ts";
import type { Listening } from "./listening.ts";
import { type EmbeddedProblem, problem } from "./problem.ts";

export const DATABASE = "joia";

export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  database: string;
  /** On Windows only; elsewhere the folder of the socket is the guard. */
  password?: string;
}

/** Connects once, which also proves that the server answers, and creates the database when it is missing. */
export async function ensureDatabase(
  listening: Listening,
): Promise<Result<EmbeddedConnection, EmbeddedProblem>> {
  const { host, port, password } = listening;
  const connection = { host, port, user: SUPERUSER, database: DATABASE, ...(password && { password }) };
  const client = new Client({
    ...connection,
    database: "postgres",
    ssl: false,
    connectionTimeoutMillis: 10_000,
  });
  // A server that dies meanwhile is reported by the call under way; without a listener it would be thrown.
  client.on("error", () => {});
  try {
    await client.connect();
    const found = await client.query("select from pg_database where datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
    return ok(connection);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return problem("start_failed", `PostgreSQL started but does not serve: ${error.message}.`);
  } finally {
    await client.end();
  }
}
