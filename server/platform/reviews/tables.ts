import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";
import { createdAt, instant, oneOf, primaryId } from "#server/platform/database/columns.ts";
import { LEASE_IS_WHOLE, leaseColumns } from "#server/platform/leases/columns.ts";
import { sql, check, index, pgTable, text, uniqueIndex, uuid } from "#server/platform/database/orm.ts";

const REVIEW_STATES = ["open", "approved", "adjust", "rejected", "withdrawn"] as const;
type ReviewState = (typeof REVIEW_STATES)[number];

/** Everything that waits for a decision of the team. What a kind means is declared by its capability. */
export const reviews = pgTable(
  "reviews",
  {
    id: primaryId(),
    kind: text("kind").$type<ReviewKindName>().notNull(),
    subjectId: uuid("subject_id").notNull(),
    state: text("state").$type<ReviewState>().notNull().default("open"),
    requestedBy: uuid("requested_by"),
    ...leaseColumns(),
    decidedBy: uuid("decided_by"),
    reason: text("reason"),
    createdAt: createdAt(),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    check("reviews_state", oneOf("state", REVIEW_STATES)),
    check("reviews_decided", sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    check(
      "reviews_rejection_has_reason",
      sql`${table.state} not in ('rejected', 'adjust') or ${table.reason} is not null`,
    ),
    check("reviews_lease", sql.raw(LEASE_IS_WHOLE)),
    uniqueIndex("reviews_one_open")
      .on(table.kind, table.subjectId)
      .where(sql`state = 'open'`),
    index("reviews_queue")
      .on(table.kind, table.createdAt, table.id)
      .where(sql`state = 'open'`),
    index("reviews_history").on(table.subjectId, sql`${table.createdAt} desc`),
  ],
);
