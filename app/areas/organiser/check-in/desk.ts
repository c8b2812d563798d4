import { forgetPast } from "#app/offline/forget-past.ts";
import { startFlusher, type Flusher } from "#app/offline/flusher.ts";
import { onOtherTabs } from "#app/offline/outbox.ts";
import type { Sent } from "#app/offline/send-batch.ts";
import {
  answerOf,
  judgePerson,
  judgeTicket,
  tokenIn,
  type Entry,
  type Judgement,
  type Roster,
  type RosterPerson,
  type Scan,
  type ScanAnswer,
  type ScansAnswer,
} from "#domain/registrations/check-in.ts";
import { droppedPeople, newerRoster } from "#domain/registrations/gate-list.ts";
import {
  contextOf,
  keepList,
  readList,
  readScans,
  sendScans,
  SERVER_WITHIN_MS,
  writeScan,
  type KeptList,
} from "./scan-log.ts";
import { ticketHash } from "./ticket-hash.ts";

/** Besides what the rules answer: a code of something else, and a device that cannot write. */
export type DeskAnswer = ScanAnswer | { kind: "not_ticket" } | { kind: "not_kept" };

interface DeskState extends KeptList {
  scans: readonly Scan[];
  /** The readings of this device are known. Until then it cannot say how many wait here. */
  recalled: boolean;
  answer: DeskAnswer | null;
  /** Counts the answers, so that the same one twice is heard twice. */
  turn: number;
  /** How the last sending ended; null before the first. */
  sent: Sent<ScansAnswer>["kind"] | null;
  /** The time of the list on this device is over. */
  erased: boolean;
}

/**
 * The entrance of one event on this device: reads tickets, writes every reading before it is shown, and keeps list and
 * server in step. Components look at its state; `onAnswer` hears each answer once.
 */
export function createDesk(served: Roster, onAnswer: (answer: DeskAnswer) => void) {
  const { eventId } = served;
  let state: DeskState = {
    roster: served,
    former: [],
    scans: [],
    recalled: false,
    answer: null,
    turn: 0,
    sent: null,
    erased: isPast(served),
  };
  /** The reading that the screen shows, and whose answer may still change. */
  let shown: { id: string; person: RosterPerson } | null = null;
  let flusher: Flusher | undefined;
  let turn = Promise.resolve();
  const listeners = new Set<() => void>();

  function change(next: Partial<DeskState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function show(answer: DeskAnswer): void {
    change({ answer, turn: state.turn + 1 });
    onAnswer(answer);
  }

  /** Begins to work; returns how to stop. */
  function start(): () => void {
    const stopListening = onOtherTabs(() => void readAgain());
    // Readings wait for it: a ticket that was read here before must be known as such.
    const ready = inTurn(recall).then(sendFromNowOn);
    return () => {
      stopListening();
      void ready.then((started) => started.stop());
    };
  }

  function sendFromNowOn(): Flusher {
    flusher = startFlusher<Entry, ScansAnswer>({
      context: contextOf(eventId),
      asks: true,
      send: (entries) => sendScans(eventId, entries),
      onSent: heard,
    });
    return flusher;
  }

  /** What this device knows from before. Without its storage it still reads the list. */
  async function recall(): Promise<void> {
    await forgetPast(Date.now());
    const kept = await readList(eventId).catch(() => null);
    if (kept) change(kept);
    await readAgain();
    await take(newerRoster(served, kept?.roster ?? null));
  }

  async function take(roster: Roster): Promise<void> {
    const former = [...state.former, ...droppedPeople(state.roster, roster, state.scans)];
    change({ roster, former, erased: isPast(roster) });
    await keepList({ roster, former }).catch(() => {});
  }

  async function readAgain(): Promise<void> {
    const scans = await readScans(eventId).catch(() => null);
    if (scans) change({ scans, recalled: true });
    const scan = shown && state.scans.find(({ entry }) => entry.id === shown?.id);
    // The server's word on what is on the screen: the picture changes, nothing sounds again.
    if (shown && scan?.result && state.answer?.kind === "queued")
      change({ answer: answerOf(state.roster, shown.person, scan) });
  }

  async function heard(sent: Sent<ScansAnswer>): Promise<void> {
    change({ sent: sent.kind });
    if (sent.kind === "answered") await take(newerRoster(state.roster, sent.answer.roster));
    else if (isPast(state.roster)) await take(state.roster);
    await readAgain();
  }

  /** A ticket's code, from the camera or a hand scanner. */
  const read = (text: string, gate: string): Promise<void> =>
    inTurn(async () => {
      const token = tokenIn(text);
      if (!token) return show({ kind: "not_ticket" });
      const hash = await ticketHash(token);
      const judge = () => judgeTicket(state.roster, state.scans, hash);
      let judged = judge();
      // The list of this device may be older than the ticket.
      if (!judged.enters && judged.answer.kind === "unknown" && hasSignal()) {
        await within(SERVER_WITHIN_MS, flusher?.flush());
        judged = judge();
      }
      await settle(judged, "qr", gate);
    });

  /** Somebody who was found by name. */
  const confirm = (person: RosterPerson, gate: string): Promise<void> =>
    inTurn(() => {
      const current = state.roster.people.find(({ id }) => id === person.id) ?? person;
      return settle(judgePerson(state.roster, current, state.scans), "name", gate);
    });

  async function settle(judged: Judgement, how: Entry["how"], gate: string): Promise<void> {
    shown = null;
    if (!judged.enters) return show(judged.answer);
    const { person } = judged;
    const entry = { id: crypto.randomUUID(), person: person.id, how, at: new Date().toISOString(), gate };
    try {
      const scan = await writeScan(state.roster, entry);
      change({ scans: [...state.scans, scan] });
    } catch {
      return show({ kind: "not_kept" });
    }
    shown = { id: entry.id, person };
    const sending = flusher?.flush();
    if (hasSignal()) await within(SERVER_WITHIN_MS, sending);
    const scan = state.scans.find((one) => one.entry.id === entry.id) ?? { entry, result: null };
    show(answerOf(state.roster, person, scan));
  }

  const hasSignal = () => navigator.onLine && state.sent === "answered";

  /** One after the other: two readings of one ticket in a moment are one entry and one "again". */
  function inTurn(work: () => Promise<void>): Promise<void> {
    turn = turn.then(work, work);
    return turn;
  }

  return {
    start,
    read,
    confirm,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const isPast = ({ eraseAfter }: Roster): boolean => Date.parse(eraseAfter) <= Date.now();

/** Goes on after this long, whether the work is done or not. */
const within = (ms: number, work: Promise<void> | undefined): Promise<unknown> =>
  Promise.race([work?.catch(() => {}), new Promise((resolve) => setTimeout(resolve, ms))]);
