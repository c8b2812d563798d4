import type { ProfileType } from "#domain/identity/roles.ts";
import type { Member } from "#domain/identity/actor.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import * as sponsors from "#server/sponsors/sponsors.server.ts";

export interface Profile {
  id: string;
  type: ProfileType;
  displayName: string;
  /** The one this session acts as. */
  chosen: boolean;
}

const NAMES: Partial<Record<ProfileType, (ids: readonly string[]) => Promise<Map<string, string>>>> = {
  athlete: athletes.names,
  club: clubs.names,
  sponsor: sponsors.names,
};

/** What this person may act as, by the names others know; a guardian or admin is the person itself. */
export async function listProfiles(actor: Member, ownName: string): Promise<Profile[]> {
  const profiles = await identity.activeProfiles(actor.userId);
  const names = await namesOf(profiles);
  return profiles.map(({ id, type, profileId }) => ({
    id,
    type,
    displayName: (profileId && names.get(profileId)) || ownName,
    chosen: actor.profile?.id === id,
  }));
}

/** Ids are unique among all kinds of profiles. */
async function namesOf(
  profiles: readonly { type: ProfileType; profileId: string | null }[],
): Promise<Map<string, string>> {
  const found = await Promise.all(
    Object.entries(NAMES).map(([type, names]) =>
      names(
        profiles.flatMap((profile) =>
          profile.type === type && profile.profileId ? [profile.profileId] : [],
        ),
      ),
    ),
  );
  return new Map(found.flatMap((names) => [...names]));
}
