import fc from "fast-check";
import { expect, test } from "vitest";
import { groupBy } from "#domain/group-by.ts";
import { drawGroups } from "./draw.ts";
import type { Advance, Format, KnockoutFormat } from "./format.ts";
import { entrantsOf, formatProblem, planMatches, type PlannedMatch } from "./phases.ts";

const KNOCKOUT: KnockoutFormat = {
  legs: 1,
  finalLegs: 1,
  thirdPlace: false,
  levelTie: "kicks",
  awayGoals: false,
};
const groupsFormat = (groups: number, advance: Advance, more: { across?: boolean; rounds?: 1 | 2 } = {}) =>
  ({
    kind: "groups",
    groups,
    rounds: 1,
    across: false,
    advance,
    knockout: KNOCKOUT,
    ...more,
  }) satisfies Format;
const firstTwo: Advance = { by: "places", places: 2, bestNext: 0 };

const show = ({ key, round, home, away }: PlannedMatch) => `${key} (${round}) ${slot(home)} × ${slot(away)}`;
const slot = (slot: PlannedMatch["home"]) =>
  slot.from === "team" ? slot.team : slot.from === "seed" ? `#${slot.seed}` : `${slot.from} ${slot.tie}`;

test("two groups of three, then semi-finals in two legs and one final", () => {
  const plan = planMatches({
    format: { ...groupsFormat(2, firstTwo), knockout: { ...KNOCKOUT, legs: 2, thirdPlace: true } },
    groups: [
      { name: "A", teams: ["a", "b", "c"] },
      { name: "B", teams: ["d", "e", "f"] },
    ],
    teams: ["a", "b", "c", "d", "e", "f"],
  });
  expect(plan.map(show)).toEqual([
    "A:1:1 (1) b × c",
    "A:2:1 (2) c × a",
    "A:3:1 (3) a × b",
    "B:1:1 (1) e × f",
    "B:2:1 (2) f × d",
    "B:3:1 (3) d × e",
    "SF:1:1 (4) #4 × #1",
    "SF:1:2 (5) #1 × #4",
    "SF:2:1 (4) #3 × #2",
    "SF:2:2 (5) #2 × #3",
    "3P:1 (6) loser SF:1 × loser SF:2",
    "F:1 (6) winner SF:1 × winner SF:2",
  ]);
  const after = (key: string) => plan.find((match) => match.key === key)?.after;
  expect(after("SF:1:1")).toEqual(["A:1:1", "A:2:1", "A:3:1", "B:1:1", "B:2:1", "B:3:1"]);
  expect(after("SF:1:2")?.at(-1)).toBe("SF:1:1");
  expect(after("F:1")).toEqual(["SF:1:1", "SF:1:2", "SF:2:1", "SF:2:2"]);
});

test("groups play across two by two", () => {
  const groups = ["A", "B", "C", "D"].map((name) => ({ name, teams: [`${name}1`, `${name}2`] }));
  const plan = planMatches({
    format: groupsFormat(4, firstTwo, { across: true }),
    groups,
    teams: groups.flatMap(({ teams }) => teams),
  }).filter(({ phase }) => phase === "group");
  expect(plan.map(show)).toEqual([
    "A:1:1 (1) A1 × B1",
    "A:1:2 (1) A2 × B2",
    "A:2:1 (2) B2 × A1",
    "A:2:2 (2) B1 × A2",
    "C:1:1 (1) C1 × D1",
    "C:1:2 (1) C2 × D2",
    "C:2:1 (2) D2 × C1",
    "C:2:2 (2) D1 × C2",
  ]);
});

test.each<[Format, number, ReturnType<typeof formatProblem>]>([
  [{ kind: "league", rounds: 2 }, 1, "too_few_teams"],
  [{ kind: "league", rounds: 2 }, 64, null],
  [{ kind: "knockout", knockout: KNOCKOUT }, 65, "too_many_teams"],
  [{ kind: "knockout", knockout: KNOCKOUT }, 2, null],
  [groupsFormat(3, firstTwo), 5, "groups_too_small"],
  [groupsFormat(3, firstTwo), 6, null],
  [groupsFormat(3, firstTwo, { across: true }), 6, "across_needs_even_groups"],
  [groupsFormat(4, { by: "places", places: 3, bestNext: 0 }), 11, "more_advance_than_teams"],
  [groupsFormat(4, { by: "places", places: 2, bestNext: 2 }), 9, "more_advance_than_teams"],
  [groupsFormat(4, { by: "places", places: 2, bestNext: 2 }), 10, null],
  [groupsFormat(23, { by: "places", places: 1, bestNext: 9 }), 64, null],
  [groupsFormat(5, { by: "general_table", teams: 8 }), 20, null],
  [groupsFormat(2, { by: "general_table", teams: 8 }), 7, "more_advance_than_teams"],
  [groupsFormat(1, { by: "places", places: 1, bestNext: 0 }), 6, "too_few_advance"],
])("%j with %i teams: %s", (format, teams, problem) => {
  expect(formatProblem(format, teams)).toBe(problem);
});

const formats: fc.Arbitrary<Format> = fc
  .record({
    kind: fc.constantFrom("league" as const, "groups" as const, "knockout" as const),
    groups: fc.integer({ min: 1, max: 8 }),
    rounds: fc.constantFrom<1 | 2>(1, 2),
    across: fc.boolean(),
    places: fc.integer({ min: 1, max: 3 }),
    bestNext: fc.integer({ min: 0, max: 3 }),
    legs: fc.constantFrom<1 | 2>(1, 2),
    finalLegs: fc.constantFrom<1 | 2>(1, 2),
    thirdPlace: fc.boolean(),
  })
  .map(({ kind, groups, rounds, across, places, bestNext, ...knockout }) => ({
    kind,
    groups,
    rounds,
    across,
    advance: { by: "places", places, bestNext },
    knockout: { ...KNOCKOUT, ...knockout },
  }));

test("every format that fits is planned whole: own keys, nobody twice a round, all that is waited for comes before", () => {
  fc.assert(
    fc.property(formats, fc.integer({ min: 2, max: 24 }), (format, count) => {
      fc.pre(formatProblem(format, count) === null);
      const teams = Array.from({ length: count }, (_, n) => `t${n}`);
      const groups =
        format.kind === "groups"
          ? drawGroups({ teams: teams.map((id) => ({ id, pot: null })), groups: format.groups, seed: "x" })
              .groups
          : null;
      const plan = planMatches({ format, groups, teams });
      const byKey = new Map(plan.map((match) => [match.key, match]));
      expect(byKey.size).toBe(plan.length);

      for (const [, matches] of groupBy(plan, ({ round }) => round)) {
        const sides = matches.flatMap(({ home, away }) => [slot(home), slot(away)]);
        expect(new Set(sides).size).toBe(sides.length);
      }
      for (const match of plan)
        for (const key of match.after) expect(byKey.get(key)?.round).toBeLessThan(match.round);

      const ties = new Set(plan.flatMap(({ tie }) => (tie === null || tie === "3P" ? [] : [tie])));
      expect(ties.size).toBe(Math.max(0, entrantsOf(format, count) - 1));
      if (format.kind !== "knockout")
        for (const team of teams)
          expect(plan.some(({ home, away }) => [slot(home), slot(away)].includes(team))).toBe(true);
    }),
    { numRuns: 60 },
  );
});
