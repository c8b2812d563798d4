import { instant } from "#server/platform/database/columns.ts";
import { customType, index, pgTable } from "#server/platform/database/orm.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Acts of the last minutes. Neither column says anything without the very form that was posted. */
export const formActs = pgTable(
  "form_acts",
  {
    id: bytes("id").primaryKey(),
    /** Null while the act is under way, and for ever when its process died. */
    answer: bytes("answer"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("form_acts_expires_at").on(table.expiresAt)],
);
