import { db } from "#server/platform/database/database.ts";
import { asc, desc, eq, inArray } from "#server/platform/database/orm.ts";
import { groupBy } from "#domain/group-by.ts";
import { eventChanges, type EventFacts } from "./tables.ts";

/** A change of date, place or fee that those who are registered have to know. */
export interface EventChange {
  id: string;
  before: EventFacts;
  after: EventFacts;
}

/** By event, the oldest first. */
export async function changesOf(eventIds: readonly string[]): Promise<ReadonlyMap<string, EventChange[]>> {
  if (eventIds.length === 0) return new Map();
  const { id, eventId, before, after } = eventChanges;
  const rows = await db()
    .select({ id, eventId, before, after })
    .from(eventChanges)
    .where(inArray(eventId, [...new Set(eventIds)]))
    .orderBy(asc(id));
  return groupBy(rows, (row) => row.eventId);
}

/** What somebody who registers now has read. */
export async function lastChangeId(event: string): Promise<string | null> {
  const { id, eventId } = eventChanges;
  const [row] = await db()
    .select({ id })
    .from(eventChanges)
    .where(eq(eventId, event))
    .orderBy(desc(id))
    .limit(1);
  return row?.id ?? null;
}
