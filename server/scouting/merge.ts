import { client } from "#server/platform/database/database.ts";
import { mergePart, type MergePart } from "#server/platform/database/merge-part.ts";
import { favourites, profileViews, savedSearchMatches, scoutNotes, shortlistEntries } from "./tables.ts";

const rows = mergePart({
  lists: { column: shortlistEntries.athleteId, once: [shortlistEntries.shortlistId] },
  notes: { column: scoutNotes.athleteId },
  favourites: { column: favourites.athleteId, once: [favourites.clubId] },
  views: {
    column: profileViews.athleteId,
    once: [profileViews.day, profileViews.clubId, profileViews.userId],
  },
  matches: { column: savedSearchMatches.athleteId, once: [savedSearchMatches.searchId] },
});

export const scoutingMerge: MergePart<"lists" | "notes" | "favourites" | "views" | "matches"> = {
  count: rows.count,
  async pass(merged) {
    const pair = [merged.kept, merged.gone];
    await client().query(ENTRY_CHANGES, pair);
    await client().query(SAME_VIEWS, pair);
    await rows.pass(merged);
  },
};

/** Where both stand in one list, the entry that stays takes what was done to the other. */
const ENTRY_CHANGES = `
update shortlist_entry_changes change set entry_id = kept.id
from shortlist_entries gone join shortlist_entries kept on kept.shortlist_id = gone.shortlist_id
where gone.athlete_id = $2 and kept.athlete_id = $1 and change.entry_id = gone.id`;

/** One person looked at both on one day: one view, of everything that was opened. */
const SAME_VIEWS = `
update profile_views kept
set kinds = array(select distinct kind from unnest(kept.kinds || gone.kinds) as kind order by kind)
from profile_views gone
where kept.athlete_id = $1 and gone.athlete_id = $2 and kept.day = gone.day and kept.club_id = gone.club_id
  and kept.user_id is not distinct from gone.user_id`;
