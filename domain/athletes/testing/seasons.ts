import type { Season } from "../seasons.ts";

/** A season in which nothing happened but what is given. */
export const aSeason = (given: Partial<Season>): Season => ({
  year: 2026,
  club: null,
  source: "declared",
  games: 0,
  goals: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
  minutes: 0,
  passAccuracy: null,
  dribbles: null,
  updatedOn: "2026-11-15",
  ...given,
});
