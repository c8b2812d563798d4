/** What can put one of two level teams above the other, in the order that a competition chooses. */
export const CRITERIA = [
  "points",
  "wins",
  "goal_difference",
  "goals_for",
  "goals_against",
  "away_goals",
  /** Counts only where exactly two teams are still level when it is its turn. */
  "head_to_head_two",
  /** Counts among all teams that are still level when it is its turn. */
  "head_to_head_all",
  "reds",
  "yellows",
  "walkovers",
  /** A draw that somebody held and that is on record: always the last. */
  "draw",
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** From when on yellow cards count from zero again. A suspension that is still to be served stays. */
export const YELLOW_RESTARTS = ["never", "after_groups", "at_semi_finals"] as const;
export type YellowRestart = (typeof YELLOW_RESTARTS)[number];

export interface DisciplineSettings {
  /** So many yellow cards are a series and suspend; null: they never do. */
  yellowLimit: number | null;
  /** Matches out for the first series, the second, …; the last length repeats. */
  seriesMatches: readonly number[];
  restart: YellowRestart;
  /** Matches out for a direct red card. */
  redMatches: number;
  /** Matches out for the second yellow card of one match. */
  secondYellowMatches: number;
}

/** The rules of one competition, as data. Frozen when its first match sheet is closed. */
export interface Settings {
  points: { win: number; draw: number; loss: number };
  /** A draw is followed by kicks, and who wins them takes so many points more. 0: no kicks. */
  kicksPoints: number;
  /** `points` is always the first and `draw` always the last. */
  criteria: readonly Criterion[];
  /** No match counts for more than this in the goal difference; null: as it was played. */
  goalDifferenceCap: number | null;
  walkover: {
    /** W.O.: so many goals to nil. */
    goals: number;
    /** False: the points count, the goals do not. */
    goalsCount: boolean;
  };
  discipline: DisciplineSettings;
}

export const PRESETS = {
  cbf: {
    points: { win: 3, draw: 1, loss: 0 },
    kicksPoints: 0,
    criteria: [
      "points",
      "wins",
      "goal_difference",
      "goals_for",
      "head_to_head_two",
      "reds",
      "yellows",
      "draw",
    ],
    goalDifferenceCap: null,
    walkover: { goals: 3, goalsCount: true },
    discipline: {
      yellowLimit: 3,
      seriesMatches: [1],
      restart: "never",
      redMatches: 1,
      secondYellowMatches: 1,
    },
  },
  copinha: {
    points: { win: 3, draw: 1, loss: 0 },
    kicksPoints: 0,
    criteria: [
      "points",
      "wins",
      "goal_difference",
      "goals_for",
      "reds",
      "yellows",
      "head_to_head_two",
      "draw",
    ],
    goalDifferenceCap: null,
    walkover: { goals: 3, goalsCount: true },
    discipline: {
      yellowLimit: 2,
      seriesMatches: [1],
      restart: "after_groups",
      redMatches: 1,
      secondYellowMatches: 1,
    },
  },
} as const satisfies Record<string, Settings>;
export type Preset = keyof typeof PRESETS;
