import type { KnockoutFormat, Slot } from "./format.ts";

/** By how many teams are left when it is played. "3P" is the match for the third place. */
export type Stage = "R64" | "R32" | "R16" | "QF" | "SF" | "3P" | "F";
type Side = "first" | "second";

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
  teams: Record<Side, string | null>;
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

/**
 * Who stands where. `replaced` gives the place of a team that withdrew or was excluded to another: in 2017 the beaten
 * semi-finalist of the Copinha played the final. What was played before stays. Who took a place in the final has left
 * the match for the third place.
 */
export function resolveBracket(input: {
  ties: readonly Tie[];
  /** The best first. */
  seeds: readonly (string | null)[];
  winners: ReadonlyMap<string, { winner: string; loser: string | null }>;
  /** By tie and side: "F:first", "SF:1:second". */
  replaced?: ReadonlyMap<string, string>;
}): ResolvedTie[] {
  const replacement = (tie: string, side: Side) => input.replaced?.get(`${tie}:${side}`);
  const finalists = new Set([replacement("F", "first"), replacement("F", "second")]);

  const come = (slot: Slot): string | null => {
    if (slot.from === "team") return slot.team;
    if (slot.from === "seed") return input.seeds[slot.seed - 1] ?? null;
    const team = input.winners.get(slot.tie)?.[slot.from] ?? null;
    return slot.from === "loser" && team !== null && finalists.has(team) ? null : team;
  };
  const stand = (tie: Tie, side: Side) => replacement(tie.id, side) ?? come(tie[side]);
  return input.ties.map((tie) => ({
    ...tie,
    teams: { first: stand(tie, "first"), second: stand(tie, "second") },
  }));
}

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
