import { recount } from "#server/championships/championships.ts";
import { clubShown, trustLost } from "#server/clubs/trust.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, isNotNull } from "#server/platform/database/orm.ts";
import { events } from "./tables.ts";

/** The page of an event was opened to everybody, or taken off: its championship counts elsewhere, or no longer. */
export async function pageOpenedOrClosed(eventId: string): Promise<void> {
  const [event] = await db()
    .select({ championshipId: events.championshipId })
    .from(events)
    .where(eq(events.id, eventId));
  if (event?.championshipId) await recount(event.championshipId);
}

/** With a club that staff hide or show, its championships stop to count or count again. */
async function clubHiddenOrShown({ clubId }: { clubId: string }): Promise<void> {
  const rows = await db()
    .select({ championshipId: events.championshipId })
    .from(events)
    .where(and(eq(events.clubId, clubId), isNotNull(events.championshipId)));
  for (const { championshipId } of rows) await recount(championshipId!);
}

trustLost.on(async ({ clubId, what }) => {
  // What others have earned stays when a club leaves by itself.
  if (what === "club_hidden") await clubHiddenOrShown({ clubId });
});
clubShown.on(clubHiddenOrShown);
