import {
  CONTACT_STATES,
  END_REASONS,
  type ContactState,
  type EndReason,
} from "#domain/messages/contact-state.ts";
import { DAYS_TO_ANSWER } from "#domain/messages/limits.ts";
import { PURPOSE_NAMES, type Purpose } from "#domain/messages/purposes.ts";
import { SIDES, type Side } from "#domain/messages/sides.ts";
import { athletes } from "#server/athletes/tables.ts";
import { clubs } from "#server/clubs/tables.ts";
import { users } from "#server/identity/tables.ts";
import { createdAt, instant, oneOf, primaryId } from "#server/platform/database/columns.ts";
import {
  sql,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "#server/platform/database/orm.ts";

/**
 * A club asks to talk with an athlete; for a minor it is the guardian who reads and answers. Once accepted it is a
 * conversation.
 */
export const contactRequests = pgTable(
  "contact_requests",
  {
    id: primaryId(),
    athleteId: uuid("athlete_id")
      .notNull()
      .references(() => athletes.id, { onDelete: "cascade" }),
    clubId: uuid("club_id")
      .notNull()
      .references(() => clubs.id, { onDelete: "cascade" }),
    /** The person who asked for the club. */
    scoutUserId: uuid("scout_user_id").references(() => users.id, { onDelete: "set null" }),
    /** Who speaks for the club today: the scout, or an owner after the scout was removed. */
    handlerUserId: uuid("handler_user_id").references(() => users.id, { onDelete: "set null" }),
    purpose: text("purpose").$type<Purpose>().notNull(),
    /** Null once the scout's account is erased: the family still sees that there was a request. */
    message: text("message"),
    /** Something in the message had to be masked for a minor's family, so staff review the club. */
    masked: boolean("masked").notNull().default(false),
    state: text("state").$type<ContactState>().notNull().default("sent"),
    /** Without an answer it ends then. */
    expiresAt: instant("expires_at")
      .notNull()
      .default(sql.raw(`now() + interval '${DAYS_TO_ANSWER} days'`)),
    reply: text("reply"),
    answeredBy: uuid("answered_by").references(() => users.id, { onDelete: "set null" }),
    answeredAt: instant("answered_at"),
    endReason: text("end_reason").$type<EndReason>(),
    endedAt: instant("ended_at"),
    /** What a guardian switched on for the minor in this conversation. Who writes also reads. */
    childReads: boolean("child_reads").notNull().default(false),
    childWrites: boolean("child_writes").notNull().default(false),
    /** What one guardian switched off, the other does not switch on again. */
    childOffBy: uuid("child_off_by").references(() => users.id, { onDelete: "set null" }),
    /** The last words of each side, for what is unread; null while it only asked. */
    clubWroteAt: instant("club_wrote_at"),
    familyWroteAt: instant("family_wrote_at"),
    /** When something last happened to it. Lists are in this order. */
    activeAt: instant("active_at")
      .notNull()
      .default(sql`now()`),
    createdAt: createdAt(),
  },
  (table) => [
    check("contact_requests_state", oneOf("state", CONTACT_STATES)),
    check("contact_requests_purpose", oneOf("purpose", PURPOSE_NAMES)),
    check("contact_requests_message_length", sql`char_length(${table.message}) between 1 and 2000`),
    check("contact_requests_reply_length", sql`char_length(${table.reply}) <= 2000`),
    // A block ends both what waits and what was accepted.
    check(
      "contact_requests_answered",
      sql`${table.state} = 'blocked' or (${table.state} in ('sent', 'seen', 'withdrawn', 'expired')) = (${table.answeredAt} is null)`,
    ),
    check("contact_requests_end_reason", oneOf("end_reason", END_REASONS)),
    check(
      "contact_requests_ended",
      sql`(${table.state} in ('expired', 'withdrawn', 'closed', 'blocked')) = (${table.endedAt} is not null) and (${table.endedAt} is null) = (${table.endReason} is null)`,
    ),
    check("contact_requests_child", sql`${table.childReads} or not ${table.childWrites}`),
    uniqueIndex("contact_requests_one_waiting")
      .on(table.athleteId, table.clubId)
      .where(sql`state in ('sent', 'seen')`),
    index("contact_requests_athlete").on(table.athleteId, table.activeAt, table.id),
    index("contact_requests_club").on(table.clubId, table.activeAt, table.id),
    index("contact_requests_masked")
      .on(table.clubId, table.id)
      .where(sql`masked`),
    index("contact_requests_expires")
      .on(table.expiresAt)
      .where(sql`state in ('sent', 'seen')`),
    index("contact_requests_scout").on(table.scoutUserId),
    index("contact_requests_handler").on(table.handlerUserId),
    index("contact_requests_answered_by").on(table.answeredBy),
    index("contact_requests_child_off_by").on(table.childOffBy),
  ],
);

/** What is said once a contact was accepted. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: primaryId(),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contactRequests.id, { onDelete: "cascade" }),
    /** Null once the account is erased; so is the text then. */
    authorUserId: uuid("author_user_id").references(() => users.id, { onDelete: "set null" }),
    side: text("side").$type<Side>().notNull(),
    text: text("text"),
    createdAt: createdAt(),
  },
  (table) => [
    check("contact_messages_side", oneOf("side", SIDES)),
    check("contact_messages_length", sql`char_length(${table.text}) between 1 and 2000`),
    index("contact_messages_contact").on(table.contactId, table.id),
    index("contact_messages_author").on(table.authorUserId),
  ],
);

/** How far an adult has read a conversation, and when the last mail about it left. Of minors there are no rows. */
export const contactReaders = pgTable(
  "contact_readers",
  {
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contactRequests.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    readAt: instant("read_at"),
    mailedAt: instant("mailed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.contactId, table.userId] }),
    index("contact_readers_user").on(table.userId),
  ],
);

/** A family wants nothing more of a club, whoever writes for it. */
export const contactBlocks = pgTable(
  "contact_blocks",
  {
    id: primaryId(),
    athleteId: uuid("athlete_id")
      .notNull()
      .references(() => athletes.id, { onDelete: "cascade" }),
    clubId: uuid("club_id")
      .notNull()
      .references(() => clubs.id, { onDelete: "cascade" }),
    /** Only this person lifts it, while they decide about the athlete. */
    blockedBy: uuid("blocked_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("contact_blocks_once").on(table.athleteId, table.clubId),
    index("contact_blocks_club").on(table.clubId),
    index("contact_blocks_blocked_by").on(table.blockedBy),
  ],
);

/** Every adult who ever wrote about an athlete for a club. The family keeps the row when the person's account is erased. */
export const contactWriters = pgTable(
  "contact_writers",
  {
    id: primaryId(),
    athleteId: uuid("athlete_id")
      .notNull()
      .references(() => athletes.id, { onDelete: "cascade" }),
    clubId: uuid("club_id")
      .notNull()
      .references(() => clubs.id, { onDelete: "cascade" }),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The one they wrote in last. */
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contactRequests.id, { onDelete: "cascade" }),
    /** Whether the club was verified when they first wrote. */
    clubVerified: boolean("club_verified").notNull(),
    firstAt: instant("first_at")
      .notNull()
      .default(sql`now()`),
    lastAt: instant("last_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex("contact_writers_once").on(table.athleteId, table.clubId, table.userId),
    index("contact_writers_latest").on(table.athleteId, table.lastAt, table.id),
    index("contact_writers_club").on(table.clubId),
    index("contact_writers_user").on(table.userId),
    index("contact_writers_contact").on(table.contactId),
  ],
);
