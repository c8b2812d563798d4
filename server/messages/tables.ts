import {
  CONTACT_STATES,
  END_REASONS,
  type ContactState,
  type EndReason,
} from "#domain/messages/contact-state.ts";
import { athletes } from "#server/athletes/tables.ts";
import { clubs } from "#server/clubs/tables.ts";
import { users } from "#server/identity/tables.ts";
import { createdAt, instant, oneOf, plainDate, primaryId } from "#server/platform/database/columns.ts";
import {
  sql,
  boolean,
  check,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "#server/platform/database/orm.ts";

const VIEW_KINDS = ["profile", "video"] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** A verified club looked at an athlete: once a day, whoever of the club it was first. */
export const profileViews = pgTable(
  "profile_views",
  {
    id: primaryId(),
    clubId: uuid("club_id")
      .notNull()
      .references(() => clubs.id, { onDelete: "cascade" }),
    athleteId: uuid("athlete_id")
      .notNull()
      .references(() => athletes.id, { onDelete: "cascade" }),
    day: plainDate("day").notNull(),
    kind: text("kind").$type<ViewKind>().notNull(),
    /** Who looked for the club; null once the account is erased. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    check("profile_views_kind", oneOf("kind", VIEW_KINDS)),
    uniqueIndex("profile_views_once").on(table.athleteId, table.day, table.clubId),
    index("profile_views_club").on(table.clubId),
    index("profile_views_user").on(table.userId),
  ],
);

/** A club asks to talk with an athlete; for a minor it is the guardian who reads and answers. */
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
    /** The person who wrote for the club. */
    scoutUserId: uuid("scout_user_id").references(() => users.id, { onDelete: "set null" }),
    /** Null once the scout's account is erased: the family still sees that there was a request. */
    message: text("message"),
    /** Something in the message had to be masked for a minor's family, so staff review the club. */
    masked: boolean("masked").notNull().default(false),
    state: text("state").$type<ContactState>().notNull().default("waiting"),
    reply: text("reply"),
    answeredBy: uuid("answered_by").references(() => users.id, { onDelete: "set null" }),
    answeredAt: instant("answered_at"),
    endReason: text("end_reason").$type<EndReason>(),
    endedAt: instant("ended_at"),
    createdAt: createdAt(),
  },
  (table) => [
    check("contact_requests_state", oneOf("state", CONTACT_STATES)),
    check("contact_requests_message_length", sql`char_length(${table.message}) between 1 and 2000`),
    check("contact_requests_reply_length", sql`char_length(${table.reply}) <= 2000`),
    check(
      "contact_requests_answered",
      sql`(${table.state} in ('waiting', 'withdrawn')) = (${table.answeredAt} is null)`,
    ),
    check("contact_requests_end_reason", oneOf("end_reason", END_REASONS)),
    check(
      "contact_requests_ended",
      sql`(${table.state} in ('withdrawn', 'closed')) = (${table.endedAt} is not null) and (${table.endedAt} is null) = (${table.endReason} is null)`,
    ),
    uniqueIndex("contact_requests_one_waiting")
      .on(table.athleteId, table.clubId)
      .where(sql`state = 'waiting'`),
    index("contact_requests_athlete").on(table.athleteId, table.id),
    index("contact_requests_club").on(table.clubId, table.id),
    index("contact_requests_masked")
      .on(table.clubId, table.id)
      .where(sql`masked`),
    index("contact_requests_scout").on(table.scoutUserId),
    index("contact_requests_answered_by").on(table.answeredBy),
  ],
);
