import { isMinor, type AthletePolicyFacts, type PublishingFacts } from "#domain/athletes/policy.ts";
import { ageSignals } from "#domain/athletes/signals.ts";
import * as guardians from "#server/guardians/guardians.ts";
import { today } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { live, liveById, lockLive } from "#server/platform/database/live-rows.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, inArray, isNotNull, sql, type SQL } from "#server/platform/database/orm.ts";
import { categoriesOf, statementsAbout } from "./age-statements.ts";
import { athletes } from "./tables.ts";

type AthleteRow = typeof athletes.$inferSelect;

/** A profile with its guardians and consent, and the facts that the policies ask for. */
export interface AthleteWithGuardianship {
  athlete: AthleteRow;
  guardianship: guardians.Guardianship;
  policyFacts: AthletePolicyFacts;
  publishingFacts: PublishingFacts;
}

/** Locked until the transaction ends, so that decisions about one profile happen one after the other. */
export async function lockWithGuardianship(id: string): Promise<AthleteWithGuardianship | undefined> {
  const athlete = await lockLive(athletes, id);
  // Read after the lock: what was decided before it is seen.
  return athlete && withGuardianship(athlete);
}

export const findWithGuardianship = async (id: string): Promise<AthleteWithGuardianship | undefined> =>
  (await findAll(liveById(athletes, id)))[0];

/** The same for a profile that is marked as deleted, which staff may still look at and restore. */
export const findEvenDeleted = async (id: string): Promise<AthleteWithGuardianship | undefined> =>
  (await findAll(matchesId(athletes.id, id)))[0];

/** Of many athletes at once, in one statement. */
export const findAllWithGuardianship = async (ids: readonly string[]): Promise<AthleteWithGuardianship[]> =>
  ids.length === 0 ? [] : findAll(and(inArray(athletes.id, [...ids]), live(athletes)));

async function findAll(where: SQL | undefined): Promise<AthleteWithGuardianship[]> {
  const rows = await db()
    .select({ athlete: athletes, guardianship: guardianshipOf("athletes.id") })
    .from(athletes)
    .where(where)
    .orderBy(athletes.id);
  return Promise.all(
    rows.map(({ athlete, guardianship }) => together(athlete, guardians.toGuardianship(guardianship))),
  );
}

/** The same of those that are marked as deleted. */
export const findAllDeleted = async (ids: readonly string[]): Promise<AthleteWithGuardianship[]> =>
  ids.length === 0 ? [] : findAll(and(inArray(athletes.id, [...ids]), isNotNull(athletes.deletedAt)));

/** For statements of the query builder. */
export const guardianshipOf = (athleteId: string): SQL<guardians.GuardianshipJson> =>
  sql<guardians.GuardianshipJson>`${sql.raw(guardians.guardianshipSql(athleteId))}`;

export const withGuardianship = async (athlete: AthleteRow): Promise<AthleteWithGuardianship> =>
  together(athlete, await guardians.guardianshipOf(athlete.id));

async function together(
  athlete: AthleteRow,
  guardianship: guardians.Guardianship,
): Promise<AthleteWithGuardianship> {
  const { userId, visibility, birthdate, birthdateEstimated } = athlete;
  const { consented, guardians: confirmed } = guardianship;
  return {
    athlete,
    guardianship,
    policyFacts: {
      userId,
      guardianUserIds: confirmed.map((guardian) => guardian.userId),
      visibility,
      minor: isMinor(athlete, today()),
      consented,
    },
    publishingFacts: {
      birthdate,
      birthdateEstimated,
      visibility,
      consented,
      birthdateInReview: athlete.requestedBirthdate !== null,
      reviewed: athlete.firstPublishedAt !== null,
      ageDoubted: await isAgeDoubted(athlete),
    },
  };
}

/**
 * Looked up only where it decides something: minors need a review anyway, nobody needs a second one, and a profile
 * without an account is published by staff.
 */
async function isAgeDoubted(athlete: AthleteRow): Promise<boolean> {
  if (athlete.firstPublishedAt !== null || !athlete.userId || isMinor(athlete, today())) return false;
  const statements = await statementsAbout(athlete);
  const history = await categoriesOf(athlete.id);
  return ageSignals({ birthdate: athlete.birthdate, statements, history }).length > 0;
}
