import type { Side } from "#domain/messages/sides.ts";
import { client, db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from "#server/platform/database/orm.ts";
import { contactMessages, contactReaders, contactRequests, contactWriters } from "./tables.ts";

export type MessageRow = typeof contactMessages.$inferSelect;

/** Newest first; `before` is the id of the oldest one seen. */
export const messagesOf = (
  contactId: string,
  { before, limit }: { before?: string; limit: number },
): Promise<MessageRow[]> =>
  db()
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.contactId, contactId), before ? lt(contactMessages.id, before) : undefined))
    .orderBy(desc(contactMessages.id))
    .limit(limit);

/** Of many conversations, oldest first. */
export const messagesIn = (contactIds: readonly string[], limit: number): Promise<MessageRow[]> =>
  contactIds.length > 0
    ? db()
        .select()
        .from(contactMessages)
        .where(inArray(contactMessages.contactId, [...contactIds]))
        .orderBy(contactMessages.id)
        .limit(limit)
    : Promise.resolve([]);

export const findMessages = (ids: readonly string[]): Promise<MessageRow[]> =>
  ids.length > 0
    ? db()
        .select()
        .from(contactMessages)
        .where(inArray(contactMessages.id, [...ids]))
    : Promise.resolve([]);

export const findMessage = async (id: string): Promise<MessageRow | undefined> =>
  (await db().select().from(contactMessages).where(matchesId(contactMessages.id, id)).limit(1))[0];

interface NewMessage {
  contactId: string;
  authorUserId: string;
  side: Side;
  text: string;
}

/** Inside the caller's transaction. */
export async function insertMessage(message: NewMessage): Promise<string> {
  const rows = await db().insert(contactMessages).values(message).returning({ id: contactMessages.id });
  const wroteAt = message.side === "club" ? { clubWroteAt: sql`now()` } : { familyWroteAt: sql`now()` };
  await db()
    .update(contactRequests)
    .set({ ...wroteAt, activeAt: sql`now()` })
    .where(eq(contactRequests.id, message.contactId));
  return rows[0]!.id;
}

interface Writer {
  athleteId: string;
  clubId: string;
  userId: string;
  contactId: string;
  clubVerified: boolean;
}

/** The family reads who has ever written. */
export async function noteWriter(writer: Writer): Promise<void> {
  await db()
    .insert(contactWriters)
    .values(writer)
    .onConflictDoUpdate({
      target: [contactWriters.athleteId, contactWriters.clubId, contactWriters.userId],
      set: { contactId: writer.contactId, lastAt: sql`now()` },
    });
}

/** An earlier mark never replaces a later one. */
export async function setRead(contactId: string, userId: string, readAt: Temporal.Instant): Promise<void> {
  await db()
    .insert(contactReaders)
    .values({ contactId, userId, readAt })
    .onConflictDoUpdate({
      target: [contactReaders.contactId, contactReaders.userId],
      set: { readAt },
      setWhere: or(isNull(contactReaders.readAt), lt(contactReaders.readAt, readAt)),
    });
}

export async function setMailed(contactId: string, userId: string): Promise<void> {
  await db()
    .insert(contactReaders)
    .values({ contactId, userId, mailedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [contactReaders.contactId, contactReaders.userId],
      set: { mailedAt: sql`now()` },
    });
}

type ReaderRow = typeof contactReaders.$inferSelect;

/** How far this person has read each of these. */
export async function readersOf(
  userId: string,
  contactIds: readonly string[],
): Promise<Map<string, ReaderRow>> {
  if (contactIds.length === 0) return new Map();
  const rows = await db()
    .select()
    .from(contactReaders)
    .where(and(eq(contactReaders.userId, userId), inArray(contactReaders.contactId, [...contactIds])));
  return new Map(rows.map((row) => [row.contactId, row]));
}

/** Whether somebody else wrote since this person last looked. */
export async function hasUnread(
  contactId: string,
  userId: string,
  readAt: Temporal.Instant | null,
): Promise<boolean> {
  const rows = await db()
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.contactId, contactId),
        or(isNull(contactMessages.authorUserId), ne(contactMessages.authorUserId, userId)),
        readAt ? gt(contactMessages.createdAt, readAt) : undefined,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const COUNTED = 100;

/** Open conversations of which this person, who handles them for a club, has not read the last words. */
export const unreadOfClub = (clubId: string, userId: string): Promise<number> =>
  counted(
    `select from contact_requests c left join contact_readers r on r.contact_id = c.id and r.user_id = $2
     where c.handler_user_id = $2 and c.club_id = $1 and c.state = 'accepted'
       and c.family_wrote_at > coalesce(r.read_at, '-infinity') limit ${COUNTED}`,
    [clubId, userId],
  );

/** The same for the family of these athletes. */
export const unreadOfFamily = (athleteIds: readonly string[], userId: string): Promise<number> =>
  counted(
    `select from contact_requests c left join contact_readers r on r.contact_id = c.id and r.user_id = $2
     where c.athlete_id = any($1::uuid[]) and c.state = 'accepted'
       and c.club_wrote_at > coalesce(r.read_at, '-infinity') limit ${COUNTED}`,
    [athleteIds, userId],
  );

export const waitingOf = (athleteId: string): Promise<number> =>
  counted(
    `select from contact_requests where athlete_id = $1 and state in ('sent', 'seen') and expires_at > now() limit ${COUNTED}`,
    [athleteId],
  );

async function counted(text: string, values: unknown[]): Promise<number> {
  return (await client().query(text, values)).rowCount ?? 0;
}

/** The author's words go with the account; the family still sees that something was written. */
export async function forgetMessages(userId: string): Promise<void> {
  await db()
    .update(contactMessages)
    .set({ text: null, authorUserId: null })
    .where(eq(contactMessages.authorUserId, userId));
}

/** Adults who wrote about these athletes, and this person wherever they wrote. */
export const writersConcerning = (userId: string | null, athleteIds: readonly string[]) =>
  db()
    .select()
    .from(contactWriters)
    .where(
      or(
        userId === null ? undefined : eq(contactWriters.userId, userId),
        athleteIds.length > 0 ? inArray(contactWriters.athleteId, [...athleteIds]) : sql`false`,
      ),
    )
    .orderBy(contactWriters.id)
    .limit(10_000);

/** How far this person has read each conversation. */
export const readingsOf = (userId: string) =>
  db()
    .select({ contactId: contactReaders.contactId, readAt: contactReaders.readAt })
    .from(contactReaders)
    .where(eq(contactReaders.userId, userId))
    .limit(10_000);
