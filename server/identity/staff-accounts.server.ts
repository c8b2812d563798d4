import { isId } from "#domain/id.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { canManageAccount } from "#domain/identity/policy.ts";
import type { Role } from "#domain/identity/roles.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { holdAccount } from "./hold-account.ts";
import { deleteLock, findLock, insertLock } from "./locks.ts";
import * as mails from "./mails.ts";
import * as queries from "./queries.ts";
import { resendConfirmation as mailConfirmation } from "./recovery.ts";
import { accounts, profiles, sessions, users } from "./tables.ts";

/** What staff know of an account. Its address is read apart, since of a minor each reading is written down. */
export interface StaffAccount {
  id: string;
  name: string;
  role: Role;
  emailConfirmed: boolean;
  hasSecondFactor: boolean;
  /** How the person signs in: "credential", or the id of another site. */
  waysIn: string[];
  createdAt: Temporal.Instant;
  lastSeenAt: Temporal.Instant | null;
  deletionDueAt: Temporal.Instant | null;
  lock: { reason: string; lockedAt: Temporal.Instant } | null;
  /** Whether this reader may change it. */
  mayManage: boolean;
}

export async function readAccount(actor: Actor, id: string): Promise<Result<StaffAccount, "not_found">> {
  assertModerator(actor);
  const [row] = await db()
    .select({
      id: users.id,
      name: users.name,
      role: profiles.role,
      emailConfirmed: users.emailVerified,
      hasSecondFactor: users.twoFactorEnabled,
      createdAt: users.createdAt,
      deletionDueAt: users.deletionDueAt,
      lastSeenAt: sql<string | null>`(select max(updated_at) from ${sessions} where user_id = ${users.id})`,
      waysIn: sql<
        string[]
      >`array(select provider_id from ${accounts} where user_id = ${users.id} order by 1)`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(matchesId(users.id, id));
  if (!row) return err("not_found");
  const role = row.role ?? "user";
  return ok({
    ...row,
    role,
    createdAt: row.createdAt.toTemporalInstant(),
    lastSeenAt: row.lastSeenAt === null ? null : Temporal.Instant.from(row.lastSeenAt),
    lock: await findLock(row.id),
    mayManage: canManageAccount(actor, { id: row.id, role }),
  });
}

/** The address of an account, which is written down: staff open it one by one, and know why. */
export function openContact(actor: Actor, id: string): Promise<Result<{ email: string }, "not_found">> {
  return inTransaction(async () => {
    assertModerator(actor);
    const person = await queries.findById(id);
    if (!person) return err("not_found");
    await audit(actor, "user.contact_opened", id);
    return ok({ email: person.email });
  });
}

/** The address of an adult, for the page itself. */
export async function emailOf(actor: Actor, id: string): Promise<string | null> {
  assertModerator(actor);
  return (await queries.findById(id))?.email ?? null;
}

export async function sessionsOf(actor: Actor, id: string) {
  assertModerator(actor);
  return queries.listSessions(id);
}

/** One session, or all of them when none is named. False when there was none to end. */
export function endSessions(
  actor: Actor,
  id: string,
  sessionId: string | null,
): Promise<Result<null, "not_found" | "not_allowed">> {
  return managing(actor, id, async () => {
    const gone =
      sessionId === null
        ? (await queries.revokeAllSessions(id)) > 0
        : isId(sessionId) && (await queries.revokeSession(id, sessionId));
    if (!gone) return err("not_found" as const);
    await audit(actor, "user.sessions_ended", id);
    return ok(null);
  });
}

/**
 * Nobody signs in to the account any more, by no way, and what was open ends at once. What is public of the person
 * stays as it is: that is decided where it is published.
 */
export function lockAccount(
  actor: Actor,
  id: string,
  reason: string,
): Promise<Result<null, "not_found" | "not_allowed" | "locked">> {
  return managing(actor, id, async (person) => {
    if (!(await insertLock(id, reason, userIdOf(actor)))) return err("locked" as const);
    await queries.revokeAllSessions(id);
    await audit(actor, "user.locked", id, { after: { reason }, dataSubjectId: id });
    await mails.accountLocked(person, reason);
    return ok(null);
  });
}

export function unlockAccount(
  actor: Actor,
  id: string,
): Promise<Result<null, "not_found" | "not_allowed" | "not_locked">> {
  return managing(actor, id, async (person) => {
    if (!(await deleteLock(id))) return err("not_locked" as const);
    await audit(actor, "user.unlocked", id);
    await mails.accountUnlocked(person);
    return ok(null);
  });
}

/** Another link for somebody who has not confirmed their address; counted like one that they ask for themselves. */
export async function resendConfirmation(
  actor: Actor,
  browser: Browser,
  id: string,
): Promise<Result<null, "not_found" | "not_allowed" | "confirmed" | "too_many">> {
  const asked = await managing(actor, id, async ({ email, emailVerified }) => {
    if (emailVerified) return err("confirmed" as const);
    await audit(actor, "user.confirmation_resent", id);
    return ok(email);
  });
  if (!asked.ok) return asked;
  const sent = await mailConfirmation(browser, asked.value);
  return sent.ok ? sent : err("too_many");
}

/** Takes the account, so that neither its role nor its address changes meanwhile, and asks whether the actor may. */
export function managing<Value, Problem extends string>(
  actor: Actor,
  id: string,
  work: (
    person: NonNullable<Awaited<ReturnType<typeof queries.findById>>>,
  ) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | "not_found" | "not_allowed">> {
  return inTransaction<Result<Value, Problem | "not_found" | "not_allowed">>(async () => {
    const asking = await holdAccount(actor, id);
    const person = await queries.findById(id);
    if (!person) return err("not_found");
    if (!canManageAccount(asking, { id, role: await queries.roleOf(id) })) return err("not_allowed");
    return work(person);
  });
}
