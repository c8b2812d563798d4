import { isStaff, type Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { db } from "#server/platform/database/database.ts";
import { liveById } from "#server/platform/database/live-rows.ts";
import { idsNamed, namesOf, type Named } from "#server/platform/database/names.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import { READABLE_SQL } from "./calendar-queries.ts";
import { events } from "./tables.ts";

export { approve, create, type NewEvent } from "./approval.ts";
export { hide, hold, restore } from "./holding.ts";
export { approveRequest, askAdjustment, refuseRequest, type RequestProblem } from "./requests.ts";

export function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  return namesOf(events, events.title, ids);
}

/** The ids of those with such a name, deleted ones too. */
export function named(actor: Actor, asked: Named): Promise<string[]> {
  assertModerator(actor);
  return idsNamed(events, events.title, asked);
}

/** An event that this actor may read, by its id. */
export async function readable(actor: Actor, id: string): Promise<{ name: string; path: string } | null> {
  const [row] = await db()
    .select({ title: events.title, open: sql<boolean>`${sql.raw(READABLE_SQL)}` })
    .from(events)
    .where(liveById(events, id));
  return row && (row.open || isStaff(actor)) ? { name: row.title, path: `/campeonatos/${id}` } : null;
}

/** For who decides about a report: whether it is off every page, or held with a notice. */
export async function isStopped(actor: Actor, id: string): Promise<boolean> {
  assertModerator(actor);
  const [row] = await db()
    .select({ hiddenAt: events.hiddenAt, heldAt: events.heldAt })
    .from(events)
    .where(eq(events.id, id));
  return Boolean(row?.hiddenAt ?? row?.heldAt);
}
