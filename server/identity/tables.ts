import { boolean, check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { PROFILE_TYPES, ROLES, type ProfileType, type Role } from "#domain/identity/roles.ts";
import { citext, createdAt, instant, oneOf, primaryId, updatedAt } from "#server/platform/database/columns.ts";

export const users = pgTable("users", {
  id: primaryId(),
  name: text("name").notNull(),
  email: citext("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const sessions = pgTable(
  "sessions",
  {
    id: primaryId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text("token").notNull().unique(),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("sessions_user").on(table.userId)],
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
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
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
