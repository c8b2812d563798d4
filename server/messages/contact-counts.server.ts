import { profileIdOf, type Actor } from "#domain/identity/actor.ts";
import { TIME_ZONE } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { count, eq, sql } from "#server/platform/database/orm.ts";
import { contactRequests } from "./tables.ts";

/** How many contacts the club of this person asked for, and how many of them this month. */
export async function contactCounts(actor: Actor): Promise<{ total: number; thisMonth: number }> {
  const clubId = profileIdOf(actor, "club");
  if (!clubId) return { total: 0, thisMonth: 0 };
  const monthBegan = sql`date_trunc('month', now(), ${TIME_ZONE})`;
  const [row] = await db()
    .select({
      total: count(),
      thisMonth: sql<number>`(count(*) filter (where ${contactRequests.createdAt} >= ${monthBegan}))::int`,
    })
    .from(contactRequests)
    .where(eq(contactRequests.clubId, clubId));
  return row!;
}
