import type { EventLimit } from "#domain/events/event-fields.ts";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { insertLimits } from "./limits.ts";
import { events } from "./tables.ts";

/** Approval is not among it: an event starts as a draft or pending, unless staff enter their own. */
export type NewEvent = Omit<
  typeof events.$inferInsert,
  | "id"
  | "approval"
  | "createdBy"
  | "deletedAt"
  | "hiddenAt"
  | "heldAt"
  | "approvedAt"
  | "stateReason"
  | "checkCode"
> & { limits?: readonly EventLimit[] };

export async function insertEvent(
  { limits = [], ...input }: NewEvent,
  { createdBy, approval }: { createdBy: string | null; approval: "draft" | "pending" | "approved" },
): Promise<string> {
  const inserted = await db()
    .insert(events)
    .values({ ...input, createdBy, approval, ...(approval === "approved" && { approvedAt: now() }) })
    .returning({ id: events.id });
  const { id } = inserted[0]!;
  await insertLimits(id, limits);
  return id;
}
