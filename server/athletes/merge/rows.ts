import { client } from "#server/platform/database/database.ts";
import { mergePart, type Merged, type MergePart } from "#server/platform/database/merge-part.ts";
import { namedGuardians } from "../imported/tables.ts";
import {
  ageStatements,
  athleteAchievements,
  athleteAddresses,
  athleteChanges,
  athleteHistory,
  athleteSeasons,
  searchChanges,
} from "../tables.ts";

const rows = mergePart({
  seasons: {
    column: athleteSeasons.athleteId,
    once: [athleteSeasons.year, athleteSeasons.club, athleteSeasons.source],
  },
  achievements: { column: athleteAchievements.athleteId, once: [athleteAchievements.achievement] },
  history: {
    column: athleteHistory.athleteId,
    once: [athleteHistory.year, athleteHistory.club, athleteHistory.category],
  },
  addresses: { column: athleteAddresses.athleteId },
  changes: { column: athleteChanges.athleteId },
  statements: { column: ageStatements.athleteId },
  searchChanges: { column: searchChanges.athleteId, once: [] },
  namedGuardians: { column: namedGuardians.athleteId, once: [] },
});

/** What hangs on a profile, and is no field of it. */
export const profileRowsMerge: MergePart<What> = {
  count: rows.count,
  async pass(merged) {
    await client().query(WITHDRAW_WISHES, [merged.gone]);
    await client().query(LONGER_WAIT, [merged.kept, merged.gone]);
    await client().query("delete from guardian_waits where athlete_id = $1", [merged.gone]);
    await client().query("delete from athlete_duplicates where $1 in (first_id, second_id)", [merged.gone]);
    await fillSocial(merged);
    await rows.pass(merged);
  },
};

type What =
  | "seasons"
  | "achievements"
  | "history"
  | "addresses"
  | "changes"
  | "statements"
  | "searchChanges"
  | "namedGuardians";

/** A wish is about the profile as it was seen: whoever still wants it asks again. */
const WITHDRAW_WISHES = `
update athlete_changes set state = 'withdrawn', decided_at = now() where athlete_id = $1 and state = 'waiting'`;

const LONGER_WAIT = `
update guardian_waits kept set since = least(kept.since, gone.since)
from guardian_waits gone where kept.athlete_id = $1 and gone.athlete_id = $2`;

async function fillSocial({ kept, gone }: Merged): Promise<void> {
  await client().query(
    `insert into athlete_social (athlete_id, instagram, tiktok, youtube)
     select $1, instagram, tiktok, youtube from athlete_social where athlete_id = $2
     on conflict (athlete_id) do update set
       instagram = coalesce(athlete_social.instagram, excluded.instagram),
       tiktok = coalesce(athlete_social.tiktok, excluded.tiktok),
       youtube = coalesce(athlete_social.youtube, excluded.youtube)`,
    [kept, gone],
  );
  await client().query("delete from athlete_social where athlete_id = $1", [gone]);
}

/** Seasons of which both have numbers: the kept one's stay, and the others are written into the audit log. */
export async function doubledSeasons({ kept, gone }: Merged) {
  const { rows: doubled } = await client().query<{
    year: number | null;
    club: string | null;
    source: string;
  }>(
    `select gone.year, gone.club, gone.source, gone.games, gone.goals, gone.assists, gone.minutes,
       gone.yellow_cards, gone.red_cards
     from athlete_seasons gone join athlete_seasons kept
       on kept.year is not distinct from gone.year and kept.club is not distinct from gone.club
       and kept.source = gone.source
     where kept.athlete_id = $1 and gone.athlete_id = $2 order by gone.year, gone.club`,
    [kept, gone],
  );
  return doubled;
}
