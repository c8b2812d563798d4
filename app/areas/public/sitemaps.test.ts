import { expect, test } from "vitest";
import { STATIC_PAGES } from "./sitemaps.ts";

test("every page is announced once", () => {
  expect(new Set(STATIC_PAGES).size).toBe(STATIC_PAGES.length);
});
