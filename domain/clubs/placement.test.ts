import fc from "fast-check";
import { expect, test } from "vitest";
import { placeOf } from "./placement.ts";

const placesOf = (fixedPositions: readonly number[], calculated: number) => {
  const field = { fixedPositions, calculated };
  const ofKind = (fixed: boolean, count: number) =>
    Array.from({ length: count }, (_, index) => placeOf({ rank: index + 1, fixed }, field));
  return { fixed: ofKind(true, fixedPositions.length), calculated: ofKind(false, calculated) };
};

test("without fixed positions the place is the rank", () => {
  expect(placesOf([], 3).calculated).toEqual([1, 2, 3]);
});

test("a fixed club takes its place and moves the others down", () => {
  expect(placesOf([2], 3)).toEqual({ fixed: [2], calculated: [1, 3, 4] });
});

test("two clubs on one fixed position stand one after the other", () => {
  expect(placesOf([3, 3], 3)).toEqual({ fixed: [3, 4], calculated: [1, 2, 5] });
});

test("a fixed position past the end is the end", () => {
  expect(placesOf([500], 2)).toEqual({ fixed: [3], calculated: [1, 2] });
});

test("every place from 1 to the number of clubs is given exactly once, in order within each kind", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 12 }), fc.nat(20), (pins, count) => {
      const { fixed, calculated } = placesOf(
        pins.toSorted((a, b) => a - b),
        count,
      );
      const all = [...fixed, ...calculated].toSorted((a, b) => a - b);
      expect(all).toEqual(Array.from({ length: pins.length + count }, (_, index) => index + 1));
      expect(calculated).toEqual(calculated.toSorted((a, b) => a - b));
    }),
  );
});
