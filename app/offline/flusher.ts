import { backOff } from "./back-off.ts";
import type { Sent } from "./send-batch.ts";
import { settle, waitingIn, type LogEntry } from "./outbox.ts";

/** Enough for a gate or a match, and a small request. */
const BATCH = 100;
/** Another tab may be suspended while it holds the lock: the server takes an entry once anyway. */
const LOCK_WITHIN_MS = 20_000;
/** The server has spoken, and only a person can change what it said: there is no hurry. */
const REFUSED_AGAIN_MS = 60_000;
/** Without anything to send, a page that is looked at asks how things stand. */
const LOOK_EVERY_MS = 30_000;

interface BatchAnswer {
  /** The entries that the server names are the ones that it has. */
  results: readonly { id: string }[];
}

/** How a try ended. `refused`: it reached the server, which takes nothing. */
type Outcome = "sent" | "refused" | "failed";

interface FlusherOptions<Payload, Answer extends BatchAnswer> {
  context: string;
  /** Whether the server is asked how things stand while nothing waits. */
  asks: boolean;
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
  asks,
  send,
  onSent,
}: FlusherOptions<Payload, Answer>): Flusher {
  const over = new AbortController();
  let last: Outcome = "sent";
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
      last = await oneSender(context, sendAll).catch(complain);
      failures = last === "failed" ? Math.max(1, failures) : 0;
    }
    if (over.signal.aborted) return;
    timer = setTimeout(lookLater, waitAfter(last, failures));
  }

  async function sendAll(): Promise<Outcome> {
    for (;;) {
      const batch = (await waitingIn<Payload>(context)).slice(0, BATCH);
      if (batch.length === 0 && !asks) return "sent";
      const sent = await send(batch);
      if (sent.kind === "answered") await settle(sent.answer.results);
      await onSent(sent);
      if (sent.kind !== "answered") return REFUSALS.has(sent.kind) ? "refused" : "failed";
      const named = new Set(sent.answer.results.map(({ id }) => id));
      const progress = batch.filter(({ id }) => named.has(id)).length;
      if (progress === batch.length && batch.length < BATCH) return "sent";
      // An answer that names none of them would be asked for again and again.
      if (progress === 0) return "failed";
    }
  }

  /** A page that nobody looks at sends what waits, but does not ask. */
  function look(): void {
    if (document.visibilityState === "visible" || last !== "sent") void flush();
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

/** A session that has ended is none of them: whoever signs in beside it waits for it to be sent. */
const REFUSALS: ReadonlySet<Sent<never>["kind"]> = new Set(["not_now", "not_allowed", "unreadable"]);

function waitAfter(last: Outcome, failures: number): number {
  if (last === "failed") return backOff(failures, Math.random());
  return last === "refused" ? REFUSED_AGAIN_MS : LOOK_EVERY_MS;
}

/** The device refuses to read what it keeps, such as when its disk is full: the next try may work. */
function complain(error: unknown): "failed" {
  // oxlint-disable-next-line no-console -- the person's own console is the only log there is here.
  console.warn("sending failed", error);
  return "failed";
}

/** Two tabs send one after the other, so that the second finds nothing left. */
async function oneSender(context: string, work: () => Promise<Outcome>): Promise<Outcome> {
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
