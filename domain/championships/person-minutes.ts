import type { CardCount } from "./results.ts";
import { isKind, type SheetEntry, type Side } from "./sheet-entries.ts";
import { countCards } from "./sheet-result.ts";
import type { SheetState } from "./sheet.ts";

interface PersonMinutes extends CardCount {
  row: string;
  side: Side;
  /** Started, came on, or has a part in what only who is on the field can do. */
  played: boolean;
  /** As far as the sheet knows them: without a line-up it knows only when somebody came on. */
  minutes: number;
  /** Nobody scores in a W.O., whatever was written before it. Cards stay. */
  goals: number;
}

interface Part {
  row: string;
  side: Side;
  onField: boolean;
}

interface HalfMinutes {
  /** 35 for a match of 2×35. */
  half: number;
  extraHalf: number;
}

interface Change {
  leaves: string;
  enters: string | null;
  at: number;
}

/**
 * What a match adds to the season of each person in the line-ups, and of whoever has a part in it without being lined
 * up: a referee may skip the line-up and log goals and cards by shirt.
 */
export function personMinutes(state: SheetState, halfMinutes: HalfMinutes): PersonMinutes[] {
  const parts = state.timeline.flatMap(({ entry }) => partsOf(entry));
  const onField = new Set(parts.flatMap((part) => (part.onField ? [part.row] : [])));
  const lined = new Set(SIDES.flatMap((side) => playersOf(state, side).map(({ row }) => row)));
  const others = new Map(parts.filter(({ row }) => !lined.has(row)).map(({ row, side }) => [row, side]));
  return SIDES.flatMap((side) => {
    const players = playersOf(state, side);
    const starters = players.filter(({ starter }) => starter).map(({ row }) => row);
    const minutes = minutesOnField(state, side, starters, halfMinutes);
    const absent = [...others].filter(([, of]) => of === side).map(([row]) => absentPlayer(state, row));
    return [...players, ...absent].map(({ row, goals, cards }) => ({
      row,
      side,
      played: minutes.has(row) || (onField.has(row) && state.walkover === null),
      minutes: minutes.get(row) ?? 0,
      goals: state.walkover === null ? goals : 0,
      ...countCards(cards),
    }));
  });
}

const SIDES = ["home", "away"] as const;

const playersOf = ({ lineUps }: SheetState, side: Side) => lineUps[side]?.players ?? [];

/** A card alone may be shown on the bench. */
function partsOf(entry: SheetEntry): Part[] {
  const part = (row: string | null, side: Side, onField = true) =>
    row === null ? [] : [{ row, side, onField }];
  switch (entry.kind) {
    case "goal": {
      const { side, scorer, goalKind } = entry;
      return part(scorer, goalKind === "own" ? (side === "home" ? "away" : "home") : side);
    }
    case "card":
      return part("row" in entry.person ? entry.person.row : null, entry.side, false);
    case "substitution":
      return [...part(entry.out, entry.side), ...part(entry.in, entry.side)];
    case "kick":
      return part(entry.row, entry.side);
    default:
      return [];
  }
}

const absentPlayer = ({ timeline, cards }: SheetState, absent: string) => ({
  row: absent,
  goals: timeline
    .map(({ entry }) => entry)
    .filter(isKind("goal"))
    .filter(({ scorer, goalKind }) => scorer === absent && goalKind !== "own").length,
  cards: cards.flatMap(({ person, card }) => ("row" in person && person.row === absent ? [card] : [])),
});

function minutesOnField(
  state: SheetState,
  side: Side,
  starters: readonly string[],
  halfMinutes: HalfMinutes,
): Map<string, number> {
  const minutes = new Map<string, number>();
  if (state.walkover !== null) return minutes;
  const since = new Map(starters.map((row) => [row, 0]));
  const end = lengthOf(state, halfMinutes);
  const leave = (row: string, time: number) => {
    const entered = since.get(row);
    if (entered === undefined) return;
    since.delete(row);
    minutes.set(row, (minutes.get(row) ?? 0) + time - entered);
  };
  for (const { leaves, enters, at } of changesOf(state, side, halfMinutes)) {
    const time = Math.min(at, end);
    leave(leaves, time);
    if (enters !== null && !since.has(enters)) since.set(enters, time);
  }
  for (const row of since.keys()) leave(row, end);
  return minutes;
}

function changesOf({ timeline }: SheetState, side: Side, halfMinutes: HalfMinutes): Change[] {
  return timeline.flatMap(({ entry }): Change[] => {
    const at = timeOf(entry, halfMinutes);
    if (entry.kind === "substitution" && entry.side === side)
      return [{ leaves: entry.out, enters: entry.in, at }];
    if (entry.kind === "card" && entry.side === side && entry.card !== "yellow" && "row" in entry.person)
      return [{ leaves: entry.person.row, enters: null, at }];
    return [];
  });
}

/** A referee who never touched the clock still refereed both halves. Extra time counts only if it is on the sheet. */
const lengthOf = ({ halves }: SheetState, halfMinutes: HalfMinutes): number =>
  endOf(Math.max(2, ...halves.map(({ half }) => half).filter((half) => half !== 5)), halfMinutes);

/** Added time does not count, so that nobody plays longer than the match lasts. */
const timeOf = ({ half, minute }: SheetEntry, halfMinutes: HalfMinutes): number =>
  Math.min(endOf(half, halfMinutes), Math.max(endOf(half - 1, halfMinutes), minute));

/** What the match has lasted at the end of a half. Kicks take no time. */
const endOf = (half: number, { half: normal, extraHalf }: HalfMinutes): number =>
  Math.min(half, 2) * normal + Math.min(Math.max(half - 2, 0), 2) * extraHalf;
