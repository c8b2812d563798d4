import type { CardKind } from "../bookings.ts";
import type { CardPerson, LineUpPlayer, SheetEntry, SheetEvent, Side } from "../sheet-entries.ts";

export type EntryChanges = Partial<Omit<SheetEntry, "kind">>;

let made = 0;

/** Entries follow each other in the order in which a test makes them, unless it says otherwise. */
export function entry(event: SheetEvent, changes: EntryChanges = {}): SheetEntry {
  made += 1;
  const defaults = { id: `e${made}`, seq: made, device: "A", at: "2026-11-15T16:00:00Z" };
  return { ...defaults, half: 1, minute: 10, added: null, ...changes, ...event };
}

export const player = (row: string, number: number, starter = true): LineUpPlayer => ({
  row,
  number,
  starter,
  goalkeeper: number === 1,
  captain: false,
});

/** "home1" and "home9" start, "home18" is on the bench. */
export const lineUpOf = (side: Side) => ({
  kind: "line_up" as const,
  side,
  players: [player(`${side}1`, 1), player(`${side}9`, 9), player(`${side}18`, 18, false)],
  overrides: [],
});

export const bothLineUps = () =>
  (["home", "away"] as const).map((side) => entry(lineUpOf(side), { minute: 0 }));

export const goal = (side: Side, scorer: string | null, changes?: EntryChanges) =>
  entry({ kind: "goal", side, scorer, goalKind: "normal" }, changes);

export const card = (card: CardKind, side: Side, person: CardPerson, changes?: EntryChanges) =>
  entry({ kind: "card", card, side, person, reason: null }, changes);

export const swap = (side: Side, out: string, into: string, changes?: EntryChanges) =>
  entry({ kind: "substitution", side, out, in: into }, changes);

export const undo = (of: SheetEntry) => entry({ kind: "undo", of: of.id });
