import { randomUUID } from "node:crypto";
import * as fs from "node:fs";
import { access, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { clampRange } from "#domain/byte-range.ts";
import { checkKey, checkPrefix, contentTypeOf } from "./keys.ts";
import type { Body, Storage, StoredFile } from "./port.ts";

const ONE_DAY_MS = 86_400_000;

// Not a FileHandle: one that a careless reader neither reads nor cancels ends the process when collected.
const openDescriptor = promisify(fs.open);
const statDescriptor = promisify(fs.fstat);

/** Files in a folder of this machine. Several processes may share it. */
export function localStorage(root: string): Storage {
  // Beside the files, so that the final rename stays within one file system.
  const unfinished = path.join(root, ".unfinished");
  const fileOf = (key: string) => (checkKey(key), path.join(root, key));
  let swept: Promise<void> | undefined;
  const forgetAndThrow = (error: unknown) => {
    swept = undefined;
    throw error;
  };

  return {
    async put(key, body) {
      const target = fileOf(key);
      contentTypeOf(key);
      await (swept ??= sweep(unfinished).catch(forgetAndThrow));
      const temporary = path.join(unfinished, randomUUID());
      try {
        await writeDurably(temporary, body);
        await placeDurably(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },

    async get(key, { range } = {}): Promise<StoredFile | null> {
      const contentType = contentTypeOf(key);
      const fd = await openDescriptor(fileOf(key), "r").catch(missing);
      if (fd === null) return null;
      const { size } = await statDescriptor(fd);
      const part = clampRange(range, size);
      const stream = Readable.toWeb(fs.createReadStream("", { fd, ...part }));
      // One class, declared differently by Node's types and the DOM's.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return { stream: stream as ReadableStream<Uint8Array>, size, contentType, range: part };
    },

    async exists(key) {
      return access(fileOf(key))
        .then(() => true, missing)
        .then(Boolean);
    },

    async delete(key) {
      await rm(fileOf(key), { force: true });
    },

    async deletePrefix(prefix) {
      checkPrefix(prefix);
      await rm(path.join(root, prefix), { recursive: true, force: true });
    },

    async *list(prefix) {
      checkPrefix(prefix);
      const folder = path.join(root, prefix);
      const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(missing)) ?? [];
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        yield path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/");
      }
    },
  };
}

async function writeDurably(file: string, body: Body): Promise<void> {
  const chunks = body instanceof Uint8Array ? [body] : body;
  // `flush` is fsync before close: after the rename a power cut must not leave an empty file.
  await pipeline(chunks, fs.createWriteStream(file, { flags: "wx", flush: true }));
}

async function placeDurably(temporary: string, target: string): Promise<void> {
  const folder = path.dirname(target);
  const created = await mkdir(folder, { recursive: true });
  await rename(temporary, target);
  // A new name is durable once its folder is; new folders are names in their parents too.
  const highest = created ? path.dirname(created) : folder;
  for (let current = folder; ; current = path.dirname(current)) {
    await syncFolder(current);
    if (current === highest) return;
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders; NTFS journals names by itself.
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What processes that died while writing left behind. A day is longer than any upload takes. */
async function sweep(unfinished: string): Promise<void> {
  await mkdir(unfinished, { recursive: true });
  for (const name of await readdir(unfinished)) {
    const file = path.join(unfinished, name);
    const found = await stat(file).catch(missing);
    if (found && Date.now() - found.mtimeMs > ONE_DAY_MS) await rm(file, { force: true });
  }
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
