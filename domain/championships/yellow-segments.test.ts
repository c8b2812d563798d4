import { expect, test } from "vitest";
import { segmentOf } from "./yellow-segments.ts";

const group = { phase: "group", stage: null } as const;
const knockout = (stage: string) => ({ phase: "knockout", stage }) as const;

test("yellow cards that never restart are one count", () => {
  for (const where of [group, knockout("R16:3"), knockout("F")]) expect(segmentOf(where, "never")).toBe(0);
});

test("after the groups the whole knockout is another count", () => {
  expect(segmentOf(group, "after_groups")).toBe(0);
  expect(segmentOf({ phase: "league", stage: null }, "after_groups")).toBe(0);
  expect(segmentOf(knockout("R16"), "after_groups")).toBe(1);
  expect(segmentOf(knockout("F"), "after_groups")).toBe(1);
});

test("at the semi-finals only they, the third place and the final are another count", () => {
  expect(segmentOf(group, "at_semi_finals")).toBe(0);
  expect(segmentOf(knockout("QF:4"), "at_semi_finals")).toBe(0);
  for (const stage of ["SF", "SF:2", "3P", "F:1"])
    expect(segmentOf(knockout(stage), "at_semi_finals")).toBe(1);
});
