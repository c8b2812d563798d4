import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DataStore } from "@tus/server";
import { isId } from "#domain/id.ts";
import { config } from "#server/platform/config/current.ts";
import { assertOutside } from "#server/platform/database/outside-only.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { pace } from "./pace.ts";
import { findUpload } from "./uploads.ts";

const FOLDER = "uploads";
const ONE_DAY_MS = 86_400_000;
const PIECE_BYTES = 512 * 1024;

/** How the store of the tus library calls an upload: its place in the data folder, or in the bucket. */
export const tusIdOf = (id: string): string => `${FOLDER}/${id}`;

/** A file on this machine, for as long as it is needed. */
export interface LocalFile extends AsyncDisposable {
  path: string;
}

/** Where files stay from their first byte until they are inspected. Nobody reads from here but the inspection. */
interface Quarantine {
  store: DataStore;
  /** Takes over a whole file of this machine. */
  take(id: string, file: string, bytes: number): Promise<void>;
  /** Called when all bytes are here: makes sure that they are one file, also after a power cut. */
  settle(id: string, bytes: number): Promise<void>;
  /** The file on this machine; null when it is not there. */
  open(id: string): Promise<LocalFile | null>;
  remove(id: string): Promise<void>;
  /** The ids of all that is here, and of nothing else. */
  ids(): AsyncIterable<string>;
}

let opened: { of: object; quarantine: Promise<Quarantine> } | undefined;

/** One for each configuration. The libraries are loaded with the first upload. */
export function quarantine(): Promise<Quarantine> {
  assertOutside("quarantine");
  const current = config();
  if (opened?.of !== current) opened = { of: current, quarantine: current.s3 ? inBucket() : inFolder() };
  return opened.quarantine;
}

/** For files under way that belong to one process alone. Beside the quarantine, so that a rename is enough. */
export async function workFile(name: string): Promise<string> {
  const folder = path.join(config().dataDir, FOLDER);
  await mkdir(folder, { recursive: true });
  return path.join(folder, name);
}

async function inFolder(): Promise<Quarantine> {
  const { dataDir } = config();
  const { FileStore } = await import("@tus/file-store");
  const { Upload } = await import("@tus/server");
  const pathOf = (id: string) => path.join(dataDir, FOLDER, id);
  await mkdir(path.join(dataDir, FOLDER), { recursive: true });
  const store = new FileStore({
    directory: dataDir,
    // What is known of an upload is in its row. The library would keep a second record beside the file.
    configstore: {
      async get(key) {
        const row = await findUpload(path.basename(key));
        return (
          row && new Upload({ id: key, size: row.bytes, offset: 0, creation_date: row.createdAt.toString() })
        );
      },
      set: async () => {},
      delete: async () => {},
    },
  });
  writeInLargePieces(store);
  return {
    store,
    take: async (id, file) => rename(file, pathOf(id)),
    async settle(id) {
      await using file = await open(pathOf(id), "r+");
      await file.sync();
    },
    async open(id) {
      const found = await stat(pathOf(id)).catch(() => null);
      return found && { path: pathOf(id), [Symbol.asyncDispose]: async () => {} };
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async *ids() {
      for (const name of await readdir(path.join(dataDir, FOLDER)).catch(() => [])) {
        if (isId(name)) yield name;
        else await removeIfOld(pathOf(name));
      }
    },
  };
}

async function inBucket(): Promise<Quarantine> {
  const bucket = config().s3!;
  const { S3Store } = await import("@tus/s3-store");
  const { Upload } = await import("@tus/server");
  const storage = openStorage(config());
  const store = new S3Store({
    s3ClientConfig: {
      bucket: bucket.bucket,
      endpoint: bucket.endpoint,
      region: bucket.region,
      credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    },
    useTags: false,
  });
  writeInLargePieces(store);
  return {
    store,
    async take(id, file, bytes) {
      await store.create(new Upload({ id: tusIdOf(id), size: bytes, offset: 0 }));
      await store.write(createReadStream(file), tusIdOf(id), 0);
      await rm(file, { force: true });
    },
    async settle(id, bytes) {
      // A process that died between the last part and the end leaves parts: writing nothing puts them together.
      if (!(await storage.exists(tusIdOf(id)))) await store.write(Readable.from([]), tusIdOf(id), bytes);
    },
    async open(id) {
      const file = await workFile(`work-${id}`);
      const found = await store.read(tusIdOf(id)).catch(() => null);
      if (!found) return null;
      await pipeline(Readable.from(found), createWriteStream(file));
      return { path: file, [Symbol.asyncDispose]: () => rm(file, { force: true }) };
    },
    async remove(id) {
      // Aborts what is unfinished; parts of it would be charged for otherwise.
      await store.remove(tusIdOf(id)).catch(() => {});
      for (const ending of ["", ".info", ".part"]) await storage.delete(tusIdOf(id) + ending);
    },
    async *ids() {
      const folder = path.join(config().dataDir, FOLDER);
      for (const name of await readdir(folder).catch(() => [])) await removeIfOld(path.join(folder, name));
      const seen = new Set<string>();
      for await (const key of storage.list(`${FOLDER}/`)) {
        const id = path.basename(key).slice(0, 36);
        if (isId(id) && !seen.has(id)) yield id;
        seen.add(id);
      }
    },
  };
}

function writeInLargePieces(store: DataStore): void {
  const write = store.write.bind(store);
  store.write = (source, id, offset) =>
    write(Readable.from(inLargePieces(source), { objectMode: false }), id, offset);
}

/**
 * A network hands out 64 kB at a time, and each write wakes a thread that pages need too. Whatever has come when the
 * connection breaks is written as well, so that the upload continues from there.
 */
async function* inLargePieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of source) {
      held.push(chunk);
      bytes += chunk.length;
      if (bytes < PIECE_BYTES) continue;
      await pace(bytes);
      yield Buffer.concat(held);
      [held, bytes] = [[], 0];
    }
  } catch (error) {
    if (bytes > 0) yield Buffer.concat(held);
    throw error;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

/** Work files of a process that died. */
async function removeIfOld(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found && Date.now() - found.mtimeMs > ONE_DAY_MS) await rm(file, { recursive: true, force: true });
}
