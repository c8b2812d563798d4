import { expect, test } from "vitest";
import { scheduleState } from "./schedules.ts";

const now = Temporal.Instant.from("2026-11-19T12:00:00Z");
const hoursAgo = (hours: number) => now.subtract({ minutes: hours * 60 });
const state = (cron: string, succeeded: number | null, since = 1000) =>
  scheduleState(
    { cron, since: hoursAgo(since), succeededAt: succeeded === null ? null : hoursAgo(succeeded) },
    now,
  );

test.each([
  ["*/10 * * * *", 0.5, 2],
  ["5 * * * *", 1.5, 3],
  ["50 3 * * *", 25, 30],
  ["0 9 * * 1", 160, 200],
])("a run of %s is fine for a while, then late", (cron, fine, late) => {
  expect(state(cron, fine)).toBe("fine");
  expect(state(cron, late)).toBe("late");
});

test("what never ran is new for a while, then late", () => {
  expect(state("50 3 * * *", null, 5)).toBe("never");
  expect(state("50 3 * * *", null, 50)).toBe("late");
});

test("a weekly run may be forgotten by the queue: that is no delay", () => {
  expect(state("0 9 * * 1", null)).toBe("fine");
});
