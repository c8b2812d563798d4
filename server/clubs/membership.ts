import { randomBytes } from "node:crypto";
import type { ClubPerson, MembershipEnd, MemberRole } from "#domain/clubs/members.ts";
import * as identity from "#server/identity/identity.server.ts";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, asc, eq, inArray, isNull, sql } from "#server/platform/database/orm.ts";
import { signal } from "#server/platform/signal.ts";
import { clubMembers, scoutIdentities } from "./scouts/tables.ts";
import { clubs } from "./tables.ts";

export type MemberRow = typeof clubMembers.$inferSelect;

/**
 * Somebody no longer acts for a club, for whatever reason: what they had under way passes to its owners. Told in the
 * transaction that ends the membership.
 */
export const memberRemoved = signal<{ clubId: string; userId: string }>();

const current = (clubId: string) => and(matchesId(clubMembers.clubId, clubId), isNull(clubMembers.endedAt));

/** Who belongs to the club today, the first one first. */
export const membersToday = (clubId: string): Promise<MemberRow[]> =>
  db().select().from(clubMembers).where(current(clubId)).orderBy(asc(clubMembers.id));

interface LockedMembers {
  club: typeof clubs.$inferSelect;
  members: MemberRow[];
}

/** The same, and nobody joins, leaves or changes role until the transaction ends. */
export const lockMembers = async (clubId: string): Promise<LockedMembers | null> =>
  withMembers(await lockLive(clubs, clubId));

/** The same of a club that staff may have deleted: its people are still its people if they bring it back. */
export const lockMembersOfAny = async (clubId: string): Promise<LockedMembers | null> =>
  withMembers((await db().select().from(clubs).where(eq(clubs.id, clubId)).for("update"))[0]);

async function withMembers(club: typeof clubs.$inferSelect | undefined): Promise<LockedMembers | null> {
  return club ? { club, members: await membersToday(club.id) } : null;
}

export async function membershipOf(userId: string, clubId: string): Promise<MemberRow | undefined> {
  const rows = await db()
    .select()
    .from(clubMembers)
    .where(and(current(clubId), eq(clubMembers.userId, userId)));
  return rows[0];
}

export const membershipsOf = (userId: string): Promise<MemberRow[]> =>
  db()
    .select()
    .from(clubMembers)
    .where(and(eq(clubMembers.userId, userId), isNull(clubMembers.endedAt)));

export const personIn = (members: readonly MemberRow[], userId: string | null): ClubPerson | null =>
  members.find((member) => member.userId === userId) ?? null;

/** Who answers for the club: mails about it go to them. */
export async function ownersOf(clubId: string): Promise<{ userId: string; name: string; email: string }[]> {
  const rows = await db()
    .select({ userId: clubMembers.userId })
    .from(clubMembers)
    .where(and(current(clubId), eq(clubMembers.role, "owner")))
    .orderBy(asc(clubMembers.id));
  const people = await Promise.all(rows.map(({ userId }) => identity.findById(userId)));
  return people.flatMap((one) => (one ? [{ userId: one.id, name: one.name, email: one.email }] : []));
}

interface NewMember {
  clubId: string;
  userId: string;
  role: MemberRole;
  invitedBy?: string | null;
}

/** Somebody acts for the club from now on, inside the caller's transaction. Who belongs to it already stays as they are. */
export async function addMember({ clubId, userId, role, invitedBy = null }: NewMember): Promise<void> {
  await db()
    .insert(clubMembers)
    .values({ clubId, userId, role, invitedBy })
    .onConflictDoNothing({
      target: [clubMembers.clubId, clubMembers.userId],
      where: sql`ended_at is null`,
    });
  await identity.addProfile(userId, "club", clubId);
  await issueCards(userId);
}

/** Every club of somebody who proved to be an adult gives them a card; until then there is none. */
export async function issueCards(userId: string): Promise<void> {
  const proven = await db()
    .select({ userId: scoutIdentities.userId })
    .from(scoutIdentities)
    .where(eq(scoutIdentities.userId, userId));
  if (proven.length === 0) return;
  for (const { id, cardCode } of await membershipsOf(userId)) {
    if (cardCode) continue;
    await db()
      .update(clubMembers)
      .set({ cardCode: randomBytes(18).toString("base64url"), cardIssuedAt: now() })
      .where(eq(clubMembers.id, id));
  }
}

/** Ends a membership inside the caller's transaction: no session acts for the club from its next request on. */
export async function endMembership(
  { id, clubId, userId }: MemberRow,
  endReason: MembershipEnd,
  endedBy: string | null,
): Promise<void> {
  await db().update(clubMembers).set({ endedAt: now(), endReason, endedBy }).where(eq(clubMembers.id, id));
  await identity.endProfile(userId, "club", clubId);
  await passRegistration(clubId);
  // Where the club itself ends, nothing is left to pass on.
  if (endReason !== "club_left") await memberRemoved.tell({ clubId, userId });
}

export async function setRole({ id, clubId }: MemberRow, role: MemberRole): Promise<void> {
  await db().update(clubMembers).set({ role }).where(eq(clubMembers.id, id));
  await passRegistration(clubId);
}

/** The registration is always one of today's owners'. Where there is none it stays, so that the club is not listed. */
async function passRegistration(clubId: string): Promise<void> {
  const owners = db()
    .select({ userId: clubMembers.userId })
    .from(clubMembers)
    .where(and(current(clubId), eq(clubMembers.role, "owner")))
    .orderBy(asc(clubMembers.id));
  await db()
    .update(clubs)
    .set({ userId: sql`coalesce((${owners.limit(1)}), ${clubs.userId})` })
    .where(and(eq(clubs.id, clubId), sql`${clubs.userId} is null or ${clubs.userId} not in (${owners})`));
}

/** Names of members by the id of the membership, for those who already know the ids. */
export async function memberNames(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select({ id: clubMembers.id, userId: clubMembers.userId, name: scoutIdentities.name })
    .from(clubMembers)
    .leftJoin(scoutIdentities, eq(scoutIdentities.userId, clubMembers.userId))
    .where(inArray(clubMembers.id, [...ids]));
  const accounts = await identity.names(rows.map(({ userId }) => userId));
  return new Map(rows.map(({ id, userId, name }) => [id, name ?? accounts.get(userId) ?? "Pessoa removida"]));
}

/** The codes of cards that people have in their clubs today, by club and person. */
export async function cardCodes(
  people: readonly { clubId: string; userId: string }[],
): Promise<(clubId: string, userId: string | null) => string | null> {
  const codes = new Map<string, string | null>();
  if (people.length > 0) {
    const rows = await db()
      .select({ clubId: clubMembers.clubId, userId: clubMembers.userId, code: clubMembers.cardCode })
      .from(clubMembers)
      .where(
        and(
          inArray(
            clubMembers.userId,
            people.map(({ userId }) => userId),
          ),
          isNull(clubMembers.endedAt),
        ),
      );
    for (const { clubId, userId, code } of rows) codes.set(`${clubId} ${userId}`, code);
  }
  return (clubId, userId) => codes.get(`${clubId} ${userId ?? ""}`) ?? null;
}
