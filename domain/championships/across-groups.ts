import type { CompetitionFacts } from "./competition-facts.ts";
import type { Format } from "./format.ts";
import { generalTable, type GeneralTable } from "./general-table.ts";
import type { Ranking } from "./places.ts";
import type { Standings, TeamFigures } from "./standings.ts";

/** The table over all groups by which a format says who goes on. */
export interface AcrossGroups {
  /** Which place of each group it compares: 2 for the best seconds. Null: all teams of all groups. */
  place: number | null;
  /** So many of its first go on. */
  goOn: number;
  table: GeneralTable;
}

interface Groups {
  tables: readonly { standings: Standings }[];
  general: GeneralTable | null;
}

type Rules = Pick<CompetitionFacts, "format" | "settings" | "draws">;

/** Null where the places within the groups say it all. */
export function acrossGroups({ format, ...rules }: Rules, { tables, general }: Groups): AcrossGroups | null {
  if (format.kind !== "groups" || general === null) return null;
  const { advance } = format;
  if (advance.by === "general_table") return { place: null, goOn: advance.teams, table: general };
  if (advance.bestNext === 0) return null;
  const place = advance.places + 1;
  const next = tables.map(({ standings: { rows } }) => rows.slice(place - 1, place));
  return { place, goOn: advance.bestNext, table: generalTable({ tables: next, ...rules }) };
}

/**
 * Who would go on if everything ended now. Where only a draw can tell who does and who does not, none of the level teams
 * is among them.
 */
export function goingOn(format: Format, { tables }: Groups, across: AcrossGroups | null): string[] {
  if (format.kind !== "groups") return [];
  const { advance } = format;
  const within = advance.by === "places" ? advance.places : 0;
  const standings = tables.map((table) => table.standings);
  const next = across ? firstOf(across.table, across.goOn) : [];
  return [
    ...standings.flatMap((table) => firstOf(table, within)),
    // Whoever shares a place of its group may not be the one that is compared in the end.
    ...(advance.by === "places" ? next.filter((team) => !isLevelIn(standings, team)) : next),
  ];
}

/** Whether somebody of its group is level with this team. */
export const isLevelIn = (groups: readonly Standings[], team: string): boolean =>
  groups.some(({ undecided }) => undecided.some((level) => level.includes(team)));

function firstOf({ rows, undecided }: Ranking<TeamFigures>, count: number): string[] {
  const behind = new Set(rows.slice(count).map(({ team }) => team));
  const open = new Set(undecided.filter((level) => level.some((team) => behind.has(team))).flat());
  return rows.slice(0, count).flatMap(({ team }) => (open.has(team) ? [] : [team]));
}
