import type { GuardianDecision } from "#domain/guardians/consent.ts";
import { CURRENT_NAME_CONSENT, type NameDecision } from "#domain/guardians/name-consent.ts";
import { db } from "#server/platform/database/database.ts";
import { and, desc, eq, inArray, isNotNull } from "#server/platform/database/orm.ts";
import { nameConsents } from "./tables.ts";

/** Everybody's latest word about each of these athletes' names. Keys are uuid v7, so the highest id is the latest. */
export async function latestNameDecisions(
  athleteIds: readonly string[],
): Promise<Map<string, NameDecision[]>> {
  if (athleteIds.length === 0) return new Map();
  const rows = await db()
    .selectDistinctOn([nameConsents.athleteId, nameConsents.userId])
    .from(nameConsents)
    .where(and(inArray(nameConsents.athleteId, [...athleteIds]), isNotNull(nameConsents.userId)))
    .orderBy(nameConsents.athleteId, nameConsents.userId, desc(nameConsents.id));
  return Map.groupBy(
    rows.map(({ athleteId, userId, decision, textVersion }) => ({
      athleteId,
      userId: userId!,
      decision,
      textVersion,
    })),
    ({ athleteId }) => athleteId,
  );
}

export async function recordNameDecision(
  userId: string,
  athleteId: string,
  decision: GuardianDecision,
): Promise<void> {
  await db().insert(nameConsents).values({ userId, athleteId, decision, textVersion: CURRENT_NAME_CONSENT });
}

/** Every decision about one athlete's name, newest first. */
export const nameDecisionsAbout = (athleteId: string, limit: number) =>
  db()
    .select()
    .from(nameConsents)
    .where(eq(nameConsents.athleteId, athleteId))
    .orderBy(desc(nameConsents.id))
    .limit(limit);
