import type pg from "pg";
import { PgBoss } from "pg-boss";
import { log } from "#server/platform/log.server.ts";

/** Without a listener, an error of a background connection would end the process. */
export function logErrors(boss: PgBoss): void {
  // pg-boss hands on copies that are no longer instances of Error.
  boss.on("error", (error) =>
    log.error({ err: Object.assign(new Error(error.message), error) }, "job queue"),
  );
  boss.on("warning", ({ message }) => log.warn({ detail: message }, "job queue"));
}

/** Creates or upgrades the queues' own schema; nothing happens when it is there. Belongs to migrating. */
export async function installJobs(client: pg.ClientBase): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  logErrors(boss);
  await boss.start();
  await boss.stop({ graceful: false });
}
