import { canAct, type MemberRole, type MembershipEnd } from "#domain/clubs/members.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { and, desc, eq, isNotNull, isNull } from "#server/platform/database/orm.ts";
import { membersToday, type MemberRow } from "./membership.ts";
import { clubInvitations, clubMembers } from "./scouts/tables.ts";
import { clubs } from "./tables.ts";
import { toTrust } from "./trust.ts";

const MOST_FORMER = 20;
const MOST_INVITED = 60;

interface ClubPeople {
  clubName: string;
  /** Only a verified club invites: the mail carries its name to a stranger. */
  verified: boolean;
  mayManage: boolean;
  members: {
    id: string;
    name: string;
    role: MemberRole;
    isMe: boolean;
    since: Temporal.Instant;
    invitedBy: string | null;
    /** The card's code, once the person has proved to be an adult. */
    cardCode: string | null;
  }[];
  /** For owners only: others need no addresses of strangers. */
  invited: {
    id: string;
    email: string;
    role: MemberRole;
    invitedBy: string | null;
    sentAt: Temporal.Instant;
    expiresAt: Temporal.Instant;
    expired: boolean;
  }[];
  former: {
    id: string;
    name: string;
    role: MemberRole;
    endedAt: Temporal.Instant;
    endReason: MembershipEnd;
    endedBy: string | null;
  }[];
}

/** Who acts for a club, who was asked to, and who no longer does: for its own people. */
export async function clubPeople(actor: Actor, clubId: string): Promise<Result<ClubPeople, "not_found">> {
  const club = await findLive(clubs, clubId);
  const members = club ? await membersToday(club.id) : [];
  const me = members.find(({ userId }) => userId === userIdOf(actor));
  if (!club || !me) return err("not_found");
  const mayManage = canAct(me, "invite");
  const [invited, former] = await Promise.all([mayManage ? openInvitations(club.id) : [], formerOf(club.id)]);
  const names = await identity.names(idsIn([...members, ...invited, ...former]));
  const nameOf = (userId: string | null) => (userId ? (names.get(userId) ?? null) : null);
  return ok({
    clubName: club.name,
    verified: toTrust(club).verified,
    mayManage,
    members: members.map((member) => ({
      id: member.id,
      name: nameOf(member.userId) ?? "",
      role: member.role,
      isMe: member.id === me.id,
      since: member.joinedAt,
      invitedBy: nameOf(member.invitedBy),
      cardCode: member.cardCode,
    })),
    invited: invited.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role,
      invitedBy: nameOf(row.invitedBy),
      sentAt: row.sentAt,
      expiresAt: row.expiresAt,
      expired: Temporal.Instant.compare(row.expiresAt, now()) < 0,
    })),
    former: former.map((row) => ({
      id: row.id,
      name: nameOf(row.userId) ?? "",
      role: row.role,
      endedAt: row.endedAt!,
      endReason: row.endReason!,
      endedBy: row.endedBy === row.userId ? null : nameOf(row.endedBy),
    })),
  });
}

const openInvitations = (clubId: string) =>
  db()
    .select()
    .from(clubInvitations)
    .where(
      and(
        eq(clubInvitations.clubId, clubId),
        isNull(clubInvitations.acceptedAt),
        isNull(clubInvitations.canceledAt),
      ),
    )
    .orderBy(desc(clubInvitations.id))
    .limit(MOST_INVITED);

const formerOf = (clubId: string): Promise<MemberRow[]> =>
  db()
    .select()
    .from(clubMembers)
    .where(and(eq(clubMembers.clubId, clubId), isNotNull(clubMembers.endedAt)))
    .orderBy(desc(clubMembers.endedAt))
    .limit(MOST_FORMER);

type Named = { userId?: string; invitedBy?: string | null; endedBy?: string | null };

const idsIn = (rows: readonly Named[]): string[] => [
  ...new Set(
    rows.flatMap(({ userId, invitedBy, endedBy }) => [userId, invitedBy, endedBy].filter((id) => id != null)),
  ),
];
