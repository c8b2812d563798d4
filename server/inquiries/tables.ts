import {
  INQUIRY_KINDS,
  INQUIRY_STATES,
  type InquiryKind,
  type InquiryState,
} from "#domain/inquiries/kinds.ts";
import { athletes } from "#server/athletes/tables.ts";
import { createdAt, instant, oneOf, plainDate, primaryId } from "#server/platform/database/columns.ts";
import { sql, check, index, jsonb, pgTable, text, uuid } from "#server/platform/database/orm.ts";
import { LEASE_IS_WHOLE, leaseColumns } from "#server/platform/leases/columns.ts";

/** What people send from the forms of the public site. */
export const inquiries = pgTable(
  "inquiries",
  {
    id: primaryId(),
    kind: text("kind").$type<InquiryKind>().notNull(),
    name: text("name").notNull(),
    email: text("email"),
    phone: text("phone"),
    subject: text("subject"),
    message: text("message"),
    /** Whom it is about. When the athlete leaves, the message stays until its own time is over. */
    athleteId: uuid("athlete_id").references(() => athletes.id, { onDelete: "set null" }),
    /** What only this kind of form asks. */
    details: jsonb("details").$type<Record<string, string | number | boolean>>().notNull().default({}),
    state: text("state").$type<InquiryState>().notNull().default("new"),
    handledAt: instant("handled_at"),
    ...leaseColumns(),
    /** What the team wrote back by mail, where it did so from here. */
    answer: text("answer"),
    /** Of a request about personal data: the last day on which it may be answered. */
    dueOn: plainDate("due_on"),
    createdAt: createdAt(),
  },
  (table) => [
    check("inquiries_kind", oneOf("kind", INQUIRY_KINDS)),
    check("inquiries_state", oneOf("state", INQUIRY_STATES)),
    check("inquiries_handled", sql`(${table.state} = 'handled') = (${table.handledAt} is not null)`),
    check("inquiries_name_length", sql`char_length(${table.name}) between 1 and 160`),
    check("inquiries_message_length", sql`char_length(${table.message}) <= 5000`),
    check("inquiries_answer_length", sql`char_length(${table.answer}) <= 3000`),
    check("inquiries_lease", sql.raw(LEASE_IS_WHOLE)),
    check("inquiries_due", sql`(${table.kind} = 'data_request') = (${table.dueOn} is not null)`),
    // An event may be sent without an e-mail, and a request on paper has none; everything else is answered by mail.
    check(
      "inquiries_answerable",
      sql`${table.email} is not null or ${table.kind} in ('new_event', 'data_request')`,
    ),
    // LGPD art. 14: a child's own address is never stored.
    check(
      "inquiries_minor_by_guardian",
      sql`${table.kind} <> 'interest' or coalesce((${table.details} ->> 'age')::int >= 18 or (${table.details} ->> 'guardian')::boolean, false)`,
    ),
    check("inquiries_athlete", sql`${table.athleteId} is null or ${table.kind} = 'athlete_contact'`),
    index("inquiries_newest").on(table.state, sql`${table.createdAt} desc`, sql`${table.id} desc`),
    index("inquiries_due_on")
      .on(table.dueOn, table.id)
      .where(sql`state = 'new' and due_on is not null`),
    index("inquiries_email").on(sql`lower(${table.email})`),
    index("inquiries_athlete_id")
      .on(table.athleteId)
      .where(sql`${table.athleteId} is not null`),
  ],
);
