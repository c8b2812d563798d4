import { randomUUID } from "node:crypto";
import { mkdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { err, ok, type Result } from "#domain/result.ts";
import { clusterFolder, acquireDataFolder } from "#tools/postgres/embedded.ts";
import { belongsInCopy } from "./cluster-files.ts";
import { type Copied, copyFile, copyTree, gone, syncFolders } from "./copy.ts";
import { copyRunning } from "./copy-running.ts";
import { type Manifest, MANIFEST } from "./manifest.ts";
import { runningConnection } from "./running-connection.ts";
import { timestampOf } from "./manifest.ts";
import { sentenceOf } from "./backup-error.ts";

/** Without them the restored database cannot be opened, or what is encrypted in it cannot be read. */
const KEYS = ["secret", "postgres.password"];

interface BackupOptions {
  /** The product's DATA_DIR, with its embedded database. */
  dataDir: string;
  /** The folder that gets the new backup, as a folder of its own. */
  into: string;
  /** False when uploads live in a bucket. */
  withFiles: boolean;
  now: Temporal.Instant;
}

interface Backup {
  folder: string;
  files: number;
  bytes: number;
  /** Whether the product went on working meanwhile. */
  online: boolean;
}

/** A copy of all that the product stores, checksummed, taken while it runs or while it is stopped. */
export async function backUp(options: BackupOptions): Promise<Result<Backup, string>> {
  const { dataDir, into, withFiles, now } = options;
  const folder = path.join(into, `backup-${timestampOf(now)}`);
  const part = `${folder}.part-${randomUUID().slice(0, 8)}`;
  try {
    const postgres = await clusterVersion(dataDir);
    if (!postgres) return err(`There is no database in ${dataDir}: set DATA_DIR as for npm start.`);
    if (await isInside(into, dataDir))
      return err(`A backup inside ${dataDir} would be lost with it: choose another folder.`);
    await mkdir(part, { recursive: true, mode: 0o700 });
    const copied = await copyAll(dataDir, part, withFiles);
    if (!copied.ok) return copied;
    const { online, folders, files } = copied.value;
    await writeManifest(part, {
      format: 1,
      madeAt: now.toString(),
      postgres,
      folders,
      files: Object.fromEntries(files),
    });
    await rename(part, folder);
    await syncFolders([into]);
    const bytes = files.values().reduce((sum, { size }) => sum + size, 0);
    return ok({ folder, files: files.size, bytes, online });
  } catch (error) {
    return err(sentenceOf(error, `The backup of ${dataDir} to ${into} failed`));
  } finally {
    // What keeps it from being removed kept it from being written, and was said above.
    await rm(part, { recursive: true, force: true }).catch(() => {});
  }
}

async function clusterVersion(dataDir: string): Promise<string | undefined> {
  const version = await readFile(path.join(clusterFolder(dataDir), "PG_VERSION"), "utf8").catch(gone);
  return version?.trim();
}

async function copyAll(
  dataDir: string,
  part: string,
  withFiles: boolean,
): Promise<Result<Copied & { online: boolean }, string>> {
  const held = await acquireDataFolder(dataDir);
  const running = held.ok || held.error.code !== "in_use" ? undefined : runningConnection(dataDir);
  if (!held.ok && !running) return err(held.error.message);
  using _ = { [Symbol.dispose]: () => held.ok && held.value.release() };

  const cluster = clusterFolder(dataDir);
  const database = running
    ? await copyRunning(cluster, running, part, "postgres")
    : await copyTree(cluster, part, "postgres", belongsInCopy);
  // After the database: a file is stored before the row that names it, so every row finds its file.
  const uploads = withFiles
    ? await copyTree(path.join(dataDir, "files"), part, "files", (file) => !file.startsWith(".unfinished"))
    : undefined;
  const copied: Copied = {
    folders: [...database.folders, ...(uploads?.folders ?? [])],
    files: new Map([...database.files, ...(uploads?.files ?? [])]),
  };
  for (const name of KEYS) {
    const print = await copyFile(path.join(dataDir, name), path.join(part, name));
    if (print) copied.files.set(name, print);
  }
  return ok({ ...copied, online: running !== undefined });
}

/** Last, when everything it lists is on the disk. */
async function writeManifest(part: string, manifest: Manifest): Promise<void> {
  await syncFolders(manifest.folders.map((folder) => path.join(part, folder)));
  await writeFile(path.join(part, MANIFEST), `${JSON.stringify(manifest, undefined, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });
  await syncFolders([part]);
}

async function isInside(folder: string, outer: string): Promise<boolean> {
  const nearest = async (given: string): Promise<string> =>
    realpath(given).catch(async () => path.join(await nearest(path.dirname(given)), path.basename(given)));
  const between = path.relative(await realpath(outer), await nearest(folder));
  return between === "" || (!between.startsWith("..") && !path.isAbsolute(between));
}
