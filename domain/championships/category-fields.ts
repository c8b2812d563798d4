import type { Modality } from "#domain/athletes/attributes.ts";
import { CRITERIA, type Criterion, type Settings } from "./settings.ts";
import type { Format } from "./format.ts";

export const NAME_MAX = 60;
export const SQUAD = { least: 5, most: 60, usual: 30 } as const;
export const HALF_MINUTES = { least: 5, most: 60, usual: 35 } as const;

/** The criteria that an organiser puts in order: points are always first, and a recorded draw always last. */
export const ORDERED_CRITERIA = CRITERIA.filter(
  (criterion) => criterion !== "points" && criterion !== "draw",
);
/** The name of the field with the place of a criterion in the order. */
export const orderField = (criterion: Criterion): string => `order-${criterion}`;

/** A category as it is stored. Deadlines are days: the whole day counts, on the clock of the place. */
export interface CategoryValues {
  name: string;
  bornFrom: number | null;
  bornTo: number | null;
  modality: Modality | null;
  format: Format;
  settings: Settings;
  mostTeams: number;
  mostInSquad: number;
  halfMinutes: number;
  needsEarlierPhase: boolean;
  teamsUntil: Temporal.PlainDate | null;
  squadsUntil: Temporal.PlainDate | null;
  tablesHidden: boolean;
}

export interface CategoryForm extends Omit<CategoryValues, "tablesHidden"> {
  /** Null: as the age of who plays asks for. */
  tablesHidden: boolean | null;
  /** Why the rules change after the first closed sheet. */
  reason: string | null;
}
