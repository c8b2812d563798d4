import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { log } from "#server/platform/log.server.ts";
import type { Connection } from "./database.ts";

export interface ChangeListener {
  changed(kind: string, ids: readonly string[] | "all"): void;
  setListening(listening: boolean): void;
}

/** How often it is asked whether the connection still answers, and how long an answer may take. */
interface Pings {
  everyMs: number;
  answerWithinMs: number;
}

const PINGS: Pings = { everyMs: 10_000, answerWithinMs: 5000 };
const CONNECT_WITHIN_MS = 10_000;
const RETRY_MS = 500;

/** Listens for the changes of every process (db/migrations: notify_change, announce), and tells when it cannot. */
export function listenForChanges(
  connection: Connection,
  listener: ChangeListener,
  { everyMs, answerWithinMs }: Pings = PINGS,
): { ready: Promise<void>; stop(): Promise<void> } {
  const ended = new AbortController();
  let current: pg.Client | undefined;
  let firstReady: () => void;
  const ready = new Promise<void>((resolve) => (firstReady = resolve));

  async function listen(): Promise<void> {
    const client = new pg.Client({
      ...connection,
      application_name: "changes",
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: answerWithinMs,
    });
    const lost = new Promise<void>((resolve) => {
      client.on("error", () => resolve());
      client.on("end", () => resolve());
    });
    client.on("notification", ({ payload }) => payload && tell(listener, payload));
    current = client;
    const over = new AbortController();
    try {
      await client.connect();
      await client.query("listen change");
      listener.setListening(true);
      firstReady();
      void keepAsking(client, over.signal);
      await lost;
    } finally {
      over.abort();
      listener.setListening(false);
      hangUp(client);
    }
  }

  /** Who only listens does not notice a connection that was forgotten on its way: it stays open and says nothing. */
  async function keepAsking(client: pg.Client, over: AbortSignal): Promise<void> {
    try {
      for (;;) {
        await delay(everyMs, undefined, { signal: over });
        await client.query("select 1");
      }
    } catch (error) {
      if (over.aborted || ended.signal.aborted) return;
      log.warn({ err: error }, "the connection for database changes does not answer");
      hangUp(client);
    }
  }

  async function keepListening(): Promise<void> {
    while (!ended.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!ended.signal.aborted) log.warn({ err: error }, "cannot hear database changes");
      });
      if (!ended.signal.aborted) await delay(RETRY_MS, undefined, { signal: ended.signal }).catch(() => {});
    }
  }

  const running = keepListening();
  return {
    ready,
    async stop() {
      ended.abort();
      if (current) hangUp(current);
      await running;
    },
  };
}

/** Without a goodbye, which would wait for the other side: it may not be there any more. */
const hangUp = (client: pg.Client): void => void client.connection.stream.destroy();

function tell(listener: ChangeListener, payload: string): void {
  const [kind, ids] = payload.split(":", 2);
  if (kind && ids) listener.changed(kind, ids === "*" ? "all" : ids.split(","));
}
