import { eq } from "drizzle-orm";
import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { responsibleFor } from "#server/athletes/responsible.server.ts";
import { db } from "#server/platform/database/database.ts";
import * as queries from "./queries.ts";
import { shown } from "./shown.ts";
import { contactRequests } from "./tables.ts";

/** What the person wrote to athletes, and what was written to theirs as far as they may read it by now. */
export async function exportOf({ userId }: DataSubject, athleteIds: readonly string[]): Promise<ExportPart> {
  const rows = await queries.concerning(userId, athleteIds);
  const readable = rows.map(async (row) =>
    row.scoutUserId === userId ? row : shown(row, await responsibleFor(row.athleteId)),
  );
  return { tables: { contact_requests: await Promise.all(readable) } };
}

/** What a scout wrote leaves with the scout; what was written about an athlete leaves with the athlete's row. */
export async function eraseFor({ userId }: DataSubject): Promise<void> {
  await db().delete(contactRequests).where(eq(contactRequests.scoutUserId, userId));
  await db().update(contactRequests).set({ reply: null }).where(eq(contactRequests.answeredBy, userId));
}
