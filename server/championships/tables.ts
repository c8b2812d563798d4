import { MODALITIES, type Modality } from "#domain/athletes/attributes.ts";
import type { Format } from "#domain/championships/format.ts";
import type { Settings } from "#domain/championships/settings.ts";
import {
  CHAMPIONSHIP_STATUSES,
  DRAW_KINDS,
  type ChampionshipStatus,
  type DrawKind,
} from "#domain/championships/vocabulary.ts";
import { STATE_CODES, type State } from "#domain/places.ts";
import { clubs } from "#server/clubs/tables.ts";
import { userProfiles, users } from "#server/identity/tables.ts";
import {
  createdAt,
  instant,
  oneOf,
  plainDate,
  primaryId,
  updatedAt,
} from "#server/platform/database/columns.ts";
import {
  sql,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "#server/platform/database/orm.ts";

export const championships = pgTable(
  "championships",
  {
    id: primaryId(),
    name: text("name").notNull(),
    description: text("description"),
    location: text("location"),
    city: text("city"),
    state: text("state").$type<State>(),
    startDate: plainDate("start_date"),
    endDate: plainDate("end_date"),
    status: text("status").$type<ChampionshipStatus>().notNull().default("upcoming"),
    /** Why somebody set the status by hand; null: it follows from the match sheets. */
    statusReason: text("status_reason"),
    /** Who organises it: a club, or a person's championship profile. Null: our own team. */
    clubId: uuid("club_id").references(() => clubs.id, { onDelete: "restrict" }),
    organiserProfileId: uuid("organiser_profile_id").references(() => userProfiles.id, {
      onDelete: "set null",
    }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    check("championships_name_length", sql`char_length(${table.name}) between 1 and 160`),
    check("championships_status", oneOf("status", CHAMPIONSHIP_STATUSES)),
    check("championships_state", oneOf("state", STATE_CODES)),
    check("championships_period", sql`${table.endDate} >= ${table.startDate}`),
    check("championships_one_organiser", sql`${table.clubId} is null or ${table.organiserProfileId} is null`),
    index("championships_newest").on(sql`${table.createdAt} desc`, sql`${table.id} desc`),
    index("championships_club").on(table.clubId),
    index("championships_organiser_profile").on(table.organiserProfileId),
  ],
);

const championshipId = () =>
  uuid("championship_id")
    .notNull()
    .references(() => championships.id, { onDelete: "cascade" });

/** One competition of a championship: its teams, its format and its rules. A cup may have several. */
export const championshipCategories = pgTable(
  "championship_categories",
  {
    id: primaryId(),
    championshipId: championshipId(),
    /** "Sub-17", "Sub-15 Feminino". */
    name: text("name").notNull(),
    /** The first and the last birth year that may play; null: no limit. */
    bornFrom: smallint("born_from"),
    bornTo: smallint("born_to"),
    modality: text("modality").$type<Modality>(),
    format: jsonb("format").$type<Format>().notNull(),
    settings: jsonb("settings").$type<Settings>().notNull(),
    mostTeams: smallint("most_teams").notNull(),
    mostInSquad: smallint("most_in_squad").notNull().default(30),
    halfMinutes: smallint("half_minutes").notNull().default(35),
    /** Between two matches of one team: as the last saved kick-offs were asked for. */
    restHours: smallint("rest_hours").notNull().default(3),
    /** Only who played before the knockout plays in it. */
    needsEarlierPhase: boolean("needs_earlier_phase").notNull().default(false),
    /** Teams ask until then, and squads change until then; null: until the draw, and until the first match. */
    teamsUntil: instant("teams_until"),
    squadsUntil: instant("squads_until"),
    /** Children below twelve: tables and scores are for the organiser and the teams only. */
    tablesHidden: boolean("tables_hidden").notNull().default(false),
    /** When the first match sheet was closed: from then on the rules change only with a reason. */
    frozenAt: instant("frozen_at"),
    /** When its matches were made from a draw; the seeds do not change after it. */
    drawnAt: instant("drawn_at"),
    /** Known when everything is decided. Teams refer to categories, so that the foreign key is in the migration. */
    championTeamId: uuid("champion_team_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    check("championship_categories_name_length", sql`char_length(${table.name}) between 1 and 60`),
    check("championship_categories_modality", oneOf("modality", MODALITIES)),
    check(
      "championship_categories_born",
      sql`${table.bornFrom} between 1950 and 2100 and ${table.bornTo} between 1950 and 2100 and ${table.bornTo} >= ${table.bornFrom}`,
    ),
    check("championship_categories_most_teams", sql`${table.mostTeams} between 2 and 64`),
    check("championship_categories_most_in_squad", sql`${table.mostInSquad} between 5 and 60`),
    check("championship_categories_half_minutes", sql`${table.halfMinutes} between 5 and 60`),
    check("championship_categories_rest_hours", sql`${table.restHours} between 0 and 168`),
    index("championship_categories_champion").on(table.championTeamId),
    uniqueIndex("championship_categories_once")
      .on(table.championshipId, sql`lower(${table.name})`)
      .where(sql`deleted_at is null`),
  ],
);

const categoryId = () =>
  uuid("category_id")
    .notNull()
    .references(() => championshipCategories.id, { onDelete: "cascade" });

/** What changes only with a reason once a sheet is closed: how it is counted, and who may play. */
type Rules = Settings & { bornFrom?: number | null; bornTo?: number | null; needsEarlierPhase?: boolean };

/** A change of the rules after the first closed sheet: shown on the public page with its reason. */
export const championshipRuleChanges = pgTable(
  "championship_rule_changes",
  {
    id: primaryId(),
    categoryId: categoryId(),
    before: jsonb("before").$type<Rules>().notNull(),
    after: jsonb("after").$type<Rules>().notNull(),
    reason: text("reason").notNull(),
    changedBy: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    check("championship_rule_changes_reason", sql`char_length(${table.reason}) between 5 and 500`),
    index("championship_rule_changes_category").on(table.categoryId, table.id),
    index("championship_rule_changes_changed_by").on(table.changedBy),
  ],
);

/** A draw as it was held: with its input and its seed anybody can hold it again and see the same. */
export const championshipDraws = pgTable(
  "championship_draws",
  {
    id: primaryId(),
    categoryId: categoryId(),
    kind: text("kind").$type<DrawKind>().notNull(),
    /** Of level teams: their group; null for a league or the table over all groups. */
    groupName: text("group_name"),
    seed: text("seed").notNull(),
    /** Team ids and pots as they went in. */
    input: jsonb("input").$type<{ team: string; pot: number | null }[]>().notNull(),
    /** What came out, step by step. */
    steps: jsonb("steps").$type<{ team: string; group: string | null; pot: number | null }[]>().notNull(),
    witnesses: text("witnesses"),
    drawnBy: uuid("drawn_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    check("championship_draws_kind", oneOf("kind", DRAW_KINDS)),
    check("championship_draws_seed", sql`char_length(${table.seed}) between 1 and 100`),
    check("championship_draws_witnesses", sql`char_length(${table.witnesses}) between 1 and 300`),
    index("championship_draws_category").on(table.categoryId, table.id),
    index("championship_draws_drawn_by").on(table.drawnBy),
  ],
);

/** The tables of a category, calculated from its sheets. Stale ones are calculated again by a job. */
export const championshipTables = pgTable("championship_tables", {
  categoryId: categoryId().primaryKey(),
  /** Goes up with whatever changes the tables; `computed` says for which version they hold. */
  version: integer("version").notNull().default(1),
  computedVersion: integer("computed_version"),
  computed: jsonb("computed").$type<unknown>(),
  computedAt: instant("computed_at"),
});
