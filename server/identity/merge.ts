import { client } from "#server/platform/database/database.ts";
import type { Merged } from "#server/platform/database/merge-part.ts";

/**
 * Two profiles of an athlete became one: it is the owner's alone, who has it once. Another account stays, without the
 * profile. Inside the transaction that merges.
 */
export async function mergeAthleteProfiles({ kept, gone }: Merged, ownerId: string | null): Promise<void> {
  await client().query(
    `delete from user_profiles where profile_type = 'athlete' and profile_id = any($1::uuid[])
       and user_id is distinct from $2::uuid`,
    [[kept, gone], ownerId],
  );
  await client().query(
    `delete from user_profiles gone using user_profiles kept
     where gone.profile_type = 'athlete' and gone.profile_id = $2 and kept.profile_type = 'athlete'
       and kept.profile_id = $1 and kept.user_id = gone.user_id`,
    [kept, gone],
  );
  await client().query(
    "update user_profiles set profile_id = $1 where profile_type = 'athlete' and profile_id = $2",
    [kept, gone],
  );
}
