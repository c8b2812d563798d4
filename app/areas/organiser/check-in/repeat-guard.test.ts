import { expect, test } from "vitest";
import { createRepeatGuard } from "./repeat-guard.ts";

test("a ticket that stays in the picture is read once, and again after it has been away", () => {
  const isNew = createRepeatGuard();
  expect([0, 150, 2900, 5800].map((now) => isNew("a", now))).toEqual([true, false, false, false]);
  expect(isNew("a", 8900)).toBe(true);
});

test("the next ticket is read at once", () => {
  const isNew = createRepeatGuard();
  expect([isNew("a", 0), isNew("b", 100), isNew("a", 200)]).toEqual([true, true, true]);
});
