import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test("few pages are all named", () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(2, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageWindow(1, 0)).toEqual([]);
});

test("many pages keep the ends, the current one and its neighbours", () => {
  expect(pageWindow(1, 50)).toEqual([1, 2, 3, 4, 5, "gap", 50]);
  expect(pageWindow(5, 50)).toEqual([1, "gap", 4, 5, 6, "gap", 50]);
  expect(pageWindow(50, 50)).toEqual([1, "gap", 46, 47, 48, 49, 50]);
});

test("a gap always stands for at least two pages, and there are seven slots", () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 500 }), fc.integer({ min: -3, max: 510 }), (pages, page) => {
      const slots = pageWindow(page, pages);
      expect(slots).toHaveLength(7);
      expect(slots).toContain(Math.min(Math.max(page, 1), pages));
      slots.forEach((slot, i) => {
        if (slot !== "gap") return;
        expect(Number(slots[i + 1]) - Number(slots[i - 1])).toBeGreaterThan(2);
      });
    }),
  );
});
