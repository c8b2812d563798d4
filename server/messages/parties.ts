import { responsibleForAll, type Responsible } from "#server/athletes/responsible.server.ts";
import { contactClubs, type ContactClub } from "#server/clubs/trust.ts";
import * as identity from "#server/identity/identity.server.ts";
import * as queries from "./queries.ts";

/** A request with both sides as they are today, which decide who reads it and whether it still holds. */
export interface ContactWithParties extends queries.ContactRow {
  athlete: Responsible;
  club: ContactClub;
  scoutName: string | null;
}

/** For a list: a query per table, however many requests there are. */
export async function withParties(rows: readonly queries.ContactRow[]): Promise<ContactWithParties[]> {
  const athletes = await responsibleForAll(rows.map(({ athleteId }) => athleteId));
  const clubs = await contactClubs(rows.map(({ clubId }) => clubId));
  const scouts = await identity.names(rows.flatMap(({ scoutUserId }) => scoutUserId ?? []));
  return rows.map((row) => {
    const [athlete, club] = [athletes.get(row.athleteId), clubs.get(row.clubId)];
    // The database deletes a request with either of them.
    if (!athlete || !club) throw new Error(`contact request ${row.id} lacks its athlete or club`);
    return { ...row, athlete, club, scoutName: (row.scoutUserId && scouts.get(row.scoutUserId)) ?? null };
  });
}

export async function findContact(id: string): Promise<ContactWithParties | undefined> {
  const row = await queries.findContact(id);
  return row && (await withParties([row]))[0];
}
