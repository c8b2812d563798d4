import { instant, primaryId } from "#server/platform/database/columns.ts";
import { index, jsonb, pgTable, text, uuid, sql } from "#server/platform/database/orm.ts";

/** Append-only: a trigger refuses update, delete and truncate. Ids and field names, never values. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: primaryId(),
    at: instant("at")
      .notNull()
      .default(sql`now()`),
    /** No foreign key: the row outlives the account it names. */
    actorId: uuid("actor_id"),
    action: text("action").notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: uuid("subject_id"),
    fields: text("fields")
      .array()
      .notNull()
      .default(sql`'{}'`),
    requestId: text("request_id"),
  },
  (table) => [
    index("audit_log_type").on(table.subjectType, table.id),
    index("audit_log_subject").on(table.subjectId, table.id),
    index("audit_log_group").on(sql`split_part(action, '.', 1)`, table.id),
    index("audit_log_actor").on(table.actorId, table.id),
  ],
);

/** The values before and after a change. In a table of their own, so that they can be erased with the person. */
export const auditValues = pgTable(
  "audit_values",
  {
    auditId: uuid("audit_id")
      .primaryKey()
      .references(() => auditLog.id),
    /** Whose data the values are. Erasure finds them by this. */
    dataSubjectId: uuid("data_subject_id"),
    before: jsonb("before"),
    after: jsonb("after"),
  },
  (table) => [index("audit_values_data_subject").on(table.dataSubjectId)],
);
