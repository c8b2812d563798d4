import { bigint, index, integer, pgTable, text } from "#server/platform/database/orm.ts";

/** The shape is the limiter library's; in the database, so that all processes count together. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    expire: bigint("expire", { mode: "number" }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
