import { closeSync, openSync, readSync, renameSync, rmSync, fstatSync, statSync } from "node:fs";
import { join } from "node:path";

const LARGE = 5 * 1024 * 1024;

export interface LogFile {
  descriptor: number;
  /** The last lines written since it was opened, on one line. */
  tail: () => string;
  close: () => void;
}

export function openLog(dataDir: string): LogFile {
  const path = join(dataDir, "postgres.log");
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGE) renameSync(path, `${path}.1`);
  const descriptor = openAppending(path);
  const start = fstatSync(descriptor).size;
  return {
    descriptor,
    tail: () => lastLines(readFrom(descriptor, start)),
    close: () => closeSync(descriptor),
  };
}

export function lastLines(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.length === 0 ? "it wrote no reason." : lines.slice(-5).join(" / ");
}

function openAppending(path: string): number {
  try {
    return openSync(path, "a+", 0o600);
  } catch {
    // Written by root in an earlier run; the folder is ours, so the file can go.
    rmSync(path, { force: true });
    return openSync(path, "a+", 0o600);
  }
}

function readFrom(descriptor: number, start: number): string {
  const from = Math.max(start, fstatSync(descriptor).size - 8192);
  const buffer = Buffer.alloc(8192);
  return buffer.toString("utf8", 0, readSync(descriptor, buffer, 0, buffer.length, from));
}
