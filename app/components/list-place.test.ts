import { expect, test } from "vitest";
import { readPlace, writePlace } from "./list-place.ts";

const ID = "019a8d3e-0000-7000-8000-000000000001";

test("a place survives its address, to the microsecond", () => {
  const place = { at: Temporal.Instant.from("2026-11-16T12:34:56.123456Z"), id: ID };
  expect(readPlace(writePlace(place))).toEqual(place);
});

test.each([null, "", "x", `2026-11-16T12:34:56Z_x`, `2026-99-99T99:99:99Z_${ID}`, `now_${ID}`])(
  "what is no place means the beginning: %s",
  (text) => expect(readPlace(text)).toBeNull(),
);
