import { expect, test } from "vitest";
import { dueStep, goesAt } from "./waiting.ts";

const SINCE = Temporal.Instant.from("2026-01-01T06:00:00Z");
const day = (days: number) => SINCE.add({ hours: 24 * days });
const step = (days: number, warnedOn?: number, canRemind = true) =>
  dueStep({ since: SINCE, warnedAt: warnedOn === undefined ? null : day(warnedOn), canRemind }, day(days));

test("the guardian is reminded after a week, the athlete warned after a month, the account erased after two", () => {
  expect([0, 6, 7, 29].map((days) => step(days))).toEqual([null, null, "remind", "remind"]);
  expect([30, 59, 90].map((days) => step(days))).toEqual(["warn", "warn", "warn"]);
  expect([31, 59, 60].map((days) => step(days, 30))).toEqual([null, null, "erase"]);
});

test("nobody is reminded twice, and nobody goes without a warning two weeks before", () => {
  expect(step(10, undefined, false)).toBeNull();
  expect(step(90)).toBe("warn");
  expect([91, 103, 104].map((days) => step(days, 90))).toEqual([null, null, "erase"]);
  expect(goesAt(SINCE, day(30))).toEqual(day(60));
  expect(goesAt(SINCE, day(90))).toEqual(day(104));
});
