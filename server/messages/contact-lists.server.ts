import { TIME_ZONE } from "#domain/date-time.ts";
import { isImpersonating, profileIdOf, type Actor, type Member } from "#domain/identity/actor.ts";
import { LIST_STATES, type ContactFilter } from "#domain/messages/filters.ts";
import { responsibleFor } from "#server/athletes/responsible.server.ts";
import { athletesOf } from "#server/guardians/guardians.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { readerOf, viewContact, type Contact } from "./contact-view.ts";
import * as talk from "./conversation-queries.ts";
import { withParties, type ContactWithParties } from "./parties.ts";
import * as queries from "./queries.ts";

const PAGE = 20;

type ListedContact = Contact & { unread: boolean };

interface ContactPage {
  contacts: ListedContact[];
  /** Where the list goes on; null at its end. */
  next: queries.After | null;
}

interface Wanted {
  filter?: ContactFilter;
  after?: queries.After | null;
  limit?: number;
}

/**
 * What was asked of this person's athletes, or what their club asked; what happened last first. An admin in their place
 * reads none of it.
 */
export async function contactPage(
  actor: Member,
  { filter = "all", after = null, limit = PAGE }: Wanted = {},
): Promise<ContactPage> {
  if (isImpersonating(actor)) return { contacts: [], next: null };
  const { userId } = actor;
  const clubId = profileIdOf(actor, "club");
  const of = clubId ? { clubId } : { athleteIds: await athletesBehind(actor) };
  const rows = await queries.listed(of, { states: LIST_STATES[filter], after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const marks = await talk.readersOf(
    userId,
    shown.map(({ id }) => id),
  );
  const contacts = (await withParties(shown)).flatMap((contact) => {
    const reader = clubId ? "club" : readerOf(contact.athlete, userId);
    if (!reader || contact.athlete.deleted) return [];
    const view = viewContact(contact, reader, userId);
    const readAt = marks.get(contact.id)?.readAt ?? null;
    return [{ ...view, unread: view.mayEnd && isUnread(contact, view, readAt) }];
  });
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { contacts, next: last ? { activeAt: last.activeAt, id: last.id } : null };
}

function isUnread(
  { clubWroteAt, familyWroteAt }: ContactWithParties,
  { side }: Contact,
  readAt: Temporal.Instant | null,
): boolean {
  const wroteAt = side === "sent" ? familyWroteAt : clubWroteAt;
  return wroteAt !== null && (readAt === null || Temporal.Instant.compare(wroteAt, readAt) > 0);
}

async function athletesBehind(actor: Member): Promise<string[]> {
  const own = profileIdOf(actor, "athlete");
  return own ? [own] : athletesOf(actor.userId);
}

/**
 * How much waits behind "Conversas": unread conversations, and for an athlete the requests that wait. Of a minor's
 * reading nothing is known.
 */
export async function contactsWaiting(actor: Member): Promise<number> {
  const { userId } = actor;
  const clubId = profileIdOf(actor, "club");
  if (clubId) return talk.unreadOfClub(clubId, userId);
  const own = profileIdOf(actor, "athlete");
  if (!own) {
    const ids = await athletesOf(userId);
    return ids.length > 0 ? talk.unreadOfFamily(ids, userId) : 0;
  }
  const athlete = await responsibleFor(own);
  if (!athlete || athlete.userId !== userId) return 0;
  const waiting = await talk.waitingOf(own);
  return athlete.minor ? waiting : waiting + (await talk.unreadOfFamily([own], userId));
}

/** "Contatos Feitos": how many requests the acting club has sent, and how many of them this month. */
export async function contactCounts(actor: Actor): Promise<{ all: number; thisMonth: number }> {
  const clubId = profileIdOf(actor, "club");
  if (!clubId) return { all: 0, thisMonth: 0 };
  const month = today().with({ day: 1 }).toZonedDateTime(TIME_ZONE).toInstant();
  const { rows } = await client().query<{ all: number; thisMonth: number }>(
    `select count(*)::int as "all", count(*) filter (where created_at >= $2)::int as "thisMonth"
     from contact_requests where club_id = $1`,
    [clubId, month.toString()],
  );
  return rows[0] ?? { all: 0, thisMonth: 0 };
}

type ContactStanding = Pick<Contact, "id" | "state" | "createdAt" | "expiresAt">;

/** Where the acting club stands with each of these athletes, by the last request; athletes it never asked are left out. */
export async function contactStandings(
  actor: Actor,
  athleteIds: readonly string[],
): Promise<Map<string, ContactStanding>> {
  const clubId = profileIdOf(actor, "club");
  if (!clubId || athleteIds.length === 0) return new Map();
  const { rows } = await client().query<{ id: string }>(
    `select distinct on (athlete_id) id from contact_requests
     where club_id = $1 and athlete_id = any($2::uuid[]) order by athlete_id, id desc`,
    [clubId, athleteIds],
  );
  const found = await withParties(await queries.findContacts(rows.map(({ id }) => id)));
  return new Map(
    found.map((contact) => {
      const { id, state, createdAt, expiresAt } = viewContact(contact, "club", null);
      return [contact.athleteId, { id, state, createdAt, expiresAt }];
    }),
  );
}
