import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Readiness } from "#app/offline/page-worker.ts";
import { useOnline } from "#app/offline/use-online.ts";
import { usePageWorker } from "#app/offline/use-page-worker.ts";
import type { SheetState } from "#domain/championships/sheet.ts";
import { overridesOf } from "#domain/championships/sheet-overrides.ts";
import type { SheetEvent } from "#domain/championships/sheet-entries.ts";
import { minuteNow, type SheetMinute } from "#domain/championships/sheet-minutes.ts";
import type { OfflinePage } from "#domain/offline-pages.ts";
import { deviceId } from "../device.ts";
import { entryFromForm } from "../entry-from-form.ts";
import type { LogState } from "../log-state.ts";
import { createLog } from "../log.ts";
import type { SheetData, SheetPersonView } from "../sheet-data.ts";
import { sheetFile } from "../sheet-file.ts";
import { sheetState } from "../sheet-state.ts";
import { shirtsOfDay, withOtherShirts } from "../shirts.ts";

type Problem = { field: string; text: string };

/** The sheet as the components of its page see it. */
export interface Sheet extends LogState {
  /** Its people wear the shirts of their line-up. */
  data: SheetData;
  /** The people with the shirts of their squads, which a line-up is made of. */
  squads: readonly SheetPersonView[];
  state: SheetState;
  /** Null until the page has script: without it plain forms do everything. Resolves to whether it is kept. */
  write: ((event: SheetEvent, at: SheetMinute) => Promise<boolean>) | null;
  /** Takes a form instead of the server. What is wrong with it, or null when the entry is kept. */
  take: ((form: FormData) => Promise<Problem | "not_kept" | null>) | null;
  minute: () => SheetMinute;
  forgetRefused: () => void;
  online: boolean;
  /** Whether the page opens without signal; null: it is none that does. */
  readiness: Readiness | null;
  update: () => void;
  /** The name under which this device writes; null without script. */
  device: string | null;
  sendNow: () => void;
  /** The log as it may leave the phone. */
  file: () => File;
}

/** The log of this device over what the server has served. `page`: it is kept to be opened without signal. */
export function useSheet(data: SheetData, entriesAddress: string, page: OfflinePage | null): Sheet {
  const [log] = useState(() =>
    createLog({ served: data.entries, address: entriesAddress, eraseAfter: data.eraseAfter }),
  );
  const logState = useSyncExternalStore(log.subscribe, log.state, log.state);
  const scripted = useScripted();
  const online = useOnline();
  const { readiness, update } = usePageWorker(page, async () => [
    data.teams.home.crest,
    data.teams.away.crest,
  ]);
  // A closed sheet changes no more: once this device has nothing left to send, it asks no more.
  const settled = data.state === "closed" && logState.sent === "answered" && logState.waiting.size === 0;
  useEffect(() => (settled ? undefined : log.start()), [log, settled]);
  useEffect(() => log.serve(data.entries), [log, data.entries]);
  const state = useMemo(() => sheetState(data, logState.entries), [data, logState.entries]);
  const known = useMemo(() => {
    const people = shirtsOfDay(withOtherShirts(data, state), state);
    return { ...data, people };
  }, [data, state]);
  const writes = scripted && data.state !== "closed";

  return {
    ...logState,
    data: known,
    squads: data.people,
    state,
    minute: () =>
      minuteNow(state.clock, {
        lastHalf: state.halves.findLast(({ startedAt }) => startedAt !== null)?.half ?? null,
        halfMinutes: data.halfMinutes,
        nowMs: scripted ? Date.now() : data.nowMs,
      }),
    write: writes ? (event, at) => log.add({ ...newFacts(), ...at, ...event }) : null,
    take: writes
      ? async (form) => {
          const { seq, device, at } = newFacts();
          const overrides = overridesOf(state);
          const entry = entryFromForm(form, { seq, device, now: at, people: data.people, overrides });
          if ("field" in entry) return entry;
          return (await log.add(entry)) ? null : "not_kept";
        }
      : null,
    forgetRefused: () => void log.forgetRefused(),
    online,
    readiness: page && readiness,
    update,
    device: scripted ? deviceId() : null,
    sendNow: log.flush,
    file: () => sheetFile(known, logState, log.own()),
  };
}

/** The log itself counts: it knows what else was written meanwhile. */
const newFacts = () => ({
  id: crypto.randomUUID(),
  seq: 0,
  device: deviceId(),
  at: new Date().toISOString(),
});

const neverChanges = () => () => {};

export const useScripted = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** The time, each second while a clock runs; at first the one of the server, so that both render the same. */
export function useNow(running: boolean, served: number): number {
  const [now, setNow] = useState(served);
  useEffect(() => {
    if (!running) return undefined;
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [running]);
  return now;
}
