import { EVENT_STATES, EVENT_TYPES, type EventType } from "#domain/events/vocabulary.ts";
import { STATE_CODES, type State } from "#domain/places.ts";
import { championships } from "#server/championships/tables.ts";
import { clubs } from "#server/clubs/tables.ts";
import { users } from "#server/identity/tables.ts";
import { createdAt, instant, oneOf, primaryId, updatedAt } from "#server/platform/database/columns.ts";
import { sql, check, index, integer, pgTable, text, uuid } from "#server/platform/database/orm.ts";

export const events = pgTable(
  "events",
  {
    id: primaryId(),
    title: text("title").notNull(),
    type: text("type").$type<EventType>().notNull(),
    startsAt: instant("starts_at").notNull(),
    location: text("location").notNull(),
    city: text("city"),
    state: text("state").$type<State>(),
    description: text("description"),
    maxParticipants: integer("max_participants"),
    reservedForSubscribers: integer("reserved_for_subscribers").notNull().default(0),
    feeCents: integer("fee_cents").notNull().default(0),
    imageUrl: text("image_url"),
    approval: text("approval").$type<(typeof EVENT_STATES)[number]>().notNull().default("pending"),
    clubId: uuid("club_id").references(() => clubs.id, { onDelete: "restrict" }),
    championshipId: uuid("championship_id")
      .unique("events_championship")
      .references(() => championships.id, { onDelete: "cascade" }),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant("deleted_at"),
    /** Staff took it off every public page because of a report. */
    hiddenAt: instant("hidden_at"),
  },
  (table) => [
    check("events_title_length", sql`char_length(${table.title}) between 1 and 160`),
    check("events_type", oneOf("type", EVENT_TYPES)),
    check("events_approval", oneOf("approval", EVENT_STATES)),
    check("events_state", oneOf("state", STATE_CODES)),
    check("events_capacity", sql`${table.maxParticipants} > 0`),
    check("events_fee", sql`${table.feeCents} >= 0`),
    check(
      "events_reserved",
      sql`${table.reservedForSubscribers} between 0 and coalesce(${table.maxParticipants}, ${table.reservedForSubscribers})`,
    ),
    index("events_calendar")
      .on(table.startsAt, table.id)
      .where(sql`approval = 'approved' and deleted_at is null`),
    index("events_club").on(table.clubId),
    index("events_created_by").on(table.createdBy),
  ],
);
