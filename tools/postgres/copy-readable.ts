import { randomUUID } from "node:crypto";
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { dirname, extname, join } from "node:path";

/**
 * Copies programs so that every user may run them, whatever umask the originals were installed under.
 * The copy appears under its name only when complete: a process killed half-way leaves no broken one.
 */
export function copyReadable(from: string, to: string, complete: (copy: string) => void): void {
  mkdirReadable(dirname(to));
  const part = `${to}.part-${randomUUID()}`;
  try {
    copyTree(from, part);
    complete(part);
    renameSync(part, to);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(to)) throw error;
  }
}

function copyTree(from: string, to: string): void {
  mkdirReadable(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (extname(entry.name) !== ".a") copyFileReadable(source, target);
  }
}

function copyFileReadable(source: string, target: string): void {
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
  chmodSync(target, (statSync(source).mode & 0o100) === 0 ? 0o644 : 0o755);
}

function mkdirReadable(folder: string): void {
  if (existsSync(folder)) return;
  mkdirReadable(dirname(folder));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}
