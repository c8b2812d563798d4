import { CONSENT_DECISIONS, type ConsentDecision, type GuardianDecision } from "#domain/guardians/consent.ts";
import { users } from "#server/identity/tables.ts";
import {
  citext,
  createdAt,
  instant,
  oneOf,
  plainDate,
  primaryId,
} from "#server/platform/database/columns.ts";
import {
  sql,
  check,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "#server/platform/database/orm.ts";

// Athletes stand above guardians in the order of capabilities: their foreign keys are in the migration.

/** Who answers for an athlete under 18, at most two: first invited by e-mail, then people with an account. */
export const guardianships = pgTable(
  "guardianships",
  {
    id: primaryId(),
    athleteId: uuid("athlete_id").notNull(),
    /** The first or the second of the athlete's two: what makes a third impossible. */
    place: smallint("place").notNull().default(1),
    name: text("name").notNull(),
    email: citext("email").notNull(),
    /** Only its hash is kept: the link itself is in the mail alone. */
    tokenHash: text("token_hash").notNull().unique("guardianships_token"),
    tokenExpiresAt: instant("token_expires_at").notNull(),
    guardianUserId: uuid("guardian_user_id").references(() => users.id, { onDelete: "cascade" }),
    /** When a person last asked; a reminder of ours renews the link, not this. */
    askedAt: instant("asked_at")
      .notNull()
      .default(sql`now()`),
    remindedAt: instant("reminded_at"),
    confirmedAt: instant("confirmed_at"),
    endedAt: instant("ended_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("guardianships_one_a_place")
      .on(table.athleteId, table.place)
      .where(sql`ended_at is null`),
    uniqueIndex("guardianships_one_invited")
      .on(table.athleteId)
      .where(sql`ended_at is null and confirmed_at is null`),
    uniqueIndex("guardianships_once_a_person")
      .on(table.athleteId, table.guardianUserId)
      .where(sql`ended_at is null`),
    check("guardianships_place", sql`${table.place} between 1 and 2`),
    index("guardianships_athlete_id").on(table.athleteId),
    index("guardianships_guardian").on(table.guardianUserId),
    check("guardianships_confirmed", sql`(${table.confirmedAt} is null) = (${table.guardianUserId} is null)`),
  ],
);

/** What a guardian stated about themselves. The number is encrypted and never shown; its keyed hash makes it one person's. */
export const guardianIdentities = pgTable("guardian_identities", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  birthdate: plainDate("birthdate").notNull(),
  cpfEncrypted: text("cpf_encrypted").notNull(),
  /** Empty only in rows from before it existed: their owners state the number again when they next confirm. */
  cpfHash: text("cpf_hash").unique("guardian_identities_cpf"),
  createdAt: createdAt(),
});

/** Guardians who do not want the weekly mail. */
export const weeklyMailsOff = pgTable("weekly_mails_off", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
});

const REFUSED_CONFIRMATIONS = ["cpf_taken", "not_adult"] as const;
export type RefusedConfirmation = (typeof REFUSED_CONFIRMATIONS)[number];

/** Tries to confirm as guardian that we refused: what a reviewer should know of. Swept after a year. */
export const guardianTries = pgTable(
  "guardian_tries",
  {
    id: primaryId(),
    athleteId: uuid("athlete_id").notNull(),
    refusal: text("refusal").$type<RefusedConfirmation>().notNull(),
    cpfHash: text("cpf_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check("guardian_tries_refusal", oneOf("refusal", REFUSED_CONFIRMATIONS)),
    index("guardian_tries_athlete_id").on(table.athleteId),
    index("guardian_tries_cpf").on(table.cpfHash),
  ],
);

/** Each decision is a row that is never changed: who (an id), about whom, which text, when. */
export const consents = pgTable(
  "consents",
  {
    id: primaryId(),
    athleteId: uuid("athlete_id").notNull(),
    guardianUserId: uuid("guardian_user_id"),
    decision: text("decision").$type<ConsentDecision>().notNull(),
    textVersion: text("text_version").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check("consents_decision", oneOf("decision", CONSENT_DECISIONS)),
    index("consents_athlete").on(table.athleteId, table.id),
    index("consents_guardian").on(table.guardianUserId),
  ],
);

/** From where it was decided: personal data, so that it stands apart and can be erased. */
export const consentOrigins = pgTable("consent_origins", {
  consentId: uuid("consent_id")
    .primaryKey()
    .references(() => consents.id),
  ipAddress: text("ip_address"),
  userAgent: text("user_agent"),
});

/**
 * Whether an athlete appears by name on competition pages, said by a guardian or by an adult athlete. Each decision is
 * a row that is never changed.
 */
export const nameConsents = pgTable(
  "name_consents",
  {
    id: primaryId(),
    athleteId: uuid("athlete_id").notNull(),
    userId: uuid("user_id"),
    decision: text("decision").$type<GuardianDecision>().notNull(),
    textVersion: text("text_version").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check("name_consents_decision", sql`${table.decision} in ('granted', 'revoked')`),
    index("name_consents_athlete").on(table.athleteId, table.userId, table.id),
    index("name_consents_user").on(table.userId),
  ],
);
