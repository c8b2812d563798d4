import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedPlaces } from "./shared-places.ts";

const byNumber = (one: number, other: number) => other - one;

test("who is level shares a place, and the next one is left out", () => {
  expect(sharedPlaces([9, 7, 7, 5, 5, 5, 1], byNumber)).toEqual([1, 2, 2, 4, 4, 4, 7]);
  expect(sharedPlaces([], byNumber)).toEqual([]);
});

test("a place says how many are better, plus one", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (goals) => {
      const sorted = goals.toSorted(byNumber);
      expect(sharedPlaces(sorted, byNumber)).toEqual(
        sorted.map((own) => 1 + sorted.filter((other) => other > own).length),
      );
    }),
  );
});
