import { responsibleForAll, type Responsible } from "#server/athletes/responsible.server.ts";
import { cardCodes } from "#server/clubs/members.server.ts";
import { contactClubs, type ContactClub } from "#server/clubs/trust.ts";
import * as identity from "#server/identity/identity.server.ts";
import * as queries from "./queries.ts";

/** A request with both sides as they are today, which decide who reads it and whether it still holds. */
export interface ContactWithParties extends queries.ContactRow {
  athlete: Responsible;
  club: ContactClub;
  /** Who asked, and who speaks for the club today. */
  scoutName: string | null;
  handlerName: string | null;
  /** The card of whoever speaks for the club today. */
  cardCode: string | null;
}

/** For a list: a query per table, however many requests there are. */
export async function withParties(rows: readonly queries.ContactRow[]): Promise<ContactWithParties[]> {
  const athletes = await responsibleForAll(rows.map(({ athleteId }) => athleteId));
  const clubs = await contactClubs(rows.map(({ clubId }) => clubId));
  const people = await identity.names(
    rows.flatMap(({ scoutUserId, handlerUserId }) => [scoutUserId, handlerUserId].flatMap((id) => id ?? [])),
  );
  const cardOf = await cardCodes(
    rows.flatMap(({ clubId, handlerUserId: userId }) => (userId ? [{ clubId, userId }] : [])),
  );
  const nameOf = (userId: string | null) => (userId && people.get(userId)) ?? null;
  return rows.map((row) => {
    const [athlete, club] = [athletes.get(row.athleteId), clubs.get(row.clubId)];
    // The database deletes a request with either of them.
    if (!athlete || !club) throw new Error(`contact request ${row.id} lacks its athlete or club`);
    return {
      ...row,
      athlete,
      club,
      scoutName: nameOf(row.scoutUserId),
      handlerName: nameOf(row.handlerUserId),
      cardCode: cardOf(row.clubId, row.handlerUserId),
    };
  });
}

export async function findContact(id: string): Promise<ContactWithParties | undefined> {
  const row = await queries.findContact(id);
  return row && (await withParties([row]))[0];
}
