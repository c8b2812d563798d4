import type { ChangeField } from "#domain/athletes/pending-changes.ts";
import { waitingCounts } from "#server/media/media.ts";
import { client } from "#server/platform/database/database.ts";
import type { ProfileLists } from "./profile-form.ts";

export interface ProfileParts {
  lists: ProfileLists;
  /** What waits for the guardian. */
  wishes: { id: string; field: ChangeField; value: string | null; askedAt: string }[];
  /** Photos and videos that wait, by whom they wait for. */
  media: { guardian: number; staff: number };
  hasNumbers: boolean;
}

/** All of a profile that is not in its row, in one statement. */
export async function partsOf(athleteId: string): Promise<ProfileParts> {
  const { rows } = await client().query<
    ProfileLists & { wishes: ProfileParts["wishes"]; media: ProfileParts["media"]; has_numbers: boolean }
  >({ name: "athlete_profile_parts", text: PARTS, values: [athleteId] });
  const { wishes, media, has_numbers: hasNumbers, ...lists } = rows[0]!;
  return { lists, wishes, media, hasNumbers };
}

const PARTS = `select
  (select coalesce(json_agg(x.achievement), '[]') from
    (select achievement from athlete_achievements where athlete_id = $1 order by id limit 100) x) as achievements,
  (select coalesce(json_agg(x), '[]') from
    (select year, club, category from athlete_history where athlete_id = $1 order by year desc, club limit 100) x) as history,
  (select json_build_object('instagram', instagram, 'tiktok', tiktok, 'youtube', youtube)
   from athlete_social where athlete_id = $1) as social,
  (select coalesce(json_agg(x), '[]') from
    (select id, field, value, asked_at as "askedAt" from athlete_changes
     where athlete_id = $1 and state = 'waiting' order by id) x) as wishes,
  exists (select from athlete_seasons where athlete_id = $1) as has_numbers,
  ${waitingCounts("athlete", "$1")} as media`;
