import fc from "fast-check";
import { expect, test } from "vitest";
import { bracket, resolveBracket, tieMatches, type Tie } from "./bracket.ts";
import type { KnockoutFormat, Slot } from "./format.ts";

const ONE_LEG: KnockoutFormat = {
  legs: 1,
  finalLegs: 1,
  thirdPlace: false,
  levelTie: "kicks",
  awayGoals: false,
};
const ALL_SIZES = Array.from({ length: 63 }, (_, n) => n + 2);

const text = (slot: Slot) =>
  slot.from === "seed" ? `${slot.seed}` : slot.from === "team" ? slot.team : `${slot.from} ${slot.tie}`;
const lines = (ties: Tie[]) =>
  ties.map(({ id, first, second, next }) => `${id}: ${text(first)} × ${text(second)} → ${next}`);

test("eight entrants: 1×8, 4×5, 2×7, 3×6", () => {
  expect(lines(bracket(8, { ...ONE_LEG, thirdPlace: true }).ties)).toEqual([
    "QF:1: 1 × 8 → SF:1",
    "QF:2: 4 × 5 → SF:1",
    "QF:3: 2 × 7 → SF:2",
    "QF:4: 3 × 6 → SF:2",
    "SF:1: winner QF:1 × winner QF:2 → F",
    "SF:2: winner QF:3 × winner QF:4 → F",
    "3P: loser SF:1 × loser SF:2 → null",
    "F: winner SF:1 × winner SF:2 → null",
  ]);
});

test("five entrants: a bye is no tie, and two seeds with byes may meet at once", () => {
  expect(lines(bracket(5, ONE_LEG).ties)).toEqual([
    "QF:2: 4 × 5 → SF:1",
    "SF:1: 1 × winner QF:2 → F",
    "SF:2: 2 × 3 → F",
    "F: winner SF:1 × winner SF:2 → null",
  ]);
});

test("three entrants have one semi-final, so nobody plays for the third place", () => {
  expect(lines(bracket(3, { ...ONE_LEG, thirdPlace: true }).ties)).toEqual([
    "SF:2: 2 × 3 → F",
    "F: 1 × winner SF:2 → null",
  ]);
});

test.each(ALL_SIZES)("a bracket of %i is whole", (entrants) => {
  const { ties } = bracket(entrants, { ...ONE_LEG, thirdPlace: true });
  const decided = ties.filter(({ stage }) => stage !== "3P");
  expect(decided.length).toBe(entrants - 1);
  expect(ties.length - decided.length).toBe(entrants >= 4 ? 1 : 0);
  expect(new Set(ties.map(({ id }) => id)).size).toBe(ties.length);

  const slots = decided.flatMap(({ first, second }) => [first, second]);
  const seeds = slots.flatMap((slot) => (slot.from === "seed" ? [slot.seed] : []));
  expect(seeds.toSorted((a, b) => a - b)).toEqual(Array.from({ length: entrants }, (_, n) => n + 1));

  // Each winner goes to the tie that waits for it, and to no other.
  for (const { id, next } of decided) {
    const waiting = decided.filter((tie) =>
      [tie.first, tie.second].some((slot) => slot.from === "winner" && slot.tie === id),
    );
    expect(waiting.map(({ id }) => id)).toEqual(next === null ? [] : [next]);
  }

  const rounds = Math.max(...ties.map(({ round }) => round));
  expect(rounds).toBe(Math.ceil(Math.log2(entrants)));
  const playFirst = new Set(
    decided
      .filter(({ round }) => round === 1)
      .flatMap(({ first, second }) => [first, second])
      .flatMap((slot) => (slot.from === "seed" ? [slot.seed] : [])),
  );
  const byes = 2 ** rounds - entrants;
  for (let seed = 1; seed <= entrants; seed += 1) expect(playFirst.has(seed), `${seed}`).toBe(seed > byes);
});

test("if no seed is beaten by a worse one, the best 2, 4, 8 … are left, and the best stand first", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL_SIZES), (entrants) => {
      const teams = Array.from({ length: entrants }, (_, n) => `${n + 1}`);
      const { played } = playOut(entrants, ONE_LEG, teams, (first) => first);
      for (const { stage, teams } of played) {
        const left = { R64: 64, R32: 32, R16: 16, QF: 8, SF: 4, "3P": 4, F: 2 }[stage];
        expect(Number(teams.second)).toBeLessThanOrEqual(left);
        expect(Number(teams.first)).toBeLessThan(Number(teams.second));
      }
      expect(played.at(-1)?.teams).toEqual({ first: "1", second: "2" });
    }),
  );
});

test("whoever wins, there is one champion, and the first two seeds meet only on the last day", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL_SIZES), fc.infiniteStream(fc.boolean()), (entrants, luck) => {
      const teams = Array.from({ length: entrants }, (_, n) => `${n + 1}`);
      const { played, winners } = playOut(
        entrants,
        { ...ONE_LEG, thirdPlace: true },
        teams,
        (first, second) => (luck.next().value ? first : second),
      );
      const losers = played.flatMap(({ id, stage }) => (stage === "3P" ? [] : [winners.get(id)?.loser]));
      expect(new Set(losers).size).toBe(entrants - 1);
      for (const { stage, teams } of played)
        if (teams.first === "1" && teams.second === "2") expect(["3P", "F"]).toContain(stage);
    }),
    { numRuns: 60 },
  );
});

test("the first-named side plays the second leg at home, and the third place is one match", () => {
  const { ties } = bracket(4, { ...ONE_LEG, legs: 2, thirdPlace: true });
  const [semi, , third, final] = ties.map((tie) =>
    tieMatches(tie).map(({ tie, leg, home, away }) => `${tie}/${leg}: ${text(home)} × ${text(away)}`),
  );
  expect(semi).toEqual(["SF:1/1: 4 × 1", "SF:1/2: 1 × 4"]);
  expect(third).toEqual(["3P/1: loser SF:1 × loser SF:2"]);
  expect(final).toEqual(["F/1: winner SF:1 × winner SF:2"]);
});

test("teams are null until they are known", () => {
  const { ties } = bracket(4, ONE_LEG);
  const resolved = resolveBracket({
    ties,
    seeds: ["a", "b", "c", null],
    winners: new Map([["SF:2", { winner: "c", loser: "b" }]]),
  });
  expect(resolved.map(({ id, teams }) => [id, teams.first, teams.second])).toEqual([
    ["SF:1", "a", null],
    ["SF:2", "b", "c"],
    ["F", null, "c"],
  ]);
});

test("the beaten semi-finalist takes the place of an excluded finalist, and leaves the third place", () => {
  const { ties } = bracket(4, { ...ONE_LEG, thirdPlace: true });
  const input = {
    ties,
    seeds: ["a", "b", "c", "d"],
    winners: new Map([
      ["SF:1", { winner: "a", loser: "d" }],
      ["SF:2", { winner: "b", loser: "c" }],
    ]),
  };
  const show = (replaced: Map<string, string>) =>
    resolveBracket({ ...input, replaced }).map(({ id, teams }) => [id, teams.first, teams.second]);
  expect(show(new Map([["F:second", "c"]]))).toEqual([
    ["SF:1", "a", "d"],
    ["SF:2", "b", "c"],
    ["3P", "d", null],
    ["F", "a", "c"],
  ]);
  expect(
    show(
      new Map([
        ["F:second", "c"],
        ["3P:second", "e"],
      ]),
    )[2],
  ).toEqual(["3P", "d", "e"]);
});

test("a place that was given goes back to who earned it, when its team comes to another one of that round", () => {
  const { ties } = bracket(4, { ...ONE_LEG, thirdPlace: true });
  const seeds = ["a", "b", "c", "d"];
  const show = (winners: Map<string, { winner: string; loser: string }>, ...given: [string, string][]) =>
    resolveBracket({ ties, seeds, winners, replaced: new Map(given) })
      .filter(({ round }) => round === 2)
      .map(({ id, teams }) => [id, teams.first, teams.second]);
  const first = ["SF:1", { winner: "a", loser: "d" }] as const;
  // The place of the final was given to b before b won the other semi-final.
  expect(show(new Map([first, ["SF:2", { winner: "b", loser: "c" }]]), ["F:first", "b"])).toEqual([
    ["3P", "d", "c"],
    ["F", "a", "b"],
  ]);
  expect(show(new Map([["SF:2", { winner: "b", loser: "c" }]]), ["F:first", "b"])[1]).toEqual([
    "F",
    null,
    "b",
  ]);
  // The loser keeps it, and leaves the match for the third place.
  expect(show(new Map([first, ["SF:2", { winner: "c", loser: "b" }]]), ["F:first", "b"])).toEqual([
    ["3P", "d", null],
    ["F", "b", "c"],
  ]);
  // Two that change places both come from elsewhere, and nobody stands twice.
  const both = new Map<string, { winner: string; loser: string }>([
    first,
    ["SF:2", { winner: "b", loser: "c" }],
  ]);
  expect(show(both, ["F:first", "b"], ["F:second", "a"])[1]).toEqual(["F", "b", "a"]);
  // Of two places for one team the later decision counts.
  expect(show(both, ["F:first", "d"], ["F:second", "d"])[1]).toEqual(["F", "a", "d"]);
});

test("who waits with a bye takes no place of the round before", () => {
  const { ties } = bracket(3, ONE_LEG);
  const [semi] = resolveBracket({
    ties,
    seeds: ["a", "b", "c"],
    winners: new Map(),
    replaced: new Map([["SF:2:second", "a"]]),
  });
  expect(semi!.teams).toEqual({ first: "b", second: "c" });
});

function playOut(
  entrants: number,
  format: KnockoutFormat,
  seeds: string[],
  winnerOf: (first: string, second: string) => string,
) {
  const { ties } = bracket(entrants, format);
  const winners = new Map<string, { winner: string; loser: string }>();
  const played = ties.map((tie) => {
    const [resolved] = resolveBracket({ ties: [tie], seeds, winners });
    const { first, second } = resolved?.teams ?? {};
    if (!resolved || !first || !second) throw new Error(`nobody stands in ${tie.id}`);
    const winner = winnerOf(first, second);
    winners.set(tie.id, { winner, loser: winner === first ? second : first });
    return resolved;
  });
  return { played, winners };
}
