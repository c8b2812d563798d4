import { users } from "#server/identity/tables.ts";
import { createdAt, primaryId } from "#server/platform/database/columns.ts";
import { check, pgTable, sql, text, unique, uuid } from "#server/platform/database/orm.ts";

/** A question that somebody asks of a list again and again. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: primaryId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The address of the list, such as "/admin/atletas". */
    list: text("list").notNull(),
    name: text("name").notNull(),
    /** What the list is asked, as its address says it. */
    query: text("query").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check("saved_views_list", sql`${table.list} ~ '^/admin/[a-z/-]{1,60}$'`),
    check("saved_views_name_length", sql`char_length(${table.name}) between 1 and 40`),
    check("saved_views_query_length", sql`char_length(${table.query}) between 1 and 500`),
    // Its first columns also find the views of one person.
    unique("saved_views_once").on(table.userId, table.list, table.name),
  ],
);
