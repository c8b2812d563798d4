import type { SheetEntry } from "./sheet-entries.ts";

/** The shirt of somebody in the squads; null: none, or nobody of this row. */
type NumberOf = (row: string) => number | null;

/**
 * An entry as it may leave the phone in a file: ids, numbers, minutes and kinds. Each field is listed, because the file
 * goes through message groups: no names, and no text that somebody typed.
 */
export function sharedEntry(entry: SheetEntry, numberOf: NumberOf) {
  const { id, seq, device, at, half, minute, added, kind } = entry;
  return { id, seq, device, at, half, minute, added, kind, ...sharedFacts(entry, numberOf) };
}

function sharedFacts(entry: SheetEntry, numberOf: NumberOf): object {
  const who = (row: string | null) => (row === null ? null : { row, number: numberOf(row) });
  switch (entry.kind) {
    case "line_up":
      return {
        side: entry.side,
        players: entry.players.map(({ row, number, starter, goalkeeper, captain }) => ({
          row,
          number,
          starter,
          goalkeeper,
          captain,
        })),
        overrides: entry.overrides.map(({ row, obstacle }) => ({ row, obstacle })),
      };
    case "goal":
      return { side: entry.side, goalKind: entry.goalKind, scorer: who(entry.scorer) };
    case "card":
      return {
        side: entry.side,
        card: entry.card,
        person: "row" in entry.person ? who(entry.person.row) : "staff",
      };
    case "substitution":
      return {
        side: entry.side,
        out: who(entry.out),
        in: who(entry.in),
        overrides: entry.overrides?.map(({ row, obstacle }) => ({ row, obstacle })),
      };
    case "kick":
      return { side: entry.side, scored: entry.scored, by: who(entry.row) };
    case "half_started":
    case "clock_stopped":
    case "clock_resumed":
      return { clock: entry.clock };
    case "half_ended":
      return { clock: entry.clock, addedMinutes: entry.addedMinutes };
    case "added_time":
      return { minutes: entry.minutes };
    case "walkover":
      return { loser: entry.loser };
    case "unexplained":
      return { people: entry.people.map(({ side, row, obstacle }) => ({ side, obstacle, ...who(row) })) };
    case "remark":
      return { about: entry.about };
    case "undo":
      return { of: entry.of };
    case "officials":
      return {};
  }
}
