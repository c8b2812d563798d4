import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { POSITION_GROUPS } from "#domain/athletes/positions.ts";
import { createdAt, instant, oneOf, primaryId } from "#server/platform/database/columns.ts";

export const interests = pgTable(
  "interests",
  {
    id: primaryId(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** Under 18 the address is the guardian's, never the child's. */
    emailIsGuardians: boolean("email_is_guardians").notNull(),
    age: smallint("age").notNull(),
    position: text("position").notNull(),
    handledAt: instant("handled_at"),
    createdAt: createdAt(),
  },
  (table) => [
    check("interests_age", sql`${table.age} between 13 and 25`),
    check("interests_minor_by_guardian", sql`${table.age} >= 18 or ${table.emailIsGuardians}`),
    check("interests_position", oneOf("position", POSITION_GROUPS)),
    index("interests_newest").on(sql`${table.createdAt} desc`, sql`${table.id} desc`),
  ],
);
