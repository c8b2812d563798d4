import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { KEPT_DATABASE } from "#domain/offline-pages.ts";

/** Something that a page needs without signal, until its date. Signing out removes the whole database. */
interface Kept {
  key: string;
  value: unknown;
  /** Milliseconds. */
  eraseAfter: number;
}

interface KeptSchema extends DBSchema {
  kept: { key: string; value: Kept };
}

/** Undefined when there is nothing, or it is past its date. */
export async function readKept(key: string, now: number): Promise<unknown> {
  const found = await withKept((database) => database.get("kept", key));
  return found && found.eraseAfter > now ? found.value : undefined;
}

export async function writeKept(entry: Kept): Promise<void> {
  await withKept((database) => database.put("kept", entry));
}

export async function sweepKept(now: number): Promise<void> {
  await withKept(async (database) => {
    const transaction = database.transaction("kept", "readwrite");
    for (const { key, eraseAfter } of await transaction.store.getAll())
      if (eraseAfter <= now) await transaction.store.delete(key);
    await transaction.done;
  });
}

/** Closed again at once: an open database could not be removed by whoever signs out. */
async function withKept<T>(work: (database: IDBPDatabase<KeptSchema>) => Promise<T>): Promise<T> {
  const database = await openDB<KeptSchema>(KEPT_DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore("kept", { keyPath: "key" }),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
