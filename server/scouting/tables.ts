import { FEET, type Foot } from "#domain/athletes/attributes.ts";
import { POSITIONS, type Position } from "#domain/athletes/positions.ts";
import { STAGES, type Stage } from "#domain/scouting/stages.ts";
import { VIEW_KINDS, type ViewKind } from "#domain/scouting/views.ts";
import { athletes } from "#server/athletes/tables.ts";
import { clubs } from "#server/clubs/tables.ts";
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
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "#server/platform/database/orm.ts";

const clubId = () =>
  uuid("club_id")
    .notNull()
    .references(() => clubs.id, { onDelete: "cascade" });
const athleteId = () =>
  uuid("athlete_id")
    .notNull()
    .references(() => athletes.id, { onDelete: "cascade" });
/** Null once the account is erased: what the club decided stays, without a name. */
const person = (column: string) => uuid(column).references(() => users.id, { onDelete: "set null" });

/** `array['Goleiro', …]` for checks. */
const words = (values: readonly string[]) =>
  sql.raw(`array[${values.map((value) => `'${value}'`).join(", ")}]::text[]`);

/** A list of athletes for one need of a club, shared by all of its people. */
export const shortlists = pgTable(
  "shortlists",
  {
    id: primaryId(),
    clubId: clubId(),
    name: text("name").notNull(),
    /** The need. Empty or null: any. */
    positions: text("positions")
      .array()
      .$type<Position[]>()
      .notNull()
      .default(sql`'{}'`),
    bornFrom: smallint("born_from"),
    bornTo: smallint("born_to"),
    foot: text("foot").$type<Foot>(),
    createdBy: person("created_by"),
    /** Who changed the list or anything in it last, and when. */
    changedBy: person("changed_by"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    archivedAt: instant("archived_at"),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    check("shortlists_name_length", sql`char_length(${table.name}) between 1 and 80`),
    check("shortlists_positions", sql`${table.positions} <@ ${words(POSITIONS)}`),
    check("shortlists_foot", oneOf("foot", FEET)),
    check(
      "shortlists_birth_years",
      sql`${table.bornFrom} between 1990 and 2100 and ${table.bornTo} between 1990 and 2100 and ${table.bornFrom} <= ${table.bornTo}`,
    ),
    index("shortlists_club").on(table.clubId, table.id),
    index("shortlists_created_by").on(table.createdBy),
    index("shortlists_changed_by").on(table.changedBy),
    index("shortlists_deleted")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/** An athlete in a list. */
export const shortlistEntries = pgTable(
  "shortlist_entries",
  {
    id: primaryId(),
    shortlistId: uuid("shortlist_id")
      .notNull()
      .references(() => shortlists.id, { onDelete: "cascade" }),
    athleteId: athleteId(),
    stage: text("stage").$type<Stage>().notNull().default("watching"),
    /** The order by hand. Ranks leave gaps, so that a move writes one row (domain/scouting/ranks.ts). */
    rank: integer("rank").notNull(),
    addedBy: person("added_by"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("shortlist_entries_stage", oneOf("stage", STAGES)),
    uniqueIndex("shortlist_entries_once").on(table.shortlistId, table.athleteId),
    index("shortlist_entries_order").on(table.shortlistId, table.rank, table.id),
    index("shortlist_entries_athlete").on(table.athleteId),
    index("shortlist_entries_added_by").on(table.addedBy),
  ],
);

const ENTRY_CHANGES = ["added", "stage", "moved"] as const;
export type EntryChange = (typeof ENTRY_CHANGES)[number];

/** What people of the club did to an entry. */
export const shortlistEntryChanges = pgTable(
  "shortlist_entry_changes",
  {
    id: primaryId(),
    entryId: uuid("entry_id")
      .notNull()
      .references(() => shortlistEntries.id, { onDelete: "cascade" }),
    userId: person("user_id"),
    what: text("what").$type<EntryChange>().notNull(),
    /** The stage it came to. */
    stage: text("stage").$type<Stage>(),
    /** The place in the list it was moved to, from 1. */
    place: smallint("place"),
    createdAt: createdAt(),
  },
  (table) => [
    check("shortlist_entry_changes_what", oneOf("what", ENTRY_CHANGES)),
    check("shortlist_entry_changes_stage", oneOf("stage", STAGES)),
    check(
      "shortlist_entry_changes_value",
      sql`(${table.stage} is null) = (${table.what} = 'moved') and (${table.place} is null) = (${table.what} <> 'moved')`,
    ),
    index("shortlist_entry_changes_entry").on(table.entryId, table.id),
    index("shortlist_entry_changes_user").on(table.userId),
  ],
);

/** What a person of a club wrote about an athlete. It stands in every list of the club that the athlete is in. */
export const scoutNotes = pgTable(
  "scout_notes",
  {
    id: primaryId(),
    clubId: clubId(),
    athleteId: athleteId(),
    authorId: person("author_id"),
    /** Only the author ever reads it, not even the club's owner. */
    private: boolean("private").notNull(),
    text: text("text").notNull(),
    tags: text("tags")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Which match, in the author's words. */
    match: text("match"),
    minute: smallint("minute"),
    createdAt: createdAt(),
    editedAt: instant("edited_at"),
  },
  (table) => [
    check("scout_notes_text_length", sql`char_length(${table.text}) between 1 and 2000`),
    check("scout_notes_tags", sql`cardinality(${table.tags}) <= 6`),
    check("scout_notes_match_length", sql`char_length(${table.match}) between 1 and 120`),
    check("scout_notes_minute", sql`${table.minute} between 0 and 150`),
    // A private note without its author would be read by nobody, and erased with nobody.
    check("scout_notes_private_author", sql`not ${table.private} or ${table.authorId} is not null`),
    index("scout_notes_club_athlete").on(table.clubId, table.athleteId, table.id),
    index("scout_notes_athlete").on(table.athleteId),
    index("scout_notes_author").on(table.authorId),
  ],
);

/** Athletes that a club marked, for everybody in the club. */
export const favourites = pgTable(
  "favourites",
  {
    id: primaryId(),
    clubId: clubId(),
    athleteId: athleteId(),
    /** Who marked the athlete. */
    userId: person("user_id"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("favourites_once").on(table.clubId, table.athleteId),
    // Newest first: a list is read backwards from its end.
    index("favourites_club").on(table.clubId, table.id),
    index("favourites_athlete").on(table.athleteId),
    index("favourites_user").on(table.userId),
  ],
);

/**
 * A person of a verified club looked at an athlete: one row a day, with everything that they opened. Counts are of
 * clubs and days, so that two scouts of one club are one view.
 */
export const profileViews = pgTable(
  "profile_views",
  {
    id: primaryId(),
    clubId: clubId(),
    athleteId: athleteId(),
    day: plainDate("day").notNull(),
    kinds: text("kinds").array().$type<ViewKind[]>().notNull(),
    /** Who looked for the club; null once the account is erased. */
    userId: person("user_id"),
  },
  (table) => [
    check(
      "profile_views_kinds",
      sql`${table.kinds} <@ ${words(VIEW_KINDS)} and cardinality(${table.kinds}) > 0`,
    ),
    uniqueIndex("profile_views_once").on(table.athleteId, table.day, table.clubId, table.userId),
    index("profile_views_club").on(table.clubId),
    index("profile_views_user").on(table.userId),
  ],
);

/** A search that a club keeps, for everybody in the club. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: primaryId(),
    clubId: clubId(),
    name: text("name").notNull(),
    /** As it was saved. A filter that the product no longer has is found out when it is read. */
    query: jsonb("query").$type<Record<string, unknown>>().notNull(),
    createdBy: person("created_by"),
    /** Who gets the daily mail; null while it is off. */
    alertsTo: person("alerts_to"),
    /** Whoever matched before was seen on the page. */
    alertsSince: instant("alerts_since")
      .notNull()
      .default(sql`now()`),
    /** What the link that stops the mails holds. It opens nothing else. */
    stopToken: text("stop_token").notNull().unique("saved_searches_stop_token"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("saved_searches_name_length", sql`char_length(${table.name}) between 1 and 80`),
    index("saved_searches_club").on(table.clubId, table.id),
    index("saved_searches_created_by").on(table.createdBy),
    index("saved_searches_alerts_to").on(table.alertsTo),
  ],
);

/** Who came to match a saved search. Written with the mail that says so: nobody is told twice. */
export const savedSearchMatches = pgTable(
  "saved_search_matches",
  {
    searchId: uuid("search_id")
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
    athleteId: athleteId(),
    /** The profile was published; otherwise it changed and matches since. */
    published: boolean("published").notNull(),
    foundAt: instant("found_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: "saved_search_matches_once", columns: [table.searchId, table.athleteId] }),
    index("saved_search_matches_athlete").on(table.athleteId),
    // Rows are appended in the order of this column: a few pages find the old ones.
    index("saved_search_matches_found").using("brin", table.foundAt),
  ],
);
