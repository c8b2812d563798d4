import { seedPlaces } from "./bracket.ts";
import { seededRandom } from "./seeded-random.ts";

/** A later round costs less by more than a change of campaign order can: the squares of 64 places sum up to less. */
const CAMPAIGN = 2 ** 17;
const ROUND = 32;
const STARTS = 16;

/**
 * Puts teams on the seeds of a bracket so that those that already met meet again as late as possible, and within that
 * keeps the order of the campaigns.
 *
 * A tier (all group winners, all seconds, …) keeps its own range of seeds: only places within it are exchanged. From a
 * first order, two teams of a tier change places as long as that makes the whole cheaper. That can end where only two
 * changes at once would help, so it is tried from several first orders and the cheapest end counts. There is no chance
 * in it: the same tables always give the same bracket.
 */
export function crossed(input: {
  /** Each in the order of the campaigns, the best first. */
  tiers: readonly (readonly string[])[];
  met: (a: string, b: string) => boolean;
}): string[] {
  const teams = input.tiers.flat();
  const cost = costOf(teams, input.met);
  let best = { seeds: [] as number[], cost: Infinity };
  for (let start = 0; start < STARTS; start += 1) {
    const seeds = firstOrder(input.tiers, start);
    exchange(seeds, input.tiers, cost);
    const total = seeds.reduce((sum, seed, team) => sum + cost(seeds, team, seed), 0);
    if (total < best.cost) best = { seeds, cost: total };
  }
  return best.seeds
    .map((seed, team) => ({ seed, team: teams[team] ?? "" }))
    .sort((a, b) => a.seed - b.seed)
    .map(({ team }) => team);
}

type Cost = (seeds: readonly number[], team: number, seed: number) => number;

/** What it costs to have a team on a seed while all others stand on theirs. */
function costOf(teams: readonly string[], met: (a: string, b: string) => boolean): Cost {
  const again = rematchCosts(teams.length);
  const opponents = teams.map((team) =>
    teams.flatMap((other, index) => (other !== team && met(team, other) ? [index] : [])),
  );
  return (seeds, team, seed) => {
    let cost = (team + 1 - seed) ** 2;
    for (const other of opponents[team] ?? []) cost += again[seed]?.[seeds[other] ?? 0] ?? 0;
    return cost;
  };
}

/** The seed of each team: first in order of the campaigns, then in orders that are mixed the same way every time. */
function firstOrder(tiers: readonly (readonly string[])[], start: number): number[] {
  const draw = seededRandom(`crossing ${start}`);
  let first = 1;
  return tiers.flatMap(({ length }) => {
    const free = Array.from({ length }, (_, index) => first + index);
    first += length;
    return Array.from({ length }, () => free.splice(start === 0 ? 0 : draw(free.length), 1)).flat();
  });
}

function exchange(seeds: number[], tiers: readonly (readonly string[])[], cost: Cost): void {
  const tierOf = tiers.flatMap(({ length }, tier) => Array.from({ length }, () => tier));
  let better = true;
  while (better) {
    better = false;
    for (let a = seeds.length - 1; a >= 0; a -= 1)
      for (let b = a - 1; b >= 0 && tierOf[a] === tierOf[b]; b -= 1) {
        const [seedA, seedB] = [seeds[a] ?? 0, seeds[b] ?? 0];
        const before = cost(seeds, a, seedA) + cost(seeds, b, seedB);
        [seeds[a], seeds[b]] = [seedB, seedA];
        if (cost(seeds, a, seedB) + cost(seeds, b, seedA) < before) better = true;
        else [seeds[a], seeds[b]] = [seedA, seedB];
      }
  }
}

/**
 * What it costs that the teams on two seeds already met: nothing in the final, most in the first match of both. Places
 * 0 and 1 of the bracket meet in round 1, 0 and 3 in round 2: where the halves that hold them come together.
 */
function rematchCosts(entrants: number): number[][] {
  const places = seedPlaces(entrants);
  const rounds = Math.log2(places.length);
  const hasBye = (seed: number) => places.length + 1 - seed > entrants;
  const costs: number[][] = Array.from({ length: entrants + 1 }, () => []);
  for (const [placeA, a] of places.entries())
    for (const [placeB, b] of places.entries()) {
      const round = 32 - Math.clz32(placeA ^ placeB);
      const atOnce = round === 1 || (round === 2 && hasBye(a) && hasBye(b));
      const weight = CAMPAIGN * ROUND ** (atOnce ? rounds - 1 : rounds - round - 1);
      const row = costs[a];
      if (row) row[b] = round === rounds ? 0 : weight;
    }
  return costs;
}
