import { eq } from "drizzle-orm";
import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { db } from "#server/platform/database/database.ts";
import * as queries from "./queries.ts";
import { contactRequests } from "./tables.ts";

/** What the person wrote to athletes, and what was written to theirs. */
export const exportOf = async (
  { userId }: DataSubject,
  athleteIds: readonly string[],
): Promise<ExportPart> => ({
  tables: { contact_requests: await queries.concerning(userId, athleteIds) },
});

/** What a scout wrote leaves with the scout; what was written about an athlete leaves with the athlete's row. */
export async function eraseFor({ userId }: DataSubject): Promise<void> {
  await db().delete(contactRequests).where(eq(contactRequests.scoutUserId, userId));
  await db().update(contactRequests).set({ reply: null }).where(eq(contactRequests.answeredBy, userId));
}
