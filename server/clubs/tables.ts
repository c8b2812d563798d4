import { RESULTS, TESTIMONIAL_TYPES, type MatchResult } from "#domain/clubs/results.ts";
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
    /** Empty: calculated from the results. */
    position: integer("position"),
    verified: boolean("verified").notNull().default(false),
    highlighted: boolean("highlighted").notNull().default(false),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant("deleted_at"),
    /** Staff took it off every public page because of a report. */
    hiddenAt: instant("hidden_at"),
  },
  (table) => [
    check("clubs_name_length", sql`char_length(${table.name}) between 2 and 120`),
    check("clubs_cnpj_shape", sql`${table.cnpj} ~ '^[0-9A-Z]{12}[0-9]{2}$'`),
    check("clubs_state", oneOf("state", STATE_CODES)),
    check("clubs_foundation_year", sql`${table.foundationYear} between 1850 and 2100`),
    check("clubs_position", sql`${table.position} > 0`),
    uniqueIndex("clubs_cnpj")
      .on(table.cnpj)
      .where(sql`cnpj_held`),
    index("clubs_user").on(table.userId),
    index("clubs_logo").on(table.logoId),
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

export const clubMatches = pgTable(
  "club_matches",
  {
    id: primaryId(),
    clubId: clubId(),
    opponent: text("opponent").notNull(),
    result: text("result").$type<MatchResult>().notNull(),
    score: text("score").notNull(),
    matchDate: plainDate("match_date").notNull(),
  },
  (table) => [
    check("club_matches_result", oneOf("result", RESULTS)),
    check("club_matches_score", sql`${table.score} ~ '^[0-9]{1,2}-[0-9]{1,2}$'`),
    index("club_matches_latest").on(table.clubId, sql`${table.matchDate} desc`, sql`${table.id} desc`),
  ],
);

export const clubSocial = pgTable("club_social", {
  clubId: clubId().primaryKey(),
  instagram: text("instagram"),
  youtube: text("youtube"),
  website: text("website"),
});

export const clubTestimonials = pgTable(
  "club_testimonials",
  {
    id: primaryId(),
    clubId: clubId(),
    name: text("name").notNull(),
    type: text("type").$type<(typeof TESTIMONIAL_TYPES)[number]>().notNull(),
    message: text("message").notNull(),
    image: text("image"),
  },
  (table) => [
    check("club_testimonials_type", oneOf("type", TESTIMONIAL_TYPES)),
    index("club_testimonials_club").on(table.clubId, table.id),
  ],
);

/** An athlete belongs to a club once both confirmed it; for a minor the guardian confirms. */
export const clubAthletes = pgTable(
  "club_athletes",
  {
    clubId: clubId(),
    athleteId: uuid("athlete_id")
      .notNull()
      .references(() => athletes.id, { onDelete: "cascade" }),
    clubConfirmedAt: instant("club_confirmed_at"),
    athleteConfirmedAt: instant("athlete_confirmed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "club_athletes_once", columns: [table.clubId, table.athleteId] }),
    index("club_athletes_athlete").on(table.athleteId),
  ],
);
