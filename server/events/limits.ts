import type { EventLimit } from "#domain/events/event-fields.ts";
import { limitKey, type SeatsTaken } from "#domain/events/places-taken.ts";
import { EVENT_CATEGORIES } from "#domain/events/vocabulary.ts";
import { POSITION_GROUPS } from "#domain/athletes/positions.ts";
import { db } from "#server/platform/database/database.ts";
import { eq, inArray } from "#server/platform/database/orm.ts";
import { eventLimits } from "./tables.ts";

const ORDER: readonly string[] = [...EVENT_CATEGORIES, ...POSITION_GROUPS];

/** From the youngest category to the oldest, then by position. */
export async function limitsOf(eventId: string): Promise<EventLimit[]> {
  const rows = await db()
    .select({
      kind: eventLimits.kind,
      name: eventLimits.name,
      bornFrom: eventLimits.bornFrom,
      size: eventLimits.size,
    })
    .from(eventLimits)
    .where(eq(eventLimits.eventId, eventId));
  return rows.toSorted((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name));
}

export async function insertLimits(eventId: string, limits: readonly EventLimit[]): Promise<void> {
  if (limits.length > 0)
    await db()
      .insert(eventLimits)
      .values(limits.map((limit) => ({ ...limit, eventId })));
}

/** Makes the event's limits these, with its row locked. True: something changed. */
export async function replaceLimits(
  eventId: string,
  limits: readonly EventLimit[],
  taken: SeatsTaken,
): Promise<boolean> {
  const rows = await db().select().from(eventLimits).where(eq(eventLimits.eventId, eventId));
  const before = new Map(rows.map((row) => [limitKey(row), row]));
  const after = new Map(limits.map((limit) => [limitKey(limit), limit]));
  const gone = rows.filter((row) => !after.has(limitKey(row))).map(({ id }) => id);
  if (gone.length > 0) await db().delete(eventLimits).where(inArray(eventLimits.id, gone));
  let changed = gone.length > 0;
  for (const [key, limit] of after) {
    const row = before.get(key);
    // The birth years that people were admitted by stay, also when the event moves over New Year.
    const bornFrom = row && (taken.byLimit.get(key) ?? 0) > 0 ? row.bornFrom : limit.bornFrom;
    if (row && row.size === limit.size && row.bornFrom === bornFrom) continue;
    changed = true;
    if (row)
      await db().update(eventLimits).set({ size: limit.size, bornFrom }).where(eq(eventLimits.id, row.id));
    else await insertLimits(eventId, [limit]);
  }
  return changed;
}
