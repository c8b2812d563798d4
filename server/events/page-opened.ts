import { recount } from "#server/championships/championships.ts";
import { db } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { events } from "./tables.ts";

/** The page of an event was opened to everybody, or taken off: its championship counts elsewhere, or no longer. */
export async function pageOpenedOrClosed(eventId: string): Promise<void> {
  const [event] = await db()
    .select({ championshipId: events.championshipId })
    .from(events)
    .where(eq(events.id, eventId));
  if (event?.championshipId) await recount(event.championshipId);
}
