import type { ConsentDecision } from "#domain/guardians/consent.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { db } from "#server/platform/database/database.ts";
import { and, count, desc, eq, isNull, ne } from "#server/platform/database/orm.ts";
import { nameDecisionsAbout } from "./name-consents.ts";
import {
  consentOrigins,
  consents,
  guardianIdentities,
  guardianships,
  guardianTries,
  type RefusedConfirmation,
} from "./tables.ts";

/**
 * Who answers for this athlete and what each of them last decided, also whoever left a revoke behind. A reviewer does
 * not need the e-mail addresses.
 */
export async function guardianshipOf(actor: Actor, athleteId: string) {
  assertModerator(actor);
  const people = await db()
    .select({
      userId: guardianships.guardianUserId,
      name: guardianships.name,
      confirmedAt: guardianships.confirmedAt,
    })
    .from(guardianships)
    .where(and(eq(guardianships.athleteId, athleteId), isNull(guardianships.endedAt)))
    .orderBy(guardianships.place);
  const latest = await db()
    .selectDistinctOn([consents.guardianUserId], {
      userId: consents.guardianUserId,
      decision: consents.decision,
      textVersion: consents.textVersion,
      createdAt: consents.createdAt,
    })
    .from(consents)
    .where(eq(consents.athleteId, athleteId))
    .orderBy(consents.guardianUserId, desc(consents.id));
  const current = new Set(people.map(({ userId }) => userId));
  return {
    guardians: people.map(({ userId, name, confirmedAt }) => ({
      userId,
      name,
      confirmedAt,
      consent: latest.find((one) => userId !== null && one.userId === userId) ?? null,
    })),
    formerRevokes: latest
      .filter(({ userId, decision }) => decision === "revoked" && !current.has(userId))
      .map(({ createdAt }) => createdAt),
  };
}

/** What speaks for or against the guardians of this athlete. The CPF itself is never read. */
export async function evidenceFor(actor: Actor, athleteId: string) {
  assertModerator(actor);
  const tries = await db()
    .select({ refusal: guardianTries.refusal, total: count() })
    .from(guardianTries)
    .where(eq(guardianTries.athleteId, athleteId))
    .groupBy(guardianTries.refusal);
  const timesRefused = (refusal: RefusedConfirmation) =>
    tries.find((one) => one.refusal === refusal)?.total ?? 0;
  const confirmed = await db()
    .select({
      userId: guardianships.guardianUserId,
      name: guardianships.name,
      birthdate: guardianIdentities.birthdate,
      cpfHash: guardianIdentities.cpfHash,
    })
    .from(guardianships)
    .leftJoin(guardianIdentities, eq(guardianIdentities.userId, guardianships.guardianUserId))
    .where(and(eq(guardianships.athleteId, athleteId), isNull(guardianships.endedAt)))
    .orderBy(guardianships.place);
  const guardians = [];
  for (const { userId, name, birthdate, cpfHash } of confirmed) {
    if (!userId) continue;
    guardians.push({
      userId,
      name,
      birthdate,
      cpfTriedElsewhere: await isTriedElsewhere(cpfHash, athleteId),
      addresses: await addressesOf(userId),
    });
  }
  return {
    refusals: { cpfTaken: timesRefused("cpf_taken"), notAdult: timesRefused("not_adult") },
    guardians,
  };
}

async function isTriedElsewhere(cpfHash: string | null, athleteId: string): Promise<boolean> {
  if (!cpfHash) return false;
  const rows = await db()
    .select({ id: guardianTries.id })
    .from(guardianTries)
    .where(and(eq(guardianTries.cpfHash, cpfHash), ne(guardianTries.athleteId, athleteId)))
    .limit(1);
  return rows.length > 0;
}

/** The network addresses from which this guardian decided. */
async function addressesOf(guardianUserId: string): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ address: consentOrigins.ipAddress })
    .from(consentOrigins)
    .innerJoin(consents, eq(consents.id, consentOrigins.consentId))
    .where(eq(consents.guardianUserId, guardianUserId));
  return rows.map(({ address }) => address).filter((address) => address !== null);
}

/** How many decisions a page shows; nobody's family decides more often. */
const MOST_DECISIONS = 200;

/** One decision of the family, as it was recorded. */
export interface RecordedDecision {
  id: string;
  about: "profile" | "name";
  /** Null once that account is erased. Of a lifted revoke: who had revoked. */
  userId: string | null;
  decision: ConsentDecision;
  textVersion: string;
  createdAt: Temporal.Instant;
  /** Erased with the account of whoever decided; of names nobody keeps it. */
  from: { ipAddress: string | null; userAgent: string | null } | null;
}

/** Every decision about publishing this athlete and about the name in competitions, newest first. */
export async function decisionsAbout(actor: Actor, athleteId: string): Promise<RecordedDecision[]> {
  assertModerator(actor);
  const profile = await db()
    .select({
      id: consents.id,
      userId: consents.guardianUserId,
      decision: consents.decision,
      textVersion: consents.textVersion,
      createdAt: consents.createdAt,
      origin: consentOrigins.consentId,
      ipAddress: consentOrigins.ipAddress,
      userAgent: consentOrigins.userAgent,
    })
    .from(consents)
    .leftJoin(consentOrigins, eq(consentOrigins.consentId, consents.id))
    .where(eq(consents.athleteId, athleteId))
    .orderBy(desc(consents.id))
    .limit(MOST_DECISIONS);
  const names = await nameDecisionsAbout(athleteId, MOST_DECISIONS);
  const all: RecordedDecision[] = [
    ...profile.map(({ origin, ipAddress, userAgent, ...row }) => ({
      ...row,
      about: "profile" as const,
      from: origin ? { ipAddress, userAgent } : null,
    })),
    ...names.map(({ id, userId, decision, textVersion, createdAt }) => ({
      id,
      about: "name" as const,
      userId,
      decision,
      textVersion,
      createdAt,
      from: null,
    })),
  ];
  // Keys are uuid v7: the highest is the latest.
  return all.toSorted((one, other) => (one.id < other.id ? 1 : -1));
}
