import type { CheckInWay } from "./states.ts";

/** When and where somebody went in. */
export interface Entered {
  /** ISO instant. */
  at: string;
  gate: string;
}

/** What a phone at the gate may know of somebody: no last name, no age, no contact. */
export interface RosterPerson {
  /** Of the registration. */
  id: string;
  /** SHA-256 of the ticket's token, in hex. */
  hash: string;
  /** First name only. */
  name: string;
  number: number;
  category: string | null;
  entered: Entered | null;
}

/** A ticket that stopped being valid, so that the gate can say since when. */
interface VoidedTicket {
  hash: string;
  /** ISO date. */
  on: string;
}

/** The list that a phone keeps to work without signal. */
export interface Roster {
  eventId: string;
  title: string;
  endsAt: string;
  /** The phone forgets the list then. */
  eraseAfter: string;
  /** When the server wrote it. */
  takenAt: string;
  people: RosterPerson[];
  voided: VoidedTicket[];
}

/** One reading at the gate. */
export interface Entry {
  /** Made on the phone, so that sending it twice is one reading. */
  id: string;
  /** The registration. */
  person: string;
  how: CheckInWay;
  /** By the phone's clock. */
  at: string;
  gate: string;
}

/** What the server said of a reading. The first that reached it counts, unless somebody undid the entrance. */
export interface EntryResult {
  id: string;
  answer: "ok" | "again" | "void" | "undone";
  first: Entered | null;
  /** When the server said so, by its clock: a list that it wrote later knows more. */
  heardAt: string;
}

export interface ScansAnswer {
  results: EntryResult[];
  roster: Roster;
}

/** A reading of this phone, with the server's word on it once there is one. */
export interface Scan {
  entry: Entry;
  result: EntryResult | null;
  /** It came when the person had been let in already. */
  late: boolean;
}

/** What the screen says. `queued`: they go in, and the server hears of it later. */
export type ScanAnswer =
  | { kind: "ok"; person: RosterPerson; entered: Entered }
  | { kind: "queued"; person: RosterPerson }
  | { kind: "again"; person: RosterPerson; first: Entered }
  | { kind: "void"; person: RosterPerson | null; on: string | null }
  | { kind: "undone"; person: RosterPerson }
  | { kind: "unknown" };

/** As many readings as one request may bring. */
export const MOST_ENTRIES = 200;
export const LONGEST_GATE = 40;

const TICKET = /^(?:https?:\/\/[^/\s]{1,200}\/ingresso\/)?([\w-]{22,200})(?:[/?#].*)?$/;

/** The token in what a code or a scanner says: the ticket's address, or the token alone. */
export const tokenIn = (text: string): string | null => TICKET.exec(text.trim())?.[1] ?? null;

/** Before anything is written: whether somebody goes in, and otherwise what the screen says. */
export type Judgement = { enters: true; person: RosterPerson } | { enters: false; answer: ScanAnswer };

export function judgeTicket(roster: Roster, scans: readonly Scan[], hash: string): Judgement {
  const voided = roster.voided.find((ticket) => ticket.hash === hash);
  if (voided) return refuse({ kind: "void", person: null, on: voided.on });
  const person = roster.people.find((one) => one.hash === hash);
  return person ? judgePerson(roster, person, scans) : refuse({ kind: "unknown" });
}

/** Somebody who went in, or whose reading waits on this phone, does not go in again. */
export function judgePerson(roster: Roster, person: RosterPerson, scans: readonly Scan[]): Judgement {
  if (person.entered) return refuse({ kind: "again", person, first: person.entered });
  const own = standingScans(roster, scans).find(({ entry }) => entry.person === person.id);
  if (!own) return { enters: true, person };
  if (own.result?.answer === "void") return refuse({ kind: "void", person, on: null });
  return refuse({ kind: "again", person, first: own.result?.first ?? enteredBy(own.entry) });
}

/** The readings of this phone that were not undone. */
export const standingScans = (roster: Roster, scans: readonly Scan[]): Scan[] =>
  scans.filter((scan) => !wasUndone(roster, scan));

/** The server said so, or wrote a later list in which the reading that counted is gone. */
function wasUndone({ people, takenAt }: Roster, { entry, result }: Scan): boolean {
  if (!result?.first) return result?.answer === "undone";
  const person = people.find(({ id }) => id === entry.person);
  if (!person || !(Date.parse(takenAt) > Date.parse(result.heardAt))) return false;
  return person.entered?.at !== result.first.at || person.entered.gate !== result.first.gate;
}

/** What to say of a reading that was written: the server's word, or that it waits for it. */
export function answerOf(
  roster: Roster,
  person: RosterPerson,
  { entry, result }: Omit<Scan, "late">,
): ScanAnswer {
  if (!result) return { kind: "queued", person };
  if (result.answer === "undone") return { kind: "undone", person };
  if (result.answer === "void") {
    const on = roster.voided.find(({ hash }) => hash === person.hash)?.on ?? null;
    return { kind: "void", person, on };
  }
  const first = result.first ?? enteredBy(entry);
  return result.answer === "again"
    ? { kind: "again", person, first }
    : { kind: "ok", person, entered: first };
}

const refuse = (answer: ScanAnswer): Judgement => ({ enters: false, answer });
const enteredBy = ({ at, gate }: Entry): Entered => ({ at, gate });
