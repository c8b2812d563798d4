import { endOf, isLive, type EndReason } from "#domain/messages/contact-state.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, desc, eq, gt, inArray, lt, or, sql, type SQL } from "#server/platform/database/orm.ts";
import { contactRequests } from "./tables.ts";

export type ContactRow = typeof contactRequests.$inferSelect;

const select = (where: SQL | undefined, limit: number) =>
  db().select().from(contactRequests).where(where).orderBy(desc(contactRequests.id)).limit(limit);

export const findContact = async (id: string): Promise<ContactRow | undefined> =>
  (await select(matchesId(contactRequests.id, id), 1))[0];

export const findContacts = (ids: readonly string[]): Promise<ContactRow[]> =>
  select(inArray(contactRequests.id, [...ids]), ids.length);

export const aboutAthletes = (ids: readonly string[], limit: number): Promise<ContactRow[]> =>
  select(inArray(contactRequests.athleteId, [...ids]), limit);

/** What waits for an answer of these athletes' people, longest waiting first. */
export const waitingAbout = (ids: readonly string[], limit: number): Promise<ContactRow[]> =>
  db()
    .select()
    .from(contactRequests)
    .where(and(inArray(contactRequests.athleteId, [...ids]), eq(contactRequests.state, "waiting")))
    .orderBy(contactRequests.id)
    .limit(limit);

/** What this person answered about one athlete, newest first. */
export const answeredBy = (userId: string, athleteId: string, limit: number): Promise<ContactRow[]> =>
  db()
    .select()
    .from(contactRequests)
    .where(and(eq(contactRequests.answeredBy, userId), eq(contactRequests.athleteId, athleteId)))
    .orderBy(desc(contactRequests.answeredAt))
    .limit(limit);

export const byClub = (clubId: string, limit: number): Promise<ContactRow[]> =>
  select(eq(contactRequests.clubId, clubId), limit);

/** The club's messages that had to be masked, newest first. */
export const maskedBy = (clubId: string, limit: number): Promise<ContactRow[]> =>
  select(and(eq(contactRequests.clubId, clubId), contactRequests.masked), limit);

/** What the person wrote as a scout, and what was written to these athletes. */
export const concerning = (userId: string, athleteIds: readonly string[]): Promise<ContactRow[]> =>
  select(
    or(eq(contactRequests.scoutUserId, userId), inArray(contactRequests.athleteId, [...athleteIds])),
    10_000,
  );

const live = inArray(contactRequests.state, ["waiting", "accepted"]);
const BATCH = 10_000;

export const liveOf = (about: { clubId: string } | { athleteId: string } | { scoutUserId: string }) => {
  const where =
    "clubId" in about
      ? eq(contactRequests.clubId, about.clubId)
      : "athleteId" in about
        ? eq(contactRequests.athleteId, about.athleteId)
        : eq(contactRequests.scoutUserId, about.scoutUserId);
  return select(and(where, live), BATCH);
};

/** Newest first; `before` is the id of the last one seen. */
export const liveBefore = (before: string | undefined, limit: number): Promise<ContactRow[]> =>
  select(and(live, before ? lt(contactRequests.id, before) : undefined), limit);

/** A no of the family: to the request, or later to the contact. */
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
        or(
          and(eq(contactRequests.state, "declined"), within(contactRequests.answeredAt, days)),
          and(eq(contactRequests.endReason, "ended_by_family"), within(contactRequests.endedAt, days)),
        ),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const within = (at: typeof contactRequests.answeredAt | typeof contactRequests.endedAt, days: number) =>
  gt(at, sql`now() - make_interval(days => ${days})`);

/** Undefined when a request of this club to this athlete is waiting already. */
export async function insertContact(input: {
  athleteId: string;
  clubId: string;
  scoutUserId: string;
  message: string;
  masked: boolean;
}): Promise<string | undefined> {
  const rows = await db()
    .insert(contactRequests)
    .values(input)
    .onConflictDoNothing()
    .returning({ id: contactRequests.id });
  return rows[0]?.id;
}

/** False when it was answered or ended meanwhile. */
export async function setAnswer(
  id: string,
  answer: { state: "accepted" | "declined"; reply: string | null; answeredBy: string },
): Promise<boolean> {
  const rows = await db()
    .update(contactRequests)
    .set({ ...answer, answeredAt: sql`now()` })
    .where(and(eq(contactRequests.id, id), eq(contactRequests.state, "waiting")))
    .returning({ id: contactRequests.id });
  return rows.length > 0;
}

/** The state that it ended in; null when it had ended before. */
export async function setEnded(id: string, reason: EndReason): Promise<"withdrawn" | "closed" | null> {
  const rows = await db()
    .select({ state: contactRequests.state })
    .from(contactRequests)
    .where(eq(contactRequests.id, id))
    .for("update");
  const state = rows[0]?.state;
  if (!state || !isLive(state)) return null;
  const ended = endOf(state);
  await db()
    .update(contactRequests)
    .set({ state: ended, endReason: reason, endedAt: sql`now()` })
    .where(eq(contactRequests.id, id));
  return ended;
}

/** Deletes the scout's message and name; the family still sees that there was a request. */
export async function forgetScout(userId: string): Promise<void> {
  await db()
    .update(contactRequests)
    .set({ message: null, scoutUserId: null })
    .where(eq(contactRequests.scoutUserId, userId));
}

export async function forgetReplies(userId: string): Promise<void> {
  await db().update(contactRequests).set({ reply: null }).where(eq(contactRequests.answeredBy, userId));
}
