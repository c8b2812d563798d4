import type { KnockoutFormat, Slot } from "./format.ts";
import { TIE_SIDES, type TieSide } from "./vocabulary.ts";

/** By how many teams are left when it is played. "3P" is the match for the third place. */
export type Stage = "R64" | "R32" | "R16" | "QF" | "SF" | "3P" | "F";

export interface Tie {
  /** "QF:2", "F": the number is its place in the full bracket from the top, so a bye leaves a gap. */
  id: string;
  /** 1 is played first. The third place is played in the round of the final. */
  round: number;
  stage: Stage;
  /** The side that holds the better seed if no seed is beaten by a worse one. */
  first: Slot;
  second: Slot;
  legs: 1 | 2;
  /** Where the winner goes on. */
  next: string | null;
}

interface PlannedLeg {
  tie: string;
  leg: 1 | 2;
  home: Slot;
  away: Slot;
}

export interface ResolvedTie extends Tie {
  /** Null while it is not known who stands there, or where nobody does. */
  teams: Record<TieSide, string | null>;
}

const STAGES: readonly [teams: number, stage: Stage][] = [
  [64, "R64"],
  [32, "R32"],
  [16, "R16"],
  [8, "QF"],
  [4, "SF"],
  [2, "F"],
];

/**
 * Standard seeding: the best two can only meet in the final, the best four in the semi-finals, and so on. The best
 * seeds get the byes. A bye is no tie: the seed stands in the tie of the next round.
 */
export function bracket(entrants: number, format: KnockoutFormat): { ties: Tie[] } {
  const ties: Tie[] = [];
  let places: (Slot | null)[] = seedPlaces(entrants).map((seed) =>
    seed <= entrants ? { from: "seed", seed } : null,
  );
  let round = 0;
  for (const [teams, stage] of STAGES) {
    if (places.length !== teams) continue;
    round += 1;
    if (stage === "F" && format.thirdPlace && entrants >= 4) ties.push(thirdPlace(round));
    const winners: (Slot | null)[] = [];
    for (let place = 0; place < teams; place += 2) {
      const first = places[place] ?? null;
      const second = places[place + 1] ?? null;
      if (!first || !second) {
        winners.push(first ?? second);
        continue;
      }
      const number = place / 2 + 1;
      const id = tieId(stage, number);
      const legs = stage === "F" ? format.finalLegs : format.legs;
      ties.push({ id, round, stage, first, second, legs, next: nextOf(teams, number) });
      winners.push({ from: "winner", tie: id });
    }
    places = winners;
  }
  return { ties };
}

/** Of two legs the first-named side plays the second at home. */
export function tieMatches({ id, first, second, legs }: Tie): PlannedLeg[] {
  const atFirst = { tie: id, home: first, away: second };
  if (legs === 1) return [{ ...atFirst, leg: 1 }];
  return [
    { tie: id, leg: 1, home: second, away: first },
    { ...atFirst, leg: 2 },
  ];
}

interface BracketFacts {
  ties: readonly Tie[];
  /** The best first. */
  seeds: readonly (string | null)[];
  winners: ReadonlyMap<string, { winner: string; loser: string | null }>;
  /** By tie and side: "F:first", "SF:1:second". In the order in which they were given. */
  replaced?: ReadonlyMap<string, string>;
}

/**
 * Who stands where. `replaced` gives the place of a team that withdrew or was excluded to another: in 2017 the beaten
 * semi-finalist of the Copinha played the final. What was played before stays. Who took a place in the final has left
 * the match for the third place.
 *
 * Nobody stands twice in a round: when a team comes to another place of it by what it played, such as after a
 * correction, the place that it was given goes back to who earned that one. Of two places for one team the later
 * decision counts.
 */
export function resolveBracket({ replaced = new Map(), ...facts }: BracketFacts): ResolvedTie[] {
  const given = new Map(replaced);
  for (;;) {
    const resolved = resolve(facts, given);
    const twice = [...given].find(([place, team]) => standsElsewhere(resolved, place, team));
    if (!twice) return resolved;
    given.delete(twice[0]);
  }
}

function resolve({ ties, seeds, winners }: BracketFacts, given: ReadonlyMap<string, string>): ResolvedTie[] {
  const finalists = new Set([given.get("F:first"), given.get("F:second")]);
  const come = (slot: Slot): string | null => {
    if (slot.from === "team") return slot.team;
    if (slot.from === "seed") return seeds[slot.seed - 1] ?? null;
    const team = winners.get(slot.tie)?.[slot.from] ?? null;
    return slot.from === "loser" && team !== null && finalists.has(team) ? null : team;
  };
  const stand = (tie: Tie, side: TieSide) => given.get(placeOf(tie.id, side)) ?? come(tie[side]);
  return ties.map((tie) => ({
    ...tie,
    teams: { first: stand(tie, "first"), second: stand(tie, "second") },
  }));
}

/** Whether the team of this place has another one in its round, or waits with a bye in a later one. */
function standsElsewhere(ties: readonly ResolvedTie[], place: string, team: string): boolean {
  const own = ties.find((tie) => TIE_SIDES.some((side) => placeOf(tie.id, side) === place));
  if (!own) return false;
  return ties.some((other) =>
    TIE_SIDES.some((side) => {
      if (other.teams[side] !== team || placeOf(other.id, side) === place) return false;
      if (other.round > own.round) return other[side].from === "seed";
      // Who takes a place in the final leaves the match for the third place, and not the other way round.
      return other.round === own.round && !(own.stage === "F" && other.stage === "3P");
    }),
  );
}

/** "F:first". */
export const placeOf = (tie: string, side: TieSide): string => `${tie}:${side}`;

/**
 * The seeds of a full bracket from top to bottom: 1, 8, 4, 5, 2, 7, 3, 6. Those above the number of entrants are the
 * byes.
 */
export function seedPlaces(entrants: number): number[] {
  let places = [1];
  while (places.length < entrants) {
    const worst = places.length * 2 + 1;
    places = places.flatMap((seed) => [seed, worst - seed]);
  }
  return places;
}

/** One match, whatever the legs of the others: it is played beside a final. */
const thirdPlace = (round: number): Tie => ({
  id: "3P",
  round,
  stage: "3P",
  first: { from: "loser", tie: "SF:1" },
  second: { from: "loser", tie: "SF:2" },
  legs: 1,
  next: null,
});

const tieId = (stage: Stage, number: number): string => (stage === "F" ? "F" : `${stage}:${number}`);

function nextOf(teams: number, number: number): string | null {
  const stage = STAGES.find(([left]) => left === teams / 2)?.[1];
  return stage ? tieId(stage, Math.ceil(number / 2)) : null;
}
