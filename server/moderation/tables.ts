import {
  REPORT_REASONS,
  REPORT_SUBJECTS,
  type ReportReason,
  type ReportSubject,
} from "#domain/moderation/reports.ts";
import { users } from "#server/identity/tables.ts";
import { media } from "#server/media/tables.ts";
import { createdAt, oneOf, primaryId } from "#server/platform/database/columns.ts";
import { sql, boolean, check, index, pgTable, text, uuid } from "#server/platform/database/orm.ts";

/** "Denunciar": what somebody told us about a profile, video, message, event or club. */
export const reports = pgTable(
  "reports",
  {
    id: primaryId(),
    subjectType: text("subject_type").$type<ReportSubject>().notNull(),
    subjectId: uuid("subject_id").notNull(),
    reason: text("reason").$type<ReportReason>().notNull(),
    details: text("details"),
    reporterUserId: uuid("reporter_user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    check("reports_subject_type", oneOf("subject_type", REPORT_SUBJECTS)),
    check("reports_reason", oneOf("reason", Object.keys(REPORT_REASONS))),
    check("reports_details_length", sql`char_length(${table.details}) <= 2000`),
    index("reports_subject").on(table.subjectId),
    index("reports_reporter").on(table.reporterUserId),
  ],
);

const TAKE_DOWN_OUTCOMES = ["removed", "refused"] as const;

/** "Pedir remoção": somebody who need not have an account asks that a photo or video be taken off its page. */
export const takeDowns = pgTable(
  "take_downs",
  {
    id: primaryId(),
    mediaId: uuid("media_id")
      .notNull()
      .references(() => media.id, { onDelete: "cascade" }),
    reason: text("reason"),
    /** For the answer. Null once its owner was erased, and a year after a decided request. */
    email: text("email"),
    /** Whether the same mailbox or network asked before, without keeping the network's address. */
    mailboxHash: text("mailbox_hash").notNull(),
    networkHash: text("network_hash").notNull(),
    /** The requester says that a minor is shown. */
    minor: boolean("minor").notNull(),
    /** The item was hidden because of this request. */
    hid: boolean("hid").notNull(),
    /** Null while it waits. */
    outcome: text("outcome").$type<(typeof TAKE_DOWN_OUTCOMES)[number]>(),
    createdAt: createdAt(),
  },
  (table) => [
    check("take_downs_outcome", oneOf("outcome", TAKE_DOWN_OUTCOMES)),
    check("take_downs_reason_length", sql`char_length(${table.reason}) between 1 and 1000`),
    index("take_downs_media").on(table.mediaId, table.id),
    index("take_downs_mailbox").on(table.mailboxHash),
    index("take_downs_network").on(table.networkHash),
  ],
);
