import { groupBy } from "#domain/group-by.ts";
import type { CardKind } from "./bookings.ts";
import type { CardCount, MatchResult } from "./results.ts";
import { personKey, type EntryOf, type Side } from "./sheet-entries.ts";
import type { SheetState } from "./sheet.ts";

/** What the sheet does not know of its match. */
export type MatchFacts = Pick<MatchResult, "id" | "phase" | "group" | "tie" | "leg" | "home" | "away">;

/** The closed sheet as the tables read it. Cards of staff count for their team. */
export const toResult = (state: SheetState, facts: MatchFacts): MatchResult => ({
  id: facts.id,
  phase: facts.phase,
  group: facts.group,
  tie: facts.tie,
  leg: facts.leg,
  home: facts.home,
  away: facts.away,
  homeGoals: state.score.home,
  awayGoals: state.score.away,
  kicks: state.kicks && { home: state.kicks.home, away: state.kicks.away },
  walkover: state.walkover,
  cards: { home: countSide(state.cards, "home"), away: countSide(state.cards, "away") },
});

/**
 * The cards of one person in one match. Who is sent off by a second yellow has one red and no yellow, as in FIFA's
 * fair play points (one indirect red); a yellow before a direct red counts besides it.
 */
export function countCards(cards: readonly CardKind[]): CardCount {
  const count = (...kinds: CardKind[]) => cards.filter((card) => kinds.includes(card)).length;
  return {
    yellows: cards.includes("second_yellow") ? 0 : count("yellow"),
    reds: count("red", "second_yellow"),
  };
}

function countSide(cards: readonly EntryOf<"card">[], side: Side): CardCount {
  const ofSide = cards.filter((card) => card.side === side);
  const counts = [...groupBy(ofSide, ({ person }) => personKey(side, person)).values()].map((ofPerson) =>
    countCards(ofPerson.map(({ card }) => card)),
  );
  return {
    yellows: counts.reduce((sum, { yellows }) => sum + yellows, 0),
    reds: counts.reduce((sum, { reds }) => sum + reds, 0),
  };
}
