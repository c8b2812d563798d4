import fc from "fast-check";
import { expect, test } from "vitest";
import { compareLogs } from "./compare-logs.ts";
import type { SheetEntry } from "./sheet-entries.ts";
import { bothLineUps, card, entry, goal, swap, undo } from "./testing/sheet-log.ts";

const shape = (first: readonly SheetEntry[], second: readonly SheetEntry[]) => {
  const { agree, onlyFirst, onlySecond } = compareLogs(first, second);
  return [agree.length, onlyFirst.length, onlySecond.length];
};

test("the same event a minute apart agrees, two minutes apart does not", () => {
  const first = [goal("home", "home9", { minute: 12 })];
  expect(shape(first, [goal("home", "home9", { minute: 13 })])).toEqual([1, 0, 0]);
  expect(shape(first, [goal("home", "home9", { minute: 14 })])).toEqual([0, 1, 1]);
  expect(shape(first, [goal("home", "home9", { half: 2, minute: 12 })])).toEqual([0, 1, 1]);
});

test("another scorer, side, card or player who enters is a difference", () => {
  expect(shape([goal("home", "home9")], [goal("home", "home1")])).toEqual([0, 1, 1]);
  expect(shape([goal("home", null)], [goal("away", null)])).toEqual([0, 1, 1]);
  const person = { row: "home9" };
  expect(shape([card("yellow", "home", person)], [card("red", "home", person)])).toEqual([0, 1, 1]);
  expect(shape([swap("home", "home9", "home18")], [swap("home", "home9", "home1")])).toEqual([0, 1, 1]);
});

test("two goals of one player in neighbouring minutes pair off", () => {
  const goals = (...minutes: number[]) => minutes.map((minute) => goal("home", "home9", { minute }));
  expect(shape(goals(12, 13), goals(13, 14))).toEqual([2, 0, 0]);
  expect(shape(goals(12, 13), goals(13))).toEqual([1, 1, 0]);
});

test("what was undone and what only describes the match is not compared", () => {
  const wrong = goal("home", "home9");
  const remark = entry({ kind: "remark", about: "pitch", text: "Molhado." });
  expect(shape([...bothLineUps(), wrong, undo(wrong), remark], [])).toEqual([0, 0, 0]);
});

const log = fc.array(
  fc
    .record({ scorer: fc.constantFrom("home1", "home9"), minute: fc.nat({ max: 5 }) })
    .map(({ scorer, minute }) => goal("home", scorer, { minute })),
  { maxLength: 8 },
);

test("no entry is lost or told twice, and the two sides can be swapped", () => {
  fc.assert(
    fc.property(log, log, (first, second) => {
      const [agree, onlyFirst, onlySecond] = shape(first, second);
      expect(agree! + onlyFirst!).toBe(first.length);
      expect(agree! + onlySecond!).toBe(second.length);
      expect(shape(second, first)).toEqual([agree, onlySecond, onlyFirst]);
      expect(shape(first, first)).toEqual([first.length, 0, 0]);
    }),
  );
});
