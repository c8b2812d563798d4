import { POSITION_GROUPS } from "#domain/athletes/positions.ts";
import { MODALITIES, type Modality } from "#domain/athletes/attributes.ts";
import {
  EVENT_STATES,
  EVENT_TYPES,
  LIMIT_KINDS,
  type EventState,
  type EventType,
  type LimitKind,
} from "#domain/events/vocabulary.ts";
import { STATE_CODES, type State } from "#domain/places.ts";
import { championships } from "#server/championships/tables.ts";
import { clubs } from "#server/clubs/tables.ts";
import { userProfiles, users } from "#server/identity/tables.ts";
import { media } from "#server/media/tables.ts";
import { createdAt, instant, oneOf, primaryId, updatedAt } from "#server/platform/database/columns.ts";
import {
  sql,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "#server/platform/database/orm.ts";

export const events = pgTable(
  "events",
  {
    id: primaryId(),
    title: text("title").notNull(),
    type: text("type").$type<EventType>().notNull(),
    startsAt: instant("starts_at").notNull(),
    /** Null for what a visitor sent: nobody said when it ends. */
    endsAt: instant("ends_at"),
    /** The venue's, as it was when the event was entered. */
    timeZone: text("time_zone").notNull().default("America/Sao_Paulo"),
    location: text("location").notNull(),
    city: text("city"),
    state: text("state").$type<State>(),
    /** A page of a known map; without one the address is looked up. */
    mapUrl: text("map_url"),
    /** Null: everyone. */
    modality: text("modality").$type<Modality>(),
    description: text("description"),
    bring: text("bring"),
    maxParticipants: integer("max_participants"),
    reservedForSubscribers: integer("reserved_for_subscribers").notNull().default(0),
    /** From then on everyone may take the places that are still kept for subscribers. */
    reservedUntil: instant("reserved_until"),
    /** Until then only subscribers register. Null: everyone from the first day. */
    openToAllAt: instant("open_to_all_at"),
    /** Nobody registers after it. Null: when it starts. */
    registrationEndsAt: instant("registration_ends_at"),
    /** Days after the end by which everyone who came has an answer. */
    feedbackDays: integer("feedback_days").notNull().default(7),
    feeCents: integer("fee_cents").notNull().default(0),
    /** The address of the drawing that its organiser chose. */
    imageUrl: text("image_url"),
    /** The organiser's own picture, once staff have approved it: shown instead of the drawing. */
    pictureId: uuid("picture_id").references(() => media.id, { onDelete: "set null" }),
    approval: text("approval").$type<EventState>().notNull().default("pending"),
    /** Why staff rejected it, or why it was cancelled. */
    stateReason: text("state_reason"),
    /** Staff look into a report: the page stays with a notice, and nobody new registers. */
    heldAt: instant("held_at"),
    approvedAt: instant("approved_at"),
    /** Of the page that a printed QR code leads to. Random, so that it cannot be made up. */
    checkCode: text("check_code")
      .notNull()
      .unique("events_check_code")
      .default(sql`substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`),
    clubId: uuid("club_id").references(() => clubs.id, { onDelete: "restrict" }),
    /** The person's championship profile, where no club organises. */
    organiserProfileId: uuid("organiser_profile_id").references(() => userProfiles.id, {
      onDelete: "set null",
    }),
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
    check("events_end", sql`${table.endsAt} > ${table.startsAt}`),
    check("events_registration_end", sql`${table.registrationEndsAt} <= ${table.startsAt}`),
    check("events_modality", oneOf("modality", MODALITIES)),
    check("events_feedback_days", sql`${table.feedbackDays} between 1 and 30`),
    index("events_created_by").on(table.createdBy),
    index("events_organiser_profile").on(table.organiserProfileId),
    index("events_picture").on(table.pictureId),
  ],
);

/**
 * One row a limit of an event: a category, a group of positions; the limit for everyone is the event's own row. Whoever
 * takes a place locks the event, then its limits in the order of their ids, counts, and then writes. A category without
 * a size is open as long as the event is.
 */
export const eventLimits = pgTable(
  "event_limits",
  {
    id: primaryId(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    kind: text("kind").$type<LimitKind>().notNull(),
    /** "Sub-15", "Goleiro". */
    name: text("name").notNull(),
    /** Of a category: the first birth year that fits; null: any. */
    bornFrom: integer("born_from"),
    size: integer("size"),
  },
  (table) => [
    check("event_limits_kind", oneOf("kind", LIMIT_KINDS)),
    check("event_limits_size", sql`${table.size} > 0`),
    check("event_limits_position", sql`${table.kind} <> 'position' or ${oneOf("name", POSITION_GROUPS)}`),
    check("event_limits_category", sql`${table.kind} = 'category' or ${table.size} is not null`),
    unique("event_limits_once").on(table.eventId, table.kind, table.name),
  ],
);

/** What a family has to know when it changes. */
export interface EventFacts {
  startsAt: string;
  endsAt: string | null;
  location: string;
  city: string | null;
  state: string | null;
  feeCents: number;
}

/** A change of date, place or fee after approval. Whoever is registered is told and may leave. */
export const eventChanges = pgTable(
  "event_changes",
  {
    id: primaryId(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    before: jsonb("before").$type<EventFacts>().notNull(),
    after: jsonb("after").$type<EventFacts>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("event_changes_event").on(table.eventId, table.id)],
);
