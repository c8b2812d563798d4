import { expect, test } from "vitest";
import { parseRange } from "./byte-range.ts";

test.each([
  ["bytes=0-", { start: 0 }],
  ["bytes=100-199", { start: 100, end: 199 }],
  [null, null],
  ["bytes=-500", null],
  ["bytes=5-1", null],
  ["bytes=0-1,5-9", "several"],
  ["lines=1-2", null],
])("%s", (header, range) => {
  expect(parseRange(header)).toEqual(range);
});
