import type { State } from "#domain/places.ts";

export const NAME_MAX = 160;
export const DESCRIPTION_MAX = 2000;
export const LOCATION_MAX = 200;
/** The longest championship of a season. */
export const LONGEST_DAYS = 366;

/** What a championship says of itself, as its form sends it. */
export interface ChampionshipForm {
  name: string;
  description: string | null;
  location: string | null;
  /** As typed: the municipality is looked up. */
  city: string;
  startDate: Temporal.PlainDate | null;
  endDate: Temporal.PlainDate | null;
}

export type ChampionshipValues = Omit<ChampionshipForm, "city"> & {
  city: string | null;
  state: State | null;
};

/** What families need before a championship can be in the calendar. */
export const isComplete = ({ location, city, startDate }: ChampionshipValues): boolean =>
  location !== null && city !== null && startDate !== null;
