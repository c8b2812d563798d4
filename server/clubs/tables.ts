import {
  DEPICTED_DECISIONS,
  MINORS_SHOWN,
  type DepictedDecision,
  type MinorsShown,
} from "#domain/clubs/depicted.ts";
import { LINK_SIDES, type LinkSide } from "#domain/clubs/links.ts";
import { MATCH_SOURCES, MATCH_STATES, type MatchSource, type MatchState } from "#domain/clubs/matches.ts";
import {
  CLUB_CATEGORIES,
  PARTNERSHIPS,
  type ClubCategory,
  type Partnership,
} from "#domain/clubs/standing.ts";
import {
  TESTIMONIAL_STATES,
  TESTIMONIAL_TYPES,
  type TestimonialState,
  type TestimonialType,
} from "#domain/clubs/testimonials.ts";
import { STATE_CODES, type State } from "#domain/places.ts";
import { athletes } from "#server/athletes/tables.ts";
import { media } from "#server/media/tables.ts";
import { users } from "#server/identity/tables.ts";
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
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "#server/platform/database/orm.ts";

export const clubs = pgTable(
  "clubs",
  {
    id: primaryId(),
    name: text("name").notNull(),
    /** A verified club's new name, until staff have looked at it. */
    wantedName: text("wanted_name"),
    /** Letters and digits without punctuation; the alphanumeric form of 2026 fits too. */
    cnpj: text("cnpj"),
    /** The CNPJ is this club's alone. Whoever signs up only claims it until they confirm their e-mail. */
    cnpjHeld: boolean("cnpj_held").notNull().default(true),
    logoId: uuid("logo_id").references(() => media.id, { onDelete: "set null" }),
    city: text("city"),
    state: text("state").$type<State>(),
    foundationYear: smallint("foundation_year"),
    description: text("description"),
    address: text("address"),
    responsibleName: text("responsible_name"),
    contactEmail: text("contact_email"),
    phone: text("phone"),
    category: text("category").$type<ClubCategory>(),
    partnership: text("partnership").$type<Partnership>(),
    /** Empty: calculated from the results. */
    position: integer("position"),
    verified: boolean("verified").notNull().default(false),
    /** When a person last vouched for it. */
    verifiedAt: instant("verified_at"),
    highlighted: boolean("highlighted").notNull().default(false),
    /**
     * One of its owners, who answers for the registration; empty for clubs that staff entered. Who may act for the club
     * is in `club_members`.
     */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The file of staff that brought it. What stands above clubs knows which: no foreign key. */
    importId: uuid("import_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant("deleted_at"),
    /** Staff deleted it and can bring it back. A club whose last owner left has nothing to bring back. */
    restorable: boolean("restorable").notNull().default(false),
    /** Staff took it off every public page because of a report. */
    hiddenAt: instant("hidden_at"),
  },
  (table) => [
    check("clubs_name_length", sql`char_length(${table.name}) between 2 and 120`),
    check("clubs_wanted_name_length", sql`char_length(${table.wantedName}) between 2 and 120`),
    check("clubs_cnpj_shape", sql`${table.cnpj} ~ '^[0-9A-Z]{12}[0-9]{2}$'`),
    check("clubs_state", oneOf("state", STATE_CODES)),
    check("clubs_foundation_year", sql`${table.foundationYear} between 1850 and 2100`),
    check("clubs_category", oneOf("category", CLUB_CATEGORIES)),
    check("clubs_partnership", oneOf("partnership", PARTNERSHIPS)),
    check("clubs_position", sql`${table.position} > 0`),
    uniqueIndex("clubs_cnpj")
      .on(table.cnpj)
      .where(sql`cnpj_held`),
    index("clubs_user").on(table.userId),
    index("clubs_logo").on(table.logoId),
    // Whether a club is here already, asked for each line of a file.
    index("clubs_same_name")
      .on(sql`search_key(name)`)
      .where(sql`deleted_at is null`),
    index("clubs_import")
      .on(table.importId)
      .where(sql`import_id is not null`),
  ],
);

const clubId = () =>
  uuid("club_id")
    .notNull()
    .references(() => clubs.id, { onDelete: "cascade" });

export const clubAchievements = pgTable(
  "club_achievements",
  { id: primaryId(), clubId: clubId(), achievement: text("achievement").notNull() },
  (table) => [index("club_achievements_club").on(table.clubId, table.id)],
);

/** One match, once, as the club has it that entered it; the opponent sees the same row from the other side. */
export const clubMatches = pgTable(
  "club_matches",
  {
    id: primaryId(),
    clubId: clubId(),
    /** Null: a club that is not here, by its name alone. */
    opponentId: uuid("opponent_id").references(() => clubs.id, { onDelete: "cascade" }),
    opponentName: text("opponent_name"),
    goalsFor: smallint("goals_for").notNull(),
    goalsAgainst: smallint("goals_against").notNull(),
    matchDate: plainDate("match_date").notNull(),
    /** 17 is Sub-17. */
    category: smallint("category"),
    source: text("source").$type<MatchSource>().notNull().default("club"),
    state: text("state").$type<MatchState>().notNull().default("declared"),
    /** What the opponent says the score was, in the order of `goalsFor` and `goalsAgainst`. */
    contestedFor: smallint("contested_for"),
    contestedAgainst: smallint("contested_against"),
    /** Where staff can check it, in the words of the club. */
    evidence: text("evidence"),
    /** What a match sheet is known by where it was written. */
    sourceRef: text("source_ref"),
    enteredBy: uuid("entered_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      "club_matches_goals",
      sql`${table.goalsFor} between 0 and 99 and ${table.goalsAgainst} between 0 and 99`,
    ),
    check(
      "club_matches_contested_goals",
      sql`${table.contestedFor} between 0 and 99 and ${table.contestedAgainst} between 0 and 99`,
    ),
    check("club_matches_category", sql`${table.category} between 7 and 23`),
    check("club_matches_source", oneOf("source", MATCH_SOURCES)),
    check("club_matches_state", oneOf("state", MATCH_STATES)),
    check("club_matches_confirmed", sql`(${table.state} = 'confirmed') = (${table.source} <> 'club')`),
    check(
      "club_matches_contested",
      sql`(${table.state} = 'contested') <= (${table.contestedFor} is not null and ${table.contestedAgainst} is not null)`,
    ),
    check(
      "club_matches_opponent",
      sql`(${table.opponentId} is null) <> (${table.opponentName} is null) and ${table.opponentId} is distinct from ${table.clubId}`,
    ),
    check("club_matches_opponent_length", sql`char_length(${table.opponentName}) between 1 and 120`),
    check("club_matches_evidence_length", sql`char_length(${table.evidence}) between 1 and 500`),
    check("club_matches_sheet", sql`(${table.source} = 'match_sheet') = (${table.sourceRef} is not null)`),
    uniqueIndex("club_matches_sheet_once").on(table.sourceRef),
    // Both clubs enter the same match: it is one row, whoever was first. Sheets have their own key.
    uniqueIndex("club_matches_once")
      .on(
        sql`least(club_id, opponent_id)`,
        sql`greatest(club_id, opponent_id)`,
        table.matchDate,
        sql`coalesce(category, 0)`,
      )
      .where(sql`opponent_id is not null and source <> 'match_sheet'`),
    index("club_matches_latest").on(table.clubId, sql`${table.matchDate} desc`, sql`${table.id} desc`),
    index("club_matches_latest_away").on(
      table.opponentId,
      sql`${table.matchDate} desc`,
      sql`${table.id} desc`,
    ),
    index("club_matches_season")
      .on(table.matchDate)
      .where(sql`state = 'confirmed'`),
    index("club_matches_entered_by").on(table.enteredBy),
  ],
);

/** Points that staff added or took away in a season. Each is listed with its reason on the page of the ranking. */
export const clubPointAdjustments = pgTable(
  "club_point_adjustments",
  {
    id: primaryId(),
    clubId: clubId(),
    season: smallint("season").notNull(),
    points: smallint("points").notNull(),
    reason: text("reason").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check("club_point_adjustments_season", sql`${table.season} between 2000 and 2100`),
    check("club_point_adjustments_points", sql`${table.points} <> 0 and ${table.points} between -60 and 60`),
    check("club_point_adjustments_reason", sql`char_length(${table.reason}) between 5 and 200`),
    index("club_point_adjustments_club").on(table.clubId),
    index("club_point_adjustments_season_order").on(table.season, table.id),
  ],
);

export const clubSocial = pgTable("club_social", {
  clubId: clubId().primaryKey(),
  instagram: text("instagram"),
  youtube: text("youtube"),
  website: text("website"),
});

const athleteId = () => uuid("athlete_id").references(() => athletes.id, { onDelete: "cascade" });
const byUser = (name: string) => uuid(name).references(() => users.id, { onDelete: "set null" });

/** What somebody says of the club. On its page only while the person quoted agrees. */
export const clubTestimonials = pgTable(
  "club_testimonials",
  {
    id: primaryId(),
    clubId: clubId(),
    name: text("name").notNull(),
    type: text("type").$type<TestimonialType>().notNull(),
    message: text("message").notNull(),
    image: text("image"),
    state: text("state").$type<TestimonialState>().notNull().default("waiting"),
    /** The linked athlete who is quoted. A minor's guardians are asked. */
    athleteId: athleteId(),
    /** Who is asked, where that is no linked athlete. */
    email: text("email"),
    /** Only its hash is kept: the link itself is in the mail alone. */
    tokenHash: text("token_hash").unique("club_testimonials_token"),
    askedByUserId: byUser("asked_by_user_id"),
    askedAt: instant("asked_at")
      .notNull()
      .default(sql`now()`),
    decidedAt: instant("decided_at"),
    /** Staff took it off the page because of a report. */
    hiddenAt: instant("hidden_at"),
  },
  (table) => [
    check("club_testimonials_type", oneOf("type", TESTIMONIAL_TYPES)),
    check("club_testimonials_state", oneOf("state", TESTIMONIAL_STATES)),
    check("club_testimonials_name_length", sql`char_length(${table.name}) between 2 and 120`),
    check("club_testimonials_message_length", sql`char_length(${table.message}) between 1 and 1000`),
    index("club_testimonials_club").on(table.clubId, table.id),
    index("club_testimonials_athlete").on(table.athleteId),
    index("club_testimonials_asked_by").on(table.askedByUserId),
  ],
);

/** An athlete belongs to a club once both confirmed it; for a minor the guardian confirms. */
export const clubAthletes = pgTable(
  "club_athletes",
  {
    clubId: clubId(),
    athleteId: athleteId().notNull(),
    askedBy: text("asked_by").$type<LinkSide>().notNull().default("athlete"),
    /** Who of the club asked. */
    askedByUserId: byUser("asked_by_user_id"),
    clubConfirmedAt: instant("club_confirmed_at"),
    athleteConfirmedAt: instant("athlete_confirmed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    check("club_athletes_asked_by", oneOf("asked_by", LINK_SIDES)),
    primaryKey({ name: "club_athletes_once", columns: [table.clubId, table.athleteId] }),
    index("club_athletes_athlete").on(table.athleteId),
    index("club_athletes_asked_by_user").on(table.askedByUserId),
  ],
);

/** Who said no to a link last: the other side cannot ask again for some time. */
export const clubLinkRefusals = pgTable(
  "club_link_refusals",
  {
    clubId: clubId(),
    athleteId: athleteId().notNull(),
    refusedBy: text("refused_by").$type<LinkSide>().notNull(),
    refusedAt: instant("refused_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    check("club_link_refusals_refused_by", oneOf("refused_by", LINK_SIDES)),
    primaryKey({
      name: "club_link_refusals_once",
      columns: [table.clubId, table.athleteId, table.refusedBy],
    }),
    index("club_link_refusals_athlete").on(table.athleteId),
  ],
);

/** What the club said of a photo or video of its own before anybody else sees it. */
export const clubMediaItems = pgTable(
  "club_media",
  {
    mediaId: uuid("media_id")
      .primaryKey()
      .references(() => media.id, { onDelete: "cascade" }),
    clubId: clubId(),
    minors: text("minors").$type<MinorsShown>().notNull(),
    declaredByUserId: byUser("declared_by_user_id"),
    declaredAt: instant("declared_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    check("club_media_minors", oneOf("minors", MINORS_SHOWN)),
    index("club_media_club").on(table.clubId),
    index("club_media_declared_by").on(table.declaredByUserId),
  ],
);

/** A linked athlete whom an item shows. A minor's guardian has to say yes. */
export const clubMediaAthletes = pgTable(
  "club_media_athletes",
  {
    mediaId: uuid("media_id")
      .notNull()
      .references(() => clubMediaItems.mediaId, { onDelete: "cascade" }),
    athleteId: athleteId().notNull(),
    decision: text("decision").$type<DepictedDecision>().notNull(),
    decidedByUserId: byUser("decided_by_user_id"),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    check("club_media_athletes_decision", oneOf("decision", DEPICTED_DECISIONS)),
    primaryKey({ name: "club_media_athletes_once", columns: [table.mediaId, table.athleteId] }),
    index("club_media_athletes_athlete").on(table.athleteId),
    index("club_media_athletes_decided_by").on(table.decidedByUserId),
  ],
);

/**
 * What the home page quotes: an approved testimonial of a club, or the words of an adult that staff wrote down and
 * answer for. The newest one that counts is shown; without any, the product chooses (testimonials.ts).
 */
export const homeTestimonials = pgTable(
  "home_testimonials",
  {
    id: primaryId(),
    clubTestimonialId: uuid("club_testimonial_id").references(() => clubTestimonials.id, {
      onDelete: "cascade",
    }),
    name: text("name"),
    role: text("role"),
    message: text("message"),
    declaredByUserId: byUser("declared_by_user_id"),
    shownFrom: instant("shown_from")
      .notNull()
      .default(sql`now()`),
    takenDownAt: instant("taken_down_at"),
  },
  (table) => [
    check(
      "home_testimonials_source",
      sql`(${table.clubTestimonialId} is null) = (${table.name} is not null and ${table.role} is not null and ${table.message} is not null)`,
    ),
    index("home_testimonials_shown")
      .on(table.shownFrom)
      .where(sql`taken_down_at is null`),
    index("home_testimonials_club_testimonial").on(table.clubTestimonialId),
    index("home_testimonials_declared_by").on(table.declaredByUserId),
  ],
);
