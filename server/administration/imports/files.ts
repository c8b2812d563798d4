import { config } from "#server/platform/config/current.ts";
import { openStorage, type StoredFile } from "#server/platform/storage/storage.ts";

const FOLDER = "imports/";
const keyOf = (id: string) => `${FOLDER}${id}.csv`;

/** Where a file stays from its first byte until it has been read. Nobody reads it but the check. */
export const keepFile = (id: string, bytes: AsyncIterable<Uint8Array>): Promise<void> =>
  openStorage(config()).put(keyOf(id), bytes);

export const openFile = (id: string): Promise<StoredFile | null> => openStorage(config()).get(keyOf(id));

export const removeFile = (id: string): Promise<void> => openStorage(config()).delete(keyOf(id));

/** The imports of which a file is kept. */
export async function* keptFiles(): AsyncGenerator<string> {
  for await (const key of openStorage(config()).list(FOLDER)) yield key.slice(FOLDER.length, -".csv".length);
}
