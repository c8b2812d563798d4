import { canAct, isLastOwner, type MemberRole } from "#domain/clubs/members.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as mails from "./member-mails.ts";
import { endMembership, lockMembers, ownersOf, personIn, setRole, type MemberRow } from "./membership.ts";
import type { clubs } from "./tables.ts";

export { cardCodes, memberRemoved, ownersOf } from "./membership.ts";
export { clubPeople } from "./people.ts";

/** An owner ends somebody's membership: access ends at once, and the person is told. */
export const removeMember = (
  actor: Actor,
  clubId: string,
  memberId: string,
): Promise<Result<null, "not_found" | "last_owner">> =>
  withMember(actor, clubId, memberId, async ({ club, me, member, members }) => {
    if (!canAct(me, "remove", member)) return err("not_found");
    if (isLastOwner(members, member)) return err("last_owner");
    await endMembership(member, "removed", me.userId);
    await audit(actor, "club.member_removed", club.id);
    const person = await identity.findById(member.userId);
    if (person) await mails.removed(person, club.name);
    return ok(null);
  });

/** Somebody goes by themselves. The last owner hands over first. */
export const leave = (actor: Actor, clubId: string): Promise<Result<null, "not_found" | "last_owner">> =>
  withMember(actor, clubId, null, async ({ club, me, members }) => {
    if (!canAct(me, "leave")) return err("not_found");
    if (isLastOwner(members, me)) return err("last_owner");
    await endMembership(me, "left", me.userId);
    await audit(actor, "club.member_left", club.id);
    const person = await identity.findById(me.userId);
    for (const owner of await ownersOf(club.id)) await mails.memberLeft(owner, club.name, person?.name ?? "");
    return ok(null);
  });

/** An owner makes somebody an owner or a scout, themselves included while another owner stays. */
export const changeRole = (
  actor: Actor,
  clubId: string,
  memberId: string,
  role: MemberRole,
): Promise<Result<null, "not_found" | "last_owner">> =>
  withMember(actor, clubId, memberId, async ({ club, me, member, members }) => {
    if (!canAct(me, "changeRole", member)) return err("not_found");
    if (member.role === role) return ok(null);
    if (isLastOwner(members, member)) return err("last_owner");
    await setRole(member, role);
    await audit(actor, "club.role_changed", club.id, ["role"]);
    const person = await identity.findById(member.userId);
    if (person && member.id !== me.id) await mails.roleChanged(person, club.name, role);
    return ok(null);
  });

/** "Passar a propriedade": the other one owns the club from now on, and whoever hands over stays as a scout. */
export const handOver = (
  actor: Actor,
  clubId: string,
  memberId: string,
): Promise<Result<null, "not_found">> =>
  withMember(actor, clubId, memberId, async ({ club, me, member }) => {
    if (!canAct(me, "changeRole", member) || member.id === me.id) return err("not_found");
    await setRole(member, "owner");
    await setRole(me, "scout");
    await audit(actor, "club.ownership_passed", club.id, ["role"]);
    const [from, to] = await Promise.all([identity.findById(me.userId), identity.findById(member.userId)]);
    if (from && to) await mails.handedOver(to, club.name, from.name);
    return ok(null);
  });

interface AboutMember {
  club: typeof clubs.$inferSelect;
  me: MemberRow;
  /** Whom it is about: oneself where nobody was named. */
  member: MemberRow;
  members: readonly MemberRow[];
}

/** Both belong to this club today, and stay as they are until the transaction ends. Anything else is not found. */
function withMember<Problem extends string>(
  actor: Actor,
  clubId: string,
  memberId: string | null,
  work: (about: AboutMember) => Promise<Result<null, Problem>>,
): Promise<Result<null, Problem | "not_found">> {
  return inTransaction(async () => {
    const locked = await lockMembers(clubId);
    const person = locked && personIn(locked.members, userIdOf(actor));
    const me = locked?.members.find(({ id }) => id === person?.id);
    const member = memberId === null ? me : locked?.members.find(({ id }) => id === memberId);
    if (!locked || !me || !member) return err("not_found" as const);
    return work({ club: locked.club, members: locked.members, me, member });
  });
}
