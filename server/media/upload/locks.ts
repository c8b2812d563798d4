import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Lock, Locker, RequestRelease } from "@tus/server";
import type { Connection } from "#server/platform/database/database.ts";
import { log } from "#server/platform/log.server.ts";

const CHANNEL = "release_upload";
/** Longer than the holder takes to let go (`lockDrainTimeout`), also when it is another process. */
const LONGEST_WAIT_MS = 15_000;
const PAUSE_MS = 100;
/** As the tus library says it; a browser then tries again. */
const STILL_LOCKED = { status_code: 423, body: "The upload is in use" };

/** The locks of one process. */
export interface UploadLocks extends Locker {
  /** Asks every holder to let go, waits until all have, and ends the connection. */
  close(): Promise<void>;
}

/**
 * One writer for each upload among all processes: advisory locks of PostgreSQL, held by a connection of their own.
 * They end with their process, so that an upload goes on elsewhere after a crash. Whoever finds a lock taken asks the
 * holder to let go, by NOTIFY: a phone that lost its connection comes back while its frozen request still holds it.
 */
export function uploadLocks(connection: Connection): UploadLocks {
  /** PostgreSQL gives a session the same lock twice: this map says what this process holds. */
  const held = new Map<string, RequestRelease>();
  /** Two requests of this process that ask at the same time would both be told yes. */
  const asking = new Set<string>();
  let current: Promise<pg.Client> | undefined;

  let asked: Promise<unknown> = Promise.resolve();

  const open = () => (current ??= connect().catch(forgetConnection));

  /** One statement after the other, as the connection wants it. */
  function ask<Row extends pg.QueryResultRow>(text: string, values: string[]): Promise<Row | undefined> {
    const answer = asked.then(async () => (await (await open()).query<Row>(text, values)).rows[0]);
    asked = answer.catch(() => {});
    return answer;
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, keepAlive: true, application_name: "upload locks" });
    client.on("error", () => lost(client));
    client.on("end", () => lost(client));
    client.on("notification", ({ payload }) => void held.get(payload ?? "")?.());
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    return client;
  }

  function forgetConnection(error: unknown): never {
    current = undefined;
    throw error;
  }

  /** Its locks are gone with it, and another process may take them: nobody here may go on writing. */
  function lost(client: pg.Client): void {
    current = undefined;
    client.removeAllListeners();
    client.on("error", () => {});
    if (held.size > 0) log.warn({ uploads: held.size }, "the connection of the upload locks was lost");
    for (const release of held.values()) void release();
  }

  async function tryOnce(id: string, release: RequestRelease): Promise<boolean> {
    const holder = held.get(id);
    if (holder) void holder();
    if (holder || asking.has(id)) return false;
    asking.add(id);
    try {
      const answer = await ask<{ got: boolean }>(
        "select pg_try_advisory_lock(hashtextextended($1, 0)) as got",
        [`upload ${id}`],
      );
      // Not before: what asks a holder to let go must not end who waits.
      if (answer?.got) held.set(id, release);
      else await ask("select pg_notify($1, $2)", [CHANNEL, id]);
      return answer?.got ?? false;
    } finally {
      asking.delete(id);
    }
  }

  async function unlock(id: string): Promise<void> {
    try {
      await ask("select pg_advisory_unlock(hashtextextended($1, 0))", [`upload ${id}`]);
    } finally {
      held.delete(id);
    }
  }

  const newLock = (id: string): Lock => ({
    async lock(signal, release) {
      const until = performance.now() + LONGEST_WAIT_MS;
      while (!(await tryOnce(id, release))) {
        // Thrown as the library's own errors are: with a status instead of a class.
        // oxlint-disable-next-line typescript/only-throw-error
        if (signal.aborted || performance.now() > until) throw STILL_LOCKED;
        await delay(PAUSE_MS);
      }
    },
    unlock: () => unlock(id),
  });

  return {
    newLock,
    async close() {
      for (const release of held.values()) void release();
      while (held.size + asking.size > 0) await delay(PAUSE_MS);
      await (await current?.catch(() => undefined))?.end().catch(() => {});
    },
  };
}
