/** Their content belongs to the running server; PostgreSQL's manual leaves it out of a copy. */
const EMPTIED = new Set([
  "pg_dynshmem",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const LEFT_OUT = new Set(["postmaster.pid", "postmaster.opts", "backup_label.old"]);

export const CONTROL_FILE = "global/pg_control";
export const WAL = "pg_wal";

/** Which paths of a cluster a copy needs, whether it runs or not. */
export function belongsInCopy(path: string): boolean {
  const [top = "", ...rest] = path.split("/");
  if (EMPTIED.has(top) && rest.length > 0) return false;
  const name = rest.at(-1) ?? top;
  return !LEFT_OUT.has(path) && !name.startsWith("pgsql_tmp") && !name.startsWith("pg_internal.init");
}
