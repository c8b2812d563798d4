import type { PositionGroup } from "./positions.ts";

export const PAGE_SIZE = 9;
/** Pages with a number; past them, next and previous go by cursor. */
export const NUMBERED_PAGES = 50;
export const AGE_FLOOR = 13;
/** The highest choice of the filter reads "18+" and includes everybody older. */
export const AGE_CEILING = 18;

export const SORTS = ["name", "age", "newest"] as const;
export type Sort = (typeof SORTS)[number];

/** Which public athletes, and in which order. The page, the API and saved searches ask with it alike. */
export interface AthleteQuery {
  /** Words that the name contains; empty for any name. */
  name: string;
  ageMin: number;
  ageMax: number;
  group: PositionGroup | null;
  sort: Sort;
  /** Words contained in any of name, club, position and city, or in one of these columns. */
  words?: { any?: string; club?: string; position?: string; city?: string };
}

/** A page of /atletas: by its number, or by the athlete after or before whom it starts. */
export interface AthletePageQuery extends AthleteQuery {
  page: number;
  after?: string;
  before?: string;
}
