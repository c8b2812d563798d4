import { forgetPast } from "#app/offline/forget-past.ts";
import { startFlusher, type Flusher } from "#app/offline/flusher.ts";
import { readKept, writeKept } from "#app/offline/kept.ts";
import { enqueue, entriesOf, onOtherTabs, settle } from "#app/offline/outbox.ts";
import { sendBatch, type Sent } from "#app/offline/send-batch.ts";
import type { SheetEntry } from "#domain/championships/sheet-entries.ts";
import {
  isEntriesAnswer,
  newerLog,
  outcomeOf,
  resultsIn,
  shownLog,
  type EntriesAnswer,
  type EntryResult,
  type LogState,
  type Written,
} from "./log-state.ts";

interface LogOptions {
  /** The server's log when the page was made. */
  served: readonly SheetEntry[];
  /** Where entries are sent. A link's own token is in it, so that they arrive under it whatever page is open by then. */
  address: string;
  /** Milliseconds; what waits stays longer. */
  eraseAfter: number;
  /** Whether the server is asked for the log while nothing waits here. */
  asks?: boolean;
}

/**
 * The log of one sheet on this device: an entry is on the disk before it is shown, and is "na fila" until the server
 * has named its id. Components look at its state.
 */
export function createLog({ served, address, eraseAfter, asks = true }: LogOptions) {
  const context = `sumula:${address}`;
  let known: readonly SheetEntry[] = served;
  let own: readonly Written[] = [];
  let state: LogState = {
    ...shownLog(known, own),
    recalled: false,
    sent: null,
    notNow: null,
    closed: false,
    notKept: false,
  };
  let lastSeq = 0;
  let flusher: Flusher | undefined;
  let recalled = Promise.resolve();
  const listeners = new Set<() => void>();

  function change(next: Partial<LogState> = {}): void {
    state = { ...state, ...next, ...shownLog(known, own) };
    for (const listener of listeners) listener();
  }

  /** Begins to work; returns how to stop. */
  function start(): () => void {
    const stopListening = onOtherTabs(() => void readAgain());
    recalled = recall();
    const ready = recalled.then(() => (flusher = startFlusher({ context, asks, send, onSent: heard })));
    return () => {
      stopListening();
      void ready.then((started) => started.stop());
    };
  }

  /** What this device knows from before. Without its storage the page still shows what was served. */
  async function recall(): Promise<void> {
    await forgetPast(Date.now());
    const kept = (await readKept(context, Date.now()).catch(() => null)) as SheetEntry[] | null | undefined;
    known = newerLog(kept ?? [], known);
    await readAgain();
    change({ recalled: true });
  }

  async function readAgain(): Promise<void> {
    const logged = await entriesOf<SheetEntry, EntryResult>(context).catch(() => null);
    if (logged) own = logged.map(({ payload, result }) => ({ entry: payload, result }));
    change();
  }

  const send = async (entries: readonly { payload: SheetEntry }[]): Promise<Sent<Answered>> => {
    const body = { entries: entries.map(({ payload }) => payload) };
    const sent = await sendBatch(address, body, isEntriesAnswer);
    if (sent.kind !== "answered") return sent;
    return { kind: "answered", answer: { ...sent.answer, results: resultsIn(sent.answer) } };
  };

  async function heard(sent: Sent<Answered>): Promise<void> {
    if (sent.kind === "answered") {
      learn(sent.answer);
      await keep(known);
    }
    await readAgain();
    change({ ...outcomeOf(sent), ...(sent.kind === "answered" && { closed: sent.answer.closed }) });
  }

  /** Under a link that is over the server tells no log any more: what this page shows stays. */
  const learn = ({ log }: EntriesAnswer): void => void (known = newerLog(known, log));

  /** A page that is opened without signal is older than what was sent since: the last answer is kept beside it. */
  async function keep(log: readonly SheetEntry[]): Promise<void> {
    try {
      await writeKept({ key: context, value: log, eraseAfter });
      if (eraseAfter <= Date.now()) await forgetPast(Date.now());
    } catch {
      // A full disk: the entries of this device are in its outbox.
    }
  }

  /** False when the entry could neither be written down nor sent: the person must enter it again. */
  async function add(made: SheetEntry): Promise<boolean> {
    await recalled;
    const entry = { ...made, seq: nextSeq() };
    try {
      await enqueue({ id: entry.id, context, payload: entry, eraseAfter });
      own = [...own, { entry, result: null }];
      change({ notKept: false });
      void flusher?.flush();
      return true;
    } catch {
      return addWithoutDisk(entry);
    }
  }

  /** A browser that lets us store nothing can still send. */
  async function addWithoutDisk(entry: SheetEntry): Promise<boolean> {
    const sent = await send([{ payload: entry }]);
    const taken = sent.kind === "answered" && sent.answer.accepted.includes(entry.id);
    if (sent.kind === "answered") learn(sent.answer);
    change({ ...outcomeOf(sent), notKept: !taken });
    return taken;
  }

  /** Higher than any that this device has seen. */
  function nextSeq(): number {
    lastSeq = 1 + Math.max(lastSeq, ...state.entries.map(({ seq }) => seq));
    return lastSeq;
  }

  /** The reasons were read. The entries stay in the log of this device until its date. */
  async function forgetRefused(): Promise<void> {
    await settle(state.refused.map(({ entry, code }) => ({ id: entry.id, code, dismissed: true })));
    await readAgain();
  }

  return {
    start,
    add,
    flush: () => void flusher?.flush(),
    forgetRefused,
    state: () => state,
    /** The page was served again, after a form. */
    serve: (entries: readonly SheetEntry[]) => {
      known = newerLog(known, entries);
      change();
    },
    /** All that this device has written, for the file. */
    own: () => own,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Answered = EntriesAnswer & { results: EntryResult[] };
