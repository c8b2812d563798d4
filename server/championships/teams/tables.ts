import type { Phase } from "#domain/championships/format.ts";
import type { WithdrawalEffect } from "#domain/championships/results.ts";
import {
  DOCUMENT_KINDS,
  LINK_STATES,
  PHASES,
  SQUAD_ROLES,
  TEAM_STATES,
  WITHDRAWAL_EFFECTS,
  type DocumentKind,
  type LinkState,
  type SquadRole,
  type TeamState,
} from "#domain/championships/vocabulary.ts";
import { athletes } from "#server/athletes/tables.ts";
import { clubs } from "#server/clubs/tables.ts";
import { users } from "#server/identity/tables.ts";
import {
  citext,
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
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "#server/platform/database/orm.ts";
import { championshipCategories } from "../tables.ts";

const categoryId = () =>
  uuid("category_id")
    .notNull()
    .references(() => championshipCategories.id, { onDelete: "cascade" });

/** A team in one category of a championship. */
export const championshipTeams = pgTable(
  "championship_teams",
  {
    id: primaryId(),
    categoryId: categoryId(),
    /** The club behind it, where it has a page here. Only then its results count in the ranking. */
    clubId: uuid("club_id").references(() => clubs.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    /** Where there is little room, such as a bracket on a phone: "ECL". */
    shortName: text("short_name").notNull(),
    state: text("state").$type<TeamState>().notNull(),
    /** Why it was refused, or why it left. */
    stateReason: text("state_reason"),
    managerName: text("manager_name"),
    managerEmail: citext("manager_email"),
    managerUserId: uuid("manager_user_id").references(() => users.id, { onDelete: "set null" }),
    /** Of the link with which the team enters its squad, without an account. */
    tokenHash: text("token_hash").unique("championship_teams_token"),
    tokenSealed: text("token_sealed"),
    /** Teams of one pot are kept apart in the draw; null: no pot. */
    pot: smallint("pot"),
    groupName: text("group_name"),
    /** Its number in the draw: where it stands in the fixtures or the bracket. */
    drawnAs: smallint("drawn_as"),
    withdrawnAt: instant("withdrawn_at"),
    withdrawalEffect: text("withdrawal_effect").$type<WithdrawalEffect>(),
    withdrawalPhase: text("withdrawal_phase").$type<Phase>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    check("championship_teams_name_length", sql`char_length(${table.name}) between 2 and 80`),
    check("championship_teams_short_name_length", sql`char_length(${table.shortName}) between 2 and 5`),
    check("championship_teams_state", oneOf("state", TEAM_STATES)),
    check("championship_teams_pot", sql`${table.pot} between 1 and 16`),
    check("championship_teams_withdrawal_effect", oneOf("withdrawal_effect", WITHDRAWAL_EFFECTS)),
    check("championship_teams_withdrawal_phase", oneOf("withdrawal_phase", PHASES)),
    check(
      "championship_teams_withdrawn",
      sql`(${table.state} = 'withdrawn') = (${table.withdrawnAt} is not null)`,
    ),
    uniqueIndex("championship_teams_name_once")
      .on(table.categoryId, sql`lower(${table.name})`)
      .where(sql`deleted_at is null and state <> 'refused'`),
    index("championship_teams_club").on(table.clubId),
    index("championship_teams_manager").on(table.managerUserId),
  ],
);

/**
 * Somebody in a team's squad. Of a child without an account only what a referee needs is kept, seen by the organiser
 * and that team, never published, and erased on request and twelve months after the cup.
 */
export const championshipSquad = pgTable(
  "championship_squad",
  {
    id: primaryId(),
    teamId: uuid("team_id")
      .notNull()
      .references(() => championshipTeams.id, { onDelete: "cascade" }),
    /** The team's, so that one athlete is in one team of a category. */
    categoryId: categoryId(),
    role: text("role").$type<SquadRole>().notNull().default("athlete"),
    /** "técnico", "médico"; of staff only. */
    staffRole: text("staff_role"),
    name: text("name").notNull(),
    birthdate: plainDate("birthdate"),
    number: smallint("number"),
    goalkeeper: boolean("goalkeeper").notNull().default(false),
    cpfHash: text("cpf_hash"),
    athleteId: uuid("athlete_id").references(() => athletes.id, { onDelete: "set null" }),
    linkState: text("link_state").$type<LinkState>().notNull().default("none"),
    linkAskedAt: instant("link_asked_at"),
    linkAnsweredAt: instant("link_answered_at"),
    documentKind: text("document_kind").$type<DocumentKind>(),
    /** The name of who looked at it: often somebody without an account. */
    documentCheckedBy: text("document_checked_by"),
    documentCheckedAt: instant("document_checked_at"),
    /** "Rosto confere": the face is the one of the document. */
    faceAgrees: boolean("face_agrees"),
    /** Its data were erased, on request or a year after the cup: only the shirt number is left, for the sheets. */
    erasedAt: instant("erased_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    check("championship_squad_role", oneOf("role", SQUAD_ROLES)),
    check("championship_squad_name_length", sql`char_length(${table.name}) between 1 and 120`),
    check("championship_squad_number", sql`${table.number} between 1 and 999`),
    check("championship_squad_link_state", oneOf("link_state", LINK_STATES)),
    check("championship_squad_document_kind", oneOf("document_kind", DOCUMENT_KINDS)),
    check(
      "championship_squad_document",
      sql`num_nulls(${table.documentKind}, ${table.documentCheckedBy}, ${table.documentCheckedAt}, ${table.faceAgrees}) in (0, 4)`,
    ),
    check(
      "championship_squad_athlete",
      sql`${table.role} = 'staff' or ${table.erasedAt} is not null or (${table.birthdate} is not null and ${table.number} is not null)`,
    ),
    uniqueIndex("championship_squad_number_once")
      .on(table.teamId, table.number)
      .where(sql`deleted_at is null and role = 'athlete'`),
    uniqueIndex("championship_squad_cpf_once")
      .on(table.categoryId, table.cpfHash)
      .where(sql`deleted_at is null`),
    uniqueIndex("championship_squad_athlete_once")
      .on(table.categoryId, table.athleteId)
      .where(sql`deleted_at is null`),
    index("championship_squad_athlete_id").on(table.athleteId),
  ],
);
