import { CHAMPIONSHIP_STATUSES } from "#domain/events/vocabulary.ts";
import { users } from "#server/identity/tables.ts";
import {
  createdAt,
  instant,
  oneOf,
  plainDate,
  primaryId,
  updatedAt,
} from "#server/platform/database/columns.ts";
import { sql, check, index, pgTable, text, uuid } from "#server/platform/database/orm.ts";

export const championships = pgTable(
  "championships",
  {
    id: primaryId(),
    name: text("name").notNull(),
    description: text("description"),
    location: text("location"),
    startDate: plainDate("start_date"),
    endDate: plainDate("end_date"),
    status: text("status").$type<(typeof CHAMPIONSHIP_STATUSES)[number]>().notNull().default("upcoming"),
    organiserId: uuid("organiser_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    check("championships_name_length", sql`char_length(${table.name}) between 1 and 160`),
    check("championships_status", oneOf("status", CHAMPIONSHIP_STATUSES)),
    check("championships_period", sql`${table.endDate} >= ${table.startDate}`),
    index("championships_newest").on(sql`${table.createdAt} desc`, sql`${table.id} desc`),
    index("championships_organiser").on(table.organiserId),
  ],
);
