import type { CountedMatch } from "./counted.ts";
import { splitByCriteria, type Figures, type Split, type Step } from "./criteria.ts";
import type { Criterion } from "./settings.ts";

interface DecidedBy {
  criterion: Criterion;
  /** The team of the row above. */
  above: string;
  /** All teams that were still level when it was this criterion's turn. */
  among: readonly string[];
  /** Of head-to-head: the matches among those teams, oldest first. Of other criteria: none. */
  matches: readonly CountedMatch[];
}

/** Where a row stands, and why. */
interface Standing {
  /** Null where the first place is shared: nobody is first until it is decided. */
  place: number | null;
  /** Only a draw can decide, and none is on record. `place` is then the best of the shared ones. */
  shared: boolean;
  /** What put this team below the row above; null where points did, in the first row and among shared places. */
  decidedBy: DecidedBy | null;
}

export interface Ranking<Row> {
  /** Best first. Who shares a place stands in the order in which the teams were given. */
  rows: readonly (Row & Standing)[];
  /** Teams that need a draw, best place first. */
  undecided: readonly (readonly string[])[];
}

export function ranking<Row extends Figures>(
  figures: readonly Row[],
  steps: readonly Step[],
  matchesAmong: (teams: readonly string[]) => readonly CountedMatch[] = () => [],
): Ranking<Row> {
  const rows: (Row & Standing)[] = [];
  const undecided: string[][] = [];
  const reasons = new Map<unknown, Omit<DecidedBy, "above">>();
  /** One step may separate many neighbours: they share its list of matches. */
  const reasonOf = ({ criterion, among }: Split<Row>) => {
    const known = reasons.get(among);
    if (known) return known;
    const teams = among.map(({ team }) => team);
    const direct = criterion === "head_to_head_two" || criterion === "head_to_head_all";
    const reason = { criterion, among: teams, matches: direct ? matchesAmong(teams) : [] };
    reasons.set(among, reason);
    return reason;
  };

  for (const { rows: level, split } of splitByCriteria(figures, steps)) {
    const shared = level.length > 1;
    const first = rows.length + 1;
    if (shared) undecided.push(level.map(({ team }) => team));
    for (const [index, row] of level.entries()) {
      const above = rows.at(-1);
      const decidedBy =
        index === 0 && above && split && split.criterion !== "points"
          ? { ...reasonOf(split), above: above.team }
          : null;
      rows.push({ ...row, place: shared && first === 1 ? null : first, shared, decidedBy });
    }
  }
  return { rows, undecided };
}

/** Whether each of these places (1 is the best) belongs to one team. A place that no team can take is not decided. */
export const placesDecided = ({ rows }: Ranking<Figures>, places: readonly number[]): boolean =>
  places.every((place) => rows[place - 1]?.shared === false);
