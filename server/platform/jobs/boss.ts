import type pg from "pg";
import type { PgBoss } from "pg-boss";
import manifest from "pg-boss/package.json" with { type: "json" };
import { log } from "#server/platform/log.server.ts";

/** Loaded when the first job is written or run: no page needs it before. */
export const loadPgBoss = () => import("pg-boss");

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
  if ((await installedVersion(client)) === manifest.pgboss.schema) return;
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const { PgBoss } = await loadPgBoss();
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  logErrors(boss);
  await boss.start();
  await boss.stop({ graceful: false });
}

async function installedVersion(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('pgboss.version') is not null as there",
  );
  if (!rows[0]?.there) return undefined;
  const installed = await client.query<{ version: number }>("select version from pgboss.version");
  return installed.rows[0]?.version;
}
