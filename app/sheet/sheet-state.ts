import type { SheetEntry } from "#domain/championships/sheet-entries.ts";
import { foldSheet, type SheetState } from "#domain/championships/sheet.ts";
import type { SheetData } from "./sheet-data.ts";

type Shown = Pick<SheetData, "state" | "version" | "result">;

/** A decision gave it its result before anybody played it: there is nothing to read, to sign or to correct. */
export const isUnplayed = ({ state, version }: Omit<Shown, "result">): boolean =>
  state === "closed" && version === 0;

/** The sheet that a log makes; of a match that nobody played the result is a decision's. */
export function sheetState(sheet: Shown, entries: readonly SheetEntry[]): SheetState {
  const state = foldSheet(entries);
  if (!isUnplayed(sheet) || !sheet.result) return state;
  const { homeGoals, awayGoals, walkover } = sheet.result;
  return { ...state, score: { home: homeGoals, away: awayGoals }, walkover };
}
