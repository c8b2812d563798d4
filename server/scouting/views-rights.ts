import { contactClubs } from "#server/clubs/trust.ts";
import { db } from "#server/platform/database/database.ts";
import { desc, eq, inArray, or } from "#server/platform/database/orm.ts";
import { profileViews } from "./tables.ts";

/** Who looked at these athletes, and what the person looked at for a club. */
export async function exportViews(userId: string | null, athleteIds: readonly string[]) {
  const rows = await db()
    .select()
    .from(profileViews)
    .where(
      or(
        userId ? eq(profileViews.userId, userId) : undefined,
        inArray(profileViews.athleteId, [...athleteIds]),
      ),
    )
    .orderBy(desc(profileViews.id))
    .limit(10_000);
  const clubs = await contactClubs(rows.map(({ clubId }) => clubId));
  const own = new Set(athleteIds);
  return rows.map(({ clubId, athleteId, day, kinds }) => ({
    club: clubs.get(clubId)?.name ?? null,
    // Whom a scout looked at is that athlete's data, not the scout's.
    athleteId: own.has(athleteId) ? athleteId : null,
    day,
    kinds,
  }));
}
