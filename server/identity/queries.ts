import type { ProfileType, Role } from "#domain/identity/roles.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { namesOf } from "#server/platform/database/names.ts";
import { and, asc, desc, eq, gt, lt, ne, sql } from "#server/platform/database/orm.ts";
import {
  accounts,
  profiles,
  sessions,
  termsAcceptances,
  twoFactors,
  usedCodes,
  userProfiles,
  users,
  verifications,
} from "./tables.ts";

export interface NewUser {
  name: string;
  email: string;
  role?: Role;
  emailVerified?: boolean;
}

/** Undefined when somebody else has this address. */
export async function insertUser({ role, ...user }: NewUser): Promise<string | undefined> {
  const inserted = await db()
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  const id = inserted[0]?.id;
  if (id) await insertProfile(id, user.name, role);
  return id;
}

export async function insertProfile(id: string, fullName: string, role?: Role): Promise<void> {
  await db().insert(profiles).values({ id, role, fullName });
}

const person = { id: users.id, name: users.name, email: users.email, emailVerified: users.emailVerified };

export async function findByEmail(email: string) {
  const rows = await db().select(person).from(users).where(eq(users.email, email));
  return rows[0];
}

/** Who has this address; if nobody does, nobody else can take it until the transaction ends. */
export async function lockAddress(email: string) {
  await db().execute(
    sql`select pg_advisory_xact_lock(hashtextextended(lower(${`users.email:${email}`}), 0))`,
  );
  return findByEmail(email);
}

/** Names of people by their ids. */
export const namesById = (userIds: readonly string[]): Promise<Map<string, string>> =>
  namesOf(users, users.name, userIds);

export async function findById(id: string) {
  const rows = await db().select(person).from(users).where(eq(users.id, id));
  return rows[0];
}

/** What the auth library noted under this identifier, while it counts. */
export async function verificationValue(identifier: string): Promise<string | undefined> {
  const rows = await db()
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, new Date())))
    .limit(1);
  return rows[0]?.value;
}

export async function lockUser(id: string): Promise<void> {
  await db().select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
}

/** Whose password the mailed link of this token sets. */
export async function resetLinkOwner(token: string) {
  const rows = await db()
    .select(person)
    .from(verifications)
    .innerJoin(users, eq(sql`${users.id}::text`, verifications.value))
    .where(
      and(eq(verifications.identifier, `reset-password:${token}`), gt(verifications.expiresAt, new Date())),
    );
  return rows[0];
}

export async function acceptTerms(userId: string, version: string, ipAddress: string): Promise<void> {
  await db().insert(termsAcceptances).values({ userId, version, ipAddress });
}

/**
 * Role and grace period of a user, and the profile that the session acts as, in one round trip. Whoever
 * has only one profile acts as that one without choosing it; staff choose, since their role is one more.
 */
export async function sessionFacts(userId: string, sessionId: string) {
  const rows = await db()
    .select({
      role: profiles.role,
      deletionDueAt: users.deletionDueAt,
      hasSecondFactor: users.twoFactorEnabled,
      assurance: sessions.assurance,
      profileId: userProfiles.profileId,
      profileType: userProfiles.profileType,
      userProfileId: userProfiles.id,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(
      userProfiles,
      and(
        userProfiles.isActive,
        sql`${userProfiles.id} = coalesce(${sessions.chosenProfileId}, case when coalesce(${profiles.role}, 'user') = 'user' then (
          select min(own.id::text)::uuid from user_profiles own
          where own.user_id = ${sessions.userId} and own.is_active having count(*) = 1) end)`,
      ),
    )
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  return rows[0];
}

export const activeProfiles = (userId: string) =>
  db()
    .select({ id: userProfiles.id, type: userProfiles.profileType, profileId: userProfiles.profileId })
    .from(userProfiles)
    .where(and(eq(userProfiles.userId, userId), userProfiles.isActive))
    .orderBy(asc(userProfiles.createdAt), asc(userProfiles.id))
    .limit(50);

export async function addProfile(
  userId: string,
  profileType: ProfileType,
  profileId: string | null,
): Promise<void> {
  await db()
    .insert(userProfiles)
    .values({ userId, profileType, profileId })
    .onConflictDoUpdate({
      target: [userProfiles.userId, userProfiles.profileType, userProfiles.profileId],
      set: { isActive: true },
    });
}

export async function chosenProfileOf(sessionId: string): Promise<string | null> {
  const rows = await db()
    .select({ id: sessions.chosenProfileId })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return rows[0]?.id ?? null;
}

/** False when the profile is not an active one of this user. */
export async function chooseProfile(
  { id: sessionId, userId }: { id: string; userId: string },
  userProfileId: string,
): Promise<boolean> {
  const own = db()
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(and(eq(userProfiles.id, userProfileId), eq(userProfiles.userId, userId), userProfiles.isActive));
  const updated = await db()
    .update(sessions)
    .set({ chosenProfileId: sql`(${own})` })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), sql`exists (${own})`))
    .returning({ id: sessions.id });
  return updated.length > 0;
}

export const listSessions = (userId: string) =>
  db()
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.updatedAt))
    .limit(100);

export async function revokeSession(userId: string, sessionId: string): Promise<boolean> {
  const gone = await db()
    .delete(sessions)
    .where(and(matchesId(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

export async function revokeOtherSessions(userId: string, keptId: string): Promise<void> {
  await db()
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)));
}

export async function deleteSessionByToken(token: string): Promise<void> {
  await db().delete(sessions).where(eq(sessions.token, token));
}

export async function raiseAssurance(token: string): Promise<void> {
  await db().update(sessions).set({ assurance: "aal2" }).where(eq(sessions.token, token));
}

/** False when this code was used before. Old ones are swept along the way: they expire within minutes. */
export async function useCode(userId: string, codeHash: string): Promise<boolean> {
  await db()
    .delete(usedCodes)
    .where(and(eq(usedCodes.userId, userId), lt(usedCodes.usedAt, sql`now() - interval '10 minutes'`)));
  const inserted = await db()
    .insert(usedCodes)
    .values({ userId, codeHash })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

export async function hasPassword(userId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")))
    .limit(1);
  return rows.length > 0;
}

export async function roleOf(userId: string): Promise<Role> {
  const rows = await db().select({ role: profiles.role }).from(profiles).where(eq(profiles.id, userId));
  return rows[0]?.role ?? "user";
}

/** Without its factor, and signed out everywhere: whoever comes next enrols a new one. False when there was none. */
export async function removeSecondFactor(userId: string): Promise<boolean> {
  await db().delete(twoFactors).where(eq(twoFactors.userId, userId));
  await db().delete(sessions).where(eq(sessions.userId, userId));
  const changed = await db()
    .update(users)
    .set({ twoFactorEnabled: false })
    .where(and(eq(users.id, userId), users.twoFactorEnabled))
    .returning({ id: users.id });
  return changed.length > 0;
}

export async function setRole(userId: string, role: Role): Promise<boolean> {
  const changed = await db()
    .update(profiles)
    .set({ role })
    .where(eq(profiles.id, userId))
    .returning({ id: profiles.id });
  return changed.length > 0;
}
