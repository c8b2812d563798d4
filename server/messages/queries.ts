import { and, desc, eq, gt, inArray, or, sql, type SQL } from "drizzle-orm";
import type { ContactState } from "#domain/messages/schema.ts";
import { athletes } from "#server/athletes/tables.ts";
import { clubs } from "#server/clubs/tables.ts";
import { users } from "#server/identity/tables.ts";
import { db } from "#server/platform/database/database.ts";
import { hasId } from "#server/platform/database/has-id.ts";
import { contactRequests } from "./tables.ts";

export type ContactRow = Awaited<ReturnType<typeof select>>[number];

const select = (where: SQL | undefined, limit: number) =>
  db()
    .select({
      id: contactRequests.id,
      athleteId: contactRequests.athleteId,
      athleteName: athletes.name,
      athleteSubdomain: athletes.subdomain,
      clubId: contactRequests.clubId,
      clubName: clubs.name,
      clubVerified: clubs.verified,
      scoutUserId: contactRequests.scoutUserId,
      scoutName: users.name,
      message: contactRequests.message,
      state: contactRequests.state,
      reply: contactRequests.reply,
      createdAt: contactRequests.createdAt,
      answeredAt: contactRequests.answeredAt,
    })
    .from(contactRequests)
    .innerJoin(athletes, eq(athletes.id, contactRequests.athleteId))
    .innerJoin(clubs, eq(clubs.id, contactRequests.clubId))
    .leftJoin(users, eq(users.id, contactRequests.scoutUserId))
    .where(where)
    .orderBy(desc(contactRequests.id))
    .limit(limit);

export const findContact = async (id: string): Promise<ContactRow | undefined> =>
  (await select(hasId(contactRequests.id, id), 1))[0];

export const aboutAthletes = (ids: readonly string[], limit: number): Promise<ContactRow[]> =>
  select(inArray(contactRequests.athleteId, [...ids]), limit);

export const byClub = (clubId: string, limit: number): Promise<ContactRow[]> =>
  select(eq(contactRequests.clubId, clubId), limit);

export async function declinedWithin(
  days: number,
  { athleteId, clubId }: { athleteId: string; clubId: string },
): Promise<boolean> {
  const rows = await db()
    .select({ id: contactRequests.id })
    .from(contactRequests)
    .where(
      and(
        eq(contactRequests.athleteId, athleteId),
        eq(contactRequests.clubId, clubId),
        eq(contactRequests.state, "declined"),
        gt(contactRequests.answeredAt, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Undefined: one waits already. */
export async function insertContact(input: {
  athleteId: string;
  clubId: string;
  scoutUserId: string;
  message: string;
}): Promise<string | undefined> {
  const rows = await db()
    .insert(contactRequests)
    .values(input)
    .onConflictDoNothing()
    .returning({ id: contactRequests.id });
  return rows[0]?.id;
}

/** False: it was answered meanwhile. */
export async function setAnswer(
  id: string,
  answer: { state: ContactState; reply: string | null; answeredBy: string },
): Promise<boolean> {
  const rows = await db()
    .update(contactRequests)
    .set({ ...answer, answeredAt: sql`now()` })
    .where(and(eq(contactRequests.id, id), eq(contactRequests.state, "waiting")))
    .returning({ id: contactRequests.id });
  return rows.length > 0;
}

export const concerning = (userId: string, athleteIds: readonly string[]) =>
  db()
    .select()
    .from(contactRequests)
    .where(or(eq(contactRequests.scoutUserId, userId), inArray(contactRequests.athleteId, [...athleteIds])));
