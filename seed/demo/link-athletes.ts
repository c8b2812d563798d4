import { SYSTEM } from "#domain/identity/actor.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { client } from "#server/platform/database/database.ts";
import { expectOk } from "#seed/factories/expect-ok.ts";

/** Published demo athletes and the demo clubs that they name: both sides said yes. */
export async function linkAthletes(clubIds: ReadonlyMap<string, string>): Promise<void> {
  const { rows } = await client().query<{ id: string; club: string }>(
    "select id, club from athletes where visibility = 'public' and club = any($1) order by id",
    [[...clubIds.keys()]],
  );
  for (const { id, club } of rows) expectOk(await clubs.linkConfirmed(SYSTEM, clubIds.get(club)!, id));
}
