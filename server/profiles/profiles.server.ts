import { isStaff, type Member } from "#domain/identity/actor.ts";
import type { ProfileType } from "#domain/identity/roles.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { rememberedById } from "#server/platform/cache/remembered.ts";
import * as sponsors from "#server/sponsors/sponsors.server.ts";

interface SelectableProfile {
  id: string;
  type: ProfileType;
  displayName: string;
  /** The one this session acts as. */
  chosen: boolean;
}

/** The profiles, where this request has read them already. */
type SignedIn = Pick<identity.Session, "name" | "needsSecondFactor"> &
  Partial<Pick<identity.Session, "profiles">>;

const NAMES: Partial<Record<ProfileType, (ids: readonly string[]) => Promise<Map<string, string>>>> = {
  athlete: rememberedById("athlete", athletes.names),
  club: rememberedById("club", clubs.names),
  sponsor: rememberedById("sponsor", sponsors.names),
};

/** The admin profile that a role alone gives: it has no row, so there is nothing to choose in the session. */
export const ROLE_PROFILE = "role";

/** What this person may act as. Nothing until the second factor was shown. */
export async function selectableProfiles(
  actor: Member,
  { name, needsSecondFactor, profiles }: SignedIn,
): Promise<SelectableProfile[]> {
  if (needsSecondFactor) return [];
  const own = await listProfiles(actor, name, profiles);
  if (!isStaff(actor) || own.some(({ type }) => type === "admin")) return own;
  return [...own, { id: ROLE_PROFILE, type: "admin", displayName: name, chosen: actor.profile === null }];
}

/** The profiles with a row, by the names others know. A guardian or admin goes by the person's own name. */
async function listProfiles(
  actor: Member,
  ownName: string,
  known: SignedIn["profiles"],
): Promise<SelectableProfile[]> {
  const profiles = known ?? (await identity.activeProfiles(actor.userId));
  const names = await namesOfProfiles(profiles);
  return profiles.map(({ id, type, profileId }) => ({
    id,
    type,
    displayName: (profileId && names.get(profileId)) || ownName,
    chosen: actor.profile?.id === id,
  }));
}

/** Ids are unique among all kinds of profiles. */
export async function namesOfProfiles(
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
