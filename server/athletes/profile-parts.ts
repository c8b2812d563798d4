import type { ChangeField } from "#domain/athletes/pending-changes.ts";
import { mediaSummarySql, type MediaSummary } from "#server/media/media.ts";
import { client } from "#server/platform/database/database.ts";
import { besideSql, type Beside } from "./people-views.ts";
import type { ProfileLists } from "./profile-form.ts";

/** What of a profile its form changes, and that is not in its row. */
interface WrittenParts extends ProfileLists {
  /** What waits for the guardian. */
  wishes: { id: string; field: ChangeField; value: string | null; askedAt: string }[];
}

export interface ProfileParts extends WrittenParts, Beside {
  media: MediaSummary;
  hasNumbers: boolean;
}

export const writtenPartsOf = (athleteId: string): Promise<WrittenParts> =>
  read("athlete_written_parts", WRITTEN, athleteId);

/** All of a profile that is not in its row, in one statement. */
export const partsOf = (athleteId: string): Promise<ProfileParts> =>
  read("athlete_profile_parts", `${WRITTEN}, ${SHOWN}`, athleteId);

async function read<Parts extends object>(name: string, columns: string, athleteId: string): Promise<Parts> {
  const { rows } = await client().query<Parts>({ name, text: `select ${columns}`, values: [athleteId] });
  return rows[0]!;
}

const WRITTEN = `
  (select coalesce(json_agg(x.achievement), '[]') from
    (select achievement from athlete_achievements where athlete_id = $1 order by id limit 100) x) as achievements,
  (select coalesce(json_agg(x), '[]') from
    (select year, club, category from athlete_history where athlete_id = $1 order by year desc, club limit 100) x) as history,
  (select json_build_object('instagram', instagram, 'tiktok', tiktok, 'youtube', youtube)
   from athlete_social where athlete_id = $1) as social,
  (select coalesce(json_agg(x), '[]') from
    (select id, field, value, asked_at as "askedAt" from athlete_changes
     where athlete_id = $1 and state = 'waiting' order by id) x) as wishes`;

const SHOWN = `
  exists (select from athlete_seasons where athlete_id = $1) as "hasNumbers",
  ${mediaSummarySql("athlete", "$1")} as media,
  ${besideSql("$1")}`;
