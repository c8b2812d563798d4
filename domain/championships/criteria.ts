import type { CountedMatch } from "./counted.ts";
import type { RecordedDraw } from "./results.ts";
import type { Criterion, Settings } from "./settings.ts";
import { tallyOf, type Tally } from "./tally.ts";

export type Figures = Tally & { team: string };

/** One criterion at work. */
export interface Step {
  criterion: Criterion;
  /**
   * What each of the teams that are still level has to show, higher is better, first figure first; null: the criterion
   * has nothing to say about these teams.
   */
  compare(level: readonly Figures[]): ((row: Figures) => readonly number[]) | null;
}

/** A criterion told these apart, who were level until then. Each `among` is split once. */
export interface Split<Row> {
  criterion: Criterion;
  among: readonly Row[];
}

/** Teams that nothing told apart: one, or several that need a draw. */
interface Level<Row> {
  rows: readonly Row[];
  /** What put these below those above them; null for the first. */
  split: Split<Row> | null;
}

/**
 * Takes the criteria one by one. Where one splits a set of level teams, each part goes on with the next criterion: it
 * never starts again from the first. "Still level" therefore always means level at that step, and so "two only" holds
 * for two that remain of three (World Cup 1994, group D). Rows that stay level keep the order in which they came.
 */
export function splitByCriteria<Row extends Figures>(
  level: readonly Row[],
  steps: readonly Step[],
  split: Split<Row> | null = null,
): Level<Row>[] {
  if (level.length < 2) return level.length === 0 ? [] : [{ rows: level, split }];
  for (const [index, step] of steps.entries()) {
    const keyOf = step.compare(level);
    const parts = keyOf ? partition(level, keyOf) : [level];
    if (parts.length > 1)
      return parts.flatMap((part, place) =>
        splitByCriteria(
          part,
          steps.slice(index + 1),
          place === 0 ? split : { criterion: step.criterion, among: level },
        ),
      );
  }
  return [{ rows: level, split }];
}

/** Criteria that read a team's own figures. Fewer goals against, cards and W.O.s are better. */
const FIGURES: Partial<Record<Criterion, { of: keyof Tally; fewer?: true }>> = {
  points: { of: "points" },
  wins: { of: "wins" },
  goal_difference: { of: "goalDifference" },
  goals_for: { of: "goalsFor" },
  goals_against: { of: "goalsAgainst", fewer: true },
  away_goals: { of: "awayGoals" },
  reds: { of: "reds", fewer: true },
  yellows: { of: "yellows", fewer: true },
  walkovers: { of: "walkovers", fewer: true },
};

/** `perMatch` compares averages. Equal fractions divide to the same number, so no rounding decides. */
export function figureStep(criterion: Criterion, perMatch = false): Step[] {
  const figure = FIGURES[criterion];
  if (!figure) return [];
  const sign = figure.fewer ? -1 : 1;
  const keyOf = (row: Figures) => [sign * (perMatch ? perMatchOf(row, figure.of) : row[figure.of])];
  return [{ criterion, compare: () => keyOf }];
}

/** What a criterion reads, for each match. Null: it reads no figure of a team. */
export function averageOf(criterion: Criterion, row: Figures): number | null {
  const figure = FIGURES[criterion];
  return figure ? perMatchOf(row, figure.of) : null;
}

const perMatchOf = (row: Figures, figure: keyof Tally): number => row[figure] / Math.max(1, row.played);

/** Points, then goal difference, then goals for, counted only in the matches that the level teams played together. */
export const headToHeadStep = (
  criterion: "head_to_head_two" | "head_to_head_all",
  matchesAmong: (teams: readonly string[]) => readonly CountedMatch[],
  settings: Settings,
): Step => ({
  criterion,
  compare(level) {
    if (criterion === "head_to_head_two" && level.length !== 2) return null;
    const teams = level.map(({ team }) => team);
    const direct = tallyOf(teams, matchesAmong(teams), settings);
    return ({ team }) => {
      const { points, goalDifference, goalsFor } = direct.get(team)!;
      return [points, goalDifference, goalsFor];
    };
  },
});

/** The last draw on record that holds all level teams. One that holds only some of them cannot order the rest. */
export const drawStep = (draws: readonly RecordedDraw[]): Step => ({
  criterion: "draw",
  compare(level) {
    const drawn = draws.findLast(({ order }) => level.every(({ team }) => order.includes(team)));
    return drawn ? ({ team }) => [-drawn.order.indexOf(team)] : null;
  },
});

function partition<Row>(rows: readonly Row[], keyOf: (row: Row) => readonly number[]): Row[][] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row) })).sort((a, b) => compareKeys(b.key, a.key));
  const parts: (typeof keyed)[] = [];
  for (const item of keyed) {
    const current = parts.at(-1);
    if (current && compareKeys(current[0]!.key, item.key) === 0) current.push(item);
    else parts.push([item]);
  }
  return parts.map((part) => part.map(({ row }) => row));
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - b[index]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
