import type { Phase } from "./format.ts";

/** "A" beats "B" without a match: which side did not come, or was not allowed to play. */
export type Walkover = "home" | "away" | "both";

export interface CardCount {
  yellows: number;
  reds: number;
}

/** One closed match as the tables read it, whoever wrote it down. */
export interface MatchResult {
  id: string;
  phase: Phase;
  /** "A", "B", …; null where there are no groups. */
  group: string | null;
  /** "R16:3": the tie of the knockout that it belongs to; null in a league or a group. */
  tie: string | null;
  leg: 1 | 2;
  home: string;
  away: string;
  /** Of normal and extra time. Of a W.O. the rules say the score: what stands here is not read. */
  homeGoals: number;
  awayGoals: number;
  kicks: { home: number; away: number } | null;
  /** The side or sides that lose by W.O. */
  walkover: Walkover | null;
  cards: { home: CardCount; away: CardCount };
  /** ISO time or date, so that text order is time order. Only a team's form reads it. */
  playedAt?: string | null;
}

/**
 * What a court or the organiser decided after the match. A row of its own, shown with the table; a score is never
 * edited.
 */
export type Decision =
  | { kind: "points"; id: string; team: string; points: number; reason: string }
  /** The match counts for nothing; its cards stay. It may be played again as another match. */
  | { kind: "annulled"; id: string; match: string; reason: string }
  /** The match counts with this score, and nobody scored. */
  | {
      kind: "awarded";
      id: string;
      match: string;
      homeGoals: number;
      awayGoals: number;
      /** Set where the award is a loss by W.O. for one side or both. */
      walkover: Walkover | null;
      reason: string;
    }
  /** A place of the knockout that its team lost goes to another, such as the one that it had beaten. */
  | {
      kind: "place";
      id: string;
      tie: string;
      side: "first" | "second";
      /** Null: nobody comes, and the place stays empty. */
      team: string | null;
      reason: string;
    };

/** How a team that left counts in the league or the group that it left. */
export type WithdrawalEffect =
  /** What it played stays, the rest is not played. */
  | "keep"
  /** What it played stays, the rest is lost by W.O. */
  | "walkover_rest"
  /** None of its matches in that group counts. Cards do. */
  | "disregard";

export interface Withdrawal {
  team: string;
  effect: WithdrawalEffect;
  /** Where it left: phases before it are finished and never change. */
  phase: Phase;
}

/** An order that was drawn among teams that nothing else could tell apart, best first. */
export interface RecordedDraw {
  id: string;
  /** Null: a league, or the table over all groups. */
  group: string | null;
  order: readonly string[];
}
