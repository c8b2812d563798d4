import type { NewMemberAccount, ScoutIdentity } from "#domain/clubs/member-schema.ts";
import { MOST_MEMBERS, type MemberRole } from "#domain/clubs/members.ts";
import { VISITOR, type Actor, type Member } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Picture } from "#domain/media/picture.ts";
import * as identity from "#server/identity/identity.server.ts";
import { shownPicture } from "#server/media/media.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { tokenHash } from "#server/platform/config/hashes.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import { isBarred } from "./barring.ts";
import * as mails from "./member-mails.ts";
import { addMember, lockMembers, membershipOf } from "./membership.ts";
import { identify, identityOf, type IdentityProblem } from "./scout-identity.ts";
import { clubInvitations } from "./scouts/tables.ts";
import { clubs } from "./tables.ts";
import { toTrust } from "./trust.ts";

const ANSWERS_PER_ADDRESS: Limit = { name: "club-invite-answer", points: 40, seconds: 3600 };
/** Numbers that one invitation may try: nobody finds out by trying whose CPF is known here. */
const CPFS_PER_INVITATION: Limit = { name: "club-invite-cpf", points: 6, seconds: 86_400 };

type InvitationRow = typeof clubInvitations.$inferSelect;

export type InvitationProblem =
  | "link_invalid"
  | "link_expired"
  | "link_used"
  | "link_canceled"
  | "club_closed"
  | "already_member"
  | "barred";

/** What the reader of a mailed link must do next. */
export type InvitationStep = "new_account" | "sign_in" | "other_account" | "identify" | "join";

export interface OpenInvitation {
  club: { id: string; name: string; logo: Picture | null; city: string | null; state: string | null };
  invitedBy: string | null;
  role: MemberRole;
  email: string;
  step: InvitationStep;
}

export async function viewInvitation(
  actor: Actor,
  token: string,
): Promise<Result<OpenInvitation, InvitationProblem>> {
  const found = await readInvitation(token);
  if (!found.ok) return found;
  const { clubId, role, email, invitedBy } = found.value;
  const club = await findLive(clubs, clubId);
  if (!club || !toTrust(club).verified) return err("club_closed");
  const step = await stepFor(actor, email);
  if (actor.kind === "member" && step !== "other_account") {
    if (await membershipOf(actor.userId, clubId)) return err("already_member");
    const cpfHash = (await identityOf(actor.userId))?.cpfHash;
    if (await isBarred({ userId: actor.userId, email, cpfHash })) return err("barred");
  }
  const [logo] = await db()
    .select({ picture: sql<Picture | null>`${sql.raw(shownPicture("clubs.logo_id"))}` })
    .from(clubs)
    .where(eq(clubs.id, clubId));
  const inviter = invitedBy ? await identity.findById(invitedBy) : undefined;
  const { id, name, city, state } = club;
  return ok({
    club: { id, name, logo: logo?.picture ?? null, city, state },
    invitedBy: inviter?.name ?? null,
    role,
    email,
    step,
  });
}

async function stepFor(actor: Actor, email: string): Promise<InvitationStep> {
  if (actor.kind !== "member") return (await identity.findByEmail(email)) ? "sign_in" : "new_account";
  if (!(await hasAddress(actor, email))) return "other_account";
  return (await identityOf(actor.userId)) ? "join" : "identify";
}

const hasAddress = async ({ userId }: Member, email: string): Promise<boolean> =>
  (await identity.findById(userId))?.email.toLowerCase() === email.toLowerCase();

async function readInvitation(token: string): Promise<Result<InvitationRow, InvitationProblem>> {
  if (token.length > 100) return err("link_invalid");
  const [found] = await db()
    .select()
    .from(clubInvitations)
    .where(eq(clubInvitations.tokenHash, tokenHash(token)));
  if (!found) return err("link_invalid");
  if (found.canceledAt) return err("link_canceled");
  if (found.acceptedAt) return err("link_used");
  return Temporal.Instant.compare(found.expiresAt, now()) < 0 ? err("link_expired") : ok(found);
}

export type AcceptProblem =
  | TooMany
  | {
      code:
        | InvitationProblem
        | IdentityProblem
        | "identity_missing"
        | "address_in_use"
        | "other_account"
        | "too_many_people";
    };

type Person = { userId: string; email: string; name: string };

/** Opens the account, keeps who the person is and lets them into the club, all or nothing. */
export async function acceptAsNew(
  browser: Browser,
  token: string,
  input: NewMemberAccount,
): Promise<Result<{ cookies: string[] }, AcceptProblem>> {
  const { name, password } = input;
  const accepted = await accept(browser, token, input, async ({ email }) => {
    const opened = await identity.openProvenAccount(browser, { name, email, password });
    return opened.ok ? ok({ ...opened.value, email, name }) : err({ code: opened.error });
  });
  if (!accepted.ok) return accepted;
  const signedIn = await identity.signIn(browser, { email: accepted.value.email, password });
  return ok({ cookies: signedIn.ok ? signedIn.value.cookies : [] });
}

/** The same for someone signed in with the invited address. Who proved to be an adult before need not do so again. */
export async function acceptAsMember(
  actor: Member,
  browser: Browser,
  token: string,
  input: ScoutIdentity | null,
): Promise<Result<null, AcceptProblem>> {
  const accepted = await accept(browser, token, input, async ({ email }) => {
    const person = await identity.findById(actor.userId);
    return person && (await hasAddress(actor, email))
      ? ok({ userId: person.id, email: person.email, name: person.name })
      : err({ code: "other_account" as const });
  });
  return accepted.ok ? ok(null) : accepted;
}

async function accept(
  browser: Browser,
  token: string,
  stated: ScoutIdentity | null,
  personFor: (invitation: InvitationRow) => Promise<Result<Person, AcceptProblem>>,
): Promise<Result<Person, AcceptProblem>> {
  const counted = await spend(ANSWERS_PER_ADDRESS, { address: browser.address });
  if (!counted.ok) return counted;
  const invited = await readInvitation(token);
  if (!invited.ok) return err({ code: invited.error });
  const tried = stated ? await spend(CPFS_PER_INVITATION, { account: invited.value.id }) : counted;
  if (!tried.ok) return tried;
  return inTransaction(async () => {
    const locked = await lockMembers(invited.value.clubId);
    // Read again once its club is locked, since somebody may have used or canceled it meanwhile.
    const invitation = await readInvitation(token);
    if (!invitation.ok) return err({ code: invitation.error });
    if (!locked || !toTrust(locked.club).verified) return err({ code: "club_closed" as const });
    const person = await personFor(invitation.value);
    if (!person.ok) return person;
    const { userId, name } = person.value;
    if (locked.members.some((member) => member.userId === userId))
      return err({ code: "already_member" as const });
    if (locked.members.length >= MOST_MEMBERS) return err({ code: "too_many_people" as const });
    const identified = await identify(person.value, stated);
    if (!identified.ok) return err({ code: identified.error });
    const { id, role, invitedBy, clubId } = invitation.value;
    await addMember({ clubId, userId, role, invitedBy });
    await db().update(clubInvitations).set({ acceptedAt: now() }).where(eq(clubInvitations.id, id));
    await identity.rememberDevice(browser, userId);
    await audit(userId, "club.member_joined", clubId);
    const inviter = invitedBy ? await identity.findById(invitedBy) : undefined;
    if (inviter) await mails.joined(inviter, locked.club.name, name, role);
    return person;
  });
}

/** "I do not know this club": deletes the invitation with the address in it. No account is needed. */
export async function declineInvitation(
  browser: Browser,
  token: string,
): Promise<Result<null, TooMany | { code: InvitationProblem }>> {
  const counted = await spend(ANSWERS_PER_ADDRESS, { address: browser.address });
  if (!counted.ok) return counted;
  return inTransaction(async () => {
    const invitation = await readInvitation(token);
    if (!invitation.ok) return err({ code: invitation.error });
    await db().delete(clubInvitations).where(eq(clubInvitations.id, invitation.value.id));
    await audit(VISITOR, "club.invitation_declined", invitation.value.clubId);
    return ok(null);
  });
}
