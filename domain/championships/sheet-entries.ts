import type { CardKind } from "./bookings.ts";
import type { Obstacle } from "./eligibility.ts";
import type { Walkover } from "./results.ts";

export type Side = "home" | "away";

/** 1 and 2, 3 and 4 in extra time, 5 for the kicks. */
export type Half = 1 | 2 | 3 | 4 | 5;

/** One line of a sheet's append-only log. Nothing is ever edited: an `undo` hides what was wrong. */
export type SheetEntry = EntryFacts & SheetEvent;

interface EntryFacts {
  /** Made on the phone: what arrives twice counts once. */
  id: string;
  /** The device's own count, higher than any that it has seen: it orders what happened in one minute. */
  seq: number;
  device: string;
  /** ISO, by the clock of the device. Shown, and never used to order anything. */
  at: string;
  half: Half;
  /** Of the whole match, as people say it: the second of two halves of 35 goes from 35 to 70. */
  minute: number;
  /** The 2 of "45+2". */
  added: number | null;
}

export type SheetEvent =
  | LineUpEvent
  | OfficialsEvent
  | HalfStartedEvent
  | HalfEndedEvent
  | AddedTimeEvent
  | ClockEvent
  | GoalEvent
  | CardEvent
  | SubstitutionEvent
  | KickEvent
  | WalkoverEvent
  | RemarkEvent
  | UnexplainedEvent
  | UndoEvent;

/** The whole line-up of one side. A later one replaces it. */
export interface LineUpEvent {
  kind: "line_up";
  side: Side;
  players: readonly LineUpPlayer[];
  /** Who plays against an obstacle, and why: printed on the sheet. */
  overrides: readonly Override[];
}

export interface LineUpPlayer {
  /** The row of the squad. */
  row: string;
  number: number;
  starter: boolean;
  goalkeeper: boolean;
  captain: boolean;
}

export interface Override {
  row: string;
  obstacle: Obstacle;
  reason: string;
}

/** All officials. A later list replaces it. */
interface OfficialsEvent {
  kind: "officials";
  officials: readonly Official[];
}

export interface Official {
  role: string;
  name: string;
}

interface HalfStartedEvent {
  kind: "half_started";
  /** ISO: when it really started, which may be before the entry was made. */
  clock: string;
}

interface HalfEndedEvent {
  kind: "half_ended";
  clock: string;
  /** Null: as `added_time` announced it. */
  addedMinutes: number | null;
  addedReason: string | null;
}

/** Announced while the half runs. */
interface AddedTimeEvent {
  kind: "added_time";
  minutes: number;
  reason: string | null;
}

export interface ClockEvent {
  kind: "clock_stopped" | "clock_resumed";
  clock: string;
}

export interface GoalEvent {
  kind: "goal";
  /** The side that gets the goal, also of an own goal. */
  side: Side;
  /** Row of the squad; of an own goal a row of the other side. Null: nobody saw who. */
  scorer: string | null;
  goalKind: GoalKind;
}

type GoalKind = "normal" | "penalty" | "free_kick" | "own";

export interface CardEvent {
  kind: "card";
  /** The page proposes the second yellow and the entry says it. The fold only reports where they disagree. */
  card: CardKind;
  side: Side;
  person: CardPerson;
  reason: string | null;
}

export type CardPerson = { row: string } | { staff: string; role: string };

export interface SubstitutionEvent {
  kind: "substitution";
  side: Side;
  out: string;
  in: string;
  /** Who comes on against an obstacle, and why; what the line-up explains stands there. */
  overrides?: readonly Override[] | undefined;
}

/** A kick from the mark after the match, not a penalty in it. */
export interface KickEvent {
  kind: "kick";
  side: Side;
  row: string | null;
  scored: boolean;
}

interface WalkoverEvent {
  kind: "walkover";
  /** The side or sides that lose. */
  loser: Walkover;
}

interface RemarkEvent {
  kind: "remark";
  about: "staff_conduct" | "public" | "doctor" | "ambulance" | "pitch" | "other";
  text: string;
}

/** Who played against an obstacle without a reason. The server writes it as the sheet is closed, and nobody else. */
interface UnexplainedEvent {
  kind: "unexplained";
  people: readonly Unexplained[];
}

export interface Unexplained {
  side: Side;
  row: string;
  obstacle: Obstacle;
}

/** Hides one entry. An undo cannot be undone: what was right is entered again. */
interface UndoEvent {
  kind: "undo";
  of: string;
}

export type EntryOf<Kind extends SheetEvent["kind"]> = Extract<SheetEntry, { kind: Kind }>;

export const isKind =
  <Kind extends SheetEvent["kind"]>(...kinds: readonly Kind[]) =>
  (entry: SheetEntry): entry is EntryOf<Kind> =>
    (kinds as readonly string[]).includes(entry.kind);

/** The same person has the same key in one match. Staff are known by name only. */
export const personKey = (side: Side, person: CardPerson): string =>
  "row" in person ? `${side}:${person.row}` : `${side}:staff:${person.staff}`;

/** What is written of a match only while it is played: a line-up alone begins none. */
export const PLAY_KINDS: readonly SheetEntry["kind"][] = [
  "half_started",
  "goal",
  "card",
  "substitution",
  "kick",
];
