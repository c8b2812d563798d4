import {
  REPORT_REASONS,
  REPORT_SUBJECTS,
  type ReportReason,
  type ReportSubject,
} from "#domain/moderation/reports.ts";
import { users } from "#server/identity/tables.ts";
import { createdAt, oneOf, primaryId } from "#server/platform/database/columns.ts";
import { sql, check, index, pgTable, text, uuid } from "#server/platform/database/orm.ts";

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
