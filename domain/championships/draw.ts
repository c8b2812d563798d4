import { err, ok, type Result } from "#domain/result.ts";
import { seededRandom } from "./seeded-random.ts";

interface DrawnGroups {
  groups: { name: string; teams: string[] }[];
  /** As the balls come: who, and into which group. */
  steps: { step: number; pot: number | null; team: string; group: string }[];
}

interface DrawnOrder {
  order: string[];
  steps: { step: number; team: string }[];
}

/**
 * Draws pot by pot, the lowest first, and teams without a pot last. A team goes into one of the groups that have the
 * fewest of its pot, and of these the fewest teams: so no group gets two of a pot before each has one, and the groups
 * never differ by more than one. The list's order does not matter, only who is in it.
 */
export function drawGroups(input: {
  teams: readonly { id: string; pot: number | null }[];
  groups: number;
  seed: string;
}): DrawnGroups {
  const draw = seededRandom(input.seed);
  const groups = Array.from({ length: input.groups }, (_, index) => ({
    name: groupName(index),
    teams: [] as string[],
  }));
  const steps: DrawnGroups["steps"] = [];
  const potOrder = (pot: number | null) => pot ?? Infinity;
  const pots = [...new Set(input.teams.map(({ pot }) => pot))].sort((a, b) => potOrder(a) - potOrder(b));
  for (const pot of pots) {
    const balls = sorted(input.teams.filter((team) => team.pot === pot).map(({ id }) => id));
    const before = new Map(groups.map(({ name, teams }) => [name, teams.length]));
    const ofPot = ({ name, teams }: { name: string; teams: string[] }) =>
      teams.length - (before.get(name) ?? 0);
    while (balls.length > 0) {
      const [team] = balls.splice(draw(balls.length), 1);
      const open = fewest(fewest(groups, ofPot), ({ teams }) => teams.length);
      const group = open[draw(open.length)];
      if (!group || team === undefined) throw new Error("a draw needs groups");
      group.teams.push(team);
      steps.push({ step: steps.length + 1, pot, team, group: group.name });
    }
  }
  return { groups, steps };
}

/** For the places of a bracket, the numbers of a fixture list, or teams that nothing else tells apart. */
export function drawOrder(input: { teams: readonly string[]; seed: string }): DrawnOrder {
  const draw = seededRandom(input.seed);
  const balls = sorted(input.teams);
  const order: string[] = [];
  while (balls.length > 0) order.push(...balls.splice(draw(balls.length), 1));
  return { order, steps: order.map((team, index) => ({ step: index + 1, team })) };
}

/** A draw is never repeated in silence: whoever uses an old one first asks whether it was of these teams. */
export function drawStillFits(input: {
  drawn: readonly string[];
  teams: readonly string[];
}): Result<null, { added: string[]; removed: string[] }> {
  const drawn = new Set(input.drawn);
  const teams = new Set(input.teams);
  const added = input.teams.filter((team) => !drawn.has(team));
  const removed = input.drawn.filter((team) => !teams.has(team));
  return added.length + removed.length === 0 ? ok(null) : err({ added, removed });
}

/** "A" to "Z", then "AA", "AB", …: 64 teams make 32 groups at most. */
const groupName = (index: number): string => {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : groupName(Math.floor(index / 26) - 1) + letter;
};

/** By code unit, which no language setting of a machine changes. */
const sorted = (teams: readonly string[]) => teams.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** The order of groups by name. Null is where there are none. */
export function byGroupName(first: string | null, second: string | null): number {
  const [one, other] = [first ?? "", second ?? ""];
  return one.length - other.length || (one < other ? -1 : 1);
}

function fewest<Item>(items: readonly Item[], count: (item: Item) => number): Item[] {
  const least = Math.min(...items.map(count));
  return items.filter((item) => count(item) === least);
}
