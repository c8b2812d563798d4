import { profileOf, type Actor } from "#domain/identity/actor.ts";
import type { OwnOrganiser } from "#domain/events/policy.ts";
import { isOwner } from "#server/clubs/own-club.server.ts";

/** For whom this actor publishes events: the club or the championship profile that they act as. */
export async function ownOrganiser(actor: Actor): Promise<OwnOrganiser | null> {
  const profile = profileOf(actor);
  if (profile?.type === "championship")
    return { clubId: null, organiserProfileId: profile.id, mayEdit: true };
  if (profile?.type !== "club" || !profile.profileId) return null;
  const clubId = profile.profileId;
  return { clubId, organiserProfileId: null, mayEdit: await isOwner(actor, clubId) };
}
