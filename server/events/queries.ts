import { db } from "#server/platform/database/database.ts";
import { events } from "./tables.ts";

/** Approval is not among it: every event starts pending. */
export type NewEvent = Omit<
  typeof events.$inferInsert,
  "id" | "approval" | "createdBy" | "deletedAt" | "hiddenAt"
>;

export async function insertEvent(input: NewEvent, createdBy: string | null): Promise<string> {
  const inserted = await db()
    .insert(events)
    .values({ ...input, createdBy })
    .returning({ id: events.id });
  return inserted[0]!.id;
}
