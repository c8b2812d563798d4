import { FIGURES, type Figure } from "#domain/administration/figures.ts";
import { instant, oneOf, plainDate } from "#server/platform/database/columns.ts";
import { bigint, check, pgTable, primaryKey, sql, text } from "#server/platform/database/orm.ts";

/** What the dashboard shows, counted by a job (decision 52): sums over everybody, nothing about anybody. */
export const dailyFigures = pgTable(
  "daily_figures",
  {
    figure: text("figure").$type<Figure>().notNull(),
    /** A day of São Paulo. */
    day: plainDate("day").notNull(),
    value: bigint("value", { mode: "number" }).notNull(),
    countedAt: instant("counted_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.figure, table.day] }),
    check("daily_figures_figure", oneOf("figure", FIGURES)),
  ],
);
