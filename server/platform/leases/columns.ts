import { instant } from "#server/platform/database/columns.ts";
import { uuid } from "#server/platform/database/orm.ts";

/**
 * Who works on a row at this moment. While the lease lasts, nobody else decides about it; afterwards the row is free
 * again without anybody doing anything. Spread into the table that holds the queue.
 */
export const leaseColumns = () => ({
  assigneeId: uuid("assignee_id"),
  leasedAt: instant("leased_at"),
  leaseUntil: instant("lease_until"),
});

/** The check of such a table: the three are set and cleared together. */
export const LEASE_IS_WHOLE = `num_nonnulls("assignee_id", "leased_at", "lease_until") in (0, 3)`;
