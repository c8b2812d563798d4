import { contactClubs } from "#server/clubs/trust.ts";
import { db } from "#server/platform/database/database.ts";
import { desc, eq, inArray, or } from "#server/platform/database/orm.ts";
import { savedSearches, savedSearchMatches } from "./tables.ts";

const MOST = 10_000;

/** What this person saved, and whose mails they get. */
export const exportSavedSearches = (userId: string) =>
  db()
    .select({
      name: savedSearches.name,
      query: savedSearches.query,
      createdAt: savedSearches.createdAt,
    })
    .from(savedSearches)
    .where(or(eq(savedSearches.createdBy, userId), eq(savedSearches.alertsTo, userId)))
    .orderBy(desc(savedSearches.id))
    .limit(MOST);

/** Which clubs were told of these athletes, and when. What a club looks for is its own. */
export async function exportSavedSearchMatches(athleteIds: readonly string[]) {
  const rows = await db()
    .select({
      athleteId: savedSearchMatches.athleteId,
      clubId: savedSearches.clubId,
      foundAt: savedSearchMatches.foundAt,
    })
    .from(savedSearchMatches)
    .innerJoin(savedSearches, eq(savedSearches.id, savedSearchMatches.searchId))
    .where(inArray(savedSearchMatches.athleteId, [...athleteIds]))
    .orderBy(desc(savedSearchMatches.foundAt))
    .limit(MOST);
  const clubs = await contactClubs(rows.map(({ clubId }) => clubId));
  return rows.map(({ athleteId, clubId, foundAt }) => ({
    club: clubs.get(clubId)?.name ?? null,
    athleteId,
    foundAt,
  }));
}

/** The name goes and the mails stop; the club's searches stay, and go with the club. */
export async function eraseSavedSearches(userId: string, clubIds: readonly string[]): Promise<void> {
  await db()
    .delete(savedSearches)
    .where(inArray(savedSearches.clubId, [...clubIds]));
  await db().update(savedSearches).set({ createdBy: null }).where(eq(savedSearches.createdBy, userId));
  await db().update(savedSearches).set({ alertsTo: null }).where(eq(savedSearches.alertsTo, userId));
}
