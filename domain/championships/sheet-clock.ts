import { groupBy } from "#domain/group-by.ts";
import { isKind, type ClockEvent, type Half, type SheetEntry } from "./sheet-entries.ts";
import type { Problem } from "./sheet-problems.ts";

export interface HalfState {
  half: Half;
  startedAt: string | null;
  endedAt: string | null;
  added: number | null;
  addedReason: string | null;
  /** Goals in this half only. */
  home: number;
  away: number;
}

export interface ClockState {
  /** The half that runs or is stopped; null before, between and after them. */
  half: Half | null;
  /** Since when the clock runs; null while it stands. */
  since: string | null;
  /** What had run in this half before `since`. */
  ranMs: number;
}

/** Every half that is on the sheet. */
export function readHalves(asEntered: readonly SheetEntry[]): HalfState[] {
  const byHalf = groupBy(asEntered.filter(isInHalf), ({ half }) => half);
  return [...byHalf]
    .toSorted(([one], [other]) => one - other)
    .map(([half, entries]) => {
      const ended = entries.findLast(isKind("half_ended"));
      const announced = entries.findLast(isKind("added_time"));
      const goals = entries.filter(isKind("goal"));
      return {
        half,
        startedAt: entries.findLast(isKind("half_started"))?.clock ?? null,
        endedAt: ended?.clock ?? null,
        added: ended?.addedMinutes ?? announced?.minutes ?? null,
        addedReason: ended?.addedReason ?? announced?.reason ?? null,
        home: goals.filter(({ side }) => side === "home").length,
        away: goals.filter(({ side }) => side === "away").length,
      };
    });
}

export function readClock(halves: readonly HalfState[], asEntered: readonly SheetEntry[]): ClockState {
  const running = halves.findLast(({ startedAt }) => startedAt !== null);
  if (!running?.startedAt || running.endedAt !== null) return { half: null, since: null, ranMs: 0 };

  const stops = asEntered
    .filter(isKind("clock_stopped", "clock_resumed"))
    .filter(({ half }) => half === running.half);
  return { half: running.half, ...runThrough(running.startedAt, stops) };
}

export function clockProblems(halves: readonly HalfState[]): Problem[] {
  return halves.flatMap(({ half, startedAt, endedAt, home, away }): Problem[] => {
    if (startedAt === null)
      return endedAt !== null || home + away > 0 ? [{ code: "half_not_started", half }] : [];
    return endedAt === null ? [{ code: "half_not_ended", half }] : [];
  });
}

/** Line-ups, officials and remarks belong to the match: an entry before kick-off starts no half. */
function isInHalf({ kind }: SheetEntry): boolean {
  return !["line_up", "officials", "remark", "walkover", "undo"].includes(kind);
}

function runThrough(startedAt: string, stops: readonly ClockEvent[]): Pick<ClockState, "since" | "ranMs"> {
  let since: string | null = startedAt;
  let ranMs = 0;
  for (const { kind, clock } of stops) {
    if (kind === "clock_resumed") since ??= clock;
    else if (since !== null) {
      ranMs += Math.max(0, Date.parse(clock) - Date.parse(since));
      since = null;
    }
  }
  return { since, ranMs };
}
