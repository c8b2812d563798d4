import { athletes } from "#server/athletes/tables.ts";
import { users } from "#server/identity/tables.ts";
import { createdAt, instant, oneOf, primaryId } from "#server/platform/database/columns.ts";
import { check, index, pgTable, text, uuid } from "#server/platform/database/orm.ts";

const EXPORT_STATES = ["waiting", "ready", "failed"] as const;

/** A copy of all of one person's data, made by a job and kept for some days. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: primaryId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Of an athlete whom the person answers for; null: the person's own data. */
    athleteId: uuid("athlete_id").references(() => athletes.id, { onDelete: "cascade" }),
    state: text("state").$type<(typeof EXPORT_STATES)[number]>().notNull().default("waiting"),
    storageKey: text("storage_key"),
    createdAt: createdAt(),
    readyAt: instant("ready_at"),
    expiresAt: instant("expires_at"),
  },
  (table) => [
    check("data_exports_state", oneOf("state", EXPORT_STATES)),
    index("data_exports_user").on(table.userId, table.id),
    index("data_exports_athlete").on(table.athleteId),
  ],
);
