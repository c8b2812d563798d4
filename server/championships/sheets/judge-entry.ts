import type {
  LineUpEvent,
  SheetEntry,
  Side,
  SubstitutionEvent,
} from "#domain/championships/sheet-entries.ts";
import { overridesOf, unexplainedOf } from "#domain/championships/sheet-overrides.ts";
import { foldSheet } from "#domain/championships/sheet.ts";
import type { SheetRole } from "./author.ts";
import type { SheetPerson } from "./squads.ts";

export type EntryRefusal =
  /** Not an entry that we know. */
  | "unreadable"
  /** The sheet is closed: the phone keeps it. */
  | "closed"
  /** Made after the link was revoked. */
  | "revoked"
  /** Another match has an entry of this id. */
  | "id_taken"
  /** A team writes its own line-up, before kick-off, and nothing else. */
  | "not_yours"
  /** Not in the squad of that team. */
  | "not_in_squad"
  | "twice_in_line_up"
  /** Somebody may not play, and no reason was given. */
  | "reason_needed"
  /** Its count is far above all that the sheet has. */
  | "out_of_order"
  /** The sheet, or what a team writes on it, is as long as it may be. */
  | "too_many";

/** Why this entry is not taken, or null. What merely does not fit together is taken, and shown before closing. */
export function entryRefusal(
  entry: SheetEntry,
  {
    role,
    people,
    started,
    before,
  }: {
    role: SheetRole;
    people: readonly SheetPerson[];
    started: boolean;
    /** What the sheet has before this entry. */
    before: readonly SheetEntry[];
  },
): EntryRefusal | null {
  if (role === "home" || role === "away") {
    if (entry.kind !== "line_up" || entry.side !== role || started) return "not_yours";
  }
  const isIn = (side: Side, row: string | null) =>
    row === null || people.some((person) => person.row === row && person.side === side);
  switch (entry.kind) {
    case "line_up":
      return lineUpRefusal(entry, people);
    case "goal":
      return isIn(entry.goalKind === "own" ? other(entry.side) : entry.side, entry.scorer)
        ? null
        : "not_in_squad";
    case "card":
      return isIn(entry.side, "row" in entry.person ? entry.person.row : null) ? null : "not_in_squad";
    case "substitution":
      return isIn(entry.side, entry.out) ? substitutionRefusal(entry, people, before) : "not_in_squad";
    case "kick":
      return isIn(entry.side, entry.row) ? null : "not_in_squad";
    default:
      return null;
  }
}

function lineUpRefusal(
  { side, players, overrides }: LineUpEvent,
  people: readonly SheetPerson[],
): EntryRefusal | null {
  const known = new Map(
    people.filter((person) => person.side === side && person.role === "athlete").map((one) => [one.row, one]),
  );
  if (players.some(({ row }) => !known.has(row))) return "not_in_squad";
  if (new Set(players.map(({ row }) => row)).size < players.length) return "twice_in_line_up";
  const open = players.some(({ row }) => unexplainedOf(known.get(row)!, overrides).length > 0);
  return open ? "reason_needed" : null;
}

/** Whoever comes on is judged as in a line-up. What was explained there needs no second reason. */
function substitutionRefusal(
  { side, in: row, overrides = [] }: SubstitutionEvent,
  people: readonly SheetPerson[],
  before: readonly SheetEntry[],
): EntryRefusal | null {
  const enters = people.find((one) => one.row === row && one.side === side && one.role === "athlete");
  if (!enters) return "not_in_squad";
  if (unexplainedOf(enters, overrides).length === 0) return null;
  const known = overridesOf(foldSheet(before));
  return unexplainedOf(enters, [...overrides, ...known]).length > 0 ? "reason_needed" : null;
}

const other = (side: Side): Side => (side === "home" ? "away" : "home");
