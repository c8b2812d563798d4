import type { SheetEntry } from "#domain/championships/sheet-entries.ts";
import { expectOk } from "#domain/result.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { closeSheet } from "../sheets/closing.server.ts";
import { appendEntries } from "../sheets/entries.server.ts";
import { makeLink } from "../sheets/links.server.ts";
import { sheetAtDesk } from "../sheets/sheet-view.server.ts";
import { aPhone, lineUp, type aMatch } from "./a-match.ts";

export const HERE = { address: "203.0.113.9" };
export const REFEREE = { name: "José Luís Prado", position: "árbitro" };
export const COACH = { name: "Paula Brandão", position: "comissão" };

export type Match = Awaited<ReturnType<typeof aMatch>>;

type OwnMatch = Pick<Match, "organising" | "id">;

export const tokenOf = async ({ organising, id }: OwnMatch, role: "referee" | "home" | "away") =>
  expectOk(await makeLink(organising, id, role))
    .url.split("/")
    .at(-1)!;

export const stateOf = async ({ id }: { id: string }) =>
  (await client().query("select * from championship_matches where id = $1", [id])).rows[0];

export const logOf = async (match: OwnMatch): Promise<SheetEntry[]> =>
  expectOk(await sheetAtDesk(match.organising, match.id)).log.map(({ entry }) => entry);

/** Both line-ups, both halves and one goal of the home team. */
export function wholeMatch(match: Match, note = aPhone()): SheetEntry[] {
  const clock = now().toString();
  return [
    note(lineUp("home", match.home), { minute: 0 }),
    note(lineUp("away", match.away), { minute: 0 }),
    note({ kind: "half_started", clock }, { minute: 0 }),
    note({ kind: "goal", side: "home", scorer: match.home.row(4), goalKind: "normal" }, { minute: 12 }),
    note({ kind: "half_ended", clock, addedMinutes: 2, addedReason: "atendimento" }, { minute: 35 }),
    note({ kind: "half_started", clock }, { half: 2, minute: 35 }),
    note({ kind: "half_ended", clock, addedMinutes: null, addedReason: null }, { half: 2, minute: 70 }),
  ];
}

export async function closed(match: Match, more: SheetEntry[] = []): Promise<Match> {
  expectOk(await appendEntries(match.organising, match.id, [...wholeMatch(match), ...more]));
  expectOk(await closeSheet(match.organising, match.id, { ...REFEREE, confirmed: true }));
  return match;
}
