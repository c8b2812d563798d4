import { expect, test } from "vitest";
import { categoryOf } from "./category.ts";

test("categories go by birth year (2026: Sub-13 2013, Sub-15 2011, Sub-17 2009, Sub-20 2006)", () => {
  expect([2013, 2012, 2011, 2010, 2009, 2008, 2006, 2005].map((year) => categoryOf(year, 2026))).toEqual([
    "Sub-13",
    "Sub-15",
    "Sub-15",
    "Sub-17",
    "Sub-17",
    "Sub-20",
    "Sub-20",
    null,
  ]);
});
