import { expect, test } from "vitest";
import { botTrace } from "./bot-check.ts";

const NOW = 1_800_000_000_000;

test("a person takes a moment and leaves the hidden field alone", () => {
  expect(botTrace({ trap: "", openedAt: NOW - 3000 }, NOW)).toBeNull();
  expect(botTrace({ trap: "", openedAt: NOW - 86_400_000 }, NOW)).toBeNull();
});

test("a filled trap, a sudden answer, and a time that is none are noticed", () => {
  expect(botTrace({ trap: "http://x", openedAt: NOW - 3000 }, NOW)).toBe("trap_filled");
  expect(botTrace({ trap: "", openedAt: NOW - 200 }, NOW)).toBe("too_fast");
  expect(botTrace({ trap: "", openedAt: NOW + 60_000 }, NOW)).toBe("too_fast");
  expect(botTrace({ trap: "", openedAt: Number.NaN }, NOW)).toBe("too_fast");
});
