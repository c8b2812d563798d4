import type { Member } from "#domain/identity/actor.ts";
import { client } from "#server/platform/database/database.ts";
import { readerOf, viewContact, withoutWords, type Contact } from "./contact-view.ts";
import { withParties } from "./parties.ts";
import * as queries from "./queries.ts";

/** More than anybody decides in one sitting; the rest follows when these are decided. */
const MOST = 50;

export type WaitingContact = Contact & { athleteId: string };

/** Requests about these athletes that this guardian can answer, longest waiting first. */
export async function waitingContacts(
  actor: Member,
  athleteIds: readonly string[],
): Promise<WaitingContact[]> {
  const rows = athleteIds.length > 0 ? await queries.waitingAbout(athleteIds, MOST) : [];
  return (await withParties(rows)).flatMap((contact) => {
    const reader = contact.athlete.deleted ? null : readerOf(contact.athlete, actor.userId);
    const seen = reader && viewContact(contact, reader, actor.userId);
    return seen?.mayAnswer ? [{ ...withoutWords(actor, seen), athleteId: contact.athleteId }] : [];
  });
}

/** How many contact requests each of these athletes got in this time, for the weekly mail. */
export async function contactsOf(
  athleteIds: readonly string[],
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<Map<string, number>> {
  const { rows } = await client().query<{ id: string; total: number }>(
    `select athlete_id as id, count(*)::int as total from contact_requests
     where athlete_id = any($1::uuid[]) and created_at >= $2 and created_at < $3 group by athlete_id`,
    [athleteIds, from.toString(), until.toString()],
  );
  return new Map(rows.map(({ id, total }) => [id, total]));
}
