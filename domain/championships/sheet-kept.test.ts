import { expect, test } from "vitest";
import { sheetKeptUntil } from "./sheet-kept.ts";

const at = (text: string) => Date.parse(text);
const kickOff = "2026-11-18T14:00:00Z";

test("a sheet is kept until a day after kick-off, and some hours after it was closed", () => {
  expect(sheetKeptUntil({ kickOff, closedAt: null }, at("2026-11-18T13:00:00Z"))).toBe(
    at("2026-11-19T14:00:00Z"),
  );
  const closedAt = "2026-11-18T16:00:00Z";
  expect(sheetKeptUntil({ kickOff, closedAt }, at("2026-11-18T16:00:01Z"))).toBe(at("2026-11-18T22:00:00Z"));
});

test("a match that is played later than planned is kept while it is played", () => {
  const now = at("2026-11-25T14:00:00Z");
  expect(sheetKeptUntil({ kickOff, closedAt: null }, now)).toBeGreaterThan(at("2026-11-25T17:00:00Z"));
  expect(sheetKeptUntil({ kickOff: null, closedAt: null }, now)).toBeGreaterThan(now);
});
