import { bornFrom, type EventCategory } from "#domain/events/vocabulary.ts";

/** Why a person of the squad may not be lined up, the gravest first. */
export type Obstacle =
  | "suspended"
  | "left_squad"
  | "face_differs"
  | "other_team"
  | "not_inscribed"
  | "too_old"
  | "too_young"
  | "not_confirmed"
  | "no_earlier_phase";

export interface SquadFacts {
  /** Null: nobody knows it. */
  bornYear: number | null;
  /** Whether the person has the face of the document; null: nobody looked at one. */
  faceAgrees: boolean | null;
  inscribed: boolean;
  suspended: boolean;
  /** Taken out of the squad after the sheet had named them. */
  leftSquad?: boolean;
  /** Also in the squad of another team of this competition. */
  otherTeam: boolean;
  playedEarlierPhase?: boolean;
}

export interface CategoryRule {
  /** The first birth year that may play; null: any. */
  bornFrom: number | null;
  /** The last birth year that may play; null: any. */
  bornTo: number | null;
  /** Who did not play in an earlier phase may not play in this one. */
  needsEarlierPhase: boolean;
}

export function obstaclesFor(facts: SquadFacts, rule: CategoryRule): Obstacle[] {
  const { bornYear } = facts;
  const hasAgeRule = rule.bornFrom !== null || rule.bornTo !== null;
  const checks: [Obstacle, boolean][] = [
    ["suspended", facts.suspended],
    ["left_squad", facts.leftSquad === true],
    ["face_differs", facts.faceAgrees === false],
    ["other_team", facts.otherTeam],
    ["not_inscribed", !facts.inscribed],
    ["too_old", bornYear !== null && rule.bornFrom !== null && bornYear < rule.bornFrom],
    ["too_young", bornYear !== null && rule.bornTo !== null && bornYear > rule.bornTo],
    // An age that nobody knows cannot be confirmed, whatever the row says.
    ["not_confirmed", facts.faceAgrees === null || (bornYear === null && hasAgeRule)],
    ["no_earlier_phase", rule.needsEarlierPhase && facts.playedEarlierPhase !== true],
  ];
  return checks.filter(([, holds]) => holds).map(([obstacle]) => obstacle);
}

/** The first birth year of a competition's category: those of events, and any other Sub-N by the same rule. */
export const firstBirthYear = (category: EventCategory | `Sub-${number}`, year: number): number | null =>
  bornFrom(category as EventCategory, year);
