import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  sql,
  uuid,
} from "#server/platform/database/orm.ts";
import { championshipMatches } from "../matches/tables.ts";
import { championshipCategories } from "../tables.ts";
import { championshipSquad, championshipTeams } from "../teams/tables.ts";

/** What a closed sheet says of each person on it. Written anew with each correction of the sheet. */
export const matchAppearances = pgTable(
  "match_appearances",
  {
    matchId: uuid("match_id")
      .notNull()
      .references(() => championshipMatches.id, { onDelete: "cascade" }),
    squadId: uuid("squad_id")
      .notNull()
      .references(() => championshipSquad.id, { onDelete: "cascade" }),
    categoryId: uuid("category_id")
      .notNull()
      .references(() => championshipCategories.id, { onDelete: "cascade" }),
    teamId: uuid("team_id")
      .notNull()
      .references(() => championshipTeams.id, { onDelete: "cascade" }),
    /** Started, came on, or did what only who is on the field can do. */
    played: boolean("played").notNull(),
    minutes: smallint("minutes").notNull(),
    /** Without own goals. */
    goals: smallint("goals").notNull(),
    yellows: smallint("yellows").notNull(),
    reds: smallint("reds").notNull(),
  },
  (table) => [
    primaryKey({ name: "match_appearances_once", columns: [table.matchId, table.squadId] }),
    check(
      "match_appearances_not_negative",
      sql`least(${table.minutes}, ${table.goals}, ${table.yellows}, ${table.reds}) >= 0`,
    ),
    index("match_appearances_category").on(table.categoryId),
    index("match_appearances_squad").on(table.squadId),
    index("match_appearances_team").on(table.teamId),
  ],
);
