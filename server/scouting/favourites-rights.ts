import { contactClubs } from "#server/clubs/trust.ts";
import { db } from "#server/platform/database/database.ts";
import { desc, eq, inArray, or } from "#server/platform/database/orm.ts";
import { favourites } from "./tables.ts";

const MOST = 10_000;

/** What this person marked, and which clubs marked these athletes. */
export async function exportFavourites(userId: string | null, athleteIds: readonly string[]) {
  const rows = await db()
    .select()
    .from(favourites)
    .where(
      or(userId ? eq(favourites.userId, userId) : undefined, inArray(favourites.athleteId, [...athleteIds])),
    )
    .orderBy(desc(favourites.id))
    .limit(MOST);
  const clubs = await contactClubs(rows.map(({ clubId }) => clubId));
  const own = new Set(athleteIds);
  return rows.map(({ clubId, athleteId, createdAt }) => ({
    club: clubs.get(clubId)?.name ?? null,
    // Whom a scout marked is that athlete's data, not the scout's.
    athleteId: own.has(athleteId) ? athleteId : null,
    createdAt,
  }));
}

/** The scout's name goes, the club's favourites stay; they go with the club itself, and with the athlete. */
export async function eraseFavourites(userId: string, clubIds: readonly string[]): Promise<void> {
  await db()
    .delete(favourites)
    .where(inArray(favourites.clubId, [...clubIds]));
  await db().update(favourites).set({ userId: null }).where(eq(favourites.userId, userId));
}
