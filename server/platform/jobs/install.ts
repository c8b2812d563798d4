import { PgBoss } from "pg-boss";
import type pg from "pg";
import { logErrors } from "./log-errors.ts";

/** Creates or upgrades the queues' own schema; nothing happens when it is there. Belongs to migrating. */
export async function installJobs(client: pg.ClientBase): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  logErrors(boss);
  await boss.start();
  await boss.stop({ graceful: false });
}
