import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { contactClubs } from "#server/clubs/trust.ts";
import { db } from "#server/platform/database/database.ts";
import { and, desc, eq, inArray, or } from "#server/platform/database/orm.ts";
import { eraseFavourites, exportFavourites } from "./favourites-rights.ts";
import { eraseSavedSearches, exportSavedSearches, exportSavedSearchMatches } from "./saved-search-rights.ts";
import { scoutNotes, shortlistEntries, shortlistEntryChanges, shortlists } from "./tables.ts";
import { exportViews } from "./views-rights.ts";

export { sweepDeletedLists } from "./list-queries.ts";
export { sweepViews } from "./views.server.ts";

const MOST = 10_000;

/**
 * What the person wrote and did as a scout, and what clubs wrote about their athletes. A club's shared note comes with
 * the club's name and without its author's. Of a private note the athlete reads that there is one, and nothing of it.
 */
export async function exportOf({ userId }: DataSubject, athleteIds: readonly string[]): Promise<ExportPart> {
  return {
    tables: {
      shortlists: await db()
        .select({ id: shortlists.id, name: shortlists.name, createdAt: shortlists.createdAt })
        .from(shortlists)
        .where(eq(shortlists.createdBy, userId))
        .orderBy(desc(shortlists.id))
        .limit(MOST),
      shortlist_entries: await entriesOf(userId, athleteIds),
      shortlist_entry_changes: await db()
        .select({
          what: shortlistEntryChanges.what,
          stage: shortlistEntryChanges.stage,
          createdAt: shortlistEntryChanges.createdAt,
        })
        .from(shortlistEntryChanges)
        .where(eq(shortlistEntryChanges.userId, userId))
        .orderBy(desc(shortlistEntryChanges.id))
        .limit(MOST),
      scout_notes: await notesOf(userId, athleteIds),
      favourites: await exportFavourites(userId, athleteIds),
      profile_views: await exportViews(userId, athleteIds),
      saved_searches: await exportSavedSearches(userId),
      saved_search_matches: await exportSavedSearchMatches(athleteIds),
    },
  };
}

/** What clubs wrote about these athletes, for one of their guardians. */
export const exportAbout = async (athleteIds: readonly string[]): Promise<ExportPart> => ({
  tables: {
    shortlist_entries: await entriesOf(null, athleteIds),
    scout_notes: await notesOf(null, athleteIds),
    favourites: await exportFavourites(null, athleteIds),
    profile_views: await exportViews(null, athleteIds),
    saved_search_matches: await exportSavedSearchMatches(athleteIds),
  },
});

/** That a club has the athlete in a list. The list's name and stage are the club's own plans. */
async function entriesOf(userId: string | null, athleteIds: readonly string[]) {
  const rows = await db()
    .select({
      athleteId: shortlistEntries.athleteId,
      clubId: shortlists.clubId,
      createdAt: shortlistEntries.createdAt,
    })
    .from(shortlistEntries)
    .innerJoin(shortlists, eq(shortlists.id, shortlistEntries.shortlistId))
    .where(
      or(
        userId ? eq(shortlistEntries.addedBy, userId) : undefined,
        inArray(shortlistEntries.athleteId, [...athleteIds]),
      ),
    )
    .orderBy(desc(shortlistEntries.id))
    .limit(MOST);
  const clubs = await contactClubs(rows.map(({ clubId }) => clubId));
  const own = new Set(athleteIds);
  return rows.map(({ clubId, athleteId, createdAt }) => ({
    club: clubs.get(clubId)?.name ?? null,
    // Whom a scout put into a list is that athlete's data, not the scout's.
    athleteId: own.has(athleteId) ? athleteId : null,
    createdAt,
  }));
}

async function notesOf(userId: string | null, athleteIds: readonly string[]) {
  const rows = await db()
    .select()
    .from(scoutNotes)
    .where(
      or(
        userId ? eq(scoutNotes.authorId, userId) : undefined,
        inArray(scoutNotes.athleteId, [...athleteIds]),
      ),
    )
    .orderBy(desc(scoutNotes.id))
    .limit(MOST);
  const clubs = await contactClubs(rows.map(({ clubId }) => clubId));
  const own = new Set(athleteIds);
  return rows.map((note) => {
    const club = clubs.get(note.clubId)?.name ?? null;
    const athleteId = own.has(note.athleteId) ? note.athleteId : null;
    const { text, tags, match, minute, createdAt, private: isPrivate } = note;
    return isPrivate && (userId === null || note.authorId !== userId)
      ? { club, athleteId, private: true, createdAt }
      : { club, athleteId, private: isPrivate, text, tags, match, minute, createdAt };
  });
}

/**
 * Private notes go with their author. What was shared stays with the club, without the name. Lists and notes of an
 * erased club go with it; what is about an athlete goes with the athlete.
 */
export async function eraseFor({ userId }: DataSubject, clubIds: readonly string[]): Promise<void> {
  await db()
    .delete(scoutNotes)
    .where(
      or(
        and(eq(scoutNotes.authorId, userId), eq(scoutNotes.private, true)),
        inArray(scoutNotes.clubId, [...clubIds]),
      ),
    );
  await db().update(scoutNotes).set({ authorId: null }).where(eq(scoutNotes.authorId, userId));
  await db()
    .delete(shortlists)
    .where(inArray(shortlists.clubId, [...clubIds]));
  await eraseFavourites(userId, clubIds);
  await eraseSavedSearches(userId, clubIds);
}
