import fc from "fast-check";
import { expect, test } from "vitest";
import type { SheetEntry, SheetEvent, Side } from "./sheet-entries.ts";
import { foldSheet } from "./sheet.ts";
import { bothLineUps, card, entry, goal, lineUpOf, player, swap, undo } from "./testing/sheet-log.ts";

const lineUp = (side: Side) => entry(lineUpOf(side), { minute: 0 });
const started = (half: 1 | 2, clock: string) => entry({ kind: "half_started", clock }, { half });
const ended = (half: 1 | 2, clock: string) =>
  entry({ kind: "half_ended", clock, addedMinutes: null, addedReason: null }, { half, minute: 35 });

const codes = (entries: readonly SheetEntry[]) =>
  foldSheet(entries)
    .problems.map(({ code }) => code)
    .filter((code) => !code.startsWith("half_"));
const placeOf = (entries: readonly SheetEntry[], side: Side, row: string) =>
  foldSheet(entries).lineUps[side]!.players.find((one) => one.row === row)!.place;

test("the score counts goals by half and in all, and the timeline carries it along", () => {
  const state = foldSheet([
    goal("home", "home9", { minute: 12 }),
    goal("home", "home9", { half: 2, minute: 67 }),
    goal("away", "away9", { minute: 31 }),
  ]);
  expect(state.score).toEqual({ home: 2, away: 1 });
  expect(state.halves.map(({ half, home, away }) => [half, home, away])).toEqual([
    [1, 1, 1],
    [2, 1, 0],
  ]);
  expect(state.timeline.map(({ score }) => `${score.home}-${score.away}`)).toEqual(["1-0", "1-1", "2-1"]);
});

test("the timeline goes by half, minute, added minute and sequence", () => {
  const late = goal("home", null, { minute: 45, added: 2 });
  const second = goal("home", null, { half: 2, minute: 46 });
  const one = goal("home", null, { minute: 20, seq: 1000 });
  const before = goal("home", null, { minute: 20, seq: 999 });
  const end = ended(1, "2026-11-15T16:47:00Z");
  const { timeline } = foldSheet([second, end, late, one, before]);
  expect(timeline.map(({ entry }) => entry.id)).toEqual([before, one, late, end, second].map(({ id }) => id));
});

test("an undo hides its entry, and what was right is entered again", () => {
  const wrong = goal("home", "home9");
  const back = undo(wrong);
  expect(foldSheet([wrong, back]).score.home).toBe(0);
  expect(foldSheet([wrong, back, goal("home", "home9")]).score.home).toBe(1);
});

test("an undo of an undo, or of what never arrived, changes nothing and is told", () => {
  const wrong = goal("home", "home9");
  const back = undo(wrong);
  const again = undo(back);
  const state = foldSheet([...bothLineUps(), wrong, back, again, undo(goal("home", null))]);
  expect(state.score.home).toBe(0);
  expect(state.problems.map(({ code }) => code)).toEqual(["undo_of_nothing", "undo_of_nothing"]);
});

test("the last line-up of a side stands, by sequence and not by arrival", () => {
  const first = lineUp("home");
  const last = entry({ kind: "line_up", side: "home", players: [player("other", 7)], overrides: [] });
  expect(foldSheet([last, first]).lineUps.home!.players.map(({ row }) => row)).toEqual(["other"]);
});

test("a substitution changes who is on the field, and a red card sends off", () => {
  const entries = [
    ...bothLineUps(),
    swap("home", "home9", "home18", { minute: 20 }),
    card("red", "away", { row: "away9" }, { minute: 22 }),
  ];
  expect(placeOf(entries, "home", "home9")).toBe("left");
  expect(placeOf(entries, "home", "home18")).toBe("field");
  expect(placeOf(entries, "away", "away9")).toBe("sent_off");
  expect(placeOf(entries, "away", "away18")).toBe("bench");
  expect(codes(entries)).toEqual([]);
});

test("who is not there cannot score, be booked, leave, enter or kick without a problem", () => {
  const lineUps = bothLineUps();
  const left = swap("home", "home9", "home18", { minute: 20 });
  const later = { minute: 30 };
  expect(codes([...lineUps, left, goal("home", "home9", later)])).toEqual(["goal_by_absent"]);
  expect(codes([...lineUps, left, goal("home", "home9", { minute: 19 })])).toEqual([]);
  expect(codes([...lineUps, card("yellow", "home", { row: "away9" })])).toEqual(["card_for_absent"]);
  expect(codes([...lineUps, card("yellow", "home", { row: "home18" })])).toEqual([]);
  expect(codes([...lineUps, left, swap("home", "home9", "home1", later)])).toEqual([
    "sub_of_absent",
    "sub_by_absent",
  ]);
  expect(codes([...lineUps, entry({ kind: "kick", side: "home", row: "home18", scored: true })])).toEqual([
    "kick_by_absent",
  ]);
});

test("an own goal is the other side's, and no goal of who scored it", () => {
  const own = entry({ kind: "goal", side: "home", scorer: "away9", goalKind: "own" });
  const state = foldSheet([...bothLineUps(), own]);
  expect(state.score).toEqual({ home: 1, away: 0 });
  expect(state.lineUps.away!.players.map(({ goals }) => goals)).toEqual([0, 0, 0]);
  expect(codes([...bothLineUps(), own])).toEqual([]);
});

test("a yellow and a second yellow that disagree are told, of players and of staff", () => {
  const lineUps = bothLineUps();
  for (const person of [{ row: "home9" }, { staff: "Rui", role: "coach" }]) {
    const yellow = card("yellow", "home", person, { minute: 20 });
    const second = (kind: "yellow" | "second_yellow") => card(kind, "home", person, { minute: 21 });
    expect(codes([...lineUps, yellow, second("second_yellow")])).toEqual([]);
    expect(codes([...lineUps, yellow, second("yellow")])).toEqual(["yellow_is_second"]);
    expect(codes([...lineUps, second("second_yellow")])).toEqual(["second_yellow_without_first"]);
  }
});

test("a missing line-up is one problem, and a W.O. needs none", () => {
  expect(codes([lineUp("home"), goal("away", "away9"), goal("away", "away1")])).toEqual(["line_up_missing"]);
  const walkover = foldSheet([entry({ kind: "walkover", loser: "both" })]);
  expect(walkover).toMatchObject({ walkover: "both", problems: [] });
});

test("a shirt number that two players wear is told", () => {
  const players = [player("one", 7), player("two", 7), player("three", 8)];
  const twice = entry({ kind: "line_up", side: "home", players, overrides: [] });
  expect(foldSheet([twice, lineUp("away")]).problems).toEqual([
    { code: "shirt_twice", side: "home", number: 7 },
  ]);
});

test("the clock runs in the half that started last, less what it stood", () => {
  const first = [started(1, "2026-11-15T16:00:00Z"), ended(1, "2026-11-15T16:37:00Z")];
  expect(foldSheet(first).clock).toEqual({ half: null, since: null, ranMs: 0 });
  const second = started(2, "2026-11-15T16:50:00Z");
  expect(foldSheet([...first, second]).clock).toEqual({ half: 2, since: "2026-11-15T16:50:00Z", ranMs: 0 });
  const stop = entry({ kind: "clock_stopped", clock: "2026-11-15T16:55:00Z" }, { half: 2 });
  expect(foldSheet([...first, second, stop]).clock).toEqual({ half: 2, since: null, ranMs: 300_000 });
  const resume = entry({ kind: "clock_resumed", clock: "2026-11-15T16:58:00Z" }, { half: 2 });
  expect(foldSheet([...first, second, stop, resume]).clock).toEqual({
    half: 2,
    since: "2026-11-15T16:58:00Z",
    ranMs: 300_000,
  });
});

test("halves that were not started or not ended are told", () => {
  const lineUps = bothLineUps();
  expect(foldSheet([...lineUps, goal("home", null)]).problems).toEqual([
    { code: "half_not_started", half: 1 },
  ]);
  expect(foldSheet([...lineUps, started(2, "2026-11-15T16:50:00Z")]).problems).toEqual([
    { code: "half_not_ended", half: 2 },
  ]);
});

test("added time is what was announced, unless the end of the half says otherwise", () => {
  const announced = entry({ kind: "added_time", minutes: 2, reason: "substituições" });
  const added = (entries: readonly SheetEntry[]) => foldSheet(entries).halves[0]!;
  expect(added([announced, ended(1, "2026-11-15T16:37:00Z")])).toMatchObject({
    added: 2,
    addedReason: "substituições",
  });
  const end = {
    kind: "half_ended",
    clock: "2026-11-15T16:39:00Z",
    addedMinutes: 4,
    addedReason: "lesão",
  } as const;
  expect(added([announced, entry(end)])).toMatchObject({ added: 4, addedReason: "lesão" });
});

test("kicks are counted apart from the score", () => {
  const kick = (side: Side, scored: boolean) => entry({ kind: "kick", side, row: null, scored }, { half: 5 });
  const state = foldSheet([goal("home", null), kick("home", true), kick("away", false), kick("home", true)]);
  expect(state).toMatchObject({ score: { home: 1, away: 0 }, kicks: { home: 2, away: 0 } });
  expect(foldSheet([]).kicks).toBeNull();
});

test("officials and remarks are kept", () => {
  const officials = [{ role: "referee", name: "José Luís Prado" }];
  const state = foldSheet([
    entry({ kind: "officials", officials: [] }),
    entry({ kind: "officials", officials }),
    entry({ kind: "remark", about: "ambulance", text: "Chegou às 15h40." }),
  ]);
  expect(state.officials).toEqual(officials);
  expect(state.remarks.map(({ text }) => text)).toEqual(["Chegou às 15h40."]);
});

const side = fc.constantFrom<Side>("home", "away");
const row = fc.constantFrom("home1", "home9", "home18", "away1", "away9", "away18");
const event: fc.Arbitrary<SheetEvent> = fc.oneof(
  fc.record({
    kind: fc.constant("goal" as const),
    side,
    scorer: fc.option(row),
    goalKind: fc.constantFrom("normal" as const, "own" as const),
  }),
  fc.record({
    kind: fc.constant("card" as const),
    card: fc.constantFrom("yellow" as const, "second_yellow" as const, "red" as const),
    side,
    person: fc.oneof(fc.record({ row }), fc.constant({ staff: "Rui", role: "coach" })),
    reason: fc.constant(null),
  }),
  fc.record({ kind: fc.constant("substitution" as const), side, out: row, in: row }),
  fc.record({ kind: fc.constant("kick" as const), side, row, scored: fc.boolean() }),
  side.map(lineUpOf),
  fc.record({ kind: fc.constant("half_started" as const), clock: fc.constant("2026-11-15T16:00:00Z") }),
  fc.record({ kind: fc.constant("undo" as const), of: fc.nat({ max: 24 }).map(String) }),
);
const log = fc
  .array(
    fc.record({
      event,
      seq: fc.nat({ max: 8 }),
      device: fc.constantFrom("A", "B"),
      half: fc.constantFrom(1 as const, 2 as const),
      minute: fc.nat({ max: 6 }),
      added: fc.option(fc.nat({ max: 2 })),
    }),
    { maxLength: 24 },
  )
  .map((made) => made.map(({ event, ...facts }, at) => entry(event, { ...facts, id: String(at) })));
const logAndArrival = log.chain((entries) =>
  fc.tuple(
    fc.constant(entries),
    fc.shuffledSubarray(entries, { minLength: entries.length }),
    fc.subarray(entries),
  ),
);

test("any order of arrival makes the same sheet, and what arrives twice changes nothing", () => {
  fc.assert(
    fc.property(logAndArrival, ([entries, arrived, twice]) => {
      expect(foldSheet([...twice, ...arrived])).toEqual(foldSheet(entries));
    }),
  );
});

test("the score is the goals that are not undone, over all halves and in the last line", () => {
  fc.assert(
    fc.property(log, (entries) => {
      const { score, halves, timeline } = foldSheet(entries);
      const hidden = new Set(entries.flatMap((one) => (one.kind === "undo" ? [one.of] : [])));
      for (const side of ["home", "away"] as const) {
        const goals = entries.filter(
          (one) => one.kind === "goal" && one.side === side && !hidden.has(one.id),
        );
        expect(score[side]).toBe(goals.length);
        expect(halves.reduce((sum, half) => sum + half[side], 0)).toBe(goals.length);
        expect(timeline.at(-1)?.score[side] ?? 0).toBe(goals.length);
      }
    }),
  );
});
