import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { log } from "#server/platform/log.server.ts";
import type { Connection } from "./database.ts";

export interface ChangeListener {
  changed(kind: string, ids: readonly string[] | "all"): void;
  setListening(listening: boolean): void;
}

const RETRY_MS = 500;

/** Listens for the changes of every process (db/migrations: notify_change, announce), and tells when it cannot. */
export function listenForChanges(
  connection: Connection,
  listener: ChangeListener,
): { ready: Promise<void>; stop(): Promise<void> } {
  const ended = new AbortController();
  let current: pg.Client | undefined;
  let firstReady: () => void;
  const ready = new Promise<void>((resolve) => (firstReady = resolve));

  async function listen(): Promise<void> {
    const client = new pg.Client({ ...connection, keepAlive: true });
    const lost = new Promise<void>((resolve) => {
      client.on("error", () => resolve());
      client.on("end", () => resolve());
    });
    client.on("notification", ({ payload }) => payload && tell(listener, payload));
    current = client;
    try {
      await client.connect();
      await client.query("listen change");
      listener.setListening(true);
      firstReady();
      await lost;
    } finally {
      listener.setListening(false);
      await client.end().catch(() => {});
    }
  }

  async function keepListening(): Promise<void> {
    while (!ended.signal.aborted) {
      await listen().catch((error: unknown) => log.warn({ err: error }, "cannot hear database changes"));
      if (!ended.signal.aborted) await delay(RETRY_MS, undefined, { signal: ended.signal }).catch(() => {});
    }
  }

  const running = keepListening();
  return {
    ready,
    async stop() {
      ended.abort();
      await current?.end().catch(() => {});
      await running;
    },
  };
}

function tell(listener: ChangeListener, payload: string): void {
  const [kind, ids] = payload.split(":", 2);
  if (kind && ids) listener.changed(kind, ids === "*" ? "all" : ids.split(","));
}
