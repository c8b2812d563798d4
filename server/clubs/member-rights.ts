import { isLastOwner } from "#domain/clubs/members.ts";
import type { DataSubject } from "#domain/rights/data-subject.ts";
import { eraseMediaOf } from "#server/media/rights.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, isNotNull, lt, or, sql } from "#server/platform/database/orm.ts";
import { endMembership, lockMembersOfAny, membershipsOf } from "./membership.ts";
import { barredPeople, clubInvitations, clubMembers, scoutIdentities } from "./scouts/tables.ts";
import { clubs } from "./tables.ts";

/** What a person is and was in clubs, and what they stated for their card. */
export async function exportMembershipsOf({ userId, email }: DataSubject): Promise<Record<string, object[]>> {
  return {
    club_members: await db()
      .select({
        id: clubMembers.id,
        club: clubs.name,
        role: clubMembers.role,
        joinedAt: clubMembers.joinedAt,
        endedAt: clubMembers.endedAt,
        endReason: clubMembers.endReason,
        cardCode: clubMembers.cardCode,
        cardIssuedAt: clubMembers.cardIssuedAt,
        photoId: clubMembers.photoId,
      })
      .from(clubMembers)
      .innerJoin(clubs, eq(clubs.id, clubMembers.clubId))
      .where(eq(clubMembers.userId, userId)),
    club_invitations: await db()
      .select({
        club: clubs.name,
        email: clubInvitations.email,
        role: clubInvitations.role,
        sentAt: clubInvitations.sentAt,
        expiresAt: clubInvitations.expiresAt,
        acceptedAt: clubInvitations.acceptedAt,
        canceledAt: clubInvitations.canceledAt,
      })
      .from(clubInvitations)
      .innerJoin(clubs, eq(clubs.id, clubInvitations.clubId))
      .where(eq(clubInvitations.email, email)),
    // The CPF itself is not stored; only that its fingerprint is, and since when.
    scout_identities: await db()
      .select({
        name: scoutIdentities.name,
        birthdate: scoutIdentities.birthdate,
        cpf: sql<string>`'guardado em código, nunca exibido'`,
        createdAt: scoutIdentities.createdAt,
      })
      .from(scoutIdentities)
      .where(eq(scoutIdentities.userId, userId)),
    barred_people: await db()
      .select({
        reason: barredPeople.reason,
        createdAt: barredPeople.createdAt,
        liftedAt: barredPeople.liftedAt,
      })
      .from(barredPeople)
      .where(eq(barredPeople.userId, userId)),
  };
}

/**
 * The person leaves every club, and their cards, photos and statements go. Answers the clubs that had no other owner,
 * which end with them; `onEnd` is called for each of these before its people lose their access.
 */
export async function eraseMembershipsOf(
  { userId, email }: DataSubject,
  onEnd: (clubId: string) => Promise<void>,
): Promise<{ lastOwnerOf: string[]; ids: string[]; folders: string[] }> {
  const lastOwnerOf: string[] = [];
  for (const { clubId } of await membershipsOf(userId)) {
    const locked = await lockMembersOfAny(clubId);
    const own = locked?.members.find((member) => member.userId === userId);
    if (!locked || !own) continue;
    if (!isLastOwner(locked.members, own)) {
      await endMembership(own, "left", userId);
      continue;
    }
    lastOwnerOf.push(clubId);
    await onEnd(clubId);
    for (const member of locked.members) await endMembership(member, "club_left", null);
  }
  const own = await db()
    .select({ id: clubMembers.id })
    .from(clubMembers)
    .where(eq(clubMembers.userId, userId));
  const ids = own.map(({ id }) => id);
  const items = await eraseMediaOf("scout", ids);
  await db().delete(clubMembers).where(eq(clubMembers.userId, userId));
  await db().delete(scoutIdentities).where(eq(scoutIdentities.userId, userId));
  await db().delete(clubInvitations).where(eq(clubInvitations.email, email));
  // The hashes stay, so that whoever was barred does not return; what was written about them goes.
  await db().update(barredPeople).set({ reason: "" }).where(eq(barredPeople.userId, userId));
  return { lastOwnerOf, ids: [...ids, ...items.ids], folders: items.folders };
}

/** Addresses of people who were asked long ago, whatever became of it. */
export async function sweepClubInvitations(days: number): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${days})`;
  await db()
    .delete(clubInvitations)
    .where(
      or(
        lt(clubInvitations.expiresAt, longAgo),
        and(isNotNull(clubInvitations.acceptedAt), lt(clubInvitations.acceptedAt, longAgo)),
      ),
    );
}
