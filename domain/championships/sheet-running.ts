import { isKind, type Half } from "./sheet-entries.ts";
import type { SheetState } from "./sheet.ts";

/** Where a match stands by its open sheet. */
export interface Running {
  stage: "before" | "playing" | "stopped" | "between";
  /** The half that runs or stands; between two halves the one that ended. Null before the match. */
  half: Half | null;
  /** ISO, when that half began by the clock of the sheet. */
  since: string | null;
  /** Of the last thing that was written down in that half: nobody knows what the clock shows now. */
  minute: { minute: number; added: number | null } | null;
}

/**
 * What everybody may be told of the clock. The phone at the field may be without signal, so that a minute that goes on
 * counting here would be invented: what is told is what was entered last.
 */
export function runningOf({ clock, halves, timeline }: SheetState): Running {
  const half = clock.half ?? halves.findLast(({ startedAt }) => startedAt !== null)?.half ?? null;
  if (half === null) return { stage: "before", half: null, since: null, minute: null };
  const last = timeline.findLast(
    ({ entry }) => entry.half === half && !isKind("half_started", "half_ended")(entry),
  )?.entry;
  return {
    stage: clock.half === null ? "between" : clock.since === null ? "stopped" : "playing",
    half,
    since: halves.find((one) => one.half === half)?.startedAt ?? null,
    minute: last && half !== 5 ? { minute: last.minute, added: last.added } : null,
  };
}
