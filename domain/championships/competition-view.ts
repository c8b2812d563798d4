import { acrossGroups, goingOn, isLevelIn, type AcrossGroups } from "./across-groups.ts";
import type { Stage } from "./bracket.ts";
import type { Competition, GroupTable } from "./competition.ts";
import type { CompetitionFacts } from "./competition-facts.ts";
import type { CountedMatch, Outcome } from "./counted.ts";
import { averageOf } from "./criteria.ts";
import type { Slot } from "./format.ts";
import type { BracketTie } from "./knockout.ts";
import type { Criterion } from "./settings.ts";
import type { Standings } from "./standings.ts";

/** A team as tables and brackets name it. */
export interface TeamName {
  id: string;
  name: string;
  shortName: string;
  /** The address of its picture. */
  crest: string;
}

/** Of two neighbours in a table that were level on points: what put one above the other. */
export interface DecidedView {
  criterion: Criterion;
  /** The places of the two, such as 2 and 3; 2 and 4 where the upper one is shared. */
  places: readonly [number, number];
  /** The direct matches, where they decided. */
  matches: readonly { home: TeamName; away: TeamName; homeGoals: number; awayGoals: number }[];
  /** Of the two, where averages are compared and not sums; null also for a draw. */
  averages: readonly [number, number] | null;
}

export interface RowView {
  team: TeamName;
  /** Null where the first place is shared: nobody is first until it is decided. */
  place: number | null;
  shared: boolean;
  /** In a place that goes on, as it stands now. */
  goesOn: boolean;
  /** It goes on for sure. */
  qualified: boolean;
  points: number;
  /** What decisions added or took. */
  pointsChange: number;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  goalsFor: number;
  goalsAgainst: number;
  goalDifference: number;
  form: readonly Outcome[];
  decided: DecidedView | null;
}

export interface TableView {
  group: string | null;
  finished: boolean;
  rows: readonly RowView[];
  /** Left, and none of their matches counts. */
  disregarded: readonly TeamName[];
}

export interface GeneralRowView extends RowView {
  group: string;
  pointsPerMatch: number;
  /** Somebody of its group is level with it, so that another team may stand here in the end. */
  levelInGroup: boolean;
}

/** One table over all groups. */
export interface GeneralView {
  /** Which place of each group it compares: 2 for the best seconds. Null: all teams of all groups. */
  place: number | null;
  /** So many of its first go on. */
  goOn: number;
  /** The teams played different numbers of matches, so averages are compared. */
  perMatch: boolean;
  /** The groups differ in size, so that this stays so. */
  sizesDiffer: boolean;
  /** A criterion of the groups that cannot count here, though some of these teams have met. */
  headToHeadLeftOut: boolean;
  rows: readonly GeneralRowView[];
}

export interface TieSideView {
  team: TeamName | null;
  /** Where a team will come from, while it is not known. */
  slot: Slot;
  goals: number | null;
  kicks: number | null;
}

export interface TieView {
  id: string;
  stage: Stage;
  round: number;
  first: TieSideView;
  second: TieSideView;
  winner: "first" | "second" | null;
  /** Both sides lost by W.O.: somebody has to say who goes on. */
  nobody: boolean;
  by: string | null;
}

export interface CompetitionView {
  tables: readonly TableView[];
  /** Where the format advances by it, from the first match of the groups on. */
  general: GeneralView | null;
  ties: readonly TieView[];
  neededDraws: readonly { group: string | null; teams: readonly TeamName[] }[];
  champion: TeamName | null;
  runnerUp: TeamName | null;
  third: TeamName | null;
}

/** A competition with the names of its teams, as pages show it. */
export function competitionView(
  state: Competition,
  facts: Pick<CompetitionFacts, "format" | "settings" | "draws">,
  teams: ReadonlyMap<string, TeamName>,
): CompetitionView {
  const named = (id: string): TeamName => teams.get(id)!;
  const orNull = (id: string | null) => (id === null ? null : named(id));
  const across = acrossGroups(facts, state);
  // A place may have stayed empty.
  const seeds = state.seeds?.filter((team) => team !== null);
  const context: TableContext = {
    named,
    // Who came out of the groups stays, whatever is decided about them later.
    goingOn: new Set(seeds ?? goingOn(facts.format, state, across)),
    seeds: new Set(seeds),
  };
  return {
    tables: state.tables.map((table) => tableView(table, context)),
    general: across && generalView(across, state.tables, facts.settings.criteria, context),
    ties: state.ties.map((tie) => tieView(tie, orNull)),
    neededDraws: state.neededDraws.map(({ group, teams: level }) => ({ group, teams: level.map(named) })),
    champion: orNull(state.champion),
    runnerUp: orNull(state.runnerUp),
    third: orNull(state.third),
  };
}

interface TableContext {
  named: (id: string) => TeamName;
  goingOn: ReadonlySet<string>;
  seeds: ReadonlySet<string>;
}

const tableView = (
  { group, finished, standings, disregarded }: GroupTable,
  context: TableContext,
): TableView => ({
  group,
  finished,
  disregarded: disregarded.map(context.named),
  rows: standings.rows.map((row, index) => rowView(row, standings.rows[index - 1], context)),
});

function generalView(
  { place, goOn, table }: AcrossGroups,
  groups: readonly GroupTable[],
  criteria: readonly Criterion[],
  context: TableContext,
): GeneralView | null {
  if (groups.every(({ standings: { rows } }) => rows.every(({ played }) => played === 0))) return null;
  const { perMatch } = table;
  const standings = groups.map((group) => group.standings);
  const groupOf = new Map(
    groups.flatMap(({ group, standings: { rows } }) => rows.map(({ team }) => [team, group ?? ""])),
  );
  const rows = table.rows.map((row, index): GeneralRowView => {
    const above = table.rows[index - 1];
    const view = rowView(row, above, context);
    const averages =
      perMatch && view.decided && above ? averagesOf(view.decided.criterion, above, row) : null;
    return {
      ...view,
      decided: view.decided && { ...view.decided, averages },
      group: groupOf.get(row.team)!,
      pointsPerMatch: averageOf("points", row)!,
      levelInGroup: place !== null && isLevelIn(standings, row.team),
    };
  });
  return {
    place,
    goOn,
    perMatch,
    sizesDiffer: new Set(standings.map((group) => group.rows.length)).size > 1,
    headToHeadLeftOut: place === null && criteria.some((one) => one.startsWith("head_to_head")),
    rows,
  };
}

type Row = Standings["rows"][number];

function averagesOf(criterion: Criterion, above: Row, below: Row): DecidedView["averages"] {
  const [upper, lower] = [averageOf(criterion, above), averageOf(criterion, below)];
  return upper === null || lower === null ? null : [upper, lower];
}

const rowView = (row: Row, above: Row | undefined, context: TableContext): RowView => ({
  team: context.named(row.team),
  place: row.place,
  shared: row.shared,
  goesOn: context.goingOn.has(row.team) && row.played > 0,
  qualified: context.seeds.has(row.team),
  points: row.points,
  pointsChange: row.pointsChange,
  played: row.played,
  wins: row.wins,
  draws: row.draws,
  losses: row.losses,
  goalsFor: row.goalsFor,
  goalsAgainst: row.goalsAgainst,
  goalDifference: row.goalDifference,
  form: row.form,
  // Before anything is played all are level, and nothing has decided anything.
  decided:
    row.decidedBy && above && row.played > 0
      ? {
          criterion: row.decidedBy.criterion,
          places: [above.place ?? 1, row.place ?? 1],
          matches: row.decidedBy.matches.map((match) => scoreView(match, context.named)),
          averages: null,
        }
      : null,
});

const scoreView = ({ home, away, homeGoals, awayGoals }: CountedMatch, named: (id: string) => TeamName) => ({
  home: named(home),
  away: named(away),
  homeGoals,
  awayGoals,
});

function tieView(tie: BracketTie, orNull: (id: string | null) => TeamName | null): TieView {
  const { id, stage, round, result, teams, matches } = tie;
  const decided = result.winner !== null;
  const played = matches.length > 0;
  const goals = decided ? (result.by === "bye" ? null : result.aggregate) : played ? sumOf(tie) : null;
  const kicks = decided ? result.kicks : null;
  const side = (name: "first" | "second", index: 0 | 1): TieSideView => ({
    team: orNull(teams[name]),
    slot: tie[name],
    goals: goals?.[index] ?? null,
    kicks: kicks?.[index] ?? null,
  });
  return {
    id,
    stage,
    round,
    first: side("first", 0),
    second: side("second", 1),
    winner: result.winner === null ? null : result.winner === teams.first ? "first" : "second",
    nobody: !decided && result.undecided === "nobody",
    by: decided ? result.by : null,
  };
}

/** After the first of two legs. */
function sumOf({ teams, matches }: BracketTie): readonly [number, number] {
  let [first, second] = [0, 0];
  for (const { home, homeGoals, awayGoals } of matches) {
    first += home === teams.first ? homeGoals : awayGoals;
    second += home === teams.first ? awayGoals : homeGoals;
  }
  return [first, second];
}
