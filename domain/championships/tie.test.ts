import { describe, expect, test } from "vitest";
import type { Campaign } from "./campaign.ts";
import { countedMatches } from "./counted.ts";
import type { KnockoutFormat } from "./format.ts";
import type { Decision, MatchResult, Withdrawal } from "./results.ts";
import { rules, result } from "./testing/cases.ts";
import { tieResult } from "./tie.ts";

const FORMAT: KnockoutFormat = {
  legs: 2,
  finalLegs: 1,
  thirdPlace: false,
  levelTie: "kicks",
  awayGoals: false,
};

const leg = (number: 1 | 2, text: string, changes: Partial<MatchResult> = {}) =>
  result(text, { phase: "knockout", tie: "QF:1", leg: number, ...changes });

/** Ana against Bia. */
function tie(
  results: MatchResult[],
  format: Partial<KnockoutFormat> = {},
  more: { campaign?: Campaign; finalTie?: boolean; decisions?: Decision[]; withdrawals?: Withdrawal[] } = {},
) {
  const { levelTie, awayGoals, legs: legCount, finalLegs } = { ...FORMAT, ...format };
  const { decisions = [], withdrawals = [], campaign = {}, finalTie = false } = more;
  const second = {
    id: "second",
    phase: "knockout" as const,
    group: null,
    tie: "QF:1",
    leg: 2 as const,
    home: "Bia",
    away: "Ana",
  };
  const legs = countedMatches({ results, decisions, withdrawals, settings: rules(), fixtures: [second] });
  return tieResult({
    first: "Ana",
    second: "Bia",
    legs,
    legCount: finalTie ? finalLegs : legCount,
    format: { levelTie, awayGoals },
    campaign,
  });
}

describe("one match", () => {
  const one = { legs: 1 } as const;

  test("the score decides", () => {
    expect(tie([leg(1, "Bia 0-1 Ana")], one)).toEqual({
      winner: "Ana",
      loser: "Bia",
      by: "score",
      aggregate: [1, 0],
      kicks: null,
    });
  });

  test("kicks decide a level match, in the order of the tie", () => {
    const drawn = leg(1, "Bia 1-1 Ana", { kicks: { home: 5, away: 4 } });
    expect(tie([drawn], one)).toMatchObject({ winner: "Bia", by: "kicks", aggregate: [1, 1], kicks: [4, 5] });
    expect(tie([drawn], { ...one, levelTie: "extra_time" })).toMatchObject({ winner: "Bia", by: "kicks" });
  });

  test("a level match without kicks is undecided, and none at all is unplayed", () => {
    expect(tie([leg(1, "Ana 1-1 Bia")], one)).toEqual({ winner: null, undecided: "level" });
    expect(tie([], one)).toEqual({ winner: null, undecided: "unplayed" });
  });

  test("vantagem do empate: the better campaign advances", () => {
    const better = { ...one, levelTie: "better_campaign" as const };
    expect(tie([leg(1, "Ana 1-1 Bia")], better, { campaign: { Caio: 1, Bia: 2, Ana: 3 } })).toMatchObject({
      winner: "Bia",
      by: "better_campaign",
    });
    expect(tie([leg(1, "Ana 1-1 Bia")], better)).toMatchObject({ undecided: "level" });
  });

  test("a W.O. and an award say so", () => {
    expect(tie([leg(1, "Ana 0-0 Bia", { walkover: "home" })], one)).toMatchObject({
      winner: "Bia",
      by: "walkover",
    });
    const award: Decision = {
      kind: "awarded",
      id: "d1",
      match: "Ana 1-1 Bia",
      homeGoals: 2,
      awayGoals: 0,
      walkover: null,
      reason: "",
    };
    expect(tie([leg(1, "Ana 1-1 Bia")], one, { decisions: [award] })).toMatchObject({
      winner: "Ana",
      by: "award",
    });
  });

  test("a double W.O. leaves nobody", () => {
    expect(tie([leg(1, "Ana 0-0 Bia", { walkover: "both" })], one)).toEqual({
      winner: null,
      undecided: "nobody",
    });
  });

  test("an annulled match leaves the tie unplayed", () => {
    const decisions: Decision[] = [{ kind: "annulled", id: "d1", match: "Ana 1-0 Bia", reason: "" }];
    expect(tie([leg(1, "Ana 1-0 Bia")], one, { decisions })).toMatchObject({ undecided: "unplayed" });
  });

  test("a match of a team that was replaced is not read", () => {
    expect(tie([leg(1, "Ana 1-0 Caio")], one)).toMatchObject({ undecided: "unplayed" });
  });
});

describe("two legs", () => {
  test("the aggregate decides after the second", () => {
    expect(tie([leg(1, "Ana 1-0 Bia")])).toMatchObject({ undecided: "unplayed" });
    expect(tie([leg(2, "Bia 3-1 Ana"), leg(1, "Ana 1-0 Bia")])).toMatchObject({
      winner: "Bia",
      by: "aggregate",
      aggregate: [2, 3],
    });
  });

  test("the final may have one", () => {
    expect(tie([leg(1, "Ana 1-0 Bia")], {}, { finalTie: true })).toMatchObject({
      winner: "Ana",
      by: "score",
    });
  });

  test("away goals decide only where the format has them", () => {
    const legs = [leg(1, "Ana 2-1 Bia"), leg(2, "Bia 1-0 Ana", { kicks: { home: 2, away: 4 } })];
    expect(tie(legs, { awayGoals: true })).toMatchObject({ winner: "Bia", by: "away_goals" });
    expect(tie(legs)).toMatchObject({ winner: "Ana", by: "kicks", aggregate: [2, 2], kicks: [4, 2] });
  });

  test("kicks belong to the second leg, in whatever order the sheets come", () => {
    const legs = [leg(2, "Bia 1-0 Ana", { kicks: { home: 3, away: 1 } }), leg(1, "Ana 1-0 Bia")];
    expect(tie(legs)).toMatchObject({ winner: "Bia", by: "kicks", kicks: [1, 3] });
  });

  test("a leg lost by W.O. counts in the aggregate, two lost so lose the tie", () => {
    const missed = leg(2, "Bia 0-0 Ana", { walkover: "away" });
    expect(tie([leg(1, "Ana 5-0 Bia"), missed])).toMatchObject({ winner: "Ana", aggregate: [5, 3] });
    expect(tie([leg(1, "Ana 0-0 Bia", { walkover: "home" }), missed])).toMatchObject({
      winner: "Bia",
      by: "walkover",
    });
  });

  test("a double W.O. in the second leg leaves what the first decided, or nobody", () => {
    const missed = leg(2, "Bia 0-0 Ana", { walkover: "both" });
    expect(tie([leg(1, "Ana 1-0 Bia"), missed])).toMatchObject({ winner: "Ana", by: "aggregate" });
    expect(tie([leg(1, "Ana 1-1 Bia"), missed])).toMatchObject({ undecided: "nobody" });
  });

  test("who withdraws between the legs loses the tie, however the first ended", () => {
    const left = (team: string): Withdrawal => ({ team, effect: "keep", phase: "knockout" });
    const first = [leg(1, "Ana 5-0 Bia")];
    expect(tie(first, {}, { withdrawals: [left("Ana")] })).toMatchObject({ winner: "Bia", by: "walkover" });
    expect(tie(first, {}, { withdrawals: [left("Bia")] })).toMatchObject({ winner: "Ana", by: "walkover" });
    expect(tie(first, {}, { withdrawals: [left("Ana"), left("Bia")] })).toMatchObject({
      undecided: "nobody",
    });
  });
});
