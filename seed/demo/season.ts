import { createRandom, type Random } from "#drawing/random.ts";

interface SeasonMatch {
  club: string;
  opponent: string;
  goalsFor: number;
  goalsAgainst: number;
  matchDate: Temporal.PlainDate;
}

interface Team {
  name: string;
  strength: number;
}

/** Everyone meets everyone twice. */
export function playSeason(teams: readonly Team[], today: Temporal.PlainDate, seed: string): SeasonMatch[] {
  const random = createRandom(seed);
  const rounds = [...roundRobin(teams), ...roundRobin(teams)];
  const dates = matchDates(rounds.length, today);
  return rounds.flatMap((round, index) =>
    round.map(([one, other]) => ({
      club: one.name,
      opponent: other.name,
      goalsFor: goalsOf(one, other, random),
      goalsAgainst: goalsOf(other, one, random),
      matchDate: dates[index]!,
    })),
  );
}

/** The circle method: one team stays, the others turn. */
function roundRobin(teams: readonly Team[]): [Team, Team][][] {
  const [fixed, ...turning] = teams;
  return turning.map((_, round) => {
    const seats = [fixed!, ...turning.slice(round), ...turning.slice(0, round)];
    return Array.from({ length: seats.length / 2 }, (_, seat) => [
      seats[seat]!,
      seats[seats.length - 1 - seat]!,
    ]);
  });
}

function goalsOf(team: Team, against: Team, random: Random): number {
  const attempts = 6;
  const chance = Math.min(0.6, Math.max(0.06, 0.24 + (team.strength - against.strength) * 0.42));
  return Array.from({ length: attempts }).filter(() => random.chance(chance)).length;
}

/** Evenly apart up to last weekend, inside this year as soon as the year is old enough for it. */
function matchDates(count: number, today: Temporal.PlainDate): Temporal.PlainDate[] {
  // Temporal counts Monday as 1: this is the Sunday before today.
  const last = today.subtract({ days: today.dayOfWeek });
  const at = (index: number, apart: number) => last.subtract({ days: (count - 1 - index) * apart });
  const apart = [14, 7, 3].find((days) => at(0, days).year === today.year) ?? 3;
  return Array.from({ length: count }, (_, index) => at(index, apart));
}
