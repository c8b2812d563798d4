import type { SheetEntry, Side } from "#domain/championships/sheet-entries.ts";
import { isKind } from "#domain/championships/sheet-entries.ts";
import { initialsOf } from "#domain/person-name.ts";
import type { SheetRole } from "./author.ts";
import { SERVER, type LoggedEntry } from "./log-rows.ts";

/**
 * What a link shows of the log. The referee and the organiser read all of it. A team reads what happened on the field,
 * but not why a child of the other team was booked or may play, nor the other line-up before the match has begun.
 * Remarks are the referee's and the organiser's, and the line-up of a team that lost its place is nobody's.
 */
export function logFor(role: SheetRole, log: readonly LoggedEntry[]): LoggedEntry[] {
  if (role !== "home" && role !== "away") return [...log];
  const begun = hasBegun(log);
  const gone = ofTeamsThatLeft(log);
  return log.flatMap(({ entry, ...rest }) => {
    if (gone.has(entry.id)) return [];
    const shown = entryFor(role, entry, begun);
    return shown ? [{ ...rest, entry: shown }] : [];
  });
}

/** What the server hid when a side got another team, and by what: that team reads nothing of the one before it. */
const ofTeamsThatLeft = (log: readonly LoggedEntry[]): Set<string> =>
  new Set(
    log.flatMap(({ entry }) =>
      isKind("undo")(entry) && entry.device === SERVER ? [entry.id, entry.of] : [],
    ),
  );

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
