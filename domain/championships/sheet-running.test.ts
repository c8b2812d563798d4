import { expect, test } from "vitest";
import type { Half } from "./sheet-entries.ts";
import { runningOf } from "./sheet-running.ts";
import { foldSheet } from "./sheet.ts";
import { bothLineUps, entry, goal } from "./testing/sheet-log.ts";

const AT = "2026-11-15T16:00:00Z";
const LATER = "2026-11-15T16:05:00Z";
const started = (half: Half) => entry({ kind: "half_started", clock: AT }, { half, minute: 0 });
const ended = (half: Half) =>
  entry({ kind: "half_ended", clock: LATER, addedMinutes: null, addedReason: null }, { half, minute: 35 });
const running = (...entries: Parameters<typeof foldSheet>[0]) => runningOf(foldSheet(entries));

test("a sheet with line-ups only has not begun", () => {
  expect(running(...bothLineUps())).toEqual({ stage: "before", half: null, since: null, minute: null });
});

test("the minute is the one of the last entry of the half, and none before there is one", () => {
  expect(running(started(1))).toEqual({ stage: "playing", half: 1, since: AT, minute: null });
  expect(running(started(1), goal("home", null, { minute: 35, added: 2 })).minute).toEqual({
    minute: 35,
    added: 2,
  });
  const second = running(started(1), goal("home", null, { minute: 12 }), ended(1), started(2));
  expect(second).toMatchObject({ stage: "playing", half: 2, minute: null });
});

test("a clock that stands and a half that ended are told", () => {
  const stop = entry({ kind: "clock_stopped", clock: LATER });
  expect(running(started(1), stop).stage).toBe("stopped");
  expect(running(started(1), stop, entry({ kind: "clock_resumed", clock: LATER })).stage).toBe("playing");
  expect(running(started(1), ended(1))).toMatchObject({ stage: "between", half: 1 });
});

test("kicks have no minute", () => {
  const kick = entry({ kind: "kick", side: "home", row: null, scored: true }, { half: 5, minute: 70 });
  expect(running(started(5), kick)).toMatchObject({ stage: "playing", half: 5, minute: null });
});
