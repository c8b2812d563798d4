import { and, desc, eq } from "drizzle-orm";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { championships } from "./tables.ts";

const MOST = 100;

/** The championships that this person organises, newest first. */
export async function ownChampionships(actor: Actor) {
  const userId = userIdOf(actor);
  if (!userId) return [];
  const rows = await db()
    .select({
      id: championships.id,
      name: championships.name,
      location: championships.location,
      startDate: championships.startDate,
      endDate: championships.endDate,
      status: championships.status,
    })
    .from(championships)
    .where(and(eq(championships.organiserId, userId), live(championships)))
    .orderBy(desc(championships.createdAt), desc(championships.id))
    .limit(MOST);
  return rows;
}
