import {
  bookingRecords,
  emptyRecord,
  type BookedMatch,
  type BookingRecord,
  type CardCause,
} from "./bookings.ts";
import type { DisciplineSettings } from "./settings.ts";

/** A ban by the court or the organiser, besides what the cards bring by themselves. */
export interface Ban {
  id: string;
  person: string;
  team: string;
  matches: number;
  /** Matches of the team that had begun when it was decided: it is served in all others, by their dates. */
  begun: readonly string[];
}

export interface Suspension {
  person: string;
  team: string;
  cause: CardCause | "decision";
  /** The match of the card, or the decision. */
  causedBy: string;
  length: number;
  /** Closed matches in which it was served. */
  serves: string[];
  /** Matches to come in which it will be served, if they are played in the order of their dates. */
  next: string[];
  left: number;
}

interface PersonDiscipline {
  person: string;
  team: string;
  /** In the running series, as the team's next match will count them. */
  yellows: number;
  series: number;
  /** "Pendurado": the next yellow card suspends. */
  hanging: boolean;
  /** In the order in which they are served: one after the other. */
  suspensions: Suspension[];
}

interface Discipline {
  persons: PersonDiscipline[];
  hanging: PersonDiscipline[];
}

/** Suspensions are served in the next contested matches of the same team by date, across restarts and phases. */
export function disciplineOf(input: {
  matches: readonly BookedMatch[];
  settings: DisciplineSettings;
  bans?: readonly Ban[];
  /** Where a team goes on against somebody who is not known yet: nothing is served there, and the count is that one's. */
  awaits?: readonly { team: string; segment: number }[];
  /** The match that is played now, by its sheet: of those that are not closed it is the next one, whatever their dates. */
  playing?: string | undefined;
}): Discipline {
  const matches = input.matches.toSorted(byDate);
  const toCome = matches
    .filter(({ status }) => status === "upcoming")
    .toSorted((one, other) => Number(other.id === input.playing) - Number(one.id === input.playing));
  const bans = input.bans ?? [];
  const records = bookingRecords(matches, input.settings);
  for (const { person, team } of bans)
    if (!records.has(person)) records.set(person, emptyRecord(person, team));

  const segments = nextSegments(matches, toCome, input.awaits ?? []);
  const persons = [...records.values()]
    .toSorted((one, other) => (one.person < other.person ? -1 : 1))
    .map((record): PersonDiscipline => {
      const yellows = record.yellows.get(segments.get(record.team) ?? 0) ?? 0;
      return {
        person: record.person,
        team: record.team,
        yellows,
        series: record.series,
        hanging: yellows > 0 && yellows + 1 === input.settings.yellowLimit,
        suspensions: serve(
          pendingOf(
            record,
            bans.filter(({ person }) => person === record.person),
            matches,
          ),
          matches,
          toCome,
        ),
      };
    });
  return { persons, hanging: persons.filter(({ hanging }) => hanging) };
}

/** Who may not be lined up in this match, or who was out of it, with the suspension that is served there. */
export const suspendedFor = (discipline: Discipline, match: string, team: string): Suspension[] =>
  discipline.persons
    .flatMap(({ suspensions }) => suspensions)
    .filter(
      (suspension) =>
        suspension.team === team && (suspension.serves.includes(match) || suspension.next.includes(match)),
    );

/** A suspension, with where it stands among those of one person and where it can be served. */
interface Pending {
  suspension: Suspension;
  /** After the match of the card, or the last one that had begun. */
  since: number;
  servedIn: (match: BookedMatch, place: number) => boolean;
}

function pendingOf(record: BookingRecord, bans: readonly Ban[], matches: readonly BookedMatch[]): Pending[] {
  const { person, team } = record;
  const place = (match: BookedMatch) => matches.indexOf(match);
  const byCards = record.causes.map(({ cause, match, length }): Pending => {
    const since = place(match) + 1;
    return {
      since,
      servedIn: (_, at) => at >= since,
      suspension: start({ person, team, cause, causedBy: match.id, length }),
    };
  });
  const byDecision = bans.map(({ id, team, begun, matches: length }): Pending => ({
    since: matches.findLastIndex((match) => begun.includes(match.id)) + 1,
    // A match that is late has not begun, whatever stands before it in the plan.
    servedIn: (match) => !begun.includes(match.id),
    suspension: start({ person, team, cause: "decision", causedBy: id, length }),
  }));
  return [...byCards, ...byDecision].toSorted((one, other) => one.since - other.since);
}

const start = (facts: Omit<Suspension, "serves" | "next" | "left">): Suspension => ({
  ...facts,
  serves: [],
  next: [],
  left: facts.length,
});

/** Closed matches come first: a match that was put off and has no new date yet serves nothing. */
function serve(
  pending: readonly Pending[],
  matches: readonly BookedMatch[],
  toCome: readonly BookedMatch[],
): Suspension[] {
  const places = new Map(matches.map(({ id }, place) => [id, place]));
  for (const match of [...matches.filter(({ status }) => status === "played"), ...toCome]) {
    const served = pending.find(
      ({ suspension: { team, left, next }, servedIn }) =>
        left > next.length &&
        (match.home === team || match.away === team) &&
        servedIn(match, places.get(match.id)!),
    )?.suspension;
    if (!served) continue;
    if (match.status === "upcoming") served.next.push(match.id);
    else {
      served.serves.push(match.id);
      served.left -= 1;
    }
  }
  return pending.map(({ suspension }) => suspension);
}

/** The segment of each team's next match, also of one without an opponent; of its last one where none is to come. */
function nextSegments(
  matches: readonly BookedMatch[],
  toCome: readonly BookedMatch[],
  awaits: readonly { team: string; segment: number }[],
): Map<string, number> {
  const ofTeams = ({ home, away, segment }: BookedMatch) => [home, away].map((team) => ({ team, segment }));
  const segments = new Map<string, number>();
  for (const { team, segment } of [
    ...toCome.flatMap(ofTeams),
    // Beside a place that stays empty a team passes: of two the later one counts.
    ...awaits.toSorted((one, other) => other.segment - one.segment),
    ...matches
      .filter(({ status }) => status !== "upcoming")
      .toReversed()
      .flatMap(ofTeams),
  ])
    if (!segments.has(team)) segments.set(team, segment);
  return segments;
}

/** The id makes the order of two matches at the same time the same on every run. */
function byDate(one: BookedMatch, other: BookedMatch): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
