import type { ActingProfile } from "#domain/identity/actor.ts";
import type { Assurance, ProfileType, Role } from "#domain/identity/roles.ts";
import { client, db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { namesOf } from "#server/platform/database/names.ts";
import { and, asc, desc, eq, gt, lt, ne, or, sql } from "#server/platform/database/orm.ts";
import {
  accounts,
  emailChanges,
  profiles,
  sessions,
  termsAcceptances,
  twoFactors,
  usedCodes,
  userProfiles,
  users,
  verifications,
} from "./tables.ts";

const MOST_PROFILES = 50;
const MOST_HOLDERS = 500;

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

/** A session with its owner, as PostgreSQL sends it. */
export interface SessionRow {
  session_id: string;
  user_id: string;
  expires_at: string;
  assurance: Assurance;
  name: string;
  email: string;
  has_second_factor: boolean;
  deletion_due_at: string | null;
  role: Role | null;
  /** The active profiles, oldest first. */
  profiles: ActingProfile[];
  chosen_profile_id: string | null;
  /** The version of the terms that its owner accepted last. */
  accepted_terms: string | null;
}

/** All that tells who asks, in one statement: every request of a member begins with it. */
export const sessionByToken = (token: string) => findSession("s.token = $1", [token]);

export const sessionById = (userId: string, sessionId: string) =>
  findSession("s.id = $1 and s.user_id = $2", [sessionId, userId]);

async function findSession(where: string, values: string[]): Promise<SessionRow | undefined> {
  const { rows } = await client().query<SessionRow>(`${SESSION} where ${where} and ${UNLOCKED}`, values);
  return rows[0];
}

/** The active profiles of a user, as part of a statement. */
export function profilesOf(userId: string): string {
  return `(select coalesce(json_agg(json_build_object('id', own.id, 'type', own.profile_type, 'profileId', own.profile_id)), '[]')
   from (select * from user_profiles where user_id = ${userId} and is_active order by created_at, id limit ${MOST_PROFILES}) own)`;
}

const SESSION = `select s.id as session_id, s.user_id, s.expires_at, s.assurance, s.chosen_profile_id,
  u.name, u.email, u.two_factor_enabled as has_second_factor, u.deletion_due_at, p.role,
  (select version from terms_acceptances where user_id = s.user_id order by id desc limit 1) as accepted_terms,
  ${profilesOf("s.user_id")} as profiles
from sessions s join users u on u.id = s.user_id left join profiles p on p.id = u.id`;

/** A session that was opened while its account was being locked is none. */
const UNLOCKED = "not exists (select from account_locks l where l.user_id = s.user_id)";

export const activeProfiles = (userId: string) =>
  db()
    .select({ id: userProfiles.id, type: userProfiles.profileType, profileId: userProfiles.profileId })
    .from(userProfiles)
    .where(and(eq(userProfiles.userId, userId), userProfiles.isActive))
    .orderBy(asc(userProfiles.createdAt), asc(userProfiles.id))
    .limit(MOST_PROFILES);

/** Who acts as this profile, by id. */
export async function holdersOf(profileType: ProfileType, profileId: string): Promise<string[]> {
  const rows = await db()
    .select({ userId: userProfiles.userId })
    .from(userProfiles)
    .where(
      and(
        eq(userProfiles.profileId, profileId),
        eq(userProfiles.profileType, profileType),
        userProfiles.isActive,
      ),
    )
    .limit(MOST_HOLDERS);
  return rows.map(({ userId }) => userId);
}

/** Whose profile this is, while it is active: for profiles that are the person, such as who organises championships. */
export async function holderOf(userProfileId: string): Promise<string | null> {
  const rows = await db()
    .select({ userId: userProfiles.userId })
    .from(userProfiles)
    .where(and(matchesId(userProfiles.id, userProfileId), userProfiles.isActive));
  return rows[0]?.userId ?? null;
}

export async function addProfile(
  userId: string,
  profileType: ProfileType,
  profileId: string | null,
): Promise<{ id: string }> {
  const rows = await db()
    .insert(userProfiles)
    .values({ userId, profileType, profileId })
    .onConflictDoUpdate({
      target: [userProfiles.userId, userProfiles.profileType, userProfiles.profileId],
      set: { isActive: true },
    })
    .returning({ id: userProfiles.id });
  return rows[0]!;
}

/** Nobody acts as this profile any more: no session has chosen it, and none can choose it. */
export async function endProfile(userId: string, profileType: ProfileType, profileId: string): Promise<void> {
  const ended = await db()
    .update(userProfiles)
    .set({ isActive: false })
    .where(
      and(
        eq(userProfiles.userId, userId),
        eq(userProfiles.profileType, profileType),
        eq(userProfiles.profileId, profileId),
      ),
    )
    .returning({ id: userProfiles.id });
  for (const { id } of ended)
    await db().update(sessions).set({ chosenProfileId: null }).where(eq(sessions.chosenProfileId, id));
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

/** All of them, on every device. Returns how many there were. */
export async function revokeAllSessions(userId: string): Promise<number> {
  const gone = await db().delete(sessions).where(eq(sessions.userId, userId));
  return gone.rowCount ?? 0;
}

/** The new address that waits for its link. False when none does. */
export async function deleteEmailChange(userId: string): Promise<boolean> {
  const gone = await db().delete(emailChanges).where(eq(emailChanges.userId, userId));
  return gone.rowCount === 1;
}

/** Links to the old mailbox that set a password, or change the address: it is the person's no more. */
export async function forgetMailedLinks({ id, email }: { id: string; email: string }): Promise<void> {
  const mentions = (text: string) => sql`position(${text} in ${verifications.value}) > 0`;
  await db()
    .delete(verifications)
    .where(or(mentions(id), mentions(email)));
}
