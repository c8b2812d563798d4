export interface Fixture {
  round: number;
  home: string;
  away: string;
}

/**
 * Everybody against everybody by the circle method: one team stands still and the others turn around it. With an odd
 * number nobody stands there, so whoever would meet that place rests: each team once.
 *
 * Whether the team ahead or the one behind is at home alternates with their distance on the circle. Each team is once
 * ahead and once behind at each distance, so that home and away are equal before the match against the still team.
 */
export function roundRobin(teams: readonly string[], rounds: 1 | 2): Fixture[] {
  const odd = teams.length % 2 === 1;
  const still = odd ? undefined : teams.at(-1);
  const circle = odd ? teams : teams.slice(0, -1);
  const at = (place: number) => circle[(place + circle.length) % circle.length];

  const fixtures: Fixture[] = [];
  for (let turn = 0; turn < circle.length; turn += 1) {
    const meet = (a: string | undefined, b: string | undefined, aAtHome: boolean) => {
      if (a === undefined || b === undefined) return;
      fixtures.push({ round: turn + 1, home: aAtHome ? a : b, away: aAtHome ? b : a });
    };
    meet(at(turn), still, turn % 2 === 0);
    for (let distance = 1; distance <= (circle.length - 1) / 2; distance += 1)
      meet(at(turn + distance), at(turn - distance), distance % 2 === 1);
  }
  return rounds === 1 ? fixtures : withReturn(fixtures, circle.length);
}

/**
 * Each team of one group against each of the other. Of the larger group somebody rests in every round, everybody
 * equally often. Who is at home alternates over the opponents, for both groups.
 */
export function across(groupA: readonly string[], groupB: readonly string[], rounds: 1 | 2): Fixture[] {
  const turns = Math.max(groupA.length, groupB.length);
  const fixtures: Fixture[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [a, teamA] of groupA.entries()) {
      const b = (a + turn) % turns;
      const teamB = groupB[b];
      if (teamB === undefined) continue;
      const aAtHome = (a + b) % 2 === 0;
      fixtures.push({ round: turn + 1, home: aAtHome ? teamA : teamB, away: aAtHome ? teamB : teamA });
    }
  }
  return rounds === 1 ? fixtures : withReturn(fixtures, turns);
}

const withReturn = (fixtures: readonly Fixture[], turns: number): Fixture[] => [
  ...fixtures,
  ...fixtures.map(({ round, home, away }) => ({ round: round + turns, home: away, away: home })),
];
