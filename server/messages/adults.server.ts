import type { Member } from "#domain/identity/actor.ts";
import type { ContactState } from "#domain/messages/contact-state.ts";
import { maskContacts } from "#domain/messages/mask.ts";
import { athletesOf } from "#server/guardians/guardians.ts";
import * as identity from "#server/identity/identity.server.ts";
import { db } from "#server/platform/database/database.ts";
import { and, desc, inArray, sql } from "#server/platform/database/orm.ts";
import { blocksAbout, mayLift, type Block } from "./blocks.server.ts";
import { answerersOf, readerOf, viewContact } from "./contact-view.ts";
import { withParties } from "./parties.ts";
import * as queries from "./queries.ts";
import { contactWriters } from "./tables.ts";

const PAGE = 20;

/** Somebody who wrote about one of the guardian's athletes for a club. */
export interface Adult {
  id: string;
  /** Null when the account was erased. */
  name: string | null;
  club: { id: string; name: string; verifiedThen: boolean; verifiedNow: boolean };
  athlete: { id: string; name: string };
  firstAt: Temporal.Instant;
  lastAt: Temporal.Instant;
  contactId: string;
  state: ContactState;
  block: Block | null;
}

interface AdultsAfter {
  lastAt: Temporal.Instant;
  id: string;
}

/** Every adult who ever wrote about the athletes of this guardian; who wrote last comes first. */
export async function adultsWhoWrote(
  actor: Member,
  after: AdultsAfter | null = null,
): Promise<{ adults: Adult[]; next: AdultsAfter | null }> {
  const { userId } = actor;
  const athleteIds = await athletesOf(userId);
  if (athleteIds.length === 0) return { adults: [], next: null };
  const rows = await writers(athleteIds, after);
  const shown = rows.slice(0, PAGE);
  const contacts = await withParties(await queries.findContacts(shown.map(({ contactId }) => contactId)));
  const contactOf = new Map(contacts.map((contact) => [contact.id, contact]));
  const names = await identity.names(shown.flatMap((row) => row.userId ?? []));
  const blocks = new Map(
    (await blocksAbout(athleteIds)).map((block) => [`${block.athleteId} ${block.clubId}`, block]),
  );
  const adults = shown.flatMap((row): Adult[] => {
    const contact = contactOf.get(row.contactId);
    const reader = contact && !contact.athlete.deleted ? readerOf(contact.athlete, userId) : null;
    if (!contact || reader !== "guardian") return [];
    const { club, state } = viewContact(contact, reader, userId);
    const block = blocks.get(`${row.athleteId} ${row.clubId}`);
    const name = row.userId && names.get(row.userId);
    return [
      {
        id: row.id,
        name: name ? maskContacts(name) : null,
        club: {
          id: club.id,
          name: maskContacts(club.name),
          verifiedThen: row.clubVerified,
          verifiedNow: club.verified,
        },
        athlete: { id: row.athleteId, name: contact.athlete.name },
        firstAt: row.firstAt,
        lastAt: row.lastAt,
        contactId: row.contactId,
        state,
        block: block ? { mayLift: mayLift(block.blockedBy, userId, answerersOf(contact.athlete)) } : null,
      },
    ];
  });
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return { adults, next: last ? { lastAt: last.lastAt, id: last.id } : null };
}

const writers = (athleteIds: readonly string[], after: AdultsAfter | null) => {
  const { athleteId, lastAt, id } = contactWriters;
  return db()
    .select()
    .from(contactWriters)
    .where(
      and(
        inArray(athleteId, [...athleteIds]),
        after
          ? sql`(${lastAt}, ${id}) < (${after.lastAt.toString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(lastAt), desc(id))
    .limit(PAGE + 1);
};
