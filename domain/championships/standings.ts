import type { CountedMatch, Outcome } from "./counted.ts";
import { drawStep, figureStep, headToHeadStep, type Figures, type Step } from "./criteria.ts";
import { ranking, type Ranking } from "./places.ts";
import type { Decision, RecordedDraw } from "./results.ts";
import type { Settings } from "./settings.ts";
import { tallyOf } from "./tally.ts";

const FORM_LENGTH = 5;

/** The figures of one team in one table. `points` holds the change by decisions already. */
export interface TeamFigures extends Figures {
  /** What decisions added or took. */
  pointsChange: number;
  /** The last five, oldest first. */
  form: readonly Outcome[];
}

export type Standings = Ranking<TeamFigures>;

interface Table {
  /** Ids, in the order in which teams that nothing tells apart are listed. Leave out a disregarded team. */
  teams: readonly string[];
  /** Of this league or group. A side that is not among the teams is not counted. */
  matches: readonly CountedMatch[];
  settings: Settings;
  pointChanges: readonly Extract<Decision, { kind: "points" }>[];
  draws: readonly RecordedDraw[];
  /** Only draws that were held for this group count; null: a league. */
  group?: string | null;
}

/** The table of a league or a group. The order in which matches come does not matter. */
export function standings({ teams, matches, settings, pointChanges, draws, group = null }: Table): Standings {
  const inTime = matches.toSorted(byTime);
  const tallies = tallyOf(teams, inTime, settings);
  const forms = formsOf(teams, inTime);
  const changes = new Map<string, number>();
  for (const { team, points } of pointChanges) changes.set(team, (changes.get(team) ?? 0) + points);

  const figures = teams.map((team): TeamFigures => {
    const tally = tallies.get(team)!;
    const pointsChange = changes.get(team) ?? 0;
    return { team, ...tally, points: tally.points + pointsChange, pointsChange, form: forms.get(team)! };
  });

  const matchesAmong = meetings(inTime);
  const drawsHere = draws.filter((draw) => draw.group === group);
  const steps = settings.criteria.flatMap((criterion): Step[] => {
    if (criterion === "draw") return [drawStep(drawsHere)];
    if (criterion === "head_to_head_two" || criterion === "head_to_head_all")
      return [headToHeadStep(criterion, matchesAmong, settings)];
    return figureStep(criterion);
  });
  return ranking(figures, steps, matchesAmong);
}

function formsOf(teams: readonly string[], inTime: readonly CountedMatch[]): Map<string, Outcome[]> {
  const all = new Map<string, Outcome[]>(teams.map((team) => [team, []]));
  for (const { home, away, outcome } of inTime) {
    all.get(home)?.push(outcome.home);
    all.get(away)?.push(outcome.away);
  }
  return new Map([...all].map(([team, outcomes]) => [team, outcomes.slice(-FORM_LENGTH)]));
}

/** Matches by pair of teams. The index is made when head-to-head is first asked for, which is rare. */
function meetings(inTime: readonly CountedMatch[]): (teams: readonly string[]) => CountedMatch[] {
  let byPair: Map<string, Map<string, number[]>> | undefined;
  return (teams) => {
    byPair ??= indexByPair(inTime);
    const positions: number[] = [];
    for (const home of teams) {
      const atHome = byPair.get(home);
      if (atHome) for (const away of teams) positions.push(...(atHome.get(away) ?? []));
    }
    return positions.sort((a, b) => a - b).map((position) => inTime[position]!);
  };
}

/** Home, away, and where their matches stand in the list. */
function indexByPair(matches: readonly CountedMatch[]): Map<string, Map<string, number[]>> {
  const index = new Map<string, Map<string, number[]>>();
  for (const [position, { home, away }] of matches.entries()) {
    const atHome = index.get(home) ?? new Map<string, number[]>();
    index.set(home, atHome);
    const met = atHome.get(away);
    if (met) met.push(position);
    else atHome.set(away, [position]);
  }
  return index;
}

/** A match without a time comes last: it was never played, or nobody wrote the time down. */
function byTime(a: CountedMatch, b: CountedMatch): number {
  if (a.playedAt !== b.playedAt) {
    if (a.playedAt === null) return 1;
    if (b.playedAt === null) return -1;
    return a.playedAt < b.playedAt ? -1 : 1;
  }
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
