import fc from "fast-check";
import { expect, test } from "vitest";
import { personMinutes } from "./person-minutes.ts";
import type { SheetEntry, Side } from "./sheet-entries.ts";
import { foldSheet } from "./sheet.ts";
import { bothLineUps, card, entry, goal, swap } from "./testing/sheet-log.ts";

const MINUTES = { half: 35, extraHalf: 10 };
const of = (row: string, entries: readonly SheetEntry[]) =>
  personMinutes(foldSheet([...bothLineUps(), ...entries]), MINUTES).find((one) => one.row === row)!;

test("who starts plays the whole match, and who stays on the bench nothing", () => {
  expect(of("home9", [])).toEqual({
    row: "home9",
    side: "home",
    played: true,
    minutes: 70,
    goals: 0,
    yellows: 0,
    reds: 0,
  });
  expect(of("home18", [])).toMatchObject({ played: false, minutes: 0 });
});

test("a substitution shares the match between two players", () => {
  const entries = [swap("home", "home9", "home18", { half: 2, minute: 50 })];
  expect(of("home9", entries).minutes).toBe(50);
  expect(of("home18", entries).minutes).toBe(20);
});

test("added time does not count, and the second half starts where the first ends", () => {
  const late = [swap("home", "home9", "home18", { minute: 35, added: 3 })];
  expect(of("home9", late).minutes).toBe(35);
  const interval = [swap("home", "home9", "home18", { half: 2, minute: 0 })];
  expect(of("home18", interval).minutes).toBe(35);
});

test("who is sent off plays until then, by a red or a second yellow", () => {
  const yellow = card("yellow", "away", { row: "away9" }, { minute: 5 });
  expect(of("away9", [yellow]).minutes).toBe(70);
  const second = card("second_yellow", "away", { row: "away9" }, { minute: 20 });
  expect(of("away9", [yellow, second])).toMatchObject({ minutes: 20, yellows: 0, reds: 1 });
});

test("extra time counts if it was played, and kicks take no time", () => {
  const extra = ([3, 4] as const).map((half) =>
    entry({ kind: "half_started", clock: "2026-11-15T18:00:00Z" }, { half }),
  );
  expect(of("home9", extra).minutes).toBe(90);
  const kicks = [card("red", "home", { row: "home9" }, { half: 5, minute: 70 })];
  expect(of("home9", kicks).minutes).toBe(70);
});

test("goals are the player's own, and a W.O. has no minutes", () => {
  expect(of("home9", [goal("home", "home9"), goal("home", "home9")]).goals).toBe(2);
  expect(of("home9", [entry({ kind: "walkover", loser: "home" })]).minutes).toBe(0);
});

const withoutLineUps = (...entries: SheetEntry[]) => personMinutes(foldSheet(entries), MINUTES);

test("without a line-up who scored played, for nobody knows how long, and has the goals", () => {
  const nothing = { minutes: 0, yellows: 0, reds: 0 };
  expect(withoutLineUps(goal("home", "home9"), goal("home", "home9"), goal("away", null))).toEqual([
    { row: "home9", side: "home", played: true, goals: 2, ...nothing },
  ]);
});

test("somebody who scored and is in no line-up counts beside those who are", () => {
  expect(of("home20", [goal("home", "home20")])).toMatchObject({ played: true, minutes: 0, goals: 1 });
  expect(of("home9", [goal("home", "home20")])).toMatchObject({ played: true, minutes: 70, goals: 0 });
  // The substitution was forgotten.
  expect(of("home18", [goal("home", "home18")])).toMatchObject({ played: true, minutes: 0, goals: 1 });
});

test("a card alone is no game: it may have been shown on the bench", () => {
  const yellow = card("yellow", "away", { row: "away20" });
  const second = card("second_yellow", "away", { row: "away20" });
  expect(withoutLineUps(yellow, second)).toMatchObject([
    { row: "away20", side: "away", played: false, minutes: 0, yellows: 0, reds: 1 },
  ]);
  expect(withoutLineUps(card("red", "away", { staff: "Rui", role: "técnico" }))).toEqual([]);
});

test("without a line-up a substitution says who played, and since when the one who came on did", () => {
  expect(withoutLineUps(swap("home", "home9", "home18", { half: 2, minute: 50 }))).toMatchObject([
    { row: "home9", played: true, minutes: 0 },
    { row: "home18", played: true, minutes: 20 },
  ]);
});

test("an own goal is no goal of whoever put it in, and a game of theirs", () => {
  const own = entry({ kind: "goal", side: "home", scorer: "away20", goalKind: "own" });
  expect(withoutLineUps(own)).toMatchObject([{ row: "away20", side: "away", played: true, goals: 0 }]);
});

test("in a W.O. nobody played and nobody scored, whatever was written before it; cards stay", () => {
  const before = [goal("home", "home9"), card("yellow", "home", { row: "home9" })];
  const walkover = entry({ kind: "walkover", loser: "away" });
  const left = { played: false, minutes: 0, goals: 0, yellows: 1 };
  expect(withoutLineUps(...before, walkover)).toMatchObject([left]);
  expect(of("home9", [...before, walkover])).toMatchObject(left);
});

test("everybody counts once, also where a sheet names them on both sides", () => {
  const rows = [...bothLineUps(), goal("away", "home9"), goal("home", "x"), goal("away", "x")];
  expect(withoutLineUps(...rows).filter(({ row }) => row === "x" || row === "home9")).toHaveLength(2);
});

const side = fc.constantFrom<Side>("home", "away");
const change = fc.record({
  side,
  out: fc.constantFrom("1", "9", "18"),
  into: fc.constantFrom("1", "9", "18"),
  red: fc.boolean(),
  half: fc.constantFrom(1 as const, 2 as const),
  minute: fc.nat({ max: 90 }),
  added: fc.option(fc.nat({ max: 5 })),
});

test("nobody plays less than nothing or longer than the match", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const entries = changes.map(({ side, out, into, red, ...when }) =>
        red ? card("red", side, { row: side + out }, when) : swap(side, side + out, side + into, when),
      );
      for (const { minutes } of personMinutes(foldSheet([...bothLineUps(), ...entries]), MINUTES)) {
        expect(minutes).toBeGreaterThanOrEqual(0);
        expect(minutes).toBeLessThanOrEqual(70);
      }
    }),
  );
});
