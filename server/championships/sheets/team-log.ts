import type { SheetEntry, Side } from "#domain/championships/sheet-entries.ts";
import { isKind } from "#domain/championships/sheet-entries.ts";
import { initialsOf } from "#domain/person-name.ts";
import type { SheetRole } from "./author.ts";
import type { LoggedEntry } from "./log-rows.ts";

/**
 * What a link shows of the log. The referee and the organiser read all of it. A team reads what happened on the field,
 * but not why a child of the other team was booked or may play, nor the other line-up before the match has begun.
 * Remarks are the referee's and the organiser's.
 */
export function logFor(role: SheetRole, log: readonly LoggedEntry[]): LoggedEntry[] {
  if (role !== "home" && role !== "away") return [...log];
  const begun = hasBegun(log);
  return log.flatMap(({ entry, ...rest }) => {
    const shown = entryFor(role, entry, begun);
    return shown ? [{ ...rest, entry: shown }] : [];
  });
}

/** Until then a line-up is the team's own. */
export const hasBegun = (log: readonly LoggedEntry[]): boolean =>
  log.some(({ entry }) => isKind("half_started")(entry));

function entryFor(own: Side, entry: SheetEntry, begun: boolean): SheetEntry | null {
  if (entry.kind === "remark") return null;
  if (entry.kind === "line_up" && entry.side !== own) return begun ? { ...entry, overrides: [] } : null;
  if (entry.kind === "unexplained")
    return { ...entry, people: entry.people.filter(({ side }) => side === own) };
  if (entry.kind === "substitution" && entry.side !== own) return { ...entry, overrides: [] };
  if (entry.kind === "card" && entry.side !== own) {
    const { person } = entry;
    const unnamed = "staff" in person ? { ...person, staff: initialsOf(person.staff) } : person;
    return { ...entry, reason: null, person: unnamed };
  }
  return entry;
}
