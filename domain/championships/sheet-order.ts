import { isKind, type EntryOf, type SheetEntry } from "./sheet-entries.ts";

interface SheetLog {
  /** What counts, in the order in which it happened. */
  timeline: SheetEntry[];
  /** The same in the order in which it was entered: of a line-up or a list the last one stands. */
  asEntered: SheetEntry[];
  /** Undos that found nothing to hide: it never arrived, or is an undo itself. */
  emptyUndos: EntryOf<"undo">[];
}

/** One log for whatever arrived, however often and in whatever order. */
export function readLog(entries: readonly SheetEntry[]): SheetLog {
  const known = new Map<string, SheetEntry>();
  for (const entry of entries.toSorted(byEntry)) if (!known.has(entry.id)) known.set(entry.id, entry);

  const all = [...known.values()];
  const undos = all.filter(isKind("undo"));
  const hidden = new Set(undos.map(({ of }) => of));
  const asEntered = all.filter(({ id, kind }) => kind !== "undo" && !hidden.has(id));
  return {
    timeline: asEntered.toSorted(byTime),
    asEntered,
    emptyUndos: undos.filter(({ of }) => (known.get(of)?.kind ?? "undo") === "undo"),
  };
}

function byTime(one: SheetEntry, other: SheetEntry): number {
  return (
    one.half - other.half ||
    edge(one) - edge(other) ||
    one.minute - other.minute ||
    (one.added ?? 0) - (other.added ?? 0) ||
    byEntry(one, other)
  );
}

/** A half begins before and ends after everything in it, whatever minute somebody typed for its end. */
function edge({ kind }: SheetEntry): number {
  if (kind === "half_started") return 0;
  return kind === "half_ended" ? 2 : 1;
}

function byEntry(one: SheetEntry, other: SheetEntry): number {
  return one.seq - other.seq || compare(one.device, other.device) || compare(one.id, other.id);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
