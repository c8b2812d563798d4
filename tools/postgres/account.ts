import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { ok, type Result } from "#domain/result.ts";
import { type EmbeddedProblem, problem } from "./problem.ts";

/** The user PostgreSQL runs as when we are root, which it refuses to be. */
export interface Account {
  uid: number;
  gid: number;
}

/** `undefined`: we are an ordinary user, so PostgreSQL runs as ourselves. */
export function chooseAccount(cluster: string): Result<Account | undefined, EmbeddedProblem> {
  if (process.getuid?.() !== 0) return ok(undefined);
  // `sudo npm start` in an ordinary user's clone must not take the data away from that user.
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return ok({ uid: owner.uid, gid: owner.gid });
  const nobody = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync("/etc/passwd", "utf8"));
  if (nobody) return ok({ uid: Number(nobody[1]) >>> 0, gid: Number(nobody[2]) >>> 0 });
  return problem(
    "no_account",
    "PostgreSQL refuses to run as root and this system has no user `nobody` to run it as: start the product as an ordinary user.",
  );
}

/** How `child_process` wants it: signed 32 bits, since `nobody` is -2 on macOS. */
export const spawnAs = (account: Account | undefined) =>
  account && { uid: account.uid | 0, gid: account.gid | 0 };

/** Whether the account may walk down to this path; root's own view says nothing about that. */
export function canReach(path: string, account: Account | undefined): boolean {
  if (!account) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (!found) return false;
    const shift = found.uid === account.uid ? 6 : found.gid === account.gid ? 3 : 0;
    if (((found.mode >> shift) & 1) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

export function giveTo(account: Account | undefined, path: string): void {
  if (account && lstatSync(path).uid !== account.uid) chownSync(path, account.uid, account.gid);
}

/** A cluster copied back by root belongs to root, every file of it. */
export function giveTreeTo(account: Account | undefined, root: string): void {
  if (!account || lstatSync(root).uid === account.uid) return;
  // The root folder comes last: as long as it is not ours, an interrupted walk is done again.
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    giveTo(account, join(root, name));
  }
  giveTo(account, root);
}
