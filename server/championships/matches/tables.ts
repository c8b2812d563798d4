import type { Phase, Slot } from "#domain/championships/format.ts";
import type { MatchResult, Walkover } from "#domain/championships/results.ts";
import {
  DECISION_KINDS,
  MATCH_STATES,
  PHASES,
  TIE_SIDES,
  WALKOVERS,
  type DecisionKind,
  type MatchState,
  type TieSide,
} from "#domain/championships/vocabulary.ts";
import { users } from "#server/identity/tables.ts";
import { createdAt, instant, oneOf, primaryId, updatedAt } from "#server/platform/database/columns.ts";
import {
  sql,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "#server/platform/database/orm.ts";
import { championshipCategories, championships } from "../tables.ts";
import { championshipSquad, championshipTeams } from "../teams/tables.ts";

/** A pitch where matches are played. */
export const championshipFields = pgTable(
  "championship_fields",
  {
    id: primaryId(),
    championshipId: uuid("championship_id")
      .notNull()
      .references(() => championships.id, { onDelete: "cascade" }),
    /** "Centro Esportivo do Bairro". */
    venue: text("venue").notNull(),
    /** "Campo 1". */
    name: text("name").notNull(),
    address: text("address"),
    createdAt: createdAt(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    check("championship_fields_venue_length", sql`char_length(${table.venue}) between 2 and 120`),
    check("championship_fields_name_length", sql`char_length(${table.name}) between 1 and 60`),
    check("championship_fields_address_length", sql`char_length(${table.address}) between 1 and 200`),
    uniqueIndex("championship_fields_once")
      .on(table.championshipId, sql`lower(${table.venue})`, sql`lower(${table.name})`)
      .where(sql`deleted_at is null`),
  ],
);

/** What the tables read of a closed sheet; which match it was is in the row. */
export type SheetResult = Pick<MatchResult, "homeGoals" | "awayGoals" | "kicks" | "walkover" | "cards">;

const team = (name: string) => uuid(name).references(() => championshipTeams.id, { onDelete: "restrict" });

export const championshipMatches = pgTable(
  "championship_matches",
  {
    id: primaryId(),
    categoryId: uuid("category_id")
      .notNull()
      .references(() => championshipCategories.id, { onDelete: "cascade" }),
    /** Where it stands in the plan of the format: "A:1:2", "SF:1:1". A match that is played again has one more. */
    key: text("key").notNull(),
    phase: text("phase").$type<Phase>().notNull(),
    groupName: text("group_name"),
    /** Counted through all phases: a team never plays a higher one first. */
    round: smallint("round").notNull(),
    tie: text("tie"),
    leg: smallint("leg").$type<1 | 2>().notNull().default(1),
    homeSlot: jsonb("home_slot").$type<Slot>().notNull(),
    awaySlot: jsonb("away_slot").$type<Slot>().notNull(),
    /** Null until it is known who comes there. */
    homeTeamId: team("home_team_id"),
    awayTeamId: team("away_team_id"),
    fieldId: uuid("field_id").references(() => championshipFields.id, { onDelete: "set null" }),
    kickOff: instant("kick_off"),
    referee: text("referee"),
    state: text("state").$type<MatchState>().notNull().default("planned"),
    /** Goes up with every entry of the sheet: what a live page has seen. */
    sheetVersion: integer("sheet_version").notNull().default(0),
    result: jsonb("result").$type<SheetResult>(),
    closedAt: instant("closed_at"),
    /** What clubs were told, as `tellClubs` writes it, from the side with a club: they hear only of what changed. */
    toldClubs: text("told_clubs"),
    /** Whom the cards of this match suspend, as people were told: nobody hears of it twice. */
    toldSuspended: jsonb("told_suspended").$type<readonly string[]>().notNull().default([]),
    /** What each team was told last of this match: its time, or that it does not take place. By their ids. */
    toldTeams: jsonb("told_teams").$type<Readonly<Record<string, "time" | "off">>>().notNull().default({}),
    /** The annulled match that this one repeats. */
    repeats: uuid("repeats").references((): AnyPgColumn => championshipMatches.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    check("championship_matches_phase", oneOf("phase", PHASES)),
    check("championship_matches_state", oneOf("state", MATCH_STATES)),
    check("championship_matches_round", sql`${table.round} between 1 and 200`),
    check("championship_matches_leg", sql`${table.leg} between 1 and 2`),
    check("championship_matches_tie", sql`(${table.phase} = 'knockout') = (${table.tie} is not null)`),
    check("championship_matches_group", sql`(${table.phase} = 'group') = (${table.groupName} is not null)`),
    check("championship_matches_sides", sql`${table.homeTeamId} <> ${table.awayTeamId}`),
    check("championship_matches_referee_length", sql`char_length(${table.referee}) between 2 and 120`),
    check(
      "championship_matches_closed",
      sql`(${table.state} = 'closed') = (${table.result} is not null and ${table.closedAt} is not null)`,
    ),
    unique("championship_matches_key").on(table.categoryId, table.key),
    index("championship_matches_order").on(table.categoryId, table.kickOff),
    index("championship_matches_home").on(table.homeTeamId),
    index("championship_matches_away").on(table.awayTeamId),
    index("championship_matches_field").on(table.fieldId, table.kickOff),
    index("championship_matches_repeats").on(table.repeats),
  ],
);

/** What a court or the organiser decided: beside the results, never in place of them. */
export const championshipDecisions = pgTable(
  "championship_decisions",
  {
    id: primaryId(),
    categoryId: uuid("category_id")
      .notNull()
      .references(() => championshipCategories.id, { onDelete: "cascade" }),
    kind: text("kind").$type<DecisionKind>().notNull(),
    teamId: team("team_id"),
    matchId: uuid("match_id").references(() => championshipMatches.id, { onDelete: "cascade" }),
    points: smallint("points"),
    /** The place of the knockout that is given to the team. */
    tie: text("tie"),
    side: text("side").$type<TieSide>(),
    homeGoals: smallint("home_goals"),
    awayGoals: smallint("away_goals"),
    walkover: text("walkover").$type<Walkover>(),
    reason: text("reason").notNull(),
    /** "STJD, processo 123/2026". */
    document: text("document"),
    /** A ban: who of the team is out, and of how many matches. */
    squadId: uuid("squad_id").references(() => championshipSquad.id, { onDelete: "cascade" }),
    banMatches: smallint("ban_matches"),
    /** Matches of the team that had begun by then: it is served in others. */
    banBegun: jsonb("ban_begun").$type<readonly string[]>(),
    /** Who was told of it, as on matches. */
    toldSuspended: jsonb("told_suspended").$type<readonly string[]>().notNull().default([]),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** Taken back: it counts no more, and stays readable. */
    revokedAt: instant("revoked_at"),
    revokedReason: text("revoked_reason"),
  },
  (table) => [
    check("championship_decisions_kind", oneOf("kind", DECISION_KINDS)),
    check("championship_decisions_walkover", oneOf("walkover", WALKOVERS)),
    check("championship_decisions_points", sql`(${table.kind} = 'points') = (${table.points} is not null)`),
    check(
      "championship_decisions_team",
      // A place without a team stays empty.
      sql`${table.kind} = 'place' or (${table.kind} in ('points', 'ban')) = (${table.teamId} is not null)`,
    ),
    check(
      "championship_decisions_place",
      sql`(${table.kind} = 'place') = (${table.tie} is not null and ${table.side} is not null)`,
    ),
    check(
      "championship_decisions_ban",
      sql`(${table.kind} = 'ban') = (num_nulls(${table.squadId}, ${table.banMatches}, ${table.banBegun}) = 0)`,
    ),
    check("championship_decisions_ban_matches", sql`${table.banMatches} between 1 and 30`),
    check("championship_decisions_side", oneOf("side", TIE_SIDES)),
    check(
      "championship_decisions_points_range",
      sql`${table.points} <> 0 and ${table.points} between -99 and 99`,
    ),
    check(
      "championship_decisions_match",
      sql`(${table.kind} in ('annulled', 'awarded')) = (${table.matchId} is not null)`,
    ),
    check(
      "championship_decisions_score",
      sql`(${table.kind} = 'awarded') = (${table.homeGoals} is not null and ${table.awayGoals} is not null)`,
    ),
    check(
      "championship_decisions_goals",
      sql`${table.homeGoals} between 0 and 99 and ${table.awayGoals} between 0 and 99`,
    ),
    check("championship_decisions_reason", sql`char_length(${table.reason}) between 5 and 500`),
    check("championship_decisions_document", sql`char_length(${table.document}) between 2 and 200`),
    check(
      "championship_decisions_revoked",
      sql`(${table.revokedAt} is null) = (${table.revokedReason} is null)`,
    ),
    index("championship_decisions_category").on(table.categoryId, table.id),
    index("championship_decisions_team").on(table.teamId),
    index("championship_decisions_match_id").on(table.matchId),
    index("championship_decisions_squad").on(table.squadId),
    index("championship_decisions_decided_by").on(table.decidedBy),
  ],
);
