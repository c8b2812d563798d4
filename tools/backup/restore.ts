import { existsSync, lstatSync, readdirSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { err, ok, type Result } from "#domain/result.ts";
import { giveTo, giveTreeTo } from "#tools/postgres/account.ts";
import { prepareBinaries } from "#tools/postgres/binaries.ts";
import { type AcquiredFolder, acquireDataFolder } from "#tools/postgres/embedded.ts";
import { copyFile, eachOf, syncFolders } from "./copy.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { timestampOf } from "./manifest.ts";
import { sentenceOf } from "./backup-error.ts";

interface RestoreOptions {
  dataDir: string;
  /** A folder that `backUp` made. */
  from: string;
  now: Temporal.Instant;
}

export interface Restored {
  madeAt: string;
  /** Where the data that was there before is now. */
  setAside: string[];
}

/** Puts a backup in the place of what the product stores; the next start goes on from there. */
export async function restore({ dataDir, from, now }: RestoreOptions): Promise<Result<Restored, string>> {
  const manifest = await readManifest(from);
  if (!manifest.ok) return manifest;
  const held = await acquireDataFolder(dataDir);
  if (!held.ok) return err(held.error.message);
  using _ = { [Symbol.dispose]: held.value.release };
  const staging = path.join(held.value.dataDir, "restoring");
  try {
    const fits = fitsThisRelease(held.value, manifest.value);
    if (!fits.ok) return fits;
    await rm(staging, { recursive: true, force: true });
    const damage = await copyChecked(from, staging, manifest.value);
    if (damage !== undefined) return err(`The backup ${from} is damaged: ${damage}. Nothing was changed.`);
    giveToOwners(held.value, staging);
    const setAside = await swap(held.value.dataDir, staging, `before-restore-${timestampOf(now)}`);
    return ok({ madeAt: manifest.value.madeAt, setAside });
  } catch (error) {
    return err(sentenceOf(error, `The restore from ${from} failed`));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function fitsThisRelease({ dataDir, account }: AcquiredFolder, { postgres }: Manifest): Result<void, string> {
  const binaries = prepareBinaries(dataDir, account);
  if (!binaries.ok) return err(binaries.error.message);
  const { major } = binaries.value;
  if (major === postgres) return ok(undefined);
  return err(
    `The backup was made with PostgreSQL ${postgres} and this release brings PostgreSQL ${major}: restore it with the release that made it.`,
  );
}

/** What is wrong with the backup, if something is: each file is checked as it is copied. */
async function copyChecked(from: string, staging: string, manifest: Manifest): Promise<string | undefined> {
  for (const folder of ["", ...manifest.folders])
    await mkdir(path.join(staging, folder), { recursive: true, mode: 0o700 });
  const damaged: string[] = [];
  await eachOf(Object.entries(manifest.files), async ([file, { size, sha256 }]) => {
    const copied = await copyFile(path.join(from, file), path.join(staging, file));
    if (!copied) damaged.push(`${file} is missing`);
    else if (copied.size !== size) damaged.push(`${file} has ${copied.size} bytes instead of ${size}`);
    else if (copied.sha256 !== sha256) damaged.push(`${file} does not match its checksum`);
  });
  await syncFolders(manifest.folders.map((folder) => path.join(staging, folder)));
  const more = damaged.length > 3 ? ` and ${damaged.length - 3} more` : "";
  return damaged.length > 0 ? damaged.toSorted().slice(0, 3).join("; ") + more : undefined;
}

/** Root restores for whoever runs the product: PostgreSQL's account, and the data folder's owner. */
function giveToOwners({ dataDir, account }: AcquiredFolder, staging: string): void {
  const owner = process.getuid?.() === 0 ? lstatSync(dataDir) : undefined;
  for (const entry of readdirSync(staging, { withFileTypes: true })) {
    const give = entry.isDirectory() ? giveTreeTo : giveTo;
    give(entry.name === "postgres" ? account : owner, path.join(staging, entry.name));
  }
}

async function swap(dataDir: string, staging: string, suffix: string): Promise<string[]> {
  const setAside: string[] = [];
  for (const name of await readdir(staging)) {
    const current = path.join(dataDir, name);
    if (existsSync(current)) {
      setAside.push(`${current}.${suffix}`);
      await rename(current, `${current}.${suffix}`);
    }
    await rename(path.join(staging, name), current);
  }
  await syncFolders([dataDir]);
  return setAside;
}
