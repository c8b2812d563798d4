import { expect, test } from "vitest";
import { wayToVersion } from "./current-version.ts";

const way = (query: string) =>
  wayToVersion(new URL(`https://joia.test/fragmento${query}`), 12)?.headers.get("location") ?? null;

test("the version that there is, or none, is answered", () => {
  expect(way("")).toBeNull();
  expect(way("?v=12")).toBeNull();
  expect(way("?categoria=a&v=12")).toBeNull();
});

test.each(["?v=11", "?v=13", "?v=", "?v=012", "?v=12.0", "?v=x", "?v=12&v=13"])(
  "%s leads to the version that there is",
  (query) => expect(way(query)).toBe("/fragmento?v=12"),
);

test("the way keeps the category, and nobody stores it", () => {
  const answer = wayToVersion(new URL("https://joia.test/fragmento?categoria=a&v=1"), 12)!;
  expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
    302,
    "/fragmento?categoria=a&v=12",
    "no-store",
  ]);
});
