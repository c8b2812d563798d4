import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from "#server/platform/database/orm.ts";
import { impersonationsOf } from "./impersonation.ts";
import {
  accountLocks,
  accounts,
  emailChanges,
  profiles,
  sessions,
  termsAcceptances,
  usedCodes,
  userProfiles,
  users,
  verifications,
} from "./tables.ts";
import { sweepUnsent } from "./unsent-forms.server.ts";

const person = { userId: users.id, email: users.email, name: users.name };

export async function subjectOf(userId: string): Promise<DataSubject | undefined> {
  const rows = await db().select(person).from(users).where(eq(users.id, userId));
  return rows[0];
}

export const subjectsOf = (userIds: readonly string[]): Promise<DataSubject[]> =>
  db()
    .select(person)
    .from(users)
    .where(inArray(users.id, [...userIds]));

/** Those of these people who have asked for the deletion of their account. */
export async function leavingAmong(userIds: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNotNull(users.deletionDueAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Locked until the transaction ends, so that two requests of one person take turns. */
export async function lockSubject(userId: string): Promise<DataSubject | undefined> {
  const rows = await db().select(person).from(users).where(eq(users.id, userId)).for("update");
  return rows[0];
}

/** The account itself; what proves its owner (password, tokens, secrets) is not part of a copy. */
export async function exportOf({ userId }: DataSubject): Promise<ExportPart> {
  return {
    tables: {
      users: await db()
        .select({
          id: users.id,
          name: users.name,
          email: users.email,
          emailVerified: users.emailVerified,
          twoFactorEnabled: users.twoFactorEnabled,
          image: users.image,
          role: profiles.role,
          fullName: profiles.fullName,
          createdAt: users.createdAt,
          updatedAt: users.updatedAt,
          deletionDueAt: users.deletionDueAt,
        })
        .from(users)
        .leftJoin(profiles, eq(profiles.id, users.id))
        .where(eq(users.id, userId)),
      accounts: await db()
        .select({
          providerId: accounts.providerId,
          accountId: accounts.accountId,
          createdAt: accounts.createdAt,
        })
        .from(accounts)
        .where(eq(accounts.userId, userId)),
      sessions: await db()
        .select({
          ipAddress: sessions.ipAddress,
          userAgent: sessions.userAgent,
          assurance: sessions.assurance,
          createdAt: sessions.createdAt,
          updatedAt: sessions.updatedAt,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId)),
      user_profiles: await db().select().from(userProfiles).where(eq(userProfiles.userId, userId)),
      terms_acceptances: await acceptedTerms(userId),
      account_locks: await findLocks(userId),
      email_changes: await db()
        .select({
          newEmail: emailChanges.newEmail,
          reason: emailChanges.reason,
          createdAt: emailChanges.createdAt,
        })
        .from(emailChanges)
        .where(eq(emailChanges.userId, userId)),
      impersonations: await impersonationsOf(userId),
    },
    folders: [`users/${userId}/`],
  };
}

const findLocks = (userId: string) =>
  db()
    .select({ reason: accountLocks.reason, lockedAt: accountLocks.lockedAt })
    .from(accountLocks)
    .where(eq(accountLocks.userId, userId));

export const acceptedTerms = (userId: string) =>
  db()
    .select({
      version: termsAcceptances.version,
      acceptedAt: termsAcceptances.acceptedAt,
      ipAddress: termsAcceptances.ipAddress,
    })
    .from(termsAcceptances)
    .where(eq(termsAcceptances.userId, userId))
    .orderBy(termsAcceptances.id);

/** From now on the account only waits for its end. False when it already does. */
export async function scheduleDeletion(
  userId: string,
  dueAt: Temporal.Instant,
  askedBy: string | null = null,
): Promise<boolean> {
  const changed = await db()
    .update(users)
    .set({ deletionDueAt: dueAt, deletionAskedBy: askedBy })
    .where(and(eq(users.id, userId), sql`${users.deletionDueAt} is null`));
  return changed.rowCount === 1;
}

/** False when there was nothing to cancel. */
export async function cancelDeletion(userId: string): Promise<boolean> {
  const changed = await db()
    .update(users)
    .set({ deletionDueAt: null, deletionAskedBy: null })
    .where(and(eq(users.id, userId), sql`${users.deletionDueAt} is not null`));
  return changed.rowCount === 1;
}

/** When the account goes, and who asked for it if that was a guardian; null while nobody did. */
export async function plannedDeletion(
  userId: string,
): Promise<{ dueAt: Temporal.Instant; askedBy: string | null } | null> {
  const [row] = await db()
    .select({ dueAt: users.deletionDueAt, askedBy: users.deletionAskedBy })
    .from(users)
    .where(eq(users.id, userId));
  return row?.dueAt ? { dueAt: row.dueAt, askedBy: row.askedBy } : null;
}

export async function dueForDeletion(now: Temporal.Instant): Promise<string[]> {
  const rows = await db()
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionDueAt, now))
    .limit(1000);
  return rows.map(({ id }) => id);
}

/** Held until the transaction ends, so that nobody changes their mind while they are being erased. */
export async function lockDue(userId: string, now: Temporal.Instant): Promise<DataSubject | undefined> {
  const rows = await db()
    .select(person)
    .from(users)
    .where(and(eq(users.id, userId), lte(users.deletionDueAt, now)))
    .for("update");
  return rows[0];
}

/** Who signed up with a password and never confirmed; not people whom staff entered, nor who is leaving anyway. */
const unconfirmed = and(
  eq(users.emailVerified, false),
  isNull(users.deletionDueAt),
  sql`exists (select from ${accounts} where ${accounts.userId} = ${users.id} and ${accounts.providerId} = 'credential')`,
);

export const unconfirmedSince = (before: Temporal.Instant): Promise<{ userId: string }[]> =>
  db()
    .select({ userId: users.id })
    .from(users)
    .where(and(unconfirmed, lte(users.createdAt, new Date(before.epochMilliseconds))))
    .orderBy(users.createdAt)
    .limit(10_000);

/** Held until the transaction ends: whoever confirms at this moment keeps their account. */
export async function lockUnconfirmed(
  userId: string,
): Promise<(DataSubject & { createdAt: Temporal.Instant }) | undefined> {
  const rows = await db()
    .select({ ...person, createdAt: users.createdAt })
    .from(users)
    .where(and(eq(users.id, userId), unconfirmed))
    .for("update");
  return rows[0] && { ...rows[0], createdAt: rows[0].createdAt.toTemporalInstant() };
}

/** Last of all capabilities: sessions, ways to sign in, profiles and terms go with the row. */
export async function eraseFor({ userId, email }: DataSubject): Promise<{ folders: string[] }> {
  const mentions = (text: string) =>
    or(
      sql`position(${text} in ${verifications.value}) > 0`,
      sql`position(${text} in ${verifications.identifier}) > 0`,
    );
  await db()
    .delete(verifications)
    .where(or(mentions(userId), mentions(email)));
  await db().delete(users).where(eq(users.id, userId));
  return { folders: [`users/${userId}/`] };
}

/** Deletes what has expired. */
export async function sweepExpired(): Promise<void> {
  const now = new Date();
  await sweepUnsent();
  await db().delete(sessions).where(lt(sessions.expiresAt, now));
  await db().delete(verifications).where(lt(verifications.expiresAt, now));
  await db().delete(emailChanges).where(lte(emailChanges.expiresAt, now.toTemporalInstant()));
  await db()
    .delete(usedCodes)
    .where(lt(usedCodes.usedAt, sql`now() - interval '1 day'`));
}

/** Whether the session began a moment ago: the proof of those who have no password with us. */
export async function sessionIsFresh(sessionId: string, minutes: number): Promise<boolean> {
  const since = new Date(Date.now() - minutes * 60_000);
  const rows = await db()
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.createdAt, since)));
  return rows.length > 0;
}
