import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { connect, disconnect, type Connection } from "#server/platform/database/database.ts";
import { configure } from "./configure.ts";

// Files run one after the other in one process: what one of them configured otherwise is not the next one's.
configure();

const TEMPLATE = "joia_template";
const server = inject("postgres");
const name = `joia_${randomBytes(6).toString("hex")}`;

/** Where this test file's own database is, for tests that start further processes on it. */
export const connection: Exclude<Connection, { connectionString: string }> = { ...server, database: name };

beforeAll(async () => {
  await asAdmin((admin) => admin.query(`create database ${name} template ${TEMPLATE}`));
  connect(connection, 10);
});

afterAll(async () => {
  await disconnect();
  await asAdmin((admin) => admin.query(`drop database ${name} with (force)`));
});

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ ...server, database: "postgres" });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
