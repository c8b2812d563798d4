import { describe, expect, test } from "vitest";
import { placesDecided } from "./places.ts";
import type { MatchResult } from "./results.ts";
import type { Criterion, Settings } from "./settings.ts";
import { standings } from "./standings.ts";
import { counted, result, rules, rulesWith } from "./testing/cases.ts";

/** Teams in the order of the alphabet backwards, so that a right order is never the given one by chance. */
const table = (
  matches: readonly (string | MatchResult)[],
  settings: Settings = rules(),
  more: Partial<Parameters<typeof standings>[0]> = {},
) => {
  const results = matches.map((match) => (typeof match === "string" ? result(match) : match));
  const teams = [...new Set(results.flatMap(({ home, away }) => [home, away]))].toSorted().toReversed();
  return standings({
    teams,
    matches: counted(results, settings),
    settings,
    pointChanges: [],
    draws: [],
    ...more,
  });
};
const order = ({ rows }: ReturnType<typeof table>) => rows.map(({ team }) => team);
const withCards = (text: string, home: Partial<{ yellows: number; reds: number }>) =>
  result(text, { cards: { home: { yellows: 0, reds: 0, ...home }, away: { yellows: 0, reds: 0 } } });

test("a row holds what a team's matches add up to", () => {
  const { rows } = table([
    result("Ana 3-1 Bia", { playedAt: "2026-03-01" }),
    result("Caio 2-2 Ana", { playedAt: "2026-03-08" }),
    result("Ana 0-0 Davi", { playedAt: "2026-03-15", walkover: "home" }),
  ]);
  expect(rows.find(({ team }) => team === "Ana")).toMatchObject({
    place: 1,
    shared: false,
    played: 3,
    wins: 1,
    draws: 1,
    losses: 1,
    goalsFor: 5,
    goalsAgainst: 6,
    goalDifference: -1,
    awayGoals: 2,
    points: 4,
    walkovers: 1,
    form: ["win", "draw", "loss"],
  });
});

test("a double W.O. is a loss by W.O. for both", () => {
  const { rows } = table([result("Ana 0-0 Bia", { walkover: "both" })]);
  const lost = { points: 0, losses: 1, goalsFor: 0, goalsAgainst: 3, goalDifference: -3, walkovers: 1 };
  expect(rows).toMatchObject([lost, lost]);
});

test("form is the last five by time, whatever the order of the sheets", () => {
  const scores = ["1-0", "0-0", "0-1", "2-0", "1-1", "3-0"];
  const played = scores.map((score, index) =>
    result(`Ana ${score} Bia`, { id: `${9 - index}`, playedAt: `2026-03-0${index + 1}` }),
  );
  expect(table(played.toReversed()).rows[0]!.form).toEqual(["draw", "loss", "win", "draw", "win"]);
});

test("decisions on points count, and the row says how many", () => {
  const pointChanges = [{ kind: "points" as const, id: "d1", team: "Ana", points: -4, reason: "squad list" }];
  const { rows } = table(["Ana 1-0 Bia"], rules(), { pointChanges });
  expect(rows).toMatchObject([
    { team: "Bia", points: 0 },
    { team: "Ana", points: -1, pointsChange: -4, wins: 1, decidedBy: null },
  ]);
});

test("who wins the kicks after a draw takes the extra point", () => {
  const kicks = result("Ana 1-1 Bia", { kicks: { home: 3, away: 4 } });
  expect(table([kicks], rules({ kicksPoints: 1 })).rows).toMatchObject([
    { team: "Bia", points: 2, draws: 1, wins: 0 },
    { team: "Ana", points: 1, draws: 1 },
  ]);
  expect(table([kicks]).rows).toMatchObject([{ points: 1 }, { points: 1 }]);
});

test("the cap of the goal difference holds for each match", () => {
  const settings = rules({ goalDifferenceCap: 3 });
  const { rows } = table(["Ana 9-0 Bia", "Ana 2-0 Bia"], settings);
  expect(rows).toMatchObject([
    { goalDifference: 5, goalsFor: 11 },
    { goalDifference: -5, goalsAgainst: 11 },
  ]);
});

test("a match against a team of another group counts for the side that is in the table", () => {
  const { rows } = table(["Ana 2-0 Bia", "Caio 1-0 Davi"], rules(), { teams: ["Ana", "Davi"] });
  expect(rows).toMatchObject([
    { team: "Ana", points: 3 },
    { team: "Davi", points: 0, goalsAgainst: 1 },
  ]);
});

/** In each, Ana and Bia are level on points and only this criterion tells them apart. */
const DECIDING: Record<Exclude<Criterion, "points" | "draw">, (string | MatchResult)[]> = {
  wins: ["Ana 1-0 X", "Ana 0-1 X", "Ana 0-1 Y", "Bia 0-0 X", "Bia 0-0 Y", "Bia 1-1 Z"],
  goal_difference: ["Ana 3-0 X", "Bia 2-0 X"],
  goals_for: ["Ana 3-1 X", "Bia 2-0 X"],
  goals_against: ["Ana 2-0 X", "Bia 3-1 X"],
  away_goals: ["X 0-1 Ana", "Bia 1-0 X"],
  head_to_head_two: ["Ana 1-0 Bia", "Bia 1-0 X", "X 1-0 Ana", "X 9-0 Y"],
  head_to_head_all: ["Ana 1-0 Bia", "Bia 1-0 X", "X 1-0 Ana", "X 9-0 Y"],
  reds: [result("Ana 1-0 X"), withCards("Bia 1-0 X", { reds: 1 })],
  yellows: [withCards("Ana 1-0 X", { yellows: 1 }), withCards("Bia 1-0 X", { yellows: 2 })],
  walkovers: ["Ana 1-0 X", "Ana 0-3 Y", "Bia 1-0 X", result("Bia 0-0 Z", { walkover: "home" })],
};

describe("each criterion decides", () => {
  test("points", () => {
    expect(table(["Ana 1-0 Bia"], rulesWith()).rows).toMatchObject([
      { team: "Ana", decidedBy: null },
      { team: "Bia", decidedBy: null },
    ]);
  });

  for (const [criterion, matches] of Object.entries(DECIDING))
    test(criterion, () => {
      const two = { teams: ["Bia", "Ana"] };
      expect(table(matches, rulesWith(), two).undecided).toEqual([["Bia", "Ana"]]);
      const decided = table(matches, rulesWith(criterion as Criterion), two);
      expect(decided.rows).toMatchObject([
        { team: "Ana", place: 1, shared: false, decidedBy: null },
        {
          team: "Bia",
          place: 2,
          shared: false,
          decidedBy: { criterion, above: "Ana", among: ["Bia", "Ana"] },
        },
      ]);
      expect(decided.undecided).toEqual([]);
    });

  test("a recorded draw", () => {
    const draws = [
      { id: "s1", group: null, order: ["Bia", "Ana"] },
      { id: "s2", group: null, order: ["Ana", "Caio", "Bia"] },
      { id: "s3", group: "A", order: ["Bia", "Ana"] },
      { id: "s4", group: null, order: ["Bia"] },
    ];
    expect(table(["Ana 0-0 Bia"], rules(), { draws }).rows).toMatchObject([
      { team: "Ana", place: 1 },
      { team: "Bia", place: 2, decidedBy: { criterion: "draw", above: "Ana" } },
    ]);
    expect(order(table(["Ana 0-0 Bia"], rules(), { draws, group: "A" }))).toEqual(["Bia", "Ana"]);
  });
});

describe("head-to-head", () => {
  test("names the matches that decided", () => {
    const settings = rulesWith("head_to_head_two");
    const { rows } = table(["Ana 2-1 Bia", "Bia 1-0 X", "X 1-0 Ana", "X 1-0 Y"], settings);
    expect(order({ rows, undecided: [] })).toEqual(["X", "Ana", "Bia", "Y"]);
    expect(rows[2]!.decidedBy!.matches.map(({ id }) => id)).toEqual(["Ana 2-1 Bia"]);
  });

  test("of two legs each won by one side, the goals of both decide", () => {
    const settings = rulesWith("head_to_head_two");
    expect(order(table(["Ana 3-1 Bia", "Bia 1-0 Ana"], settings))).toEqual(["Ana", "Bia"]);
    expect(table(["Ana 2-1 Bia", "Bia 1-0 Ana"], settings).undecided).toHaveLength(1);
  });

  // C3, as in group D of 1994: three on six points, goal difference removes one, the two others met.
  const THREE_LEVEL = ["Ana 2-0 Bia", "Bia 1-0 Caio", "Caio 4-0 Ana", "Ana 3-0 X", "Bia 2-0 X", "Caio 1-0 X"];

  test("two only: two of three that are still level at that step", () => {
    const { rows } = table(THREE_LEVEL, rulesWith("goal_difference", "head_to_head_two"));
    expect(rows).toMatchObject([
      { team: "Caio", points: 6, goalDifference: 4 },
      {
        team: "Ana",
        points: 6,
        goalDifference: 1,
        decidedBy: { criterion: "goal_difference", above: "Caio" },
      },
      {
        team: "Bia",
        points: 6,
        goalDifference: 1,
        decidedBy: { criterion: "head_to_head_two", above: "Ana", matches: [{ id: "Ana 2-0 Bia" }] },
      },
      { team: "X", decidedBy: null },
    ]);
  });

  test("two only says nothing about three, and does not come back after a later criterion left two", () => {
    const { rows, undecided } = table(THREE_LEVEL, rulesWith("head_to_head_two", "goal_difference"));
    expect(rows[0]).toMatchObject({ team: "Caio", place: 1 });
    expect(undecided).toEqual([["Bia", "Ana"]]);
  });

  test("all: counts only matches among those still level, as one table", () => {
    const settings = rulesWith("head_to_head_all");
    const { rows } = table(
      ["Ana 1-0 Bia", "Bia 1-0 Caio", "Caio 2-0 Ana", "Ana 9-0 X", "Bia 1-0 X", "Caio 1-0 X"],
      settings,
    );
    expect(order({ rows, undecided: [] })).toEqual(["Caio", "Bia", "Ana", "X"]);
    expect(rows[1]!.decidedBy!.matches.map(({ id }) => id)).toEqual([
      "Ana 1-0 Bia",
      "Bia 1-0 Caio",
      "Caio 2-0 Ana",
    ]);
  });

  test("all: who is left level by it goes on with the next criterion, although the two met", () => {
    const matches = [withCards("Ana 2-0 Bia", { yellows: 1 }), "Bia 3-0 Caio", "Caio 2-1 Ana"];
    const { rows } = table(matches, rulesWith("head_to_head_all", "yellows"));
    expect(rows).toMatchObject([
      { team: "Bia", points: 3 },
      { team: "Ana", points: 3, decidedBy: { criterion: "yellows", above: "Bia", among: ["Bia", "Ana"] } },
      { team: "Caio", points: 3, decidedBy: { criterion: "head_to_head_all", above: "Ana" } },
    ]);
  });
});

describe("shared places", () => {
  test("without a match everybody is level and nobody is first", () => {
    const { rows, undecided } = table([], rules(), { teams: ["Ana", "Bia", "Caio"] });
    expect(rows.map(({ place, shared }) => [place, shared])).toEqual([
      [null, true],
      [null, true],
      [null, true],
    ]);
    expect(undecided).toEqual([["Ana", "Bia", "Caio"]]);
  });

  test("below the first, level teams share the best of their places", () => {
    const ranked = table(["X 1-0 Ana", "X 1-0 Bia", "Ana 1-0 Y", "Bia 1-0 Y"]);
    expect(ranked.rows.map(({ team, place, shared }) => [team, place, shared])).toEqual([
      ["X", 1, false],
      ["Bia", 2, true],
      ["Ana", 2, true],
      ["Y", 4, false],
    ]);
    expect(placesDecided(ranked, [1])).toBe(true);
    expect(placesDecided(ranked, [1, 2])).toBe(false);
    expect(placesDecided(ranked, [1, 4])).toBe(true);
    expect(placesDecided(ranked, [5])).toBe(false);
  });
});
