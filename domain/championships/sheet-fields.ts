import type { Obstacle } from "./eligibility.ts";

export const LONGEST_NAME = 120;
export const LONGEST_POSITION = 60;
export const LONGEST_REASON = 300;
export const LONGEST_REMARK = 2000;
export const MOST_IN_LINE_UP = 40;
export const MOST_OFFICIALS = 8;
/** So many entries go in one batch; a match has some hundred. */
export const MOST_AT_ONCE = 200;
/** A whole sheet with all that was undone. More is not a match. */
export const MOST_ENTRIES = 1500;
/** A team writes its line-up, and again when somebody stays at home. */
export const MOST_OF_TEAM = 60;

export const OBSTACLES = [
  "suspended",
  "left_squad",
  "face_differs",
  "other_team",
  "not_inscribed",
  "too_old",
  "too_young",
  "not_confirmed",
  "no_earlier_phase",
] as const satisfies readonly Obstacle[];

/**
 * A document that nobody checked is shown and printed, and stops no line-up: in most cups the referee checks it at the
 * field, and eighteen reasons typed one after the other would all say the same.
 */
export const isOnlyWarning = (obstacle: Obstacle): boolean => obstacle === "not_confirmed";

export const REMARKS_ABOUT = ["staff_conduct", "public", "doctor", "ambulance", "pitch", "other"] as const;

/** A link opens so many hours before kick-off, and a team's stays so many after the sheet was closed or corrected. */
export const OPENS_HOURS_BEFORE = 3;
export const ANSWER_HOURS = 72;
