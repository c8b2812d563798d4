import { replay, type PublishedCompetition, type PublishedMatch } from "#domain/championships/replay.ts";
import { PRESETS, type Criterion, type Settings } from "#domain/championships/settings.ts";
import type { Standings } from "#domain/championships/standings.ts";

/** One published league or cup as its file holds it, with the result that was published. */
export interface PublishedFile extends Omit<PublishedCompetition, "settings" | "matches" | "bestNext"> {
  points?: Settings["points"];
  tiebreak?: readonly string[];
  walkover?: { goals: number };
  matches: readonly (PublishedMatch & { round?: number | string })[];
  expected: Expected;
}

interface Expected {
  table?: readonly PublishedRow[];
  /** Tables after so many rounds. */
  checkpoints?: readonly { rounds: number; table: readonly PublishedRow[] }[];
  groups?: Readonly<Record<string, readonly PublishedRow[]>>;
  /** All thirds in order; the first `take` go on. */
  bestThirds?: { take: number; order: readonly string[] };
  ties?: readonly { stage: string; teams: readonly string[]; winner: string }[];
  champion?: string;
  runnerUp?: string;
  third?: string;
  fourth?: string;
}

const FIGURES = ["points", "wins", "draws", "losses", "goalsFor", "goalsAgainst"] as const;
type PublishedRow = { team: string } & Record<(typeof FIGURES)[number], number>;

const FIRST_PLACES = ["champion", "runnerUp", "third", "fourth"] as const;

/** The files' names of criteria. */
const CRITERION_NAMES: Readonly<Record<string, Criterion>> = {
  points: "points",
  wins: "wins",
  goalDifference: "goal_difference",
  goalsFor: "goals_for",
  headToHead: "head_to_head_two",
  headToHeadAll: "head_to_head_all",
  fewerReds: "reds",
  fewerYellows: "yellows",
  draw: "draw",
};

/** Where the engine and the publication differ, one sentence each. */
export function differencesFrom(file: PublishedFile): string[] {
  const competition = competitionOf(file);
  const { expected } = file;
  const replayed = replay(competition);
  const differences: string[] = [];

  if (expected.table) differences.push(...inTable("table", replayed.table, expected.table));
  for (const { rounds, table } of expected.checkpoints ?? []) {
    const matches = file.matches.filter(({ round }) => Number(round) <= rounds);
    const halfway = replay({ ...competition, matches }).table;
    differences.push(...inTable(`after ${rounds} rounds`, halfway, table));
  }
  for (const [letter, rows] of Object.entries(expected.groups ?? {}))
    differences.push(...inTable(`group ${letter}`, replayed.groups?.get(letter), rows));
  differences.push(...inThirds(replayed, expected), ...inTies(replayed, expected));
  for (const place of FIRST_PLACES)
    if (expected[place] && replayed[place] !== expected[place])
      differences.push(`${place}: ${replayed[place]}, published ${expected[place]}`);
  return differences;
}

function competitionOf({
  points,
  tiebreak,
  walkover,
  expected,
  ...plain
}: PublishedFile): PublishedCompetition {
  const settings: Settings = {
    ...PRESETS.cbf,
    points: points ?? PRESETS.cbf.points,
    criteria: tiebreak?.map(criterionNamed) ?? PRESETS.cbf.criteria,
    walkover: { goals: walkover?.goals ?? PRESETS.cbf.walkover.goals, goalsCount: true },
  };
  return { ...plain, settings, ...(expected.bestThirds ? { bestNext: 3 } : {}) };
}

function criterionNamed(name: string): Criterion {
  const criterion = CRITERION_NAMES[name];
  if (!criterion) throw new Error(`no criterion is called "${name}"`);
  return criterion;
}

function inTable(name: string, table: Standings | undefined, published: readonly PublishedRow[]): string[] {
  const rows = table?.rows ?? [];
  const differences = published.flatMap((expected, index) => {
    const row = rows[index];
    if (row?.team !== expected.team)
      return [`${name}, place ${index + 1}: ${row?.team}, published ${expected.team}`];
    const shared = row.shared ? [`${name}, ${row.team}: only a draw decides its place`] : [];
    const figures = FIGURES.filter((figure) => row[figure] !== expected[figure]).map(
      (figure) => `${name}, ${row.team}, ${figure}: ${row[figure]}, published ${expected[figure]}`,
    );
    return [...shared, ...figures];
  });
  if (rows.length === published.length) return differences;
  return [...differences, `${name}: ${rows.length} teams, published ${published.length}`];
}

type Replayed = ReturnType<typeof replay>;

function inThirds({ bestNext, ties }: Replayed, { bestThirds }: Expected): string[] {
  if (!bestThirds) return [];
  const order = bestNext?.rows.map(({ team }) => team) ?? [];
  const entered = new Set(ties?.flatMap(({ teams }) => teams));
  const differences = order.flatMap((team, index) =>
    entered.has(team) === index < bestThirds.take ? [] : [`best thirds: ${team} does not follow its place`],
  );
  if (order.join() === bestThirds.order.join()) return differences;
  return [...differences, `best thirds: ${order.join(", ")}, published ${bestThirds.order.join(", ")}`];
}

function inTies({ ties = [] }: Replayed, expected: Expected): string[] {
  if (!expected.ties) return [];
  const keyOf = (stage: string, teams: readonly string[]) => `${stage} ${teams.toSorted().join(" × ")}`;
  const results = new Map(ties.map(({ stage, teams, result }) => [keyOf(stage, teams), result]));
  const differences = expected.ties.flatMap(({ stage, teams, winner }) => {
    const key = keyOf(stage, teams);
    const result = results.get(key);
    const found = result?.winner ?? result?.undecided ?? "no such tie";
    return found === winner ? [] : [`${key}: ${found}, published ${winner}`];
  });
  if (ties.length === expected.ties.length) return differences;
  return [...differences, `${ties.length} ties, published ${expected.ties.length}`];
}
