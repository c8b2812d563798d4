import {
  standingScans,
  type Entered,
  type Entry,
  type Roster,
  type RosterPerson,
  type Scan,
} from "./check-in.ts";

/** Somebody of the list as this phone sees them: what the server knew, and what was read here since. */
export interface GatePerson extends RosterPerson {
  /** Read on this phone, and not yet heard by the server. */
  queued: boolean;
}

/** The server's list together with what only this phone knows. */
export function gatePeople(roster: Roster, scans: readonly Scan[]): GatePerson[] {
  const own = new Map(standingScans(roster, scans).map((scan) => [scan.entry.person, scan]));
  return roster.people.map((person) => {
    const scan = own.get(person.id);
    const queued = scan?.result === null;
    return { ...person, entered: person.entered ?? (scan ? entryOf(scan) : null), queued };
  });
}

/** Somebody whose ticket the server called void has not entered, whatever was read. */
function entryOf({ entry, result }: Scan): Entered | null {
  if (result?.answer === "void") return null;
  return result?.first ?? { at: entry.at, gate: entry.gate };
}

export interface GateCounts {
  entered: number;
  missing: number;
  queued: number;
}

export function gateCounts(people: readonly GatePerson[]): GateCounts {
  const entered = people.filter((person) => person.entered !== null).length;
  return {
    entered,
    missing: people.length - entered,
    queued: people.filter((person) => person.queued).length,
  };
}

/** Two phones that read the same ticket and let somebody in twice. Both readings are shown, and which counts. */
interface DoubleReading {
  id: string;
  person: RosterPerson;
  counts: Entered;
  again: Entered;
}

export function doubleReadings(people: readonly RosterPerson[], scans: readonly Scan[]): DoubleReading[] {
  return scans.flatMap(({ entry, result, late }) => {
    const person = people.find(({ id }) => id === entry.person);
    if (!late || !person || result?.answer !== "again" || !result.first) return [];
    return [{ id: entry.id, person, counts: result.first, again: { at: entry.at, gate: entry.gate } }];
  });
}

/** Let in without signal, although the registration had been cancelled. */
export function voidReadings(
  people: readonly RosterPerson[],
  scans: readonly Scan[],
): { entry: Entry; person: RosterPerson | null }[] {
  return scans
    .filter(({ result, late }) => late && result?.answer === "void")
    .map(({ entry }) => ({ entry, person: people.find(({ id }) => id === entry.person) ?? null }));
}

/** Whoever was read here stays known by name when a newer list has them no more. */
export const droppedPeople = (before: Roster, after: Roster, scans: readonly Scan[]): RosterPerson[] =>
  before.people.filter(
    ({ id }) =>
      scans.some(({ entry }) => entry.person === id) && !after.people.some((person) => person.id === id),
  );

/** The people whose first name or number begins as was typed; accents and case do not matter. */
export function searchPeople<T extends RosterPerson>(people: readonly T[], typed: string): T[] {
  const wanted = plain(typed);
  if (wanted === "") return [];
  return people
    .filter(({ name, number }) => plain(name).startsWith(wanted) || String(number) === wanted)
    .toSorted((a, b) => a.name.localeCompare(b.name, "pt-BR") || a.number - b.number);
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();

/** Of two lists of one event, the one that the server wrote later. */
export const newerRoster = (one: Roster, other: Roster | null): Roster =>
  other && other.eventId === one.eventId && Date.parse(other.takenAt) > Date.parse(one.takenAt) ? other : one;
