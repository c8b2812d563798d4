import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { config } from "#server/platform/config/current.ts";
import { db } from "#server/platform/database/database.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { mediaFolder } from "../items.ts";
import { mediaFiles } from "../tables.ts";
import { workFile, type LocalFile } from "../upload/quarantine.ts";
import type { Made } from "./child.ts";
import type { MadeFile } from "./work.ts";

const keyOf = (mediaId: string, name: string) => mediaFolder(mediaId) + name;

export async function storeFiles(
  mediaId: string,
  made: Pick<Made, "pathOf">,
  files: readonly MadeFile[],
): Promise<void> {
  const storage = openStorage(config());
  for (const { name } of files) await storage.put(keyOf(mediaId, name), createReadStream(made.pathOf(name)));
}

/** Inside the transaction that makes the files known. */
export async function noteFiles(mediaId: string, files: readonly MadeFile[]): Promise<void> {
  await db()
    .insert(mediaFiles)
    .values(files.map(({ name, ...file }) => ({ mediaId, ...file, key: keyOf(mediaId, name) })))
    .onConflictDoNothing();
}

/** A stored file as a file of this machine, which a child process can read. */
export async function localCopy(key: string): Promise<LocalFile | null> {
  const found = await openStorage(config()).get(key);
  if (!found) return null;
  const path = await workFile(`copy-${crypto.randomUUID()}`);
  await pipeline(found.stream, createWriteStream(path));
  return { path, [Symbol.asyncDispose]: () => rm(path, { force: true }) };
}
