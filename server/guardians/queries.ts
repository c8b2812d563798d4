import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from "#server/platform/database/orm.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { db } from "#server/platform/database/database.ts";
import {
  consentOrigins,
  consents,
  guardianIdentities,
  guardianships,
  guardianTries,
  weeklyMailsOff,
} from "./tables.ts";

type GuardianshipRow = typeof guardianships.$inferSelect;
export type Consent = typeof consents.$inferSelect;

const current = (athleteId: string) =>
  and(eq(guardianships.athleteId, athleteId), isNull(guardianships.endedAt));

/** Those who answer for the athlete or are asked to, the first one first. */
export const currentOf = (athleteId: string): Promise<GuardianshipRow[]> =>
  db().select().from(guardianships).where(current(athleteId)).orderBy(guardianships.place);

export async function invitedOf(athleteId: string): Promise<GuardianshipRow | undefined> {
  return (await currentOf(athleteId)).find(({ confirmedAt }) => confirmedAt === null);
}

export const currentGuardianships = (guardianUserId: string): Promise<GuardianshipRow[]> =>
  db()
    .select()
    .from(guardianships)
    .where(and(eq(guardianships.guardianUserId, guardianUserId), isNull(guardianships.endedAt)))
    .orderBy(guardianships.id)
    .limit(100);

export async function findByTokenHash(tokenHash: string): Promise<GuardianshipRow | undefined> {
  const rows = await db().select().from(guardianships).where(eq(guardianships.tokenHash, tokenHash));
  return rows[0];
}

type NewGuardianship = Pick<
  GuardianshipRow,
  "athleteId" | "place" | "name" | "email" | "tokenHash" | "tokenExpiresAt"
> &
  Partial<Pick<GuardianshipRow, "guardianUserId" | "confirmedAt" | "askedAt" | "remindedAt">>;

export async function insertGuardianship(guardianship: NewGuardianship): Promise<string> {
  const rows = await db().insert(guardianships).values(guardianship).returning({ id: guardianships.id });
  return rows[0]!.id;
}

/** A new link, for the same person or another. The earlier link stops working. */
export async function renewInvitation(
  id: string,
  change: Omit<NewGuardianship, "athleteId" | "place">,
): Promise<void> {
  await db().update(guardianships).set(change).where(eq(guardianships.id, id));
}

export async function confirmGuardianship(id: string, guardianUserId: string, name: string): Promise<void> {
  await db()
    .update(guardianships)
    .set({ guardianUserId, name, confirmedAt: sql`now()` })
    .where(eq(guardianships.id, id));
}

/** Ends what this athlete has: all of it, or one person's. */
export async function endGuardianships(athleteId: string, guardianUserId?: string): Promise<void> {
  await db()
    .update(guardianships)
    .set({ endedAt: sql`now()` })
    .where(
      and(current(athleteId), guardianUserId ? eq(guardianships.guardianUserId, guardianUserId) : undefined),
    );
}

export async function deleteGuardianship(id: string): Promise<void> {
  await db().delete(guardianships).where(eq(guardianships.id, id));
}

export async function hasIdentity(userId: string): Promise<boolean> {
  const rows = await db()
    .select({ userId: guardianIdentities.userId })
    .from(guardianIdentities)
    .where(and(eq(guardianIdentities.userId, userId), isNotNull(guardianIdentities.cpfHash)));
  return rows.length > 0;
}

/** Locks the number until the transaction ends, so that two people who state it at once take turns. */
export async function lockCpf(cpfHash: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`guardians.cpf:${cpfHash}`}, 0))`);
}

export async function isCpfTaken(cpfHash: string, exceptUserId: string | null): Promise<boolean> {
  const rows = await db()
    .select({ userId: guardianIdentities.userId })
    .from(guardianIdentities)
    .where(eq(guardianIdentities.cpfHash, cpfHash));
  return rows.some(({ userId }) => userId !== exceptUserId);
}

export async function insertTry(attempt: Omit<typeof guardianTries.$inferInsert, "id" | "createdAt">) {
  await db().insert(guardianTries).values(attempt);
}

/** Keeps what was stated first: the form of a second child does not change who the guardian is. */
export async function insertIdentity(
  identity: Omit<typeof guardianIdentities.$inferInsert, "createdAt">,
): Promise<void> {
  await db()
    .insert(guardianIdentities)
    .values(identity)
    .onConflictDoUpdate({
      target: guardianIdentities.userId,
      set: {
        birthdate: identity.birthdate,
        cpfEncrypted: identity.cpfEncrypted,
        cpfHash: identity.cpfHash,
      },
      setWhere: isNull(guardianIdentities.cpfHash),
    });
}

export async function insertConsent(
  consent: Omit<typeof consents.$inferInsert, "id" | "createdAt">,
  from: Pick<Browser, "address" | "userAgent"> | null,
): Promise<void> {
  const rows = await db().insert(consents).values(consent).returning({ id: consents.id });
  if (from)
    await db()
      .insert(consentOrigins)
      .values({ consentId: rows[0]!.id, ipAddress: from.address, userAgent: from.userAgent });
}

export const guardianshipsOf = (athleteIds: readonly string[]): Promise<GuardianshipRow[]> =>
  db()
    .select()
    .from(guardianships)
    .where(and(inArray(guardianships.athleteId, [...athleteIds]), isNull(guardianships.endedAt)))
    .orderBy(guardianships.athleteId, guardianships.place);

/** People who answer for somebody today, in the order of their ids, a page at a time. */
export async function guardiansAfter({
  after,
  limit,
}: {
  after: string | undefined;
  limit: number;
}): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ id: guardianships.guardianUserId })
    .from(guardianships)
    .where(
      and(
        isNull(guardianships.endedAt),
        isNotNull(guardianships.guardianUserId),
        after ? gt(guardianships.guardianUserId, after) : undefined,
      ),
    )
    .orderBy(guardianships.guardianUserId)
    .limit(limit);
  return rows.flatMap(({ id }) => id ?? []);
}

export async function withoutWeekly(userIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ userId: weeklyMailsOff.userId })
    .from(weeklyMailsOff)
    .where(inArray(weeklyMailsOff.userId, [...userIds]));
  return rows.map(({ userId }) => userId);
}

export async function setWeekly(userId: string, wanted: boolean): Promise<void> {
  if (wanted) await db().delete(weeklyMailsOff).where(eq(weeklyMailsOff.userId, userId));
  else await db().insert(weeklyMailsOff).values({ userId }).onConflictDoNothing();
}

export async function athletesWithGuardianship({
  after,
  limit,
}: {
  after: string | undefined;
  limit: number;
}): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ id: guardianships.athleteId })
    .from(guardianships)
    .where(and(isNull(guardianships.endedAt), after ? gt(guardianships.athleteId, after) : undefined))
    .orderBy(guardianships.athleteId)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Everybody's latest decision about each of these athletes. Keys are uuid v7, so the highest id is the latest. */
export const latestConsents = (athleteIds: readonly string[]): Promise<Consent[]> =>
  db()
    .selectDistinctOn([consents.athleteId, consents.guardianUserId])
    .from(consents)
    .where(inArray(consents.athleteId, [...athleteIds]))
    .orderBy(consents.athleteId, consents.guardianUserId, desc(consents.id));

export const consentsAbout = (athleteId: string): Promise<Consent[]> =>
  db().select().from(consents).where(eq(consents.athleteId, athleteId)).orderBy(desc(consents.id)).limit(200);
