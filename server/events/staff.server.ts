import { isStaff, type Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { db } from "#server/platform/database/database.ts";
import { liveById } from "#server/platform/database/live-rows.ts";
import { namesOf } from "#server/platform/database/names.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import { PUBLIC_SQL } from "./calendar-queries.ts";
import { events } from "./tables.ts";

export { approve, create, hide, restore, type NewEvent } from "./approval.ts";
export { approveRequest, refuseRequest, type RequestProblem } from "./requests.ts";

export function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  return namesOf(events, events.title, ids);
}

/** An event that this actor may read, by its id. */
export async function readable(actor: Actor, id: string): Promise<{ name: string; path: string } | null> {
  const [row] = await db()
    .select({ title: events.title, open: sql<boolean>`${sql.raw(PUBLIC_SQL)}` })
    .from(events)
    .where(liveById(events, id));
  return row && (row.open || isStaff(actor)) ? { name: row.title, path: `/campeonatos/${id}` } : null;
}

/** For who decides about a report. */
export async function isHidden(actor: Actor, id: string): Promise<boolean> {
  assertModerator(actor);
  const [row] = await db().select({ hiddenAt: events.hiddenAt }).from(events).where(eq(events.id, id));
  return Boolean(row?.hiddenAt);
}
