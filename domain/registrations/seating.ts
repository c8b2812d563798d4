import type { PositionGroup } from "#domain/athletes/positions.ts";
import type { LimitKind } from "#domain/events/vocabulary.ts";

/** What an event has to give. Null sizes are without end. */
export interface Places {
  size: number | null;
  /** Of these, so many are kept for subscribers today. */
  reserved: number;
  limits: readonly { kind: LimitKind; name: string; size: number | null }[];
}

/** What of an athlete the limits count. */
export interface Seat {
  category: string | null;
  positionGroup: PositionGroup;
  subscriber: boolean;
}

export interface InLine extends Seat {
  id: string;
  turn: number;
}

/** So many have a place and are alike. */
export interface Taken extends Seat {
  count: number;
}

/** A limit that is full: for everyone, for those without a plan, or for some. */
export type Full = { kind: "total" } | { kind: "reserved" } | { kind: LimitKind; name: string };

/** Every limit that keeps this athlete from a place. None: there is one. */
export function fullFor(places: Places, taken: readonly Taken[], who: Seat): Full[] {
  const count = (matches: (seat: Taken) => boolean) =>
    taken.reduce((sum, seat) => (matches(seat) ? sum + seat.count : sum), 0);
  const full: Full[] = [];
  const { size, reserved } = places;
  if (size !== null && count(() => true) >= size) full.push({ kind: "total" });
  else if (size !== null && !who.subscriber && count(({ subscriber }) => !subscriber) >= size - reserved)
    full.push({ kind: "reserved" });
  for (const limit of places.limits) {
    const counts = (seat: Seat) => nameIn(seat, limit.kind) === limit.name;
    if (limit.size !== null && counts(who) && count(counts) >= limit.size)
      full.push({ kind: limit.kind, name: limit.name });
  }
  return full;
}

const nameIn = (seat: Seat, kind: LimitKind): string | null =>
  kind === "category" ? seat.category : seat.positionGroup;

/** Subscribers first, then by turn. */
export const compareInLine = (one: InLine, other: InLine): number =>
  Number(other.subscriber) - Number(one.subscriber) || one.turn - other.turn;

/**
 * Who gets the places that are free: each in turn, unless a limit is full for them. Afterwards nobody in line would
 * find a place.
 */
export function nextInLine<Person extends InLine>(
  places: Places,
  taken: readonly Taken[],
  line: readonly Person[],
): Person[] {
  const seated = [...taken];
  const chosen: Person[] = [];
  for (const person of line.toSorted(compareInLine)) {
    if (fullFor(places, seated, person).length > 0) continue;
    chosen.push(person);
    seated.push({ ...person, count: 1 });
  }
  return chosen;
}

/** Why somebody still waits: what is full for them, and who of those who compete for it comes first. */
export function whyWaiting(
  places: Places,
  taken: readonly Taken[],
  line: readonly InLine[],
  who: InLine,
): { full: Full[]; ahead: { subscribers: number; others: number }; place: number } {
  const full = fullFor(places, taken, who);
  const before = line.filter((other) => other.id !== who.id && compareInLine(other, who) < 0);
  const competing = before.filter((other) =>
    fullFor(places, taken, other).some((one) => sharedBy(one, full)),
  );
  const subscribers = competing.filter(({ subscriber }) => subscriber).length;
  return {
    full,
    ahead: { subscribers, others: competing.length - subscribers },
    place: before.length + 1,
  };
}

const sharedBy = (one: Full, full: readonly Full[]): boolean =>
  full.some((other) => keyOf(one) === keyOf(other));
const keyOf = (full: Full): string => ("name" in full ? `${full.kind} ${full.name}` : full.kind);

interface Category {
  name: string;
  bornFrom: number | null;
}

/** The youngest category of the event that this birth year fits. Null: none does. */
export function categoryFor(birthYear: number, categories: readonly Category[]): string | null {
  const oldestFirst = categories.toSorted((one, other) => (other.bornFrom ?? 0) - (one.bornFrom ?? 0));
  return oldestFirst.find(({ bornFrom }) => bornFrom === null || birthYear >= bornFrom)?.name ?? null;
}
