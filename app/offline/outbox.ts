import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { QUEUED_MARK } from "#domain/offline-pages.ts";

/** What was done on this device, in the order in which it was done. Once it has been sent, it stays until its date. */
export interface LogEntry<Payload = unknown, Result = unknown> {
  /** Made here, so that sending it twice does no harm. */
  id: string;
  /** What it belongs to, such as "entrada:<event>". It is sent under this, whatever page is open by then. */
  context: string;
  /** Within the context, from 1. */
  sequence: number;
  payload: Payload;
  /** Milliseconds. What has not been sent by then stays until it is. */
  eraseAfter: number;
  /** What the server said of it; null until it has. */
  result: Result | null;
  /** When it was heard here, in milliseconds. */
  settledAt: number | null;
}

interface OutboxSchema extends DBSchema {
  entries: { key: string; value: LogEntry; indexes: { order: [string, number] } };
  /** Which entries the server has not named yet. */
  outbox: { key: string; value: { id: string; context: string }; indexes: { context: string } };
}

const DATABASE = "joia-outbox";
/** Other tabs read again when one has written. */
const CHANNEL = "joia-outbox";
/** The entry is on the disk before anybody is told that it is kept. */
const ON_DISK = { durability: "strict" } as const;

const entriesIn = (context: string) => IDBKeyRange.bound([context, 0], [context, Infinity]);

/** Writes an entry to the log and to the outbox, both or none. It is kept when this resolves. */
export async function enqueue<Payload>(
  done: Pick<LogEntry<Payload>, "id" | "context" | "payload" | "eraseAfter">,
): Promise<LogEntry<Payload, never>> {
  const { id, context } = done;
  const database = await open();
  const transaction = database.transaction(["entries", "outbox"], "readwrite", ON_DISK);
  const entries = transaction.objectStore("entries");
  const last = await entries.index("order").openKeyCursor(entriesIn(context), "prev");
  const sequence = (last?.key[1] ?? 0) + 1;
  const entry = { ...done, sequence, result: null, settledAt: null };
  await entries.add(entry);
  await transaction.objectStore("outbox").add({ id, context });
  await transaction.done;
  await tellOthers();
  return entry;
}

/** Everything of a context, in order. */
export async function entriesOf<Payload, Result>(context: string): Promise<LogEntry<Payload, Result>[]> {
  const database = await open();
  return (await database.getAllFromIndex("entries", "order", entriesIn(context))) as LogEntry<
    Payload,
    Result
  >[];
}

/** What the server has not named yet, in order. */
export async function waitingIn<Payload>(context: string): Promise<LogEntry<Payload>[]> {
  const database = await open();
  const waiting = new Set(await database.getAllKeysFromIndex("outbox", "context", context));
  return (await entriesOf<Payload, unknown>(context)).filter(({ id }) => waiting.has(id));
}

/** The server has named these: they leave the outbox, and its word stays with the entry. */
export async function settle(results: readonly { id: string }[]): Promise<void> {
  const database = await open();
  const transaction = database.transaction(["entries", "outbox"], "readwrite", ON_DISK);
  const settledAt = Date.now();
  for (const result of results) {
    const entry = await transaction.objectStore("entries").get(result.id);
    if (entry) await transaction.objectStore("entries").put({ ...entry, result, settledAt });
    await transaction.objectStore("outbox").delete(result.id);
  }
  await transaction.done;
  await tellOthers();
}

/** Removes what has been sent and is past its date, in every context. What has not been sent stays, whatever its age. */
export async function sweepSent(now: number): Promise<void> {
  const database = await open();
  const transaction = database.transaction(["entries", "outbox"], "readwrite");
  const waiting = new Set(await transaction.objectStore("outbox").getAllKeys());
  for (const { id, eraseAfter } of await transaction.objectStore("entries").getAll())
    if (eraseAfter <= now && !waiting.has(id)) await transaction.objectStore("entries").delete(id);
  await transaction.done;
}

/** Calls `listener` when another tab has written. Returns how to stop. */
export function onOtherTabs(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", listener);
  return () => channel.close();
}

/** Tells the other tabs, and pages that have none of this script, how much waits on this device. */
async function tellOthers(): Promise<void> {
  const database = await open();
  const waiting = await database.count("outbox");
  try {
    if (waiting > 0) localStorage.setItem(QUEUED_MARK, String(waiting));
    else localStorage.removeItem(QUEUED_MARK);
  } catch {
    // Closed to us, or full: the entries themselves are kept elsewhere.
  }
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

let opened: Promise<IDBPDatabase<OutboxSchema>> | undefined;

function open(): Promise<IDBPDatabase<OutboxSchema>> {
  opened ??= openDB<OutboxSchema>(DATABASE, 1, {
    upgrade(database) {
      const entries = database.createObjectStore("entries", { keyPath: "id" });
      entries.createIndex("order", ["context", "sequence"], { unique: true });
      database.createObjectStore("outbox", { keyPath: "id" }).createIndex("context", "context");
    },
    // The browser may close it, such as when the disk is full: the next one who asks opens it again.
    terminated: () => (opened = undefined),
  });
  opened.catch(() => (opened = undefined));
  return opened;
}
