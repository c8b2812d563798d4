import { createdAt, instant, plainDate, primaryId } from "#server/platform/database/columns.ts";
import { check, index, pgTable, sql, uuid } from "#server/platform/database/orm.ts";
import { athletes } from "../tables.ts";

/**
 * Whom staff made "Destaque da Semana", and when. `athletes.featured` is what pages read: a week sets it when it begins
 * and takes it back when it ends (featured-weeks.server.ts); by hand it is set for as long as nobody takes it back.
 */
export const featuredWeeks = pgTable(
  "featured_weeks",
  {
    id: primaryId(),
    athleteId: uuid("athlete_id")
      .notNull()
      .references(() => athletes.id, { onDelete: "cascade" }),
    from: plainDate("from_day").notNull(),
    until: plainDate("until_day").notNull(),
    begunAt: instant("begun_at"),
    endedAt: instant("ended_at"),
    createdAt: createdAt(),
  },
  (table) => [
    check("featured_weeks_period", sql`${table.until} >= ${table.from}`),
    index("featured_weeks_athlete").on(table.athleteId),
    index("featured_weeks_open")
      .on(table.from)
      .where(sql`ended_at is null`),
    index("featured_weeks_from").on(sql`${table.from} desc`, sql`${table.id} desc`),
  ],
);
