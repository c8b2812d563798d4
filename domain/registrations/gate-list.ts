import type { Entered, Entry, Roster, RosterPerson, Scan } from "./check-in.ts";

/** Somebody of the list as this phone sees them: what the server knew, and what was read here since. */
export interface GatePerson extends RosterPerson {
  /** Read on this phone, and not yet heard by the server. */
  queued: boolean;
}

/** The server's list together with what only this phone knows. */
export function gatePeople(roster: Roster, scans: readonly Scan[]): GatePerson[] {
  const own = new Map(scans.map((scan) => [scan.entry.person, scan]));
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

/** Two phones that read the same ticket. Both readings are shown, and which of them counts. */
interface DoubleReading {
  id: string;
  person: RosterPerson;
  counts: Entered;
  again: Entered;
}

export function doubleReadings({ people }: Roster, scans: readonly Scan[]): DoubleReading[] {
  return scans.flatMap(({ entry, result }) => {
    const person = people.find(({ id }) => id === entry.person);
    if (!person || result?.answer !== "again" || !result.first) return [];
    return [{ id: entry.id, person, counts: result.first, again: { at: entry.at, gate: entry.gate } }];
  });
}

/** Let in without signal, although the registration had been cancelled: the readings, and who it was if still known. */
export const voidReadings = (
  { people }: Roster,
  scans: readonly Scan[],
): { entry: Entry; person: RosterPerson | null }[] =>
  scans
    .filter(({ result }) => result?.answer === "void")
    .map(({ entry }) => ({ entry, person: people.find(({ id }) => id === entry.person) ?? null }));

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
