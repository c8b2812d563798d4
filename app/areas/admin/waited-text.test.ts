import { expect, test } from "vitest";
import { waitedText } from "./waited-text.ts";

const now = Temporal.Instant.from("2026-11-19T12:00:00Z");

test.each([
  [{ seconds: 20 }, "0 min"],
  [{ minutes: 59 }, "59 min"],
  [{ hours: 1 }, "1 h"],
  [{ hours: 47 }, "47 h"],
  [{ hours: 50 }, "2 d"],
] as const)("%o ago reads %s", (ago, text) => {
  expect(waitedText(now.subtract(ago), now)).toBe(text);
});
