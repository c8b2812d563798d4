import { ASK_AGAIN_DAYS, type LinkSide } from "#domain/clubs/links.ts";
import type { Responsible } from "#server/athletes/responsible.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, eq, sql } from "#server/platform/database/orm.ts";
import { clubAthletes, clubLinkRefusals, clubs } from "./tables.ts";
import { lockTrust } from "./trust.ts";

type LinkRow = typeof clubAthletes.$inferSelect;

/** Ids come from forms: anything else than an id matches nothing. */
export const isLink = (clubId: string, athleteId: string) =>
  and(matchesId(clubAthletes.clubId, clubId), matchesId(clubAthletes.athleteId, athleteId));

/** The row as it was; undefined when there was none. */
export async function deleteLink(clubId: string, athleteId: string): Promise<LinkRow | undefined> {
  const [row] = await db().delete(clubAthletes).where(isLink(clubId, athleteId)).returning();
  return row;
}

export const isConfirmed = ({ clubConfirmedAt, athleteConfirmedAt }: LinkRow): boolean =>
  clubConfirmedAt !== null && athleteConfirmedAt !== null;

/** One side said no: the other cannot ask again for some time. */
export async function noteRefusal(clubId: string, athleteId: string, refusedBy: LinkSide): Promise<void> {
  await db()
    .insert(clubLinkRefusals)
    .values({ clubId, athleteId, refusedBy })
    .onConflictDoUpdate({
      target: [clubLinkRefusals.clubId, clubLinkRefusals.athleteId, clubLinkRefusals.refusedBy],
      set: { refusedAt: sql`now()` },
    });
}

/** Whether the other side said no a short while ago. */
export async function wasRefused(clubId: string, athleteId: string, by: LinkSide): Promise<boolean> {
  const rows = await db()
    .select({ at: clubLinkRefusals.refusedAt })
    .from(clubLinkRefusals)
    .where(
      and(
        eq(clubLinkRefusals.clubId, clubId),
        eq(clubLinkRefusals.athleteId, athleteId),
        eq(clubLinkRefusals.refusedBy, by),
        sql`${clubLinkRefusals.refusedAt} > now() - make_interval(days => ${ASK_AGAIN_DAYS})`,
      ),
    );
  return rows.length > 0;
}

/**
 * A verified club that somebody answers for, and that stays so until the transaction ends. Locked before the athlete,
 * in the order of contact requests.
 */
export async function lockedClub(clubId: string) {
  const rows = await db()
    .select({ id: clubs.id, name: clubs.name, userId: clubs.userId })
    .from(clubs)
    .where(matchesId(clubs.id, clubId));
  const club = rows[0];
  return club?.userId && (await lockTrust(club.id)).verified ? { ...club, userId: club.userId } : undefined;
}

export async function peopleOf(userIds: readonly string[]) {
  const found = await Promise.all(userIds.map((id) => identity.findById(id)));
  return found.filter((person) => person !== undefined);
}

/** Who hears of it in the family, with the page that is theirs. */
export async function familyOf(
  athleteId: string,
  { minor, userId, guardianUserIds }: Responsible,
): Promise<{ person: Awaited<ReturnType<typeof peopleOf>>[number]; path: string }[]> {
  const own = await peopleOf(userId ? [userId] : []);
  const guardians = await peopleOf(minor ? guardianUserIds : []);
  return [
    ...own.map((person) => ({ person, path: "/athlete/dashboard" })),
    ...guardians.map((person) => ({ person, path: `/responsavel/atleta/${athleteId}` })),
  ];
}
