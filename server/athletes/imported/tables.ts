import { citext, createdAt } from "#server/platform/database/columns.ts";
import { sql, check, index, pgTable, text, uuid } from "#server/platform/database/orm.ts";
import { athletes } from "../tables.ts";

/**
 * Whom a file of staff names as a minor's guardian. Nobody has been asked: that is a step of its own, which takes the
 * row away, and what nobody asks is swept.
 */
export const namedGuardians = pgTable(
  "named_guardians",
  {
    athleteId: uuid("athlete_id")
      .primaryKey()
      .references(() => athletes.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: citext("email").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check("named_guardians_name_length", sql`char_length(${table.name}) between 2 and 120`),
    index("named_guardians_email").on(table.email),
  ],
);
