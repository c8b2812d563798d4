import { backOff } from "./back-off.ts";
import type { Sent } from "./send-batch.ts";
import { settle, waitingIn, type LogEntry } from "./outbox.ts";

/** Enough for a gate, and a small request. */
const BATCH = 100;
/** Another tab may be suspended while it holds the lock: the server takes an entry once anyway. */
const LOCK_WITHIN_MS = 20_000;
/** Without anything to send, a page that is looked at asks how things stand. */
const LOOK_EVERY_MS = 30_000;

interface BatchAnswer {
  /** The entries that the server names are the ones that it has. */
  results: readonly { id: string }[];
}

interface FlusherOptions<Payload, Answer extends BatchAnswer> {
  context: string;
  send: (entries: LogEntry<Payload>[]) => Promise<Sent<Answer>>;
  /** After each try, when what the server named has left the outbox. */
  onSent: (sent: Sent<Answer>) => void | Promise<void>;
}

export interface Flusher {
  /** Sends now. Resolves when this try is over. */
  flush(): Promise<void>;
  stop(): void;
}

/**
 * Sends the outbox of a context: at once, when the network or the person comes back, and again after a while when it
 * failed. Browsers have no reliable way to do this while no page is open.
 */
export function startFlusher<Payload, Answer extends BatchAnswer>({
  context,
  send,
  onSent,
}: FlusherOptions<Payload, Answer>): Flusher {
  const over = new AbortController();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let askedAgain = false;

  function flush(): Promise<void> {
    askedAgain = true;
    running ??= work().finally(() => (running = undefined));
    return running;
  }

  /** What is asked for while this runs is done in the same run. */
  async function work(): Promise<void> {
    clearTimeout(timer);
    while (askedAgain && !over.signal.aborted) {
      askedAgain = false;
      const sent = await oneSender(context, sendAll).catch(complain);
      failures = sent ? 0 : Math.max(1, failures);
    }
    if (over.signal.aborted) return;
    timer = setTimeout(lookLater, failures > 0 ? backOff(failures, Math.random()) : LOOK_EVERY_MS);
  }

  /** False when something is left. */
  async function sendAll(): Promise<boolean> {
    for (;;) {
      const batch = (await waitingIn<Payload>(context)).slice(0, BATCH);
      const sent = await send(batch);
      if (sent.kind === "answered") await settle(sent.answer.results);
      await onSent(sent);
      if (sent.kind !== "answered") return false;
      const named = new Set(sent.answer.results.map(({ id }) => id));
      const progress = batch.filter(({ id }) => named.has(id)).length;
      if (progress === batch.length && batch.length < BATCH) return true;
      // An answer that names none of them would be asked for again and again.
      if (progress === 0) return false;
    }
  }

  /** A page that nobody looks at sends what waits, but does not ask. */
  function look(): void {
    if (document.visibilityState === "visible" || failures > 0) void flush();
  }

  /** Only tries of its own make it wait longer: a new entry is no reason to. */
  function lookLater(): void {
    if (failures > 0) failures++;
    look();
  }

  const now = () => {
    failures = 0;
    void flush();
  };
  window.addEventListener("online", now, { signal: over.signal });
  document.addEventListener("visibilitychange", look, { signal: over.signal });
  void flush();
  return {
    flush,
    stop() {
      over.abort();
      clearTimeout(timer);
    },
  };
}

/** The device refuses to read what it keeps, such as when its disk is full: the next try may work. */
function complain(error: unknown): false {
  // oxlint-disable-next-line no-console -- the person's own console is the only log there is here.
  console.warn("sending failed", error);
  return false;
}

/** Two tabs send one after the other, so that the second finds nothing left. */
async function oneSender(context: string, work: () => Promise<boolean>): Promise<boolean> {
  let begun = false;
  const once = () => {
    begun = true;
    return work();
  };
  try {
    const signal = AbortSignal.timeout(LOCK_WITHIN_MS);
    return await navigator.locks.request(`joia-outbox ${context}`, { signal }, once);
  } catch (error) {
    if (begun) throw error;
    return work();
  }
}
