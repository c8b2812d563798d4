import fc from "fast-check";
import { expect, test } from "vitest";
import { backOff } from "./back-off.ts";

test("the waits grow and stop growing at half a minute", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((failures) => backOff(failures, 1))).toEqual([
    2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test("any wait lies between half of the full one and the full one", () => {
  const failures = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(failures, fc.double({ min: 0, max: 1, noNaN: true }), (count, chance) => {
      const wait = backOff(count, chance);
      expect(wait).toBeGreaterThanOrEqual(backOff(count, 1) / 2);
      expect(wait).toBeLessThanOrEqual(30_000);
    }),
  );
});
