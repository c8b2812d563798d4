import type { Fixture } from "./counted.ts";
import type { Format, Slot } from "./format.ts";
import type { Decision, MatchResult, RecordedDraw, Withdrawal } from "./results.ts";
import type { Settings } from "./settings.ts";

export interface CompetitionTeam {
  id: string;
  group: string | null;
  /** Its number in the draw. Where nothing else tells teams apart they stand in this order. */
  drawnAs: number;
}

export interface CompetitionMatch extends Fixture {
  homeSlot: Slot;
  awaySlot: Slot;
}

/** All that a competition is calculated from: what was drawn, what the sheets say, and what was decided. */
export interface CompetitionFacts {
  format: Format;
  settings: Settings;
  teams: readonly CompetitionTeam[];
  /** The sides of the knockout are those that stand in the plan already; null until somebody does. */
  matches: readonly CompetitionMatch[];
  results: readonly MatchResult[];
  decisions: readonly Decision[];
  withdrawals: readonly Withdrawal[];
  draws: readonly RecordedDraw[];
  /** A match of the knockout has begun: who came out of the groups stays, whatever is decided about them later. */
  knockoutBegun: boolean;
}
