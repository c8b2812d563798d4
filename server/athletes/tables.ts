import {
  AGE_GROUPS,
  STATEMENT_SOURCES,
  type AgeGroup,
  type StatementSource,
} from "#domain/athletes/age-statements.ts";
import {
  FEET,
  MODALITIES,
  VISIBILITIES,
  type Foot,
  type Modality,
  type Visibility,
} from "#domain/athletes/attributes.ts";
import {
  CHANGE_FIELDS,
  CHANGE_STATES,
  type ChangeField,
  type ChangeState,
} from "#domain/athletes/pending-changes.ts";
import { POSITIONS, type Position, type PositionGroup } from "#domain/athletes/positions.ts";
import { SEASON_SOURCES, type SeasonSource } from "#domain/athletes/seasons.ts";
import type { Trait } from "#domain/athletes/traits.ts";
import type { Spreads } from "#domain/scouting/percentiles.ts";
import { STATE_CODES, type State } from "#domain/places.ts";
import { users } from "#server/identity/tables.ts";
import { media } from "#server/media/tables.ts";
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
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "#server/platform/database/orm.ts";
import { importColumn, importIndexes } from "./imported/columns.ts";
import { generatedColumns, listIndexes, searchColumns, totalColumns } from "./search-columns.ts";
import { staffIndexes } from "./staff-list/indexes.ts";

const textArray = (values: readonly string[]) =>
  `array[${values.map((value) => `'${value}'`).join(", ")}]::text[]`;

export const athletes = pgTable(
  "athletes",
  {
    id: primaryId(),
    subdomain: text("subdomain").notNull().unique("athletes_subdomain"),
    name: text("name").notNull(),
    nickname: text("nickname"),
    birthdate: plainDate("birthdate"),
    /** The date was made from an age alone: it is never shown and never enough to publish. */
    birthdateEstimated: boolean("birthdate_estimated").notNull().default(false),
    /** A correction across the eighteenth birthday: it counts only once staff have looked at it. */
    requestedBirthdate: plainDate("requested_birthdate"),
    modality: text("modality").$type<Modality>(),
    position: text("position").$type<Position>(),
    /** At most two, none of them the main one. */
    secondaryPositions: text("secondary_positions")
      .array()
      .$type<Position[]>()
      .notNull()
      .default(sql`'{}'`),
    positionGroup: generatedColumns.positionGroup().$type<PositionGroup>(),
    shirtNumber: smallint("shirt_number"),
    /** The photo of the figurinha. */
    photoId: uuid("photo_id").references(() => media.id, { onDelete: "set null" }),
    /** The photo at the head of the profile; the figurinha's where there is none. */
    heroId: uuid("hero_id").references(() => media.id, { onDelete: "set null" }),
    club: text("club"),
    city: text("city"),
    state: text("state").$type<State>(),
    heightCm: smallint("height_cm"),
    weightKg: smallint("weight_kg"),
    foot: text("foot").$type<Foot>().notNull().default("Destro"),
    traits: text("traits")
      .array()
      .$type<Trait[]>()
      .notNull()
      .default(sql`'{}'`),
    traitMask: generatedColumns.traitMask(),
    featured: boolean("featured").notNull().default(false),
    /** A guardian's yes stands. Triggers on the guardians' tables keep it, so that lists need not ask them. */
    consented: boolean("consented").notNull().default(false),
    about: text("about"),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    visibility: text("visibility").$type<Visibility>().notNull().default("private"),
    /** Everybody read it when staff hid or deleted it: what an undo goes back to, if consent still stands. */
    wasPublic: boolean("was_public").notNull().default(false),
    /** What a guardian (or the adult athlete) allows; the defaults are the protective ones. */
    birthdatePublic: boolean("birthdate_public").notNull().default(false),
    indexable: boolean("indexable").notNull().default(false),
    socialPublic: boolean("social_public").notNull().default(false),
    /** Whether clubs may ask for contact. A minor's requests go to the guardian either way. */
    contactAllowed: boolean("contact_allowed").notNull().default(true),
    /** A minor's first publication passes a person; later ones need only the guardian. */
    firstPublishedAt: instant("first_published_at"),
    /** A season that was deleted leaves no row behind: this is when the numbers last became fewer. */
    seasonDeletedAt: instant("season_deleted_at"),
    importId: importColumn(),
    nameKey: generatedColumns.nameKey(),
    search: generatedColumns.search(),
    birthYear: generatedColumns.birthYear(),
    positionMask: generatedColumns.positionMask(),
    heightKey: generatedColumns.heightKey(),
    mostGames: generatedColumns.mostGames(),
    mostGoals: generatedColumns.mostGoals(),
    mostAssists: generatedColumns.mostAssists(),
    stateNo: generatedColumns.stateNo(),
    positionNo: generatedColumns.positionNo(),
    footNo: generatedColumns.footNo(),
    modalityNo: generatedColumns.modalityNo(),
    cityCode: searchColumns.cityCode(),
    hasVideo: searchColumns.hasVideo(),
    completeness: searchColumns.completeness(),
    profileUpdatedAt: searchColumns.profileUpdatedAt(),
    ...totalColumns(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    check("athletes_subdomain_shape", sql`${table.subdomain} ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'`),
    check("athletes_name_length", sql`char_length(${table.name}) between 2 and 120`),
    check("athletes_position", oneOf("position", POSITIONS)),
    check(
      "athletes_secondary_positions",
      sql.raw(
        `cardinality(secondary_positions) <= 2 and secondary_positions <@ ${textArray(POSITIONS)} and (cardinality(secondary_positions) = 0 or position is not null) and position <> all (secondary_positions) and (cardinality(secondary_positions) < 2 or secondary_positions[1] <> secondary_positions[2])`,
      ),
    ),
    check("athletes_modality", oneOf("modality", MODALITIES)),
    check("athletes_state", oneOf("state", STATE_CODES)),
    check("athletes_foot", oneOf("foot", FEET)),
    check("athletes_visibility", oneOf("visibility", VISIBILITIES)),
    check("athletes_height", sql`${table.heightCm} between 100 and 230`),
    check("athletes_weight", sql`${table.weightKg} between 25 and 150`),
    check("athletes_shirt_number", sql`${table.shirtNumber} between 1 and 99`),
    check(
      "athletes_traits",
      sql`trait_mask(${table.traits}) is not null and cardinality(${table.traits}) <= 6`,
    ),
    check("athletes_completeness", sql`${table.completeness} between 0 and 100`),
    check("athletes_about_length", sql`char_length(${table.about}) <= 4000`),
    // No profile is public without a known birth date (decisions: minors come first).
    check(
      "athletes_public_needs_birthdate",
      sql`${table.visibility} <> 'public' or (${table.birthdate} is not null and not ${table.birthdateEstimated} and ${table.deletedAt} is null)`,
    ),
    check("athletes_was_public", sql`not ${table.wasPublic} or ${table.visibility} <> 'public'`),
    index("athletes_user").on(table.userId),
    index("athletes_photo").on(table.photoId),
    index("athletes_hero").on(table.heroId),
    ...importIndexes(table),
    ...listIndexes(table),
    ...staffIndexes(table),
  ],
);

const athleteId = () =>
  uuid("athlete_id")
    .notNull()
    .references(() => athletes.id, { onDelete: "cascade" });

/** The numbers of one year at one club, by where they come from. */
export const athleteSeasons = pgTable(
  "athlete_seasons",
  {
    id: primaryId(),
    athleteId: athleteId(),
    /** Null: entered before seasons had years. */
    year: smallint("year"),
    club: text("club"),
    source: text("source").$type<SeasonSource>().notNull().default("declared"),
    /** The linked club that is asked to confirm the numbers. Clubs stand above athletes: no foreign key. */
    askedClubId: uuid("asked_club_id"),
    refusedAt: instant("refused_at"),
    /** Why the asked club said no; refusals from before clubs were asked have none. */
    refusedReason: text("refused_reason"),
    confirmedBy: uuid("confirmed_by"),
    confirmedAt: instant("confirmed_at"),
    games: integer("games").notNull().default(0),
    goals: integer("goals").notNull().default(0),
    assists: integer("assists").notNull().default(0),
    yellowCards: integer("yellow_cards").notNull().default(0),
    redCards: integer("red_cards").notNull().default(0),
    minutes: integer("minutes").notNull().default(0),
    /** Percentages are null where nobody measured them: a match sheet does not. */
    passAccuracy: smallint("pass_accuracy"),
    dribbles: smallint("successful_dribbles"),
    /** Added up from sheets of championships that are played here, and added up again when one of them changes. */
    fromSheets: boolean("from_sheets").notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("athlete_seasons_from_sheets", sql`not ${table.fromSheets} or ${table.source} = 'match_sheet'`),
    check("athlete_seasons_source", oneOf("source", SEASON_SOURCES)),
    check("athlete_seasons_year", sql`${table.year} between 1990 and 2100`),
    check("athlete_seasons_club_length", sql`char_length(${table.club}) between 1 and 200`),
    check(
      "athlete_seasons_not_negative",
      sql`least(${table.games}, ${table.goals}, ${table.assists}, ${table.yellowCards}, ${table.redCards}, ${table.minutes}) >= 0`,
    ),
    check("athlete_seasons_pass_percent", sql`${table.passAccuracy} between 0 and 100`),
    check("athlete_seasons_dribble_percent", sql`${table.dribbles} between 0 and 100`),
    check(
      "athlete_seasons_confirmed",
      sql`num_nonnulls(${table.confirmedBy}, ${table.confirmedAt}) = case when ${table.source} = 'club' then 2 else 0 end`,
    ),
    check(
      "athlete_seasons_asked",
      sql`(${table.askedClubId} is null or ${table.source} = 'declared') and (${table.refusedAt} is null or ${table.askedClubId} is not null)`,
    ),
    check(
      "athlete_seasons_refused_reason",
      sql`${table.refusedReason} is null or (char_length(${table.refusedReason}) between 1 and 200 and ${table.refusedAt} is not null)`,
    ),
    // Its first column also finds the seasons of one athlete.
    unique("athlete_seasons_once")
      .on(table.athleteId, table.year, table.club, table.source)
      .nullsNotDistinct(),
    index("athlete_seasons_asked_club")
      .on(table.askedClubId)
      .where(sql`${table.askedClubId} is not null and ${table.refusedAt} is null`),
  ],
);

export const athleteAchievements = pgTable(
  "athlete_achievements",
  { id: primaryId(), athleteId: athleteId(), achievement: text("achievement").notNull() },
  (table) => [
    check("athlete_achievements_length", sql`char_length(${table.achievement}) between 1 and 200`),
    index("athlete_achievements_athlete").on(table.athleteId, table.id),
  ],
);

export const athleteHistory = pgTable(
  "athlete_history",
  {
    id: primaryId(),
    athleteId: athleteId(),
    year: smallint("year").notNull(),
    club: text("club").notNull(),
    category: text("category"),
  },
  (table) => [
    check("athlete_history_year", sql`${table.year} between 1990 and 2100`),
    unique("athlete_history_once")
      .on(table.athleteId, table.year, table.club, table.category)
      .nullsNotDistinct(),
  ],
);

export const athleteSocial = pgTable("athlete_social", {
  athleteId: athleteId().primaryKey(),
  instagram: text("instagram"),
  tiktok: text("tiktok"),
  youtube: text("youtube"),
});

const category = () => ({
  birthYear: smallint("birth_year").notNull(),
  positionGroup: text("position_group").$type<PositionGroup>().notNull(),
  modality: text("modality").$type<Modality>().notNull(),
});

/** What public athletes of one birth year, position group and modality do on average, by source. Made by a job. */
export const categoryAverages = pgTable(
  "category_averages",
  {
    ...category(),
    source: text("source").$type<SeasonSource>().notNull(),
    athletes: integer("athletes").notNull(),
    games: doublePrecision("games").notNull(),
    goals: doublePrecision("goals").notNull(),
    assists: doublePrecision("assists").notNull(),
    yellowCards: doublePrecision("yellow_cards").notNull(),
    redCards: doublePrecision("red_cards").notNull(),
    minutes: doublePrecision("minutes").notNull(),
    /** Weighted by minutes. Null while fewer than ten athletes have this percentage. */
    passAccuracy: doublePrecision("pass_accuracy"),
    dribbles: doublePrecision("successful_dribbles"),
    /** How many athletes with enough minutes have each value of each measure: what percentiles are read from. */
    spreads: jsonb("spreads").$type<Spreads>().notNull().default({}),
  },
  (table) => [
    check("category_averages_source", oneOf("source", SEASON_SOURCES)),
    primaryKey({
      name: "category_averages_once",
      columns: [table.birthYear, table.positionGroup, table.modality, table.source],
    }),
  ],
);

/** Categories whose average no longer holds. Triggers only append, so that nobody waits for anybody. */
export const categoryMarks = pgTable("category_marks", { id: primaryId(), ...category() });

/**
 * Public profiles that were published, or whose filters of a search changed, since saved searches last looked. Written
 * by a trigger, taken by a job.
 */
export const searchChanges = pgTable("search_changes", {
  athleteId: athleteId().primaryKey(),
  /** The row as it was when it was first written here; null: it was not public then. */
  before: jsonb("before"),
  changedAt: instant("changed_at")
    .notNull()
    .default(sql`now()`),
});

/**
 * Someone stated an age under 18 in one of the forms: a year and a group, under a keyed hash of the mailbox. What
 * belongs to no profile is swept after a year.
 */
export const ageStatements = pgTable(
  "age_statements",
  {
    id: primaryId(),
    mailboxHash: text("mailbox_hash").notNull(),
    source: text("source").$type<StatementSource>().notNull(),
    birthYear: smallint("birth_year").notNull(),
    ageGroup: text("age_group").$type<AgeGroup>().notNull(),
    statedOn: plainDate("stated_on").notNull(),
    /** The profile that it was found to concern, also when its owner changes the address. */
    athleteId: uuid("athlete_id").references(() => athletes.id, { onDelete: "set null" }),
  },
  (table) => [
    check("age_statements_group", oneOf("age_group", AGE_GROUPS)),
    check("age_statements_source", oneOf("source", STATEMENT_SOURCES)),
    unique("age_statements_once").on(table.mailboxHash, table.source),
    index("age_statements_athlete").on(table.athleteId),
  ],
);

/** Since when a minor with an account has had no guardian who confirmed. Kept by a nightly job. */
export const guardianWaits = pgTable("guardian_waits", {
  athleteId: athleteId().primaryKey(),
  since: instant("since").notNull(),
  /** When the athlete was told that the account would be erased. */
  warnedAt: instant("warned_at"),
});

/** A wish of a minor that the guardian decides. The profile stays as it is until then. */
export const athleteChanges = pgTable(
  "athlete_changes",
  {
    id: primaryId(),
    athleteId: athleteId(),
    field: text("field").$type<ChangeField>().notNull(),
    /** A text, the id of a photo, or "on" and "off"; empty clears the field. */
    value: text("value"),
    askedBy: uuid("asked_by").references(() => users.id, { onDelete: "set null" }),
    askedAt: instant("asked_at")
      .notNull()
      .default(sql`now()`),
    state: text("state").$type<ChangeState>().notNull().default("waiting"),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: instant("decided_at"),
    reason: text("reason"),
  },
  (table) => [
    check("athlete_changes_field", oneOf("field", CHANGE_FIELDS)),
    check("athlete_changes_state", oneOf("state", CHANGE_STATES)),
    check("athlete_changes_decided", sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
    uniqueIndex("athlete_changes_one_waiting")
      .on(table.athleteId, table.field)
      .where(sql`state = 'waiting'`),
    index("athlete_changes_athlete").on(table.athleteId, sql`${table.id} desc`),
    index("athlete_changes_asked_by").on(table.askedBy),
    index("athlete_changes_decided_by").on(table.decidedBy),
  ],
);

/** Former addresses: they lead to the profile, nobody else gets one, and an erasure leaves only the keyed hash. */
export const athleteAddresses = pgTable(
  "athlete_addresses",
  {
    id: primaryId(),
    athleteId: uuid("athlete_id").references(() => athletes.id, { onDelete: "set null" }),
    subdomain: text("subdomain").unique("athlete_addresses_subdomain"),
    subdomainHash: text("subdomain_hash").notNull().unique("athlete_addresses_hash"),
    createdAt: createdAt(),
  },
  (table) => [index("athlete_addresses_athlete").on(table.athleteId)],
);
