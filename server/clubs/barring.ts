import { canModerate } from "#domain/moderation/policy.ts";
import { mailboxOf } from "#domain/guardians/mailbox.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { keyedHash } from "#server/platform/config/hashes.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { liveById, setMark } from "#server/platform/database/live-rows.ts";
import { and, eq, isNull, or } from "#server/platform/database/orm.ts";
import * as mails from "./member-mails.ts";
import { endMembership, lockMembersOfAny, membershipsOf } from "./membership.ts";
import { barredPeople, clubMembers, scoutIdentities } from "./scouts/tables.ts";
import { clubs } from "./tables.ts";
import { trustLost } from "./trust.ts";

/** What a person may be recognised by. */
interface Traces {
  userId: string;
  email: string;
  cpfHash?: string | null;
}

/** Whether staff bar this person from every club, under whatever account they come. */
export async function isBarred({ userId, email, cpfHash }: Traces): Promise<boolean> {
  const rows = await db()
    .select({ id: barredPeople.id })
    .from(barredPeople)
    .where(
      and(
        isNull(barredPeople.liftedAt),
        or(
          eq(barredPeople.userId, userId),
          eq(barredPeople.mailboxHash, mailboxHash(email)),
          cpfHash ? eq(barredPeople.cpfHash, cpfHash) : undefined,
        ),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const mailboxHash = (email: string): string => keyedHash("mailbox", mailboxOf(email));

/**
 * Staff bar the person behind a membership: it ends in every club, and no other club can take them in. A club whose
 * only owner this was is hidden, since nobody answers for it any more.
 */
export function barMember(
  actor: Actor,
  memberId: string,
  reason: string,
): Promise<Result<null, "not_found" | "already_barred">> {
  return inTransaction(async () => {
    const [member] = canModerate(actor)
      ? await db().select().from(clubMembers).where(liveById(clubMembers, memberId))
      : [];
    const person = member && (await identity.findById(member.userId));
    if (!member || !person) return err("not_found");
    await identity.lockUser(person.id);
    const [proof] = await db().select().from(scoutIdentities).where(eq(scoutIdentities.userId, person.id));
    const cpfHash = proof?.cpfHash ?? null;
    if (await isBarred({ userId: person.id, email: person.email, cpfHash })) return err("already_barred");
    const staffId = userIdOf(actor);
    await db()
      .insert(barredPeople)
      .values({
        userId: person.id,
        cpfHash,
        mailboxHash: mailboxHash(person.email),
        reason,
        barredBy: staffId,
      });
    await audit(actor, "scout.barred", memberId);
    for (const { clubId, userId } of await membershipsOf(person.id)) {
      const locked = await lockMembersOfAny(clubId);
      const own = locked?.members.find((one) => one.userId === userId);
      if (!locked || !own) continue;
      await endMembership(own, "barred", staffId);
      const others = locked.members.filter((one) => one.id !== own.id);
      if (!others.some(({ role }) => role === "owner")) await closeClub(actor, clubId);
    }
    await mails.barred(person);
    return ok(null);
  });
}

async function closeClub(actor: Actor, clubId: string): Promise<void> {
  if (!(await setMark(clubs, clubId, "hiddenAt", true))) return;
  await audit(actor, "club.hidden", clubId);
  await trustLost.tell({ clubId, what: "club_hidden" });
}

/** Staff were wrong: a club may invite the person again. Ended memberships stay ended. */
export function liftBar(actor: Actor, memberId: string): Promise<Result<null, "not_found" | "not_barred">> {
  return inTransaction(async () => {
    const [member] = canModerate(actor)
      ? await db().select().from(clubMembers).where(liveById(clubMembers, memberId))
      : [];
    if (!member) return err("not_found");
    const lifted = await db()
      .update(barredPeople)
      .set({ liftedAt: now(), liftedBy: userIdOf(actor) })
      .where(and(eq(barredPeople.userId, member.userId), isNull(barredPeople.liftedAt)))
      .returning({ id: barredPeople.id });
    if (lifted.length === 0) return err("not_barred");
    await audit(actor, "scout.bar_lifted", memberId);
    return ok(null);
  });
}
