import type { SheetEntry } from "./sheet-entries.ts";
import type { SheetState } from "./sheet.ts";

/** The rows of squads that a sheet names: the line-ups, and who had a part in what happened. */
export const rowsOnSheet = ({ lineUps, timeline }: Pick<SheetState, "lineUps" | "timeline">): string[] => [
  ...(["home", "away"] as const).flatMap((side) => lineUps[side]?.players.map(({ row }) => row) ?? []),
  ...timeline.flatMap(({ entry }) => rowsOf(entry)),
];

function rowsOf(entry: SheetEntry): string[] {
  switch (entry.kind) {
    case "goal":
      return entry.scorer ? [entry.scorer] : [];
    case "card":
      return "row" in entry.person ? [entry.person.row] : [];
    case "substitution":
      return [entry.out, entry.in];
    case "kick":
      return entry.row ? [entry.row] : [];
    default:
      return [];
  }
}
