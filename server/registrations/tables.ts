import { POSITION_GROUPS, type PositionGroup } from "#domain/athletes/positions.ts";
import {
  CHECK_IN_WAYS,
  END_REASONS,
  OUTCOMES,
  REGISTRATION_STATES,
  type CheckInWay,
  type EndReason,
  type Outcome,
  type RegistrationState,
} from "#domain/registrations/states.ts";
import { athletes } from "#server/athletes/tables.ts";
import { eventChanges, events } from "#server/events/tables.ts";
import { users } from "#server/identity/tables.ts";
import { createdAt, instant, oneOf, primaryId, updatedAt } from "#server/platform/database/columns.ts";
import {
  sql,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
  uuid,
} from "#server/platform/database/orm.ts";

/** Numbers in the order in which people got in line. Taken under the lock of the event's limits. */
export const registrationTurns = pgSequence("registration_turns");

/** An athlete at an event: one row, whatever happens to it. */
export const registrations = pgTable(
  "registrations",
  {
    id: primaryId(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    athleteId: uuid("athlete_id")
      .notNull()
      .references(() => athletes.id, { onDelete: "cascade" }),
    state: text("state").$type<RegistrationState>().notNull(),
    /** When it came into this state. */
    stateAt: instant("state_at")
      .notNull()
      .default(sql`now()`),
    endReason: text("end_reason").$type<EndReason>(),
    /** The place is held until then: for the guardian's answer, or for the answer to an offer. */
    heldUntil: instant("held_until"),
    /** What the limits count. Written when the athlete gets in line, since an event's list must not move by itself. */
    category: text("category"),
    positionGroup: text("position_group").$type<PositionGroup>().notNull(),
    birthYear: integer("birth_year").notNull(),
    subscriber: boolean("subscriber").notNull(),
    /** The place in line, behind subscribers. */
    turn: bigint("turn", { mode: "number" })
      .notNull()
      .default(sql`nextval('registration_turns')`),
    minor: boolean("minor").notNull(),
    askedBy: uuid("asked_by").references(() => users.id, { onDelete: "set null" }),
    /** A guardian's yes to this event. */
    approvedBy: uuid("approved_by").references(() => users.id, { onDelete: "set null" }),
    approvedAt: instant("approved_at"),
    /** The phone that the guardian gave for the day, sealed. Erased afterwards. */
    phoneSealed: text("phone_sealed"),
    /** On the shirt and in the list. */
    number: integer("number"),
    /** SHA-256 of the ticket's token. It stays after the ticket stops being valid, so that the gate can say so. */
    ticketHash: text("ticket_hash").unique("registrations_ticket"),
    ticketSealed: text("ticket_sealed"),
    /** Came without a registration, on the day. */
    walkIn: boolean("walk_in").notNull().default(false),
    /** The last change of the event that the family answered with "Continuar". */
    acceptedChangeId: uuid("accepted_change_id").references(() => eventChanges.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    unique("registrations_once").on(table.eventId, table.athleteId),
    unique("registrations_number").on(table.eventId, table.number),
    check("registrations_state", oneOf("state", REGISTRATION_STATES)),
    check("registrations_end_reason", oneOf("end_reason", END_REASONS)),
    check(
      "registrations_ended",
      sql`(${table.state} in ('declined', 'lapsed', 'cancelled')) = (${table.endReason} is not null)`,
    ),
    check(
      "registrations_held",
      sql`(${table.state} in ('awaiting_guardian', 'offered')) = (${table.heldUntil} is not null)`,
    ),
    check("registrations_position", oneOf("position_group", POSITION_GROUPS)),
    // By no door does a minor take part without a guardian's yes.
    check(
      "registrations_guardian",
      sql`${table.state} <> 'confirmed' or not ${table.minor} or ${table.approvedAt} is not null`,
    ),
    check(
      "registrations_ticketed",
      sql`${table.state} <> 'confirmed' or (${table.number} is not null and ${table.ticketHash} is not null)`,
    ),
    index("registrations_line").on(table.eventId, table.state, table.turn),
    index("registrations_athlete").on(table.athleteId, table.id),
    index("registrations_held_until")
      .on(table.heldUntil)
      .where(sql`held_until is not null`),
    index("registrations_asked_by").on(table.askedBy),
    index("registrations_approved_by").on(table.approvedBy),
    index("registrations_accepted_change").on(table.acceptedChangeId),
  ],
);

/**
 * Every reading of a ticket. The first that reached the server counts, and the others are shown as doubles. One that was
 * undone counts no more.
 */
export const checkIns = pgTable(
  "check_ins",
  {
    /** Made on the phone, so that sending twice is one reading. */
    id: uuid("id").primaryKey(),
    registrationId: uuid("registration_id")
      .notNull()
      .references(() => registrations.id, { onDelete: "cascade" }),
    way: text("way").$type<CheckInWay>().notNull(),
    gate: text("gate").notNull(),
    /** By the clock of the phone. */
    readAt: instant("read_at").notNull(),
    /** By ours: the order that counts. */
    arrival: bigint("arrival", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    receivedAt: instant("received_at")
      .notNull()
      .default(sql`clock_timestamp()`),
    readBy: uuid("read_by").references(() => users.id, { onDelete: "set null" }),
    /** The organiser confirmed the wrong person, and took it back. */
    undoneAt: instant("undone_at"),
  },
  (table) => [
    check("check_ins_way", oneOf("way", CHECK_IN_WAYS)),
    check("check_ins_gate", sql`char_length(${table.gate}) between 1 and 40`),
    index("check_ins_registration").on(table.registrationId, table.arrival),
    index("check_ins_read_by").on(table.readBy),
  ],
);

/** What the organiser of a trial looks at. Without a row, the usual four criteria and no free text. */
export const rubrics = pgTable(
  "rubrics",
  {
    eventId: uuid("event_id")
      .primaryKey()
      .references(() => events.id, { onDelete: "cascade" }),
    criteria: text("criteria").array().notNull(),
    /** Short remarks that are chosen, not written. */
    remarks: text("remarks").array().notNull(),
    freeText: boolean("free_text").notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("rubrics_criteria", sql`cardinality(${table.criteria}) between 1 and 6`),
    check("rubrics_remarks", sql`cardinality(${table.remarks}) <= 12`),
  ],
);

/** The answer that everyone who came is owed. It belongs to the family and stays when the event closes. */
export const evaluations = pgTable(
  "evaluations",
  {
    registrationId: uuid("registration_id")
      .primaryKey()
      .references(() => registrations.id, { onDelete: "cascade" }),
    /** By criterion, 1 to 5. */
    scores: jsonb("scores").$type<Record<string, number>>().notNull(),
    remarks: text("remarks").array().notNull(),
    note: text("note"),
    outcome: text("outcome").$type<Outcome>(),
    evaluatedBy: uuid("evaluated_by").references(() => users.id, { onDelete: "set null" }),
    updatedAt: updatedAt(),
    sentAt: instant("sent_at"),
    /** When the guardian, or an adult athlete, first read it. Of minors nothing is noted. */
    readAt: instant("read_at"),
  },
  (table) => [
    check("evaluations_outcome", oneOf("outcome", OUTCOMES)),
    check("evaluations_note", sql`char_length(${table.note}) between 1 and 1000`),
    check("evaluations_sent", sql`${table.sentAt} is null or ${table.outcome} is not null`),
    index("evaluations_evaluated_by").on(table.evaluatedBy),
  ],
);
