import type { ClockState } from "./sheet-clock.ts";
import type { Half } from "./sheet-entries.ts";

const MINUTE_MS = 60_000;
const LONGEST_ADDED = 60;

/** A minute of a match as a sheet writes it. */
export interface SheetMinute {
  half: Half;
  minute: number;
  added: number | null;
}

/** Extra time is a third of the match, as 2×15 after 2×45. */
export const extraHalfMinutes = (halfMinutes: number): number => Math.max(1, Math.round(halfMinutes / 3));

/** Minutes of the whole match when this half begins. */
export function beginOf(half: Half, halfMinutes: number): number {
  const extra = extraHalfMinutes(halfMinutes);
  return [0, halfMinutes, 2 * halfMinutes, 2 * halfMinutes + extra, 2 * (halfMinutes + extra)][half - 1]!;
}

/** Kicks take no time. */
const endOf = (half: Half, halfMinutes: number): number =>
  half === 5 ? beginOf(5, halfMinutes) : beginOf((half + 1) as Half, halfMinutes);

/** What has run of the half, and of the match before it, in milliseconds. */
export const elapsedMs = (clock: ClockState, nowMs: number): number =>
  clock.ranMs + (clock.since === null ? 0 : Math.max(0, nowMs - Date.parse(clock.since)));

/** The minute that the clock shows. Between two halves it is the last one of the half before. */
export function minuteNow(
  clock: ClockState,
  { lastHalf, halfMinutes, nowMs }: { lastHalf: Half | null; halfMinutes: number; nowMs: number },
): SheetMinute {
  if (clock.half === null) {
    const half = lastHalf ?? 1;
    return { half, minute: lastHalf === null ? 1 : endOf(half, halfMinutes), added: null };
  }
  const begin = beginOf(clock.half, halfMinutes);
  const end = endOf(clock.half, halfMinutes);
  const ran = begin + Math.floor(elapsedMs(clock, nowMs) / MINUTE_MS);
  const minute = Math.max(begin + (clock.half === 5 ? 0 : 1), ran);
  return minute > end
    ? { half: clock.half, minute: end, added: Math.min(LONGEST_ADDED, minute - end) }
    : { half: clock.half, minute, added: null };
}

export function later({ half, minute, added }: SheetMinute, halfMinutes: number): SheetMinute {
  if (minute < endOf(half, halfMinutes)) return { half, minute: minute + 1, added: null };
  return { half, minute, added: Math.min(LONGEST_ADDED, (added ?? 0) + 1) };
}

/** Before the first minute of a half comes the last one of the half before it. */
export function earlier({ half, minute, added }: SheetMinute, halfMinutes: number): SheetMinute {
  if (added !== null) return { half, minute, added: added > 1 ? added - 1 : null };
  if (minute > beginOf(half, halfMinutes) + 1) return { half, minute: minute - 1, added: null };
  return half === 1
    ? { half, minute: 1, added: null }
    : { half: (half - 1) as Half, minute: beginOf(half, halfMinutes), added: null };
}

/** "45+2" as somebody typed it, in the half that it says or in the one that they chose. */
export function readMinute(text: string): { minute: number; added: number | null } | null {
  const match = /^\s*(\d{1,3})\s*(?:\+\s*(\d{1,2}))?\s*['’′]?\s*$/.exec(text);
  if (!match) return null;
  const minute = Number(match[1]);
  const added = match[2] === undefined ? null : Number(match[2]);
  if (minute > 200 || (added !== null && (added < 1 || added > LONGEST_ADDED))) return null;
  return { minute, added };
}

/** "12′" beside what happened; nothing where nobody wrote the minute down. A match begins with its first. */
export const minuteMark = (at: Omit<SheetMinute, "half">): string =>
  at.minute === 0 ? "" : `${writeMinute(at)}′`;

export const writeMinute = ({ minute, added }: Omit<SheetMinute, "half">): string =>
  added === null ? String(minute) : `${minute}+${added}`;
