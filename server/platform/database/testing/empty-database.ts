import { randomBytes } from "node:crypto";
import pg from "pg";
import type { connection } from "#server/platform/testing/own-database.ts";

type Server = typeof connection;

/** A database of its own for one test, with nothing in it. */
export async function withEmptyDatabase(
  server: Server,
  work: (database: Server) => Promise<void>,
): Promise<void> {
  const database = `joia_empty_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ ...server, database: "postgres" });
  await admin.connect();
  try {
    await admin.query(`create database ${database}`);
    await work({ ...server, database });
  } finally {
    await admin.query(`drop database if exists ${database} with (force)`);
    await admin.end();
  }
}
