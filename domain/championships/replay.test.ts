import { describe, expect, test } from "vitest";
import { replay, type PublishedMatch } from "./replay.ts";
import type { WithdrawalEffect } from "./results.ts";
import { PRESETS } from "./settings.ts";

const settings = PRESETS.cbf;
const match = (text: string, more: Partial<PublishedMatch> = {}): PublishedMatch => {
  const [, home, homeGoals, awayGoals, away] = /^(.+) (\d+)-(\d+) (.+)$/.exec(text)!;
  return { home: home!, away: away!, homeGoals: Number(homeGoals), awayGoals: Number(awayGoals), ...more };
};

test("the example of the documentation", () => {
  const { table, champion, runnerUp, third } = replay({
    settings,
    format: "league",
    teams: ["Capibaribe", "Vale Verde"],
    matches: [
      { home: "Vale Verde", away: "Capibaribe", homeGoals: 2, awayGoals: 1 },
      { home: "Capibaribe", away: "Vale Verde", homeGoals: null, awayGoals: null, walkover: "home" },
    ],
    adjustments: [{ team: "Vale Verde", points: -1, reason: "late squad list" }],
  });
  expect([champion, runnerUp, third]).toEqual(["Vale Verde", "Capibaribe", null]);
  expect(table!.rows[0]).toMatchObject({ points: 5, goalsFor: 5, goalsAgainst: 1 });
});

test("voided matches count for nothing, awarded ones with their score", () => {
  const { table } = replay({
    settings,
    format: "league",
    teams: ["Capibaribe", "Vale Verde"],
    matches: [match("Capibaribe 0-1 Vale Verde", { awarded: true })],
    voided: [{ home: "Capibaribe", away: "Vale Verde", homeGoals: null, awayGoals: null }],
  });
  expect(table!.rows).toMatchObject([
    { team: "Vale Verde", played: 1, points: 3 },
    { team: "Capibaribe", played: 1 },
  ]);
});

test("a match without a score is refused", () => {
  const open = { home: "Capibaribe", away: "Vale Verde", homeGoals: null, awayGoals: null };
  expect(() => replay({ settings, format: "league", teams: [], matches: [open] })).toThrow(
    "Capibaribe × Vale Verde has no score",
  );
});

test("a league that only a draw can decide has no champion", () => {
  const teams = ["Capibaribe", "Vale Verde"];
  const matches = [match("Capibaribe 1-1 Vale Verde")];
  expect(replay({ settings, format: "league", teams, matches })).toMatchObject({
    champion: null,
    runnerUp: null,
  });
  const draws = [{ id: "s", group: null, order: ["Vale Verde", "Capibaribe"] }];
  expect(replay({ settings, format: "league", teams, matches, draws }).champion).toBe("Vale Verde");
});

test("groups, the best seconds, ties of two legs, the final and third place", () => {
  const cup = replay({
    settings,
    format: "groups+knockout",
    teams: ["A1", "A2", "A3", "B1", "B2", "B3"],
    legs: 2,
    finalLegs: 1,
    bestNext: 3,
    matches: [
      match("A1 2-0 A2", { group: "A" }),
      match("A2 1-0 A3", { group: "A" }),
      match("A3 0-4 A1", { group: "A" }),
      match("B2 0-1 B1", { group: "B" }),
      match("B3 1-2 B2", { group: "B" }),
      match("B1 1-1 B3", { group: "B" }),
      match("A1 1-0 B2", { stage: "SF", leg: 1 }),
      match("B2 1-0 A1", { stage: "SF", leg: 2, shootout: [2, 4] }),
      match("B1 0-0 A2", { stage: "SF", leg: 1 }),
      match("A2 2-1 B1", { stage: "SF", leg: 2 }),
      match("B2 3-3 B1", { stage: "3P", shootout: [5, 4] }),
      match("A1 0-2 A2", { stage: "F" }),
    ],
  });
  expect([...cup.groups!].map(([letter, { rows }]) => [letter, ...rows.map(({ team }) => team)])).toEqual([
    ["A", "A1", "A2", "A3"],
    ["B", "B1", "B2", "B3"],
  ]);
  expect(cup.bestNext!.rows.map(({ team }) => team)).toEqual(["B3", "A3"]);
  expect(cup.ties!.map(({ stage, result }) => [stage, result.winner])).toEqual([
    ["SF", "A1"],
    ["SF", "A2"],
    ["3P", "B2"],
    ["F", "A2"],
  ]);
  expect(cup).toMatchObject({ champion: "A2", runnerUp: "A1", third: "B2", fourth: "B1" });
});

test("vantagem do empate goes to the better campaign of the groups", () => {
  const { champion } = replay({
    settings,
    format: "groups+knockout",
    teams: ["A1", "A2", "B1", "B2"],
    levelTie: "better_campaign",
    matches: [
      match("A1 1-0 A2", { group: "A" }),
      match("B1 3-0 B2", { group: "B" }),
      match("A1 2-2 B1", { stage: "F" }),
    ],
  });
  expect(champion).toBe("B1");
});

test("after a final of two legs the third place is still one match, and two where two were played", () => {
  const cup = (...third: PublishedMatch[]) =>
    replay({
      settings,
      format: "knockout",
      teams: ["Ana", "Bia", "Caio", "Davi"],
      finalLegs: 2,
      matches: [
        match("Ana 1-0 Davi", { stage: "SF" }),
        match("Bia 1-0 Caio", { stage: "SF" }),
        ...third,
        match("Bia 1-0 Ana", { stage: "F", leg: 1 }),
        match("Ana 2-0 Bia", { stage: "F", leg: 2 }),
      ],
    });
  const one = match("Davi 2-1 Caio", { stage: "3P" });
  expect(cup(one)).toMatchObject({ champion: "Ana", runnerUp: "Bia", third: "Davi", fourth: "Caio" });
  const two = [{ ...one, leg: 1 as const }, match("Caio 3-0 Davi", { stage: "3P", leg: 2 })];
  expect(cup(...two)).toMatchObject({ champion: "Ana", third: "Caio", fourth: "Davi" });
});

test("groups that play across have a table each, as the input says who is in which", () => {
  const matches = [
    match("A1 2-0 B1", { group: "A" }),
    match("B2 0-1 A2", { group: "A" }),
    match("A1 1-1 B2", { group: "A" }),
    match("B1 3-0 A2", { group: "A" }),
    match("A1 0-0 B1", { stage: "F" }),
  ];
  const groups = { B: ["B1", "B2"], A: ["A1", "A2"] };
  const across = { settings, format: "groups+knockout", teams: ["A1", "A2", "B1", "B2"], matches } as const;
  const cup = replay({ ...across, groups, levelTie: "better_campaign", bestNext: 2 });
  expect(
    [...cup.groups!].map(([letter, { rows }]) => [letter, ...rows.map((row) => [row.team, row.points])]),
  ).toEqual([
    ["A", ["A1", 4], ["A2", 3]],
    ["B", ["B1", 3], ["B2", 1]],
  ]);
  expect(cup.bestNext!.rows.map(({ team }) => team)).toEqual(["A2", "B2"]);
  expect(cup.champion).toBe("A1");
  expect(() => replay({ ...across, groups: { A: ["A1", "A2"], B: ["B1"] } })).toThrow("B2 is in no group");
  expect(() => replay({ ...across, groups: { ...groups, C: ["B1"] } })).toThrow("B1 is in two groups");
});

describe("who leaves", () => {
  const unplayed = { homeGoals: null, awayGoals: null };
  const league = (effect: WithdrawalEffect) =>
    replay({
      settings,
      format: "league",
      teams: ["Ana", "Bia", "Caio"],
      matches: [match("Ana 1-0 Bia"), match("Bia 0-0 Caio"), { home: "Caio", away: "Ana", ...unplayed }],
      withdrawals: [{ team: "Ana", effect, phase: "league" }],
    }).table!.rows.map(({ team, points, played }) => [team, points, played]);

  test("keeps what it played, loses the rest by W.O., or has no row", () => {
    expect(league("keep")).toEqual([
      ["Ana", 3, 1],
      ["Caio", 1, 1],
      ["Bia", 1, 2],
    ]);
    expect(league("walkover_rest")).toEqual([
      ["Caio", 4, 2],
      ["Ana", 3, 2],
      ["Bia", 1, 2],
    ]);
    expect(league("disregard")).toEqual([
      ["Bia", 1, 1],
      ["Caio", 1, 1],
    ]);
  });

  test("of a group: the others stay in its table, also without a match that counts", () => {
    const { groups } = replay({
      settings,
      format: "groups+knockout",
      teams: ["Ana", "Bia"],
      matches: [match("Ana 1-0 Bia", { group: "A" })],
      withdrawals: [{ team: "Ana", effect: "disregard", phase: "group" }],
    });
    expect(groups!.get("A")!.rows).toMatchObject([{ team: "Bia", played: 0 }]);
  });

  test("in the knockout loses its tie, and the groups stay as they were", () => {
    const cup = replay({
      settings,
      format: "groups+knockout",
      teams: ["Ana", "Bia"],
      legs: 2,
      matches: [
        match("Ana 1-0 Bia", { group: "A" }),
        match("Bia 0-5 Ana", { stage: "F", leg: 1 }),
        { stage: "F", leg: 2, home: "Ana", away: "Bia", ...unplayed },
      ],
      withdrawals: [{ team: "Ana", effect: "disregard", phase: "knockout" }],
    });
    expect(cup.groups!.get("A")!.rows[0]).toMatchObject({ team: "Ana", points: 3 });
    expect(cup).toMatchObject({ champion: "Bia", runnerUp: "Ana" });
    expect(cup.ties![0]!.result).toMatchObject({ by: "walkover" });
  });

  test("only in its own phase: a match without a score is refused in every other", () => {
    expect(() =>
      replay({
        settings,
        format: "groups+knockout",
        teams: ["Ana", "Bia"],
        matches: [{ group: "A", home: "Ana", away: "Bia", ...unplayed }],
        withdrawals: [{ team: "Ana", effect: "keep", phase: "knockout" }],
      }),
    ).toThrow("Ana × Bia has no score");
  });
});
