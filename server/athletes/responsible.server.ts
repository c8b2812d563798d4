import { isMinor } from "#domain/athletes/policy.ts";
import type { Modality, Visibility } from "#domain/athletes/attributes.ts";
import type { PositionGroup } from "#domain/athletes/positions.ts";
import { toGuardianship } from "#server/guardians/guardians.ts";
import { today } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { inArray } from "#server/platform/database/orm.ts";
import { signal } from "#server/platform/signal.ts";
import {
  findAllWithGuardianship,
  findWithGuardianship,
  guardianshipOf,
  lockWithGuardianship,
  type AthleteWithGuardianship,
} from "./athlete-with-guardianship.ts";
import { athletes } from "./tables.ts";

/** Who decides about an athlete today, for the rules of other capabilities. */
export interface Responsible {
  name: string;
  subdomain: string;
  userId: string | null;
  /** Who answers for the athlete today: none, one or two. */
  guardianUserIds: readonly string[];
  minor: boolean;
  /** A guardian's consent is in force and nobody's revoke; means nothing for adults. */
  consented: boolean;
  visibility: Visibility;
  /** Search engines may know the profile. */
  indexable: boolean;
  /** Clubs may ask for contact. */
  contactAllowed: boolean;
  /** Marked as deleted: the profile can still be restored, and nobody reads it meanwhile. */
  deleted: boolean;
}

/** Another person decides about an athlete from now on, or the consent was revoked. */
export const familyChanged = signal<
  | { athleteId: string; what: "consent_revoked" | "guardian_replaced" | "account_deleted" | "came_of_age" }
  /** An adult turned out to be a minor: what they agreed to alone needs a guardian. */
  | { athleteId: string; what: "became_minor" }
  /** One of two guardians is gone, and the other one's consent keeps the profile public. */
  | { athleteId: string; what: "guardian_removed"; guardianUserId: string }
>();

export async function responsibleFor(athleteId: string): Promise<Responsible | null> {
  const profile = await findWithGuardianship(athleteId);
  return profile ? toResponsible(profile) : null;
}

/** The same, and nobody changes it until the transaction ends. */
export async function holdResponsible(athleteId: string): Promise<Responsible | null> {
  const profile = await lockWithGuardianship(athleteId);
  return profile ? toResponsible(profile) : null;
}

/** Somebody who may take part in an event. */
export interface Participant extends Responsible {
  /** Null while the birth date is unknown or an estimate. */
  birthYear: number | null;
  positionGroup: PositionGroup | null;
  modality: Modality | null;
}

/** Locked until the transaction ends. */
export async function holdParticipant(athleteId: string): Promise<Participant | null> {
  const profile = await lockWithGuardianship(athleteId);
  return profile ? toParticipant(profile) : null;
}

/** Of several athletes at once, for pages: without a lock. */
export async function participants(ids: readonly string[]): Promise<Map<string, Participant>> {
  const found = await findAllWithGuardianship([...new Set(ids)]);
  return new Map(found.map((profile) => [profile.athlete.id, toParticipant(profile)]));
}

function toParticipant(profile: AthleteWithGuardianship): Participant {
  const { birthdate, birthdateEstimated, positionGroup, modality } = profile.athlete;
  return {
    ...toResponsible(profile),
    birthYear: birthdate && !birthdateEstimated ? birthdate.year : null,
    positionGroup,
    modality,
  };
}

/** Of many athletes at once, also of those who are marked as deleted. */
export async function responsibleForAll(ids: readonly string[]): Promise<Map<string, Responsible>> {
  if (ids.length === 0) return new Map();
  const unique = [...new Set(ids)];
  const {
    id,
    name,
    subdomain,
    userId,
    visibility,
    indexable,
    contactAllowed,
    birthdate,
    birthdateEstimated,
    deletedAt,
  } = athletes;
  const rows = await db()
    .select({
      id,
      name,
      subdomain,
      userId,
      visibility,
      indexable,
      contactAllowed,
      birthdate,
      birthdateEstimated,
      deletedAt,
      guardianship: guardianshipOf("athletes.id"),
    })
    .from(athletes)
    .where(inArray(athletes.id, unique));
  return new Map(
    rows.map((row) => {
      const { guardians, consented } = toGuardianship(row.guardianship);
      return [
        row.id,
        {
          name: row.name,
          subdomain: row.subdomain,
          userId: row.userId,
          guardianUserIds: guardians.map((guardian) => guardian.userId),
          minor: isMinor(row, today()),
          consented,
          visibility: row.visibility,
          indexable: row.indexable,
          contactAllowed: row.contactAllowed,
          deleted: row.deletedAt !== null,
        },
      ];
    }),
  );
}

/** Which of these people own the profile of a minor, also one that was deleted. */
export async function minorsAmong(userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const { userId, birthdate, birthdateEstimated } = athletes;
  const rows = await db()
    .select({ userId, birthdate, birthdateEstimated })
    .from(athletes)
    .where(inArray(userId, [...userIds]));
  return new Set(rows.flatMap((row) => (row.userId && isMinor(row, today()) ? [row.userId] : [])));
}

const toResponsible = ({ athlete, policyFacts }: AthleteWithGuardianship): Responsible => ({
  name: athlete.name,
  subdomain: athlete.subdomain,
  userId: policyFacts.userId,
  guardianUserIds: policyFacts.guardianUserIds,
  minor: policyFacts.minor,
  consented: policyFacts.consented,
  visibility: policyFacts.visibility,
  indexable: athlete.indexable,
  contactAllowed: athlete.contactAllowed,
  deleted: athlete.deletedAt !== null,
});
