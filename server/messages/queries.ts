import {
  endOf,
  isLive,
  LIVE_STATES,
  WAITING_STATES,
  type ContactState,
  type EndedState,
  type EndReason,
} from "#domain/messages/contact-state.ts";
import type { Purpose } from "#domain/messages/purposes.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, desc, eq, gt, inArray, lt, lte, or, sql, type SQL } from "#server/platform/database/orm.ts";
import { contactRequests } from "./tables.ts";

export type ContactRow = typeof contactRequests.$inferSelect;

const select = (where: SQL | undefined, limit: number) =>
  db().select().from(contactRequests).where(where).orderBy(desc(contactRequests.id)).limit(limit);

const waiting = inArray(contactRequests.state, [...WAITING_STATES]);
const live = inArray(contactRequests.state, [...LIVE_STATES]);

export const findContact = async (id: string): Promise<ContactRow | undefined> =>
  (await select(matchesId(contactRequests.id, id), 1))[0];

export const findContacts = (ids: readonly string[]): Promise<ContactRow[]> =>
  ids.length > 0 ? select(inArray(contactRequests.id, [...ids]), ids.length) : Promise.resolve([]);

export const aboutAthletes = (ids: readonly string[], limit: number): Promise<ContactRow[]> =>
  select(inArray(contactRequests.athleteId, [...ids]), limit);

/** What waits for an answer of these athletes' people, longest waiting first. */
export const waitingAbout = (ids: readonly string[], limit: number): Promise<ContactRow[]> =>
  db()
    .select()
    .from(contactRequests)
    .where(and(inArray(contactRequests.athleteId, [...ids]), waiting))
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

/** Where a list in the order of what happened last goes on. */
export interface After {
  activeAt: Temporal.Instant;
  id: string;
}

interface Listed {
  states: readonly ContactState[] | null;
  after: After | null;
  limit: number;
}

/** Of a club or of some athletes, what happened last first. */
export function listed(
  of: { clubId: string } | { athleteIds: readonly string[] },
  { states, after, limit }: Listed,
): Promise<ContactRow[]> {
  const { activeAt, id } = contactRequests;
  return db()
    .select()
    .from(contactRequests)
    .where(
      and(
        "clubId" in of
          ? eq(contactRequests.clubId, of.clubId)
          : inArray(contactRequests.athleteId, [...of.athleteIds]),
        states ? inArray(contactRequests.state, [...states]) : undefined,
        after
          ? sql`(${activeAt}, ${id}) < (${after.activeAt.toString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(activeAt), desc(id))
    .limit(limit);
}

/** The club's messages that had to be masked, newest first. */
export const maskedBy = (clubId: string, limit: number): Promise<ContactRow[]> =>
  select(and(eq(contactRequests.clubId, clubId), contactRequests.masked), limit);

/** What the person asked or handled for a club, and what was written to these athletes. */
export const concerning = (userId: string, athleteIds: readonly string[]): Promise<ContactRow[]> =>
  select(
    or(
      eq(contactRequests.scoutUserId, userId),
      eq(contactRequests.handlerUserId, userId),
      inArray(contactRequests.athleteId, [...athleteIds]),
    ),
    10_000,
  );

const BATCH = 10_000;

interface About {
  clubId?: string;
  athleteId?: string;
  handlerUserId?: string;
}

export const liveOf = ({ clubId, athleteId, handlerUserId }: About): Promise<ContactRow[]> =>
  select(
    and(
      live,
      clubId ? eq(contactRequests.clubId, clubId) : undefined,
      athleteId ? eq(contactRequests.athleteId, athleteId) : undefined,
      handlerUserId ? eq(contactRequests.handlerUserId, handlerUserId) : undefined,
    ),
    BATCH,
  );

/** Newest first; `before` is the id of the last one seen. */
export const liveBefore = (before: string | undefined, limit: number): Promise<ContactRow[]> =>
  select(and(live, before ? lt(contactRequests.id, before) : undefined), limit);

/** What nobody answered in time. */
export const overdue = (after: string | undefined, limit: number): Promise<ContactRow[]> =>
  db()
    .select()
    .from(contactRequests)
    .where(
      and(
        waiting,
        lte(contactRequests.expiresAt, sql`now()`),
        after ? gt(contactRequests.id, after) : undefined,
      ),
    )
    .orderBy(contactRequests.id)
    .limit(limit);

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
          and(
            inArray(contactRequests.endReason, ["ended_by_family", "blocked_by_family"]),
            within(contactRequests.endedAt, days),
          ),
        ),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const within = (at: typeof contactRequests.answeredAt | typeof contactRequests.endedAt, days: number) =>
  gt(at, sql`now() - make_interval(days => ${days})`);

/** Whether this club and this family talk already. */
export async function isOpen({ athleteId, clubId }: { athleteId: string; clubId: string }): Promise<boolean> {
  const rows = await db()
    .select({ id: contactRequests.id })
    .from(contactRequests)
    .where(
      and(
        eq(contactRequests.athleteId, athleteId),
        eq(contactRequests.clubId, clubId),
        eq(contactRequests.state, "accepted"),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Undefined when a request of this club to this athlete is waiting already. */
export async function insertContact(input: {
  athleteId: string;
  clubId: string;
  scoutUserId: string;
  purpose: Purpose;
  message: string;
  masked: boolean;
}): Promise<string | undefined> {
  const rows = await db()
    .insert(contactRequests)
    .values({ ...input, handlerUserId: input.scoutUserId })
    .onConflictDoNothing()
    .returning({ id: contactRequests.id });
  return rows[0]?.id;
}

/** One who decides has opened it. */
export async function setSeen(ids: readonly string[]): Promise<void> {
  await db()
    .update(contactRequests)
    .set({ state: "seen" })
    .where(and(inArray(contactRequests.id, [...ids]), eq(contactRequests.state, "sent")));
}

/** Another person decides from now on, who has not opened it. */
export async function setUnseen(id: string): Promise<void> {
  await db()
    .update(contactRequests)
    .set({ state: "sent" })
    .where(and(eq(contactRequests.id, id), eq(contactRequests.state, "seen")));
}

/** Another person speaks for the club from now on. */
export async function setHandler(id: string, handlerUserId: string): Promise<void> {
  await db().update(contactRequests).set({ handlerUserId }).where(eq(contactRequests.id, id));
}

/** False when it was answered or ended meanwhile. */
export async function setAnswer(
  id: string,
  answer: { state: "accepted" | "declined"; reply: string | null; answeredBy: string },
): Promise<boolean> {
  const rows = await db()
    .update(contactRequests)
    .set({ ...answer, answeredAt: sql`now()`, familyWroteAt: sql`now()`, activeAt: sql`now()` })
    .where(and(eq(contactRequests.id, id), waiting))
    .returning({ id: contactRequests.id });
  return rows.length > 0;
}

/** The state that it ended in; null when it had ended before. */
export async function setEnded(id: string, reason: EndReason): Promise<EndedState | null> {
  const rows = await db()
    .select({ state: contactRequests.state })
    .from(contactRequests)
    .where(eq(contactRequests.id, id))
    .for("update");
  const state = rows[0]?.state;
  if (!state || !isLive(state)) return null;
  const ended = endOf(state, reason);
  await db()
    .update(contactRequests)
    .set({ state: ended, endReason: reason, endedAt: sql`now()`, activeAt: sql`now()` })
    .where(eq(contactRequests.id, id));
  return ended;
}

export async function setChild(
  id: string,
  child: { childReads: boolean; childWrites: boolean; childOffBy: string | null },
): Promise<void> {
  await db().update(contactRequests).set(child).where(eq(contactRequests.id, id));
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
