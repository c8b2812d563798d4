import type { DuplicateReason } from "#domain/athletes/duplicates.ts";
import { instant, primaryId } from "#server/platform/database/columns.ts";
import { sql, index, pgTable, text, unique, uuid } from "#server/platform/database/orm.ts";
import { athletes } from "../tables.ts";

/** Two profiles that may be one person's: found by a job, decided by staff. The older one is first. */
export const athleteDuplicates = pgTable(
  "athlete_duplicates",
  {
    id: primaryId(),
    firstId: uuid("first_id")
      .notNull()
      .references(() => athletes.id, { onDelete: "cascade" }),
    secondId: uuid("second_id")
      .notNull()
      .references(() => athletes.id, { onDelete: "cascade" }),
    reasons: text("reasons").array().$type<DuplicateReason[]>().notNull(),
    foundAt: instant("found_at")
      .notNull()
      .default(sql`now()`),
    /** Staff said that they are two people. */
    dismissedAt: instant("dismissed_at"),
  },
  (table) => [
    unique("athlete_duplicates_once").on(table.firstId, table.secondId),
    index("athlete_duplicates_second").on(table.secondId),
    index("athlete_duplicates_open")
      .on(table.id)
      .where(sql`dismissed_at is null`),
  ],
);
