import { randomBytes } from "node:crypto";
import type { MemberInvitation } from "#domain/clubs/member-schema.ts";
import { canAct, INVITATION_DAYS, MOST_MEMBERS, type MemberRole } from "#domain/clubs/members.ts";
import { sameMailbox } from "#domain/guardians/mailbox.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { tokenHash } from "#server/platform/config/hashes.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, eq, isNull } from "#server/platform/database/orm.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import * as mails from "./member-mails.ts";
import { lockMembers, personIn, type MemberRow } from "./membership.ts";
import { clubInvitations } from "./scouts/tables.ts";
import { type clubs } from "./tables.ts";
import { toTrust } from "./trust.ts";

export {
  acceptAsMember,
  acceptAsNew,
  declineInvitation,
  viewInvitation,
  type AcceptProblem,
  type InvitationProblem,
  type InvitationStep,
  type OpenInvitation,
} from "./invitation-answers.ts";

const DAY = 86_400;
/** Mails that one club may have us send to strangers. */
const PER_CLUB: Limit = { name: "club-invite", points: 20, seconds: DAY };
/** However many clubs name it, a mailbox gets no more than this. */
const PER_MAILBOX: Limit = { name: "club-invite-mailbox", points: 6, seconds: DAY };

type InviteProblem = TooMany | { code: "not_found" | "not_verified" | "already_member" | "too_many_people" };

/**
 * An owner asks somebody by mail to act for the club. Asking the same address again sends a new link, and the earlier
 * one stops working.
 */
export function inviteMember(
  actor: Actor,
  clubId: string,
  { email, role }: MemberInvitation,
): Promise<Result<null, InviteProblem>> {
  return asOwner<InviteProblem>(actor, clubId, async ({ club, members, me }) => {
    if (!toTrust(club).verified) return err({ code: "not_verified" as const });
    if (members.length >= MOST_MEMBERS) return err({ code: "too_many_people" as const });
    if (await belongsAlready(members, email)) return err({ code: "already_member" as const });
    const sent = await send({ club, me, email, role });
    if (!sent.ok) return sent;
    await audit(actor, "club.member_invited", club.id);
    return ok(null);
  });
}

/** Sends an open invitation once more with a new link, since only the hash of the first is stored. */
export function resendInvitation(
  actor: Actor,
  clubId: string,
  invitationId: string,
): Promise<Result<null, InviteProblem>> {
  return asOwner<InviteProblem>(actor, clubId, async ({ club, me }) => {
    if (!toTrust(club).verified) return err({ code: "not_verified" as const });
    const [open] = await db().select().from(clubInvitations).where(openOf(club.id, invitationId));
    if (!open) return err({ code: "not_found" as const });
    const sent = await send({ club, me, email: open.email, role: open.role });
    if (!sent.ok) return sent;
    await audit(actor, "club.invitation_resent", club.id);
    return ok(null);
  });
}

/** The link stops working; whoever opens it reads that the club canceled it. */
export function cancelInvitation(
  actor: Actor,
  clubId: string,
  invitationId: string,
): Promise<Result<null, { code: "not_found" }>> {
  return asOwner(actor, clubId, async ({ club }) => {
    const canceled = await db()
      .update(clubInvitations)
      .set({ canceledAt: now() })
      .where(openOf(club.id, invitationId))
      .returning({ id: clubInvitations.id });
    if (canceled.length === 0) return err({ code: "not_found" as const });
    await audit(actor, "club.invitation_canceled", club.id);
    return ok(null);
  });
}

interface AsOwner {
  club: typeof clubs.$inferSelect;
  members: readonly MemberRow[];
  me: { userId: string };
}

function asOwner<Problem>(
  actor: Actor,
  clubId: string,
  work: (owner: AsOwner) => Promise<Result<null, Problem>>,
): Promise<Result<null, Problem | { code: "not_found" }>> {
  return inTransaction(async () => {
    const locked = await lockMembers(clubId);
    const me = locked && personIn(locked.members, userIdOf(actor));
    if (!locked || !me || !canAct(me, "invite")) return err({ code: "not_found" as const });
    return work({ ...locked, me });
  });
}

const openOf = (clubId: string, invitationId: string) =>
  and(
    eq(clubInvitations.clubId, clubId),
    matchesId(clubInvitations.id, invitationId),
    isNull(clubInvitations.acceptedAt),
    isNull(clubInvitations.canceledAt),
  );

async function belongsAlready(members: readonly MemberRow[], email: string): Promise<boolean> {
  const person = await identity.findByEmail(email);
  if (person) return members.some(({ userId }) => userId === person.id);
  const people = await Promise.all(members.map(({ userId }) => identity.findById(userId)));
  return people.some((one) => one && sameMailbox(one.email, email));
}

interface NewInvitation {
  club: typeof clubs.$inferSelect;
  me: { userId: string };
  email: string;
  role: MemberRole;
}

async function send({ club, me, email, role }: NewInvitation): Promise<Result<null, TooMany>> {
  const byClub = await spend(PER_CLUB, { account: club.id });
  const counted = byClub.ok ? await spend(PER_MAILBOX, { account: email }) : byClub;
  if (!counted.ok) return counted;
  const token = randomBytes(32).toString("base64url");
  const link = {
    role,
    invitedBy: me.userId,
    tokenHash: tokenHash(token),
    expiresAt: now().add({ hours: 24 * INVITATION_DAYS }),
    sentAt: now(),
  };
  const renewed = await db()
    .update(clubInvitations)
    .set(link)
    .where(
      and(
        eq(clubInvitations.clubId, club.id),
        eq(clubInvitations.email, email),
        isNull(clubInvitations.acceptedAt),
        isNull(clubInvitations.canceledAt),
      ),
    )
    .returning({ id: clubInvitations.id });
  if (renewed.length === 0)
    await db()
      .insert(clubInvitations)
      .values({ clubId: club.id, email, ...link });
  const inviter = (await identity.findById(me.userId))?.name ?? club.name;
  await mails.invitation(email, { clubName: club.name, inviter, role }, token);
  return ok(null);
}
