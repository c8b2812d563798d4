import fc from "fast-check";
import { expect, test } from "vitest";
import { groupBy } from "#domain/group-by.ts";
import { across, roundRobin, type Fixture } from "./fixtures.ts";

const named = (letter: string, count: number) => Array.from({ length: count }, (_, n) => `${letter}${n + 1}`);
const rounds = fc.constantFrom<1 | 2>(1, 2);

test("four teams, one round", () => {
  expect(roundRobin(["a", "b", "c", "d"], 1)).toEqual([
    { round: 1, home: "a", away: "d" },
    { round: 1, home: "b", away: "c" },
    { round: 2, home: "d", away: "b" },
    { round: 2, home: "c", away: "a" },
    { round: 3, home: "c", away: "d" },
    { round: 3, home: "a", away: "b" },
  ]);
});

test("nobody plays alone", () => {
  expect(roundRobin(["a"], 2)).toEqual([]);
  expect(roundRobin([], 1)).toEqual([]);
  expect(across(["a"], [], 1)).toEqual([]);
});

test("every pair meets as often as there are rounds, at both sides where there are two", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 64 }), rounds, (count, rounds) => {
      const teams = named("t", count);
      const fixtures = roundRobin(teams, rounds);
      expectMeetings(
        fixtures,
        teams.flatMap((a, n) => teams.slice(n + 1).map((b) => [a, b] as const)),
        rounds,
      );
      expectBalanced(fixtures, rounds);
      expectOnceARound(fixtures);
    }),
    { numRuns: 40 },
  );
});

test("with an odd number of teams each rests exactly once in each turn, with an even one nobody rests", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 64 }), rounds, (count, rounds) => {
      const teams = named("t", count);
      const rests = restsOf(roundRobin(teams, rounds), teams);
      expect(new Set(rests.values())).toEqual(new Set([count % 2 === 1 ? rounds : 0]));
    }),
    { numRuns: 40 },
  );
});

test("groups that play across: each team meets each of the other group, and none of its own", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom(-1, 0, 1),
      rounds,
      (count, difference, rounds) => {
        const groupA = named("a", count);
        const groupB = named("b", count + difference);
        const fixtures = across(groupA, groupB, rounds);
        expectMeetings(
          fixtures,
          groupA.flatMap((a) => groupB.map((b) => [a, b] as const)),
          rounds,
        );
        expectBalanced(fixtures, rounds);
        expectOnceARound(fixtures);
        if (fixtures.length === 0) return;
        for (const group of [groupA, groupB])
          expect(new Set(restsOf(fixtures, group).values()).size, "all rest equally often").toBe(1);
      },
    ),
    { numRuns: 40 },
  );
});

function expectMeetings(fixtures: Fixture[], pairs: (readonly [string, string])[], rounds: 1 | 2) {
  expect(fixtures.length).toBe(pairs.length * rounds);
  const held = new Map<string, number>();
  for (const { home, away } of fixtures) held.set(`${home} ${away}`, (held.get(`${home} ${away}`) ?? 0) + 1);
  for (const [a, b] of pairs) {
    const atHome = held.get(`${a} ${b}`) ?? 0;
    const away = held.get(`${b} ${a}`) ?? 0;
    if (atHome + away !== rounds || (rounds === 2 && atHome !== 1))
      expect.fail(`${a} and ${b} meet ${atHome} times at home and ${away} away`);
  }
}

function expectBalanced(fixtures: Fixture[], rounds: 1 | 2) {
  const balance = new Map<string, number>();
  for (const { home, away } of fixtures) {
    balance.set(home, (balance.get(home) ?? 0) + 1);
    balance.set(away, (balance.get(away) ?? 0) - 1);
  }
  for (const [team, difference] of balance)
    expect(Math.abs(difference), team).toBeLessThanOrEqual(rounds === 1 ? 1 : 0);
}

function expectOnceARound(fixtures: Fixture[]) {
  for (const [round, matches] of groupBy(fixtures, ({ round }) => round)) {
    const playing = matches.flatMap(({ home, away }) => [home, away]);
    expect(new Set(playing).size, `round ${round}`).toBe(playing.length);
  }
}

function restsOf(fixtures: Fixture[], teams: string[]): Map<string, number> {
  const played = Math.max(...fixtures.map(({ round }) => round));
  return new Map(
    teams.map((team) => [
      team,
      played - fixtures.filter(({ home, away }) => home === team || away === team).length,
    ]),
  );
}
