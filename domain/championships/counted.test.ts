import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countedMatches, type Fixture } from "./counted.ts";
import type { Decision, MatchResult, Withdrawal, WithdrawalEffect } from "./results.ts";
import type { Settings } from "./settings.ts";
import { result, rules, someResults } from "./testing/cases.ts";

const count = (facts: {
  results?: MatchResult[];
  decisions?: Decision[];
  withdrawals?: Withdrawal[];
  settings?: Settings;
  fixtures?: Fixture[];
}) =>
  countedMatches({ results: [], decisions: [], withdrawals: [], settings: rules(), fixtures: [], ...facts });

const fixture = (home: string | null, away: string | null, changes: Partial<Fixture> = {}): Fixture => ({
  id: `${home} × ${away}`,
  phase: "league",
  group: null,
  tie: null,
  leg: 1,
  home,
  away,
  ...changes,
});

describe("decisions", () => {
  const played = result("Ana 2-1 Bia", { kicks: { home: 4, away: 2 } });

  test("a match without decisions counts as it was played", () => {
    expect(count({ results: [played] })).toMatchObject([
      {
        homeGoals: 2,
        awayGoals: 1,
        conceded: { home: 1, away: 2 },
        kicks: { home: 4, away: 2 },
        changedBy: null,
      },
    ]);
  });

  test("an annulled match leaves, and its replay counts", () => {
    const decisions: Decision[] = [{ kind: "annulled", id: "d1", match: played.id, reason: "wrong ball" }];
    const replayed = result("Ana 0-0 Bia");
    expect(count({ results: [played, replayed], decisions })).toMatchObject([{ id: replayed.id }]);
  });

  test("an awarded match takes the award's score and says why", () => {
    const award: Decision = {
      kind: "awarded",
      id: "d1",
      match: played.id,
      homeGoals: 0,
      awayGoals: 1,
      walkover: null,
      reason: "ineligible player",
    };
    expect(count({ results: [played], decisions: [award] })).toMatchObject([
      {
        homeGoals: 0,
        awayGoals: 1,
        outcome: { home: "loss", away: "win" },
        kicks: null,
        changedBy: { by: "decision", id: "d1", reason: "ineligible player" },
      },
    ]);
    expect(count({ results: [played], decisions: [{ ...award, walkover: "home" }] })).toMatchObject([
      { homeGoals: 0, awayGoals: 1, walkover: "home" },
    ]);
    const both = { ...award, homeGoals: 0, awayGoals: 0, walkover: "both" as const };
    expect(count({ results: [played], decisions: [both] })).toMatchObject([
      { homeGoals: 0, awayGoals: 0, conceded: { home: 3, away: 3 }, outcome: { home: "loss", away: "loss" } },
    ]);
  });

  test("an awarded W.O. whose score does not make the absent side lose takes the score of the rules", () => {
    const award: Decision = {
      kind: "awarded",
      id: "d1",
      match: played.id,
      homeGoals: 0,
      awayGoals: 0,
      walkover: "away",
      reason: "left the pitch",
    };
    expect(count({ results: [played], decisions: [award] })).toMatchObject([{ homeGoals: 3, awayGoals: 0 }]);
  });

  test("of two decisions on one match the later one counts", () => {
    const decisions: Decision[] = [
      { kind: "annulled", id: "d1", match: played.id, reason: "protest" },
      {
        kind: "awarded",
        id: "d2",
        match: played.id,
        homeGoals: 2,
        awayGoals: 0,
        walkover: null,
        reason: "appeal",
      },
    ];
    expect(count({ results: [played], decisions })).toMatchObject([
      { awayGoals: 0, changedBy: { id: "d2" } },
    ]);
  });
});

describe("W.O.", () => {
  test("takes the score of the settings and not what stands on the sheet", () => {
    const settings = rules({ walkover: { goals: 2, goalsCount: true } });
    const results = [result("Ana 7-7 Bia", { walkover: "home" })];
    expect(count({ results, settings })).toMatchObject([
      { homeGoals: 0, awayGoals: 2, outcome: { home: "loss", away: "win" } },
    ]);
  });

  test("of both sides: each loses 0–3", () => {
    expect(count({ results: [result("Ana 0-0 Bia", { walkover: "both" })] })).toMatchObject([
      { homeGoals: 0, awayGoals: 0, conceded: { home: 3, away: 3 }, outcome: { home: "loss", away: "loss" } },
    ]);
  });

  test("without goals gives the win only, but moves the aggregate of a tie", () => {
    const settings = rules({ walkover: { goals: 3, goalsCount: false } });
    const inGroup = result("Ana 0-0 Bia", { walkover: "away", phase: "group", group: "A" });
    const inTie = result("Ana 0-0 Bia", { walkover: "away", phase: "knockout", tie: "F:1" });
    expect(count({ results: [inGroup, inTie], settings })).toMatchObject([
      { homeGoals: 0, conceded: { home: 0, away: 0 }, outcome: { home: "win", away: "loss" } },
      { homeGoals: 3, conceded: { home: 0, away: 3 } },
    ]);
  });
});

describe("withdrawals", () => {
  const results = [result("Ana 2-1 Bia"), result("Bia 1-0 Caio")];
  const fixtures = [
    fixture("Ana", "Caio"),
    fixture("Bia", "Ana"),
    fixture("Caio", "Bia"),
    fixture("Ana", null),
  ];
  const ids = (effect: WithdrawalEffect) =>
    count({ results, fixtures, withdrawals: [{ team: "Ana", effect, phase: "league" }] }).map(({ id }) => id);

  test("keep: what the team played stays, the rest is not played", () => {
    expect(ids("keep")).toEqual(["Ana 2-1 Bia", "Bia 1-0 Caio"]);
  });

  test("walkover_rest: what it did not play is lost by W.O., and says so", () => {
    expect(ids("walkover_rest")).toEqual(["Ana 2-1 Bia", "Bia 1-0 Caio", "Ana × Caio", "Bia × Ana"]);
    const withdrawals: Withdrawal[] = [{ team: "Ana", effect: "walkover_rest", phase: "league" }];
    expect(count({ fixtures, withdrawals })).toMatchObject([
      {
        home: "Ana",
        homeGoals: 0,
        awayGoals: 3,
        walkover: "home",
        changedBy: { by: "withdrawal", team: "Ana" },
      },
      {
        home: "Bia",
        homeGoals: 3,
        awayGoals: 0,
        walkover: "away",
        changedBy: { by: "withdrawal", team: "Ana" },
      },
    ]);
  });

  test("disregard: none of its matches counts", () => {
    expect(ids("disregard")).toEqual(["Bia 1-0 Caio"]);
  });

  test("two withdrawn teams lose their match both", () => {
    const withdrawals: Withdrawal[] = ["Ana", "Caio"].map((team) => ({
      team,
      effect: "walkover_rest",
      phase: "league",
    }));
    expect(count({ fixtures: [fixture("Ana", "Caio")], withdrawals })).toMatchObject([{ walkover: "both" }]);
  });

  test("nobody wins by W.O. after leaving: the match is not played", () => {
    const withdrawals: Withdrawal[] = [
      { team: "Ana", effect: "keep", phase: "league" },
      { team: "Caio", effect: "walkover_rest", phase: "league" },
    ];
    expect(count({ fixtures: [fixture("Ana", "Caio")], withdrawals })).toEqual([]);
  });

  test("in the knockout the team loses what is left, and ties that were played stay", () => {
    const semi = result("Ana 2-1 Bia", { phase: "knockout", tie: "SF:1" });
    const final = fixture("Ana", "Caio", { phase: "knockout", tie: "F:1" });
    for (const effect of ["keep", "walkover_rest", "disregard"] as const)
      expect(
        count({
          results: [semi],
          fixtures: [final],
          withdrawals: [{ team: "Ana", effect, phase: "knockout" }],
        }),
      ).toMatchObject([
        { id: semi.id, changedBy: null },
        { tie: "F:1", walkover: "home" },
      ]);
  });

  test("a finished phase never changes by who leaves later", () => {
    const teams = ["Ana", "Bia", "Caio", "Davi"];
    fc.assert(
      fc.property(
        someResults(teams),
        fc.constantFrom(...teams),
        fc.constantFrom<WithdrawalEffect>("keep", "walkover_rest", "disregard"),
        (drawn, team, effect) => {
          const inGroups = drawn.map((each) => ({ ...each, phase: "group" as const, group: "A" }));
          const toCome = [
            fixture("Ana", "Bia", { phase: "knockout" }),
            fixture("Caio", "Davi", { phase: "knockout" }),
          ];
          const after = count({
            results: inGroups,
            fixtures: toCome,
            withdrawals: [{ team, effect, phase: "knockout" }],
          });
          expect(after.filter(({ phase }) => phase === "group")).toEqual(count({ results: inGroups }));
        },
      ),
    );
  });
});
