import fc from "fast-check";
import type { CompetitionFacts, CompetitionMatch } from "../competition-facts.ts";
import { LEVEL_TIES, type Advance, type Format, type KnockoutFormat } from "../format.ts";
import { formatProblem } from "../phases.ts";
import type { Decision, MatchResult, Walkover, WithdrawalEffect } from "../results.ts";
import { seededRandom } from "../seeded-random.ts";
import { someRules } from "./cases.ts";
import type { KnownMatch } from "./cups.ts";

export const EFFECTS: readonly WithdrawalEffect[] = ["keep", "walkover_rest", "disregard"];
const WALKOVERS: readonly Walkover[] = ["home", "away", "both"];

const legs = fc.constantFrom(1 as const, 2 as const);

export const someKnockout: fc.Arbitrary<KnockoutFormat> = fc.record({
  legs,
  finalLegs: legs,
  thirdPlace: fc.boolean(),
  levelTie: fc.constantFrom(...LEVEL_TIES),
  awayGoals: fc.boolean(),
});

/** Each of the three ways to advance as often as the others. */
const someAdvance: fc.Arbitrary<Advance> = fc.oneof(
  fc.record({ by: fc.constant("places"), places: fc.integer({ min: 1, max: 3 }), bestNext: fc.constant(0) }),
  fc.record({
    by: fc.constant("places"),
    places: fc.integer({ min: 1, max: 2 }),
    bestNext: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ by: fc.constant("general_table"), teams: fc.integer({ min: 2, max: 8 }) }),
);

export const someGroups = fc
  .record({
    format: fc.record({
      kind: fc.constant("groups"),
      groups: fc.integer({ min: 1, max: 4 }),
      rounds: fc.constant(1 as const),
      across: fc.boolean(),
      advance: someAdvance,
      knockout: someKnockout,
    }),
    teams: fc.integer({ min: 3, max: 14 }),
  })
  .filter(({ format, teams }: { format: Format; teams: number }) => formatProblem(format, teams) === null);

/** What may happen beside the sheets. Numbers say to whom, once it is known which teams and matches there are. */
export const someEvent = fc.record({
  kind: fc.constantFrom(
    "points",
    "annulled",
    "awarded",
    "corrected",
    "left",
    "left the knockout",
    "draw",
    "rules",
  ),
  which: fc.nat(),
  also: fc.boolean(),
  points: fc.integer({ min: -9, max: 9 }),
  goals: fc.tuple(fc.nat(4), fc.nat(4)),
  walkover: fc.option(fc.constantFrom(...WALKOVERS), { freq: 3 }),
  effect: fc.constantFrom(...EFFECTS),
  settings: someRules,
});
type Event = typeof someEvent extends fc.Arbitrary<infer One> ? One : never;

/** The facts with one event more. It is about a match of these; without one, nothing happens to a match. */
export function happen(
  facts: CompetitionFacts,
  { kind, which, effect, points, goals, walkover, also, settings }: Event,
  matches: readonly MatchResult[],
): CompetitionFacts {
  const match = matches.length > 0 ? pick(matches, which) : null;
  const { id: team, group } = pick(facts.teams, which);
  const id = `event ${facts.decisions.length + facts.draws.length}`;
  const [homeGoals, awayGoals] = goals;
  const decided = (decision: Decision) => ({ ...facts, decisions: [...facts.decisions, decision] });
  switch (kind) {
    case "points":
      return decided({ kind, id, team, points, reason: "" });
    case "annulled": {
      if (!match) return facts;
      const after = decided({ kind, id, match: match.id, reason: "" });
      const planned = facts.matches.find((each) => each.id === match.id)!;
      const again: CompetitionMatch = { ...planned, id: `${match.id}:${id}` };
      return also ? { ...after, matches: [...after.matches, again] } : after;
    }
    case "awarded":
      if (!match) return facts;
      return decided({ kind, id, match: match.id, homeGoals, awayGoals, walkover, reason: "" });
    case "corrected": {
      const corrected = facts.results.map((one) =>
        one === match ? { ...one, homeGoals, awayGoals, walkover } : one,
      );
      return { ...facts, results: corrected };
    }
    case "left":
    case "left the knockout": {
      const inKnockout = { team, effect, phase: "knockout" } as const;
      // Who left in the groups does not play the knockout either.
      const left =
        facts.format.kind === "groups" && kind === "left"
          ? [{ team, effect, phase: "group" } as const, { ...inKnockout, effect: "walkover_rest" } as const]
          : [inKnockout];
      return { ...facts, withdrawals: [...facts.withdrawals, ...left] };
    }
    case "rules":
      return { ...facts, settings };
    case "draw": {
      const order = mixed(
        facts.teams.map((each) => each.id),
        `${id} ${which}`,
      );
      return { ...facts, draws: [...facts.draws, { id, group: also ? group : null, order }] };
    }
  }
}

/** Few goals, so that level matches, teams and ties are common. A match always ends the same way. */
export const scoreBy =
  (luck: string) =>
  ({
    id,
    phase,
  }: Pick<KnownMatch, "id" | "phase">): Pick<
    MatchResult,
    "homeGoals" | "awayGoals" | "kicks" | "walkover"
  > => {
    const draw = seededRandom(`${luck} ${id}`);
    const score = { homeGoals: draw(3), awayGoals: draw(3) };
    const kicks = draw(2) === 0 ? { home: 4, away: 3 } : { home: 1, away: 3 };
    const walkover = draw(12) === 0 ? pick(WALKOVERS, draw(3)) : null;
    return { ...score, kicks: phase === "knockout" ? kicks : null, walkover };
  };

export const pick = <Item>(items: readonly Item[], which: number): Item => items[which % items.length]!;

export function mixed<Item>(items: readonly Item[], luck: string): Item[] {
  const draw = seededRandom(luck);
  const left = [...items];
  return items.flatMap(() => left.splice(draw(left.length), 1));
}
