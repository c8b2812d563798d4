import { expect, test } from "vitest";
import {
  earlier,
  later,
  minuteMark,
  minuteNow,
  readMinute,
  writeMinute,
  type SheetMinute,
} from "./sheet-minutes.ts";

const START = "2026-11-15T16:00:00Z";
const at = (seconds: number) => Date.parse(START) + seconds * 1000;
const running = (half: 1 | 2 | 5) => ({ half, since: START, ranMs: 0 });

test("the minute comes from when the half really started", () => {
  const now = (half: 1 | 2, seconds: number) =>
    minuteNow(running(half), { lastHalf: half, halfMinutes: 35, nowMs: at(seconds) });
  expect(now(1, 10)).toEqual({ half: 1, minute: 1, added: null });
  expect(now(1, 12 * 60 + 5)).toEqual({ half: 1, minute: 12, added: null });
  expect(now(2, 32 * 60)).toEqual({ half: 2, minute: 67, added: null });
  expect(now(1, 37 * 60)).toEqual({ half: 1, minute: 35, added: 2 });
});

test("a clock that stands counts nothing, and between halves it is the end of the one before", () => {
  const options = { lastHalf: 1 as const, halfMinutes: 35, nowMs: at(9999) };
  expect(minuteNow({ half: 1, since: null, ranMs: 600_000 }, options).minute).toBe(10);
  expect(minuteNow({ half: null, since: null, ranMs: 0 }, options)).toEqual({
    half: 1,
    minute: 35,
    added: null,
  });
});

test("one minute later and one earlier lead back to the same, across the ends of halves", () => {
  let minute: SheetMinute = { half: 2, minute: 36, added: null };
  minute = earlier(minute, 35);
  expect(minute).toEqual({ half: 1, minute: 35, added: null });
  minute = later(minute, 35);
  expect(minute).toEqual({ half: 1, minute: 35, added: 1 });
  expect(earlier(minute, 35)).toEqual({ half: 1, minute: 35, added: null });
  expect(earlier({ half: 1, minute: 1, added: null }, 35)).toEqual({ half: 1, minute: 1, added: null });
});

test("a typed minute is read as people write it", () => {
  expect(readMinute(" 45+2 ")).toEqual({ minute: 45, added: 2 });
  expect(readMinute("12'")).toEqual({ minute: 12, added: null });
  for (const text of ["", "doze", "-1", "999", "45+0"]) expect(readMinute(text)).toBeNull();
  expect(writeMinute({ minute: 45, added: 2 })).toBe("45+2");
});

test("what nobody timed has no minute beside it", () => {
  expect(minuteMark({ minute: 45, added: 2 })).toBe("45+2′");
  expect(minuteMark({ minute: 0, added: null })).toBe("");
});
