import { createHash } from "node:crypto";
import { chmodSync, lstatSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ok, type Result } from "#domain/result.ts";
import { type Account, canReach, giveTo } from "./account.ts";
import { type EmbeddedProblem, problem } from "./problem.ts";

export const SOCKET_PORT = 5432;

/** What fits into the kernel's `sun_path`, the closing zero left out. */
const LONGEST_SOCKET_PATH = process.platform === "darwin" ? 103 : 107;

/**
 * A folder that only PostgreSQL's user (and root) may enter: that is what guards the database, since
 * whoever reaches the socket is let in. Beside the data where the path allows it, so that a process in
 * another container that shares the data folder can be noticed; else a short one, the same at each start.
 */
export function socketFolder(dataDir: string, account: Account | undefined): Result<string, EmbeddedProblem> {
  const uid = account?.uid ?? process.getuid?.();
  const short = `joia-${createHash("sha256").update(`${uid} ${dataDir}`).digest("hex").slice(0, 16)}`;
  const candidates = [join(dataDir, "socket"), join(tmpdir(), short), join("/tmp", short)];
  const folder = candidates.find((path) => fits(path) && canReach(path, account));
  if (!folder) {
    return problem(
      "unreachable",
      `No folder is short enough for PostgreSQL's socket and open to its user: set TMPDIR to one.`,
    );
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!lstatSync(folder).isDirectory()) return unsafe(folder);
  // Root may give a folder away only if it is root's: another user's could be swapped under our feet.
  if (lstatSync(folder).uid === process.getuid?.()) giveTo(account, folder);
  const made = lstatSync(folder);
  if (made.uid !== uid) return unsafe(folder);
  if ((made.mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
  return ok(folder);
}

export const socketFile = (folder: string) => join(folder, `.s.PGSQL.${SOCKET_PORT}`);

/** PostgreSQL removes its socket when it stops; an empty folder in `/tmp` would stay. */
export function removeSocketFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

const fits = (folder: string) => Buffer.byteLength(socketFile(folder)) <= LONGEST_SOCKET_PATH;

const unsafe = (folder: string) =>
  problem(
    "unsafe_folder",
    `The folder ${folder} for PostgreSQL's socket belongs to someone else: remove it.`,
  );
