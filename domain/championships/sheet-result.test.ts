import { expect, test } from "vitest";
import { toResult, type MatchFacts } from "./sheet-result.ts";
import { foldSheet } from "./sheet.ts";
import { card, entry, goal } from "./testing/sheet-log.ts";
import type { SheetEntry } from "./sheet-entries.ts";

const FACTS: MatchFacts = {
  id: "m1",
  phase: "group",
  group: "A",
  tie: null,
  leg: 1,
  home: "Litoral",
  away: "Serra Azul",
};
const result = (entries: readonly SheetEntry[]) => toResult(foldSheet(entries), FACTS);

test("a sheet becomes the result of its match", () => {
  const kick = entry({ kind: "kick", side: "away", row: null, scored: true }, { half: 5 });
  expect(result([goal("home", null), goal("home", null), goal("away", null), kick])).toEqual({
    ...FACTS,
    homeGoals: 2,
    awayGoals: 1,
    kicks: { home: 0, away: 1 },
    walkover: null,
    cards: { home: { yellows: 0, reds: 0 }, away: { yellows: 0, reds: 0 } },
  });
});

test("a second yellow is one red and no yellow; a yellow before a direct red counts besides it", () => {
  const { cards } = result([
    card("yellow", "home", { row: "home9" }),
    card("second_yellow", "home", { row: "home9" }),
    card("yellow", "home", { row: "home1" }),
    card("yellow", "away", { row: "away9" }),
    card("red", "away", { row: "away9" }),
  ]);
  expect(cards).toEqual({ home: { yellows: 1, reds: 1 }, away: { yellows: 1, reds: 1 } });
});

test("cards of staff count for their team", () => {
  const { cards } = result([card("red", "away", { staff: "Rui", role: "coach" })]);
  expect(cards.away).toEqual({ yellows: 0, reds: 1 });
});

test("a W.O. says who loses", () => {
  expect(result([entry({ kind: "walkover", loser: "away" })]).walkover).toBe("away");
});
