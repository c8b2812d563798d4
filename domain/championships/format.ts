/** What decides a tie that is level after its last match. */
export const LEVEL_TIES = [
  /** Kicks at once. */
  "kicks",
  /** Extra time, then kicks: the goals of a sheet include extra time. */
  "extra_time",
  /** "Vantagem do empate": the side with the better campaign in the groups advances, and kicks if neither is better. */
  "better_campaign",
] as const;
export type LevelTie = (typeof LEVEL_TIES)[number];

export interface KnockoutFormat {
  legs: 1 | 2;
  finalLegs: 1 | 2;
  thirdPlace: boolean;
  levelTie: LevelTie;
  /** With two legs level on goals, goals away from home decide before anything else does. */
  awayGoals: boolean;
}

/** Who leaves the groups for the knockout. */
export type Advance =
  | {
      by: "places";
      /** The first so many of each group. */
      places: number;
      /** And so many of the best that came in the place after them: "9 best seconds". */
      bestNext: number;
    }
  /** The best of one table of all groups together. */
  | { by: "general_table"; teams: number };

export type Format =
  | { kind: "league"; rounds: 1 | 2 }
  | {
      kind: "groups";
      groups: number;
      rounds: 1 | 2;
      /** Teams meet those of the other group (A×B, C×D) instead of those of their own. */
      across: boolean;
      advance: Advance;
      knockout: KnockoutFormat;
    }
  | { kind: "knockout"; knockout: KnockoutFormat };

export type Phase = "league" | "group" | "knockout";

/** Where a side of a match comes from. */
export type Slot =
  | { from: "team"; team: string }
  /**
   * The n-th that enters the knockout, 1 the best. The plan keeps beside it which place the team that stands there had
   * in the campaign, so that both stay as they were when the knockout began.
   */
  | { from: "seed"; seed: number; campaign?: number }
  | { from: "winner" | "loser"; tie: string };

/** Without a phase of points there are no campaigns: its level ties go to kicks, whatever was stored once. */
export const asPlayed = (format: Format): Format =>
  format.kind === "knockout" && format.knockout.levelTie === "better_campaign"
    ? { ...format, knockout: { ...format.knockout, levelTie: "kicks" } }
    : format;

export const MOST_TEAMS = 64;
export const LEAST_TEAMS = 2;
/** Of two teams each: the Copinha of 2010 had 23. */
export const MOST_GROUPS = 32;
