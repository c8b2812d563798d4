import { expect, test } from "vitest";
import { clampRange, parseRange } from "./byte-range.ts";

test.each([
  ["bytes=0-", { start: 0 }],
  ["bytes=100-199", { start: 100, end: 199 }],
  [null, null],
  ["bytes=-500", { last: 500 }],
  ["bytes=-", null],
  ["bytes=5-1", null],
  ["bytes=0-1,5-9", "several"],
  ["lines=1-2", null],
])("%s", (header, range) => {
  expect(parseRange(header)).toEqual(range);
});

test.each([
  [{ start: 2 }, { start: 2, end: 9 }],
  [
    { start: 2, end: 4 },
    { start: 2, end: 4 },
  ],
  [
    { start: 2, end: 99 },
    { start: 2, end: 9 },
  ],
  [{ start: 10 }, undefined],
  [{ last: 3 }, { start: 7, end: 9 }],
  [{ last: 99 }, { start: 0, end: 9 }],
  [{ last: 0 }, undefined],
  [undefined, undefined],
])("%j of ten bytes is %j", (range, part) => {
  expect(clampRange(range, 10)).toEqual(part);
});
