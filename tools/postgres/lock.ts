import { randomUUID } from "node:crypto";
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "#domain/result.ts";
import { errnoOf } from "./problem.ts";
import { describeProcess } from "./processes.ts";

interface FolderLock {
  release: () => void;
}

/**
 * One living process per data folder. The lock is a folder of numbered files; the highest number names
 * the holder. Taking over from a dead holder means creating the next number, which `link` lets only one
 * process do, complete with its content. Replacing a single stale file has no such arbiter: between the
 * look and the removal, another process may have put its own there.
 */
export function lockFolder(dataDir: string): Result<FolderLock, { pid: number }> {
  const folder = lockPath(dataDir);
  mkdirSync(folder, { recursive: true });
  const draft = write(folder, { pid: process.pid, startedAt: describeProcess(process.pid)?.startedAt });
  try {
    for (;;) {
      const last = highest(folder);
      const holder = livingHolder(folder, last);
      if (holder) return err({ pid: holder });
      const mine = join(folder, String(last + 1));
      if (!linkUnlessTaken(draft, mine)) continue;
      // Lower numbers are removed by winners, so a late comer may have created one of those again.
      if (highest(folder) !== last + 1) {
        rmSync(mine, { force: true });
        continue;
      }
      removeOlder(folder, last + 1);
      return ok({ release: () => markFree(folder, mine) });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The pid of the process that holds the folder, if one lives. */
export function lockHolder(dataDir: string): number | undefined {
  const folder = lockPath(dataDir);
  return livingHolder(folder, highest(folder));
}

const lockPath = (dataDir: string) => join(dataDir, "joia.lock");

function livingHolder(folder: string, number: number): number | undefined {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(join(folder, String(number)), "utf8"));
    if (typeof pid !== "number") return undefined;
    return describeProcess(pid)?.startedAt === startedAt ? pid : undefined;
  } catch {
    // Not there (nobody was first yet, or a winner tidied it away), or emptied by a full disk.
    return undefined;
  }
}

function highest(folder: string): number {
  return Math.max(0, ...names(folder).flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : [])));
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function write(folder: string, content: { pid?: number; startedAt?: string | undefined }): string {
  const draft = join(folder, `draft-${process.pid}-${randomUUID()}`);
  writeFileSync(draft, JSON.stringify(content));
  // Whoever tries next must be able to read it, also when root wrote it under a strict umask.
  chmodSync(draft, 0o644);
  return draft;
}

function linkUnlessTaken(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errnoOf(error) === "EEXIST") return false;
    throw error;
  }
}

function removeOlder(folder: string, kept: number): void {
  for (const name of names(folder)) {
    const draftOf = /^draft-(\d+)-/.exec(name)?.[1];
    const stale = draftOf ? !describeProcess(Number(draftOf)) : Number(name) < kept;
    if (stale) rmSync(join(folder, name), { force: true });
  }
}

/** The number stays as a free one: were it removed, numbers would start again and could be given twice. */
function markFree(folder: string, mine: string): void {
  try {
    renameSync(write(folder, {}), mine);
  } catch (error) {
    // The whole data folder was removed while we ran, as tests do.
    if (errnoOf(error) !== "ENOENT") throw error;
  }
}
