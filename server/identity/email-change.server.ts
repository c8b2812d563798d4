import { randomBytes } from "node:crypto";
import { EMAIL_CHANGE_HOURS } from "#domain/identity/account-care.ts";
import { type Actor, userIdOf } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { tokenHash } from "#server/platform/config/hashes.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, eq, gt } from "#server/platform/database/orm.ts";
import * as mails from "./mails.ts";
import * as queries from "./queries.ts";
import { managing } from "./staff-accounts.server.ts";
import { emailChanges, users } from "./tables.ts";

type StartProblem = "not_found" | "not_allowed" | "email_taken" | "same_email";

/**
 * For somebody who lost their mailbox: staff enter the new address after they have made sure of the person, and it
 * counts only once its link has been followed. The old address is told at once.
 */
export function startEmailChange(
  actor: Actor,
  id: string,
  { newEmail, reason }: { newEmail: string; reason: string },
): Promise<Result<null, StartProblem>> {
  return managing<null, "email_taken" | "same_email">(actor, id, async (person) => {
    if (person.email.toLowerCase() === newEmail) return err("same_email");
    if (await queries.findByEmail(newEmail)) return err("email_taken");
    const token = randomBytes(24).toString("base64url");
    const asked = {
      newEmail,
      tokenHash: tokenHash(token),
      reason,
      askedBy: userIdOf(actor),
      expiresAt: now().add({ hours: EMAIL_CHANGE_HOURS }),
    };
    await db()
      .insert(emailChanges)
      .values({ userId: id, ...asked })
      .onConflictDoUpdate({ target: emailChanges.userId, set: { ...asked, createdAt: now() } });
    await audit(actor, "user.email_change_started", id, {
      fields: ["email"],
      before: { email: person.email },
      after: { email: newEmail, reason },
      dataSubjectId: id,
    });
    await mails.newAddress({ ...person, email: newEmail }, token);
    await mails.addressWillChange(person);
    return ok(null);
  });
}

export function cancelEmailChange(
  actor: Actor,
  id: string,
): Promise<Result<null, "not_found" | "not_allowed" | "nothing_to_do">> {
  return managing(actor, id, async () => {
    if (!(await queries.deleteEmailChange(id))) return err("nothing_to_do" as const);
    await audit(actor, "user.email_change_withdrawn", id);
    return ok(null);
  });
}

/** Whoever reads the new mailbox has proven it: every session ends, and the old address hears of it. */
export function confirmEmailChange(token: string): Promise<Result<null, "link_invalid">> {
  return inTransaction(async () => {
    const asked = and(eq(emailChanges.tokenHash, tokenHash(token)), gt(emailChanges.expiresAt, now()));
    const [found] = await db().select().from(emailChanges).where(asked);
    if (!found) return err("link_invalid");
    const { userId, newEmail, askedBy } = found;
    // The account first, as in every change of it: it may be withdrawn, or asked anew, meanwhile.
    await queries.lockUser(userId);
    const taken = await db().delete(emailChanges).where(asked);
    const person = await queries.findById(userId);
    const owner = await queries.lockAddress(newEmail);
    if (taken.rowCount !== 1 || !person || owner || !(await mayStillChange(userId, askedBy)))
      return err("link_invalid");
    await db()
      .update(users)
      .set({ email: newEmail, emailVerified: true, updatedAt: new Date() })
      .where(eq(users.id, userId));
    await queries.revokeAllSessions(userId);
    await queries.forgetMailedLinks(person);
    await audit(userId, "user.email_changed", userId, {
      before: { email: person.email },
      after: { email: newEmail },
      dataSubjectId: userId,
    });
    await mails.addressChanged(person);
    return ok(null);
  });
}

/** Whoever has become one of the team gets the address that an admin entered, and no other. */
const mayStillChange = async (userId: string, askedBy: string | null): Promise<boolean> =>
  (await queries.roleOf(userId)) === "user" ||
  (askedBy !== null && (await queries.roleOf(askedBy)) === "admin");

/** What waits for its link, for the page of the account. */
export async function waitingEmailChange(actor: Actor, id: string) {
  assertModerator(actor);
  const [row] = await db()
    .select({
      reason: emailChanges.reason,
      createdAt: emailChanges.createdAt,
      expiresAt: emailChanges.expiresAt,
    })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, id), gt(emailChanges.expiresAt, now())));
  return row ?? null;
}
