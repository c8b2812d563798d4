import type { Actor } from "#domain/identity/actor.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db } from "#server/platform/database/database.ts";
import { liveById } from "#server/platform/database/live-rows.ts";
import { and, eq, sql } from "#server/platform/database/orm.ts";
import { withdraw } from "#server/platform/reviews/reviews.ts";
import { eventCancelled } from "./signals.ts";
import { events } from "./tables.ts";

/** Inside the transaction of whoever decided it. Its page stays, with the reason; those who are registered are told. */
export async function cancelNow(who: Actor, id: string, reason: string): Promise<boolean> {
  const rows = await db()
    .update(events)
    .set({ approval: "cancelled", stateReason: reason, heldAt: null, updatedAt: sql`now()` })
    .where(and(liveById(events, id), eq(events.approval, "approved")))
    .returning({ id: events.id });
  if (rows.length === 0) return false;
  await audit(who, "event.cancelled", id);
  await withdraw({ kind: "event", subjectId: id });
  await eventCancelled.tell({ eventId: id, reason });
  return true;
}
