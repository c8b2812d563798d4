import { maskContacts } from "#domain/messages/mask.ts";
import type { ContactState } from "#domain/messages/schema.ts";
import type { Responsible } from "#server/athletes/responsible.server.ts";

/** What the scout's side chose the words of. */
interface Written {
  state: ContactState;
  message: string;
  clubName?: string;
  scoutName?: string | null;
}

/** A request as the athlete's side reads it: of a minor nobody is reached before the guardian accepts. */
export function shown<Row extends Written>(row: Row, athlete: Responsible | null): Row {
  // Without a profile nobody knows how old they are.
  if ((athlete && !athlete.minor) || row.state === "accepted") return row;
  return {
    ...row,
    message: maskContacts(row.message),
    ...(row.clubName && { clubName: maskContacts(row.clubName) }),
    ...(row.scoutName && { scoutName: maskContacts(row.scoutName) }),
  };
}
