import { assert, array, integer, property, string } from "fast-check";
import { expect, test } from "vitest";
import { createRandom, fingerprint } from "#drawing/random.ts";

test("the sequence of a seed never changes: stored demo data depends on it", () => {
  const random = createRandom("joia");
  expect([random.int(0, 999), random.int(0, 999), random.int(0, 999)]).toEqual([225, 160, 188]);
  expect(fingerprint("joia")).toBe("1um2wjo1pvcyss");
});

test("two seeds that differ by one sign give unrelated first values", () => {
  const firsts = Array.from({ length: 10_000 }, (_, i) => createRandom(`a${i}`).next());
  const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
  expect(mean).toBeCloseTo(0.5, 1);
  expect(new Set(firsts.map((value) => Math.floor(value * 100))).size).toBe(100);
});

test("int stays between its ends and reaches both", () => {
  const random = createRandom("int");
  const seen = new Set(Array.from({ length: 1000 }, () => random.int(-2, 3)));
  expect([...seen].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
});

test("weighted follows the weights and never gives an item of weight zero", () => {
  const random = createRandom("weights");
  const entries = [
    ["never", 0],
    ["rare", 1],
    ["often", 9],
  ] as const;
  const drawn = Array.from({ length: 5000 }, () => random.weighted(entries));
  expect(drawn).not.toContain("never");
  expect(drawn.filter((item) => item === "rare").length / 5000).toBeCloseTo(0.1, 1);
});

test("shuffle keeps every item and leaves the original alone", () => {
  assert(
    property(string(), array(integer()), (seed, items) => {
      const before = [...items];
      const mixed = createRandom(seed).shuffle(items);
      expect(items).toEqual(before);
      expect(mixed.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
    }),
  );
});

test("choosing from nothing is a bug", () => {
  expect(() => createRandom("x").pick([])).toThrow(RangeError);
  expect(() => createRandom("x").weighted([])).toThrow(RangeError);
});
