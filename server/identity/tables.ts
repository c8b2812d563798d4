import {
  ASSURANCE_LEVELS,
  PROFILE_TYPES,
  ROLES,
  type Assurance,
  type ProfileType,
  type Role,
} from "#domain/identity/roles.ts";
import {
  citext,
  createdAt,
  dateTime,
  instant,
  oneOf,
  primaryId,
  updatedAt,
} from "#server/platform/database/columns.ts";
import {
  sql,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "#server/platform/database/orm.ts";

// The first six tables have the shape that the auth library wants; it alone writes secrets into them.

export const users = pgTable(
  "users",
  {
    id: primaryId(),
    name: text("name").notNull(),
    email: citext("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    createdAt: dateTime("created_at")
      .notNull()
      .default(sql`now()`),
    updatedAt: dateTime("updated_at")
      .notNull()
      .default(sql`now()`),
    /** The account goes at the end of the grace period; until then its owner can change their mind. */
    deletionDueAt: instant("deletion_due_at"),
    /** The guardian who asked for the deletion of a minor's account; only a guardian cancels it then. */
    deletionAskedBy: uuid("deletion_asked_by"),
  },
  (table) => [
    // The lists of staff: newest first, by name, and the few that will be deleted.
    index("users_created").on(table.createdAt, table.id),
    index("users_name").on(sql`(search_key(name) collate "C")`, table.id),
    index("users_words").using("gin", sql`search_key(name) gin_trgm_ops`),
    index("users_leaving")
      .on(table.deletionDueAt)
      .where(sql`${table.deletionDueAt} is not null`),
  ],
);

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    id: primaryId(),
    userId: userId(),
    token: text("token").notNull().unique(),
    expiresAt: dateTime("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: dateTime("created_at")
      .notNull()
      .default(sql`now()`),
    updatedAt: dateTime("updated_at")
      .notNull()
      .default(sql`now()`),
    /** aal2: this session has shown a second factor. */
    assurance: text("assurance").$type<Assurance>().notNull().default("aal1"),
    /** The profile its owner chose to act as. */
    chosenProfileId: uuid("chosen_profile_id").references(() => userProfiles.id, { onDelete: "set null" }),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_chosen_profile").on(table.chosenProfileId),
    check("sessions_assurance", oneOf("assurance", ASSURANCE_LEVELS)),
  ],
);

export const accounts = pgTable(
  "accounts",
  {
    id: primaryId(),
    userId: userId(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: dateTime("access_token_expires_at"),
    refreshTokenExpiresAt: dateTime("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: dateTime("created_at")
      .notNull()
      .default(sql`now()`),
    updatedAt: dateTime("updated_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index("accounts_user").on(table.userId),
    unique("accounts_once").on(table.providerId, table.accountId),
  ],
);

export const verifications = pgTable(
  "verifications",
  {
    id: primaryId(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: dateTime("expires_at").notNull(),
    createdAt: dateTime("created_at")
      .notNull()
      .default(sql`now()`),
    updatedAt: dateTime("updated_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index("verifications_identifier").on(table.identifier),
    index("verifications_expiry").on(table.expiresAt),
  ],
);

export const twoFactors = pgTable("two_factors", {
  id: primaryId(),
  userId: userId().unique("two_factors_user"),
  secret: text("secret").notNull(),
  backupCodes: text("backup_codes").notNull(),
  verified: boolean("verified").notNull().default(true),
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: dateTime("locked_until"),
});

export const jwks = pgTable("jwks", {
  id: primaryId(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
  alg: text("alg"),
  crv: text("crv"),
  createdAt: dateTime("created_at")
    .notNull()
    .default(sql`now()`),
  expiresAt: dateTime("expires_at"),
});

/** Codes of a second factor that were accepted: each works once. Swept after they could no longer be valid. */
export const usedCodes = pgTable(
  "used_codes",
  { userId: userId(), codeHash: text("code_hash").notNull(), usedAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const profiles = pgTable(
  "profiles",
  {
    id: uuid("id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role").$type<Role>().notNull().default("user"),
    fullName: text("full_name"),
  },
  () => [check("profiles_role", oneOf("role", ROLES))],
);

export const userProfiles = pgTable(
  "user_profiles",
  {
    id: primaryId(),
    userId: userId(),
    profileType: text("profile_type").$type<ProfileType>().notNull(),
    profileId: uuid("profile_id"),
    isActive: boolean("is_active").notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    check("user_profiles_type", oneOf("profile_type", PROFILE_TYPES)),
    unique("user_profiles_once").on(table.userId, table.profileType, table.profileId).nullsNotDistinct(),
    index("user_profiles_profile").on(table.profileId),
  ],
);

/** Which text was accepted, when and from where; rows are only added. */
export const termsAcceptances = pgTable(
  "terms_acceptances",
  {
    id: primaryId(),
    userId: userId(),
    version: text("version").notNull(),
    acceptedAt: createdAt(),
    ipAddress: text("ip_address"),
  },
  (table) => [index("terms_acceptances_user").on(table.userId, table.id)],
);

/**
 * The terms of use and the privacy policy, both texts of a version in one row. A draft has no time of publication; what
 * was published keeps its text (the migration's trigger). The first version came with the product.
 */
export const termsVersions = pgTable(
  "terms_versions",
  {
    id: primaryId(),
    version: text("version").notNull(),
    changes: text("changes").notNull(),
    terms: text("terms").notNull(),
    policy: text("policy").notNull(),
    important: boolean("important").notNull().default(false),
    inForceFrom: instant("in_force_from"),
    publishedAt: instant("published_at"),
    deletedAt: instant("deleted_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("terms_versions_version")
      .on(table.version)
      .where(sql`deleted_at is null`),
    check(
      "terms_versions_published",
      sql`(${table.publishedAt} is null) = (${table.inForceFrom} is null) and (${table.publishedAt} is null or ${table.deletedAt} is null)`,
    ),
  ],
);

/** Browsers in which a person signed up or confirmed as guardian, by a keyed hash: shown to nobody, compared for reviewers. */
export const userDevices = pgTable(
  "user_devices",
  { userId: userId(), deviceHash: text("device_hash").notNull(), seenAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

/** Text of forms that came without a session, for an hour; whose it is and where it belongs is sealed with it. */
export const unsentForms = pgTable(
  "unsent_forms",
  {
    tokenHash: text("token_hash").primaryKey(),
    sealed: text("sealed").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("unsent_forms_expiry").on(table.expiresAt)],
);

/**
 * An admin looked at the product in a person's place. The person reads these rows for as long as the account lasts.
 * It is open while it has not ended, its time is not over, and the admin's session lasts.
 */
export const impersonations = pgTable(
  "impersonations",
  {
    id: primaryId(),
    adminId: uuid("admin_id").references(() => users.id, { onDelete: "set null" }),
    personId: uuid("person_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The admin's own, which stays theirs. */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "set null" }),
    /** The profile of the person that is acted as; null: the first that a page asks for. */
    userProfileId: uuid("user_profile_id").references(() => userProfiles.id, { onDelete: "set null" }),
    reason: text("reason").notNull(),
    startedAt: createdAt(),
    endsAt: instant("ends_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    check("impersonations_reason", sql`char_length(${table.reason}) between 1 and 300`),
    uniqueIndex("impersonations_open")
      .on(table.sessionId)
      .where(sql`${table.endedAt} is null`),
    index("impersonations_session").on(table.sessionId),
    index("impersonations_admin").on(table.adminId),
    index("impersonations_person").on(table.personId, table.id),
    index("impersonations_profile").on(table.userProfileId),
    index("impersonations_waiting")
      .on(table.endsAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Accounts that nobody can sign in to, until staff unlock them. What is public of the person is decided elsewhere. */
export const accountLocks = pgTable(
  "account_locks",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    lockedBy: uuid("locked_by").references(() => users.id, { onDelete: "set null" }),
    lockedAt: createdAt(),
  },
  (table) => [
    check("account_locks_reason", sql`char_length(${table.reason}) between 1 and 500`),
    index("account_locks_by").on(table.lockedBy),
  ],
);

/** An address that staff entered for somebody who lost theirs: it counts once a mail to it has been answered. */
export const emailChanges = pgTable(
  "email_changes",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    newEmail: citext("new_email").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    reason: text("reason").notNull(),
    askedBy: uuid("asked_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    check("email_changes_reason", sql`char_length(${table.reason}) between 1 and 500`),
    index("email_changes_by").on(table.askedBy),
    index("email_changes_expiry").on(table.expiresAt),
  ],
);
