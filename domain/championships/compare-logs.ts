import { isKind, personKey, type EntryOf, type SheetEntry } from "./sheet-entries.ts";
import { readLog } from "./sheet-order.ts";

export const COMPARED = ["goal", "card", "substitution", "kick", "walkover"] as const;
type Compared = EntryOf<(typeof COMPARED)[number]>;

/** Two people see the same goal in the 12th and in the 13th minute. */
const MINUTES_APART = 1;

interface LogComparison {
  agree: [one: Compared, other: Compared][];
  onlyFirst: Compared[];
  onlySecond: Compared[];
}

/**
 * Two logs of one match, side by side. What happened is compared; line-ups, officials, the
 * clock and remarks are not. Pairing the earliest with the earliest leaves the fewest entries alone.
 */
export function compareLogs(first: readonly SheetEntry[], second: readonly SheetEntry[]): LogComparison {
  const onlySecond = comparable(second);
  const agree: [Compared, Compared][] = [];
  const onlyFirst = comparable(first).filter((one) => {
    const other = onlySecond.find((candidate) => isSame(one, candidate));
    if (!other) return true;
    onlySecond.splice(onlySecond.indexOf(other), 1);
    agree.push([one, other]);
    return false;
  });
  return { agree, onlyFirst, onlySecond };
}

const comparable = (entries: readonly SheetEntry[]): Compared[] =>
  readLog(entries).timeline.filter(isKind(...COMPARED));

function isSame(one: Compared, other: Compared): boolean {
  if (whatHappened(one) !== whatHappened(other)) return false;
  // A kick and a W.O. have no minute that means something.
  if (one.kind === "kick" || one.kind === "walkover") return true;
  return one.half === other.half && Math.abs(minuteOf(one) - minuteOf(other)) <= MINUTES_APART;
}

function whatHappened(entry: Compared): string {
  switch (entry.kind) {
    case "goal":
      return `goal ${entry.side} ${entry.scorer} ${entry.goalKind}`;
    case "card":
      return `card ${entry.card} ${personKey(entry.side, entry.person)}`;
    case "substitution":
      return `substitution ${entry.side} ${entry.out} ${entry.in}`;
    case "kick":
      return `kick ${entry.side} ${entry.row} ${entry.scored}`;
    case "walkover":
      return `walkover ${entry.loser}`;
  }
}

const minuteOf = ({ minute, added }: SheetEntry): number => minute + (added ?? 0);
