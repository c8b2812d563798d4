import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { errnoOf } from "#tools/postgres/problem.ts";

export interface Print {
  size: number;
  sha256: string;
}

/** What was copied: paths from the copy's root, with `/` on every system. */
export interface Copied {
  folders: string[];
  files: Map<string, Print>;
}

/** Files under way at once: enough to hide the wait for the disk at the end of each. */
const AT_ONCE = 8;

/**
 * Copies a folder that may be in use: what goes while we look was not needed. `wanted` is asked with the
 * path below `from`; links are followed, since an operator may have moved a folder to another disk.
 */
export async function copyTree(
  from: string,
  root: string,
  name: string,
  wanted: (path: string) => boolean = () => true,
): Promise<Copied> {
  const { folders, files } = await list(from, "", wanted);
  const copied: Copied = {
    folders: [name, ...folders.map((folder) => `${name}/${folder}`)],
    files: new Map(),
  };
  for (const folder of copied.folders) await mkdir(path.join(root, folder), { recursive: true, mode: 0o700 });
  await eachOf(files, async (file) => {
    const print = await copyFile(path.join(from, file), path.join(root, name, file));
    if (print) copied.files.set(`${name}/${file}`, print);
  });
  return copied;
}

/** Undefined when there is no such file any more. Whatever is written is on the disk and private. */
export async function copyFile(from: string, to: string): Promise<Print | undefined> {
  const source = await open(from).catch(gone);
  if (!source) return undefined;
  const hash = createHash("sha256");
  let size = 0;
  async function* seen(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  const target = createWriteStream(to, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(source.createReadStream({ highWaterMark: 1 << 18 }), seen, target);
  return { size, sha256: hash.digest("hex") };
}

/** A new name lasts once its folder is on the disk too. Windows cannot open folders and needs no such care. */
export async function syncFolders(folders: Iterable<string>): Promise<void> {
  if (process.platform === "win32") return;
  for (const folder of folders) {
    await using handle = await open(folder);
    await handle.sync();
  }
}

export async function eachOf<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = Iterator.from(items);
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function list(root: string, below: string, wanted: (path: string) => boolean) {
  const found: { folders: string[]; files: string[] } = { folders: [], files: [] };
  for (const name of (await readdir(path.join(root, below)).catch(gone)) ?? []) {
    const entry = below ? `${below}/${name}` : name;
    const isFolder = (await stat(path.join(root, entry)).catch(gone))?.isDirectory();
    if (isFolder === undefined || !wanted(entry)) continue;
    if (!isFolder) {
      found.files.push(entry);
      continue;
    }
    const inside = await list(root, entry, wanted);
    found.folders.push(entry, ...inside.folders);
    found.files.push(...inside.files);
  }
  return found;
}

/** For `catch`: what is not there is undefined. */
export function gone(error: unknown): undefined {
  if (errnoOf(error) !== "ENOENT") throw error;
}
