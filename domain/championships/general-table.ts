import { drawStep, figureStep, type Step } from "./criteria.ts";
import { ranking, type Ranking } from "./places.ts";
import type { RecordedDraw } from "./results.ts";
import type { Settings } from "./settings.ts";
import type { Standings, TeamFigures } from "./standings.ts";

interface Tables {
  /** The rows of each group that are compared: all of them, or only the second places. */
  tables: readonly (readonly TeamFigures[])[];
  settings: Settings;
  draws: readonly RecordedDraw[];
}

export interface GeneralTable extends Ranking<TeamFigures> {
  /** The teams played different numbers of matches, so averages were compared. */
  perMatch: boolean;
}

/** All teams in one table. Of a single group it is the group's own, in which head-to-head and its draws count. */
export function tableOverAll(
  groups: readonly Standings[],
  { settings, draws }: Pick<Tables, "settings" | "draws">,
): GeneralTable {
  const [first, ...others] = groups;
  if (first && others.length === 0) return { ...first, perMatch: false };
  return generalTable({ tables: groups.map(({ rows }) => rows), settings, draws });
}

/**
 * One ranked list over rows of several groups: the table of all, or the best second places. Head-to-head is left out,
 * because teams of different groups never met. Only draws without a group count.
 */
export function generalTable({ tables, settings, draws }: Tables): GeneralTable {
  const figures = tables.flat();
  const perMatch = new Set(figures.map(({ played }) => played)).size > 1;
  const acrossGroups = draws.filter(({ group }) => group === null);
  const steps = settings.criteria.flatMap((criterion): Step[] =>
    criterion === "draw" ? [drawStep(acrossGroups)] : figureStep(criterion, perMatch),
  );
  return { ...ranking(figures, steps), perMatch };
}
