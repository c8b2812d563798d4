import { groupBy } from "#domain/group-by.ts";
import type { DisciplineSettings } from "./settings.ts";

export type CardKind = "yellow" | "second_yellow" | "red";

export interface Booking {
  /** Who got the card: an athlete or one of the staff. Unique in the competition: one person, one team. */
  person: string;
  team: string;
  kind: CardKind;
}

export interface BookedMatch {
  id: string;
  /** The kick-off, as any value that sorts: suspensions follow the date, never the round. */
  at: string | number;
  /** Yellow cards of different segments do not add up: see `segmentOf`. */
  segment: number;
  home: string;
  away: string;
  /**
   * "played" is a closed match that was really contested, even if it was annulled or awarded later. "walkover" was
   * not contested: nobody serves a suspension in it ("partida efetivamente realizada"), but its cards count.
   */
  status: "upcoming" | "played" | "walkover";
  cards: readonly Booking[];
}

export type CardCause = "series" | "second_yellow" | "red";

export interface BookingRecord {
  person: string;
  team: string;
  /** Yellow cards of the series that runs, by segment. */
  yellows: Map<number, number>;
  /** Completed series. A restart zeroes the yellow cards, but the next series is still the second one. */
  series: number;
  causes: { cause: CardCause; match: BookedMatch; length: number }[];
}

/** What the cards of closed matches add up to. `matches` are in the order of their dates. */
export function bookingRecords(
  matches: readonly BookedMatch[],
  settings: DisciplineSettings,
): Map<string, BookingRecord> {
  const records = new Map<string, BookingRecord>();
  for (const match of matches) {
    if (match.status === "upcoming") continue;
    for (const [person, cards] of groupBy(match.cards, (card) => card.person)) {
      const record = records.get(person) ?? emptyRecord(person, cards[0]!.team);
      records.set(person, record);
      for (const { cause, length } of book(record, cards, match.segment, settings))
        if (length > 0) record.causes.push({ cause, match, length });
    }
  }
  return records;
}

export const emptyRecord = (person: string, team: string): BookingRecord => ({
  person,
  team,
  yellows: new Map(),
  series: 0,
  causes: [],
});

/** The cards of one person in one match. */
function book(
  record: BookingRecord,
  cards: readonly Booking[],
  segment: number,
  settings: DisciplineSettings,
): { cause: CardCause; length: number }[] {
  const causes: { cause: CardCause; length: number }[] = [];
  // CBF: with a second yellow both yellows of that match vanish; a yellow before a direct red stays in the series.
  const sentOffByYellows = cards.some(({ kind }) => kind === "second_yellow");
  for (const { kind } of cards) {
    if (kind === "red") causes.push({ cause: "red", length: settings.redMatches });
    if (kind === "second_yellow")
      causes.push({ cause: "second_yellow", length: settings.secondYellowMatches });
    if (kind === "yellow" && !sentOffByYellows && addYellow(record, segment, settings.yellowLimit))
      causes.push({ cause: "series", length: seriesLength(record.series, settings.seriesMatches) });
  }
  return causes;
}

/** True where this yellow card completes a series. */
function addYellow(record: BookingRecord, segment: number, limit: number | null): boolean {
  const yellows = (record.yellows.get(segment) ?? 0) + 1;
  const complete = limit !== null && yellows >= limit;
  record.yellows.set(segment, complete ? 0 : yellows);
  if (complete) record.series += 1;
  return complete;
}

const seriesLength = (series: number, lengths: readonly number[]): number =>
  lengths[Math.min(series, lengths.length) - 1] ?? 0;
