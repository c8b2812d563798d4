import type { CardKind } from "./bookings.ts";
import type { Walkover } from "./results.ts";
import { clockProblems, readClock, readHalves, type ClockState, type HalfState } from "./sheet-clock.ts";
import {
  isKind,
  type EntryOf,
  type Official,
  type SheetEntry,
  type Side,
  type Unexplained,
} from "./sheet-entries.ts";
import { rowsThatPlayed } from "./sheet-overrides.ts";
import { readLog } from "./sheet-order.ts";
import { play } from "./sheet-play.ts";
import { lineUpProblems, startSide, type LineUps } from "./sheet-players.ts";
import type { EntryProblem, Problem } from "./sheet-problems.ts";

const IN_TIMELINE = [
  "half_started",
  "half_ended",
  "goal",
  "card",
  "substitution",
  "kick",
  "walkover",
] as const;

type Score = Record<Side, number>;

/** A line of the sheet as people read it, with the score after it. */
interface TimelineLine {
  entry: EntryOf<(typeof IN_TIMELINE)[number]>;
  score: Score;
}

export interface SheetState {
  /** Of normal and extra time. */
  score: Score;
  halves: HalfState[];
  /** Null: there were none. */
  kicks: Score | null;
  lineUps: LineUps;
  cards: EntryOf<"card">[];
  substitutions: EntryOf<"substitution">[];
  timeline: TimelineLine[];
  clock: ClockState;
  officials: readonly Official[];
  remarks: EntryOf<"remark">[];
  walkover: Walkover | null;
  /** As it was when the sheet was closed, without those of whom a correction says that they did not play. */
  unexplained: readonly Unexplained[];
  problems: Problem[];
}

/** The sheet that one log of entries makes. Two logs of one match are compared, not folded together. */
export function foldSheet(entries: readonly SheetEntry[]): SheetState {
  const { timeline, asEntered, emptyUndos } = readLog(entries);
  const lineUpOf = (side: Side) =>
    asEntered.filter(isKind("line_up")).findLast((lineUp) => lineUp.side === side);
  const lineUps = { home: startSide(lineUpOf("home")), away: startSide(lineUpOf("away")) };
  const problems: Problem[] = [];
  const report = (code: EntryProblem, { id }: SheetEntry) => problems.push({ code, entry: id });

  const score: Score = { home: 0, away: 0 };
  const people = { lineUps, cardsOf: new Map<string, CardKind[]>() };
  const lines = timeline.filter(isKind(...IN_TIMELINE)).map((entry): TimelineLine => {
    if (entry.kind === "goal") score[entry.side] += 1;
    for (const code of play(people, entry)) report(code, entry);
    return { entry, score: { ...score } };
  });

  const halves = readHalves(asEntered);
  const walkover = asEntered.findLast(isKind("walkover"))?.loser ?? null;
  for (const undo of emptyUndos) report("undo_of_nothing", undo);
  if (walkover === null) problems.push(...lineUpProblems(lineUps), ...clockProblems(halves));
  const substitutions = timeline.filter(isKind("substitution"));
  const played = rowsThatPlayed({ lineUps, substitutions });
  const unexplained = asEntered.findLast(isKind("unexplained"))?.people ?? [];
  return {
    score,
    halves,
    kicks: countKicks(timeline.filter(isKind("kick"))),
    lineUps,
    cards: timeline.filter(isKind("card")),
    substitutions,
    timeline: lines,
    clock: readClock(halves, asEntered),
    officials: asEntered.findLast(isKind("officials"))?.officials ?? [],
    remarks: timeline.filter(isKind("remark")),
    walkover,
    unexplained: unexplained.filter(({ row }) => played.has(row)),
    problems,
  };
}

function countKicks(kicks: readonly EntryOf<"kick">[]): Score | null {
  if (kicks.length === 0) return null;
  const scored = (side: Side) => kicks.filter((kick) => kick.side === side && kick.scored).length;
  return { home: scored("home"), away: scored("away") };
}
