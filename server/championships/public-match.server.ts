import type { CardKind } from "#domain/championships/bookings.ts";
import {
  type CardPerson,
  type EntryOf,
  type GoalEvent,
  type Half,
  type Side,
} from "#domain/championships/sheet-entries.ts";
import { rowsOnSheet } from "#domain/championships/sheet-rows.ts";
import { foldSheet, type SheetState } from "#domain/championships/sheet.ts";
import { shownPeople, type ShownPerson } from "./people/shown-people.ts";
import type { PublicCompetition, PublicMatch } from "./public.server.ts";
import { entriesOf } from "./sheets/log-rows.ts";

interface MatchPlayer extends ShownPerson {
  starter: boolean;
  goalkeeper: boolean;
  captain: boolean;
  goals: number;
  cards: CardKind[];
  /** Was substituted, or came on. */
  left: boolean;
  entered: boolean;
}

interface LineFacts {
  id: string;
  half: Half;
  minute: number;
  added: number | null;
}

/** A line of the sheet as everybody may read it: no reason of a card, no remark, no name that nobody allowed. */
export type MatchLine = LineFacts &
  (
    | { kind: "half_started" | "half_ended" }
    | {
        kind: "goal";
        side: Side;
        goalKind: GoalEvent["goalKind"];
        person: ShownPerson | null;
        score: Record<Side, number>;
      }
    | { kind: "card"; side: Side; card: CardKind; person: ShownPerson }
    | { kind: "substitution"; side: Side; out: ShownPerson; in: ShownPerson }
    | { kind: "kick"; side: Side; scored: boolean; person: ShownPerson | null }
  );

export interface PublicMatchPage {
  competition: PublicCompetition;
  match: PublicMatch;
  /** What a court or the organiser decided about this match. */
  decisions: { id: string; text: string; document: string | null }[];
  lines: MatchLine[];
  /** Null until the match has begun: before, a line-up is the team's own. */
  lineUps: Record<Side, MatchPlayer[]> | null;
  /** Nobody who keeps the own name out of search engines may be named on it. */
  indexable: boolean;
}

/** One match of a category. */
export async function publicMatch(
  competition: PublicCompetition,
  matchId: string,
): Promise<PublicMatchPage | null> {
  const match = competition.matches.find(({ id }) => id === matchId);
  if (!match) return null;
  // Where scores are hidden, what happened would tell them.
  const sheet = match.state === "planned" ? null : foldSheet(await entriesOf(matchId));
  const people = sheet && (await shownPeople(rowsOnSheet(sheet)));
  return {
    competition,
    match,
    decisions: competition.decisions
      .filter((decision) => decision.match?.id === matchId)
      .map(({ id, text, document }) => ({ id, text, document })),
    lines: sheet && people && !competition.hidden ? linesOf(sheet, people) : [],
    lineUps: sheet && people && hasBegun(match, sheet) ? lineUpsOf(sheet, people, competition.hidden) : null,
    indexable: ![...(people?.values() ?? [])].some(({ unlisted }) => unlisted),
  };
}

const hasBegun = ({ state }: PublicMatch, { halves }: SheetState): boolean =>
  state === "closed" || halves.some(({ startedAt }) => startedAt !== null);

type People = ReadonlyMap<string, ShownPerson>;

const NOBODY: ShownPerson = {
  row: "",
  number: null,
  name: null,
  named: false,
  subdomain: null,
  unlisted: false,
  staff: false,
};
const STAFF: ShownPerson = { ...NOBODY, staff: true };

const personIn = (people: People, row: string): ShownPerson => people.get(row) ?? NOBODY;

function linesOf({ timeline }: SheetState, people: People): MatchLine[] {
  const shown = (row: string | null) => (row === null ? null : personIn(people, row));
  return timeline.flatMap(({ entry, score }): MatchLine[] => {
    const { id, half, minute, added } = entry;
    const facts = { id, half, minute, added };
    switch (entry.kind) {
      case "goal":
        return [
          {
            ...facts,
            kind: "goal",
            side: entry.side,
            goalKind: entry.goalKind,
            person: shown(entry.scorer),
            score,
          },
        ];
      case "card":
        return [
          {
            ...facts,
            kind: "card",
            side: entry.side,
            card: entry.card,
            person: bookedIn(people, entry.person),
          },
        ];
      case "substitution":
        return [
          {
            ...facts,
            kind: "substitution",
            side: entry.side,
            out: personIn(people, entry.out),
            in: personIn(people, entry.in),
          },
        ];
      case "kick":
        return [{ ...facts, kind: "kick", side: entry.side, scored: entry.scored, person: shown(entry.row) }];
      case "walkover":
        return [];
      default:
        return [{ ...facts, kind: entry.kind }];
    }
  });
}

/** Staff have no public name. */
const bookedIn = (people: People, person: CardPerson): ShownPerson =>
  "row" in person ? personIn(people, person.row) : STAFF;

function lineUpsOf(
  { lineUps, substitutions }: SheetState,
  people: People,
  hidden: boolean,
): Record<Side, MatchPlayer[]> {
  const playersOf = (side: Side) =>
    (lineUps[side]?.players ?? [])
      .toSorted(
        (one, other) => Number(other.goalkeeper) - Number(one.goalkeeper) || one.number - other.number,
      )
      .map(({ row, number, starter, goalkeeper, captain, goals, cards }) => ({
        ...personIn(people, row),
        // The shirt of that day, also if the squad's list changed later.
        number,
        starter,
        goalkeeper,
        captain,
        goals: hidden ? 0 : goals,
        cards: hidden ? [] : [...cards],
        left: isIn(substitutions, side, "out", row),
        entered: isIn(substitutions, side, "in", row),
      }));
  return { home: playersOf("home"), away: playersOf("away") };
}

const isIn = (
  substitutions: readonly EntryOf<"substitution">[],
  side: Side,
  which: "in" | "out",
  row: string,
): boolean => substitutions.some((change) => change.side === side && change[which] === row);
