import type { Walkover, WithdrawalEffect } from "./results.ts";
import type { TieSide } from "./vocabulary.ts";

export const REASON = { least: 5, most: 500 };
export const DOCUMENT_MOST = 200;
export const WITNESSES_MOST = 300;
export const BAN_MATCHES_MOST = 30;

/** In the form: the place goes to nobody. */
export const NOBODY = "ninguem";

interface Grounds {
  /** Everyone reads it beside the table; that of a ban is the organiser's, since it is about a person. */
  reason: string;
  /** "STJD, processo 123/2026". */
  document: string | null;
}

export type NewDecision = Grounds &
  (
    | { kind: "points"; teamId: string; points: number }
    /** `repeat`: the match is played again, and that one counts instead. */
    | { kind: "annulled"; matchId: string; repeat: boolean }
    | { kind: "awarded"; matchId: string; award: Award }
    /** Without a team the place stays empty: nobody comes there. */
    | { kind: "place"; tie: string; side: TieSide; teamId: string | null }
    /** Somebody of a squad is out of so many matches, besides what the cards bring. */
    | { kind: "ban"; squadId: string; matches: number }
  );

/** Of a loss by W.O. the rules of the category say the score, unless the court names one. */
export type Award = { walkover: null; score: Score } | { walkover: Walkover; score: Score | null };

interface Score {
  home: number;
  away: number;
}

export interface NewWithdrawal {
  effect: WithdrawalEffect;
  reason: string;
}
