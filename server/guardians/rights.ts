import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { client, db } from "#server/platform/database/database.ts";
import { and, desc, eq, inArray, isNull, lt, or, sql, type SQL } from "#server/platform/database/orm.ts";
import {
  consentOrigins,
  consents,
  guardianIdentities,
  guardianships,
  guardianTries,
  nameConsents,
  weeklyMailsOff,
} from "./tables.ts";

/** Who answers for these athletes today, to be told what happens to them. */
export async function guardiansOf(athleteIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ userId: guardianships.guardianUserId })
    .from(guardianships)
    .where(and(inArray(guardianships.athleteId, [...athleteIds]), isNull(guardianships.endedAt)));
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Every authorisation given or taken back: by this person, or about these athletes. Newest first. */
export const decisionsOf = (userId: string, athleteIds: readonly string[]) =>
  db()
    .select({
      id: consents.id,
      athleteId: consents.athleteId,
      byPerson: sql<boolean>`coalesce(${consents.guardianUserId} = ${userId}, false)`,
      decision: consents.decision,
      textVersion: consents.textVersion,
      createdAt: consents.createdAt,
    })
    .from(consents)
    .where(or(eq(consents.guardianUserId, userId), inArray(consents.athleteId, [...athleteIds])))
    .orderBy(desc(consents.id))
    .limit(500);

/** The same about names on competition pages. */
export const nameDecisionsOf = (userId: string, athleteIds: readonly string[]) =>
  db()
    .select({
      id: nameConsents.id,
      athleteId: nameConsents.athleteId,
      byPerson: sql<boolean>`coalesce(${nameConsents.userId} = ${userId}, false)`,
      decision: nameConsents.decision,
      textVersion: nameConsents.textVersion,
      createdAt: nameConsents.createdAt,
    })
    .from(nameConsents)
    .where(or(eq(nameConsents.userId, userId), inArray(nameConsents.athleteId, [...athleteIds])))
    .orderBy(desc(nameConsents.id))
    .limit(500);

export async function exportOf(person: DataSubject, athleteIds: readonly string[]): Promise<ExportPart> {
  const { userId } = person;
  return {
    tables: {
      guardianships: await db()
        .select({
          athleteId: guardianships.athleteId,
          name: guardianships.name,
          email: guardianships.email,
          confirmedAt: guardianships.confirmedAt,
          endedAt: guardianships.endedAt,
          createdAt: guardianships.createdAt,
        })
        .from(guardianships)
        .where(or(theirs(person), inArray(guardianships.athleteId, [...athleteIds]))),
      // The CPF is never shown, not even here; only that it is stored, and since when.
      guardian_identities: await db()
        .select({
          birthdate: guardianIdentities.birthdate,
          cpf: sql<string>`'guardado cifrado, nunca exibido'`,
          createdAt: guardianIdentities.createdAt,
        })
        .from(guardianIdentities)
        .where(eq(guardianIdentities.userId, userId)),
      weekly_mails_off: await db()
        .select({ since: weeklyMailsOff.createdAt })
        .from(weeklyMailsOff)
        .where(eq(weeklyMailsOff.userId, userId)),
      consents: await decisionsOf(userId, athleteIds),
      name_consents: await nameDecisionsOf(userId, athleteIds),
      consent_origins: await db()
        .select({
          consentId: consents.id,
          ipAddress: consentOrigins.ipAddress,
          userAgent: consentOrigins.userAgent,
        })
        .from(consentOrigins)
        .innerJoin(consents, eq(consents.id, consentOrigins.consentId))
        .where(eq(consents.guardianUserId, userId)),
    },
  };
}

/**
 * Before the athletes' rows go. A consent stays as what it is, ids and a date; from where it was given,
 * and who was named as guardian, do not.
 */
export async function eraseFor(person: DataSubject, athleteIds: readonly string[]): Promise<void> {
  const decided = db()
    .select({ id: consents.id })
    .from(consents)
    .where(eq(consents.guardianUserId, person.userId));
  await db().delete(consentOrigins).where(inArray(consentOrigins.consentId, decided));
  await eraseOriginsAbout(athleteIds);
  await db().delete(guardianships).where(theirs(person));
  const numbers = db()
    .select({ hash: guardianIdentities.cpfHash })
    .from(guardianIdentities)
    .where(eq(guardianIdentities.userId, person.userId));
  await db().delete(guardianTries).where(inArray(guardianTries.cpfHash, numbers));
  await db().delete(guardianIdentities).where(eq(guardianIdentities.userId, person.userId));
}

/** From where it was consented to these athletes. */
export async function eraseOriginsAbout(athleteIds: readonly string[]): Promise<void> {
  const decided = db()
    .select({ id: consents.id })
    .from(consents)
    .where(inArray(consents.athleteId, [...athleteIds]));
  await db().delete(consentOrigins).where(inArray(consentOrigins.consentId, decided));
}

/** Refused tries that no reviewer needs any more. */
export async function sweepTries(days: number): Promise<void> {
  await db()
    .delete(guardianTries)
    .where(lt(guardianTries.createdAt, sql`now() - make_interval(days => ${days})`));
}

/**
 * Names and addresses of people who were asked and never answered: beside a guardian who confirmed, after so many days,
 * and at once where nobody waits for them any more. While no guardian has confirmed, the athlete's own wait decides.
 */
export async function sweepInvitations(days: number): Promise<void> {
  await client().query(
    `delete from guardianships invited
     where confirmed_at is null and (ended_at is not null
       or asked_at < now() - make_interval(days => $1) and exists (
         select from guardianships other where other.athlete_id = invited.athlete_id
           and other.ended_at is null and other.confirmed_at is not null))`,
    [days],
  );
}

/** As a guardian with an account, or as an address that was once named. */
const theirs = ({ userId, email }: DataSubject): SQL | undefined =>
  or(eq(guardianships.guardianUserId, userId), eq(guardianships.email, email));
