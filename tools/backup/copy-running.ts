import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import type { EmbeddedConnection } from "#tools/postgres/embedded.ts";
import { belongsInCopy, CONTROL_FILE, WAL } from "./cluster-files.ts";
import { type Copied, copyFile, copyTree, type Print } from "./copy.ts";

/**
 * PostgreSQL's own procedure for copying a cluster that is being written to: between start and stop the
 * files may be copied at any pace; what changed meanwhile is mended at the first start from the WAL that
 * goes with them. https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
export async function copyRunning(
  cluster: string,
  connection: EmbeddedConnection,
  root: string,
  name: string,
): Promise<Copied> {
  const client = new Client({ ...connection, database: "postgres", connectionTimeoutMillis: 10_000 });
  // A server that is stopped meanwhile is reported by the next query.
  client.on("error", () => {});
  await client.connect();
  try {
    // Both last as long as this connection does: nothing is left behind if we are killed.
    await client.query("select pg_create_physical_replication_slot($1, true, true)", [
      `joia_backup_${process.pid}`,
    ]);
    await client.query("select pg_backup_start('joia-da-base', true)");
    const copied = await copyTree(cluster, root, name, (file) => belongsInCopy(file) && !isApart(file));
    const write = async (file: string, content: Buffer) =>
      copied.files.set(`${name}/${file}`, await writeDurably(path.join(root, name, file), content));
    await write(CONTROL_FILE, await readWhole(path.join(cluster, CONTROL_FILE)));

    const { label, last } = await stop(client);
    await write("backup_label", Buffer.from(label));
    const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? "";
    const wal = await copyWal(path.join(cluster, WAL), path.join(root, name, WAL), first, last);
    for (const [file, print] of wal) copied.files.set(`${name}/${WAL}/${file}`, print);
    return copied;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Copied by themselves, below. */
const isApart = (file: string) => file === CONTROL_FILE || file.startsWith(`${WAL}/`);

async function stop(client: Client): Promise<{ label: string; last: string }> {
  const { rows } = await client.query<{ label: string; map: string; last: string }>(
    "select labelfile as label, spcmapfile as map, pg_walfile_name(lsn) as last from pg_backup_stop(false)",
  );
  const [row] = rows;
  if (!row || row.map !== "") throw new Error("a cluster with tablespaces cannot be copied as one folder");
  return row;
}

/** Every segment from the start's to the stop's; the slot kept them from being reused. */
async function copyWal(from: string, to: string, first: string, last: string): Promise<Map<string, Print>> {
  const names = (await readdir(from)).filter(
    (name) => /^[0-9A-F]{8}\.history$/.test(name) || (name.length === 24 && name >= first && name <= last),
  );
  await mkdir(to, { recursive: true, mode: 0o700 });
  const copied = new Map<string, Print>();
  for (const name of names) {
    const print = await copyFile(path.join(from, name), path.join(to, name));
    if (print) copied.set(name, print);
  }
  if (!copied.has(first) || !copied.has(last)) throw new Error(`WAL ${first} to ${last} is not complete`);
  return copied;
}

/** The control file is overwritten in place and has no WAL: two equal looks in a row saw no half of it. */
async function readWhole(file: string): Promise<Buffer> {
  for (let seen = await readFile(file); ;) {
    await delay(5);
    const again = await readFile(file);
    if (again.equals(seen)) return again;
    seen = again;
  }
}

async function writeDurably(file: string, content: Buffer): Promise<Print> {
  await writeFile(file, content, { flag: "wx", mode: 0o600, flush: true });
  return { size: content.length, sha256: createHash("sha256").update(content).digest("hex") };
}
