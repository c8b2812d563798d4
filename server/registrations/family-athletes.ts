import { belongsTo } from "#domain/registrations/policy.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { participants, type Participant } from "#server/athletes/responsible.server.ts";
import { athletesOf } from "#server/guardians/guardians.ts";
import * as identity from "#server/identity/identity.server.ts";

/** The athletes whom this person can register: themselves first, then those they answer for. */
export async function familyAthletes(actor: Actor): Promise<ReadonlyMap<string, Participant>> {
  const userId = userIdOf(actor);
  if (!userId) return new Map();
  const [profiles, wards] = await Promise.all([identity.activeProfiles(userId), athletesOf(userId)]);
  const own = profiles.flatMap(({ type, profileId }) => (type === "athlete" && profileId ? [profileId] : []));
  const ids = [...new Set([...own, ...wards])];
  const found = await participants(ids);
  return new Map(
    ids.flatMap((id) => {
      const athlete = found.get(id);
      return athlete && !athlete.deleted && belongsTo(actor, athlete) ? [[id, athlete] as const] : [];
    }),
  );
}
