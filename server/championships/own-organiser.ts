import { profileOf, type Actor } from "#domain/identity/actor.ts";
import type { Organiser, OwnOrganiser } from "#domain/events/policy.ts";
import { isOwner } from "#server/clubs/own-club.server.ts";

/** The club or the championship profile that this actor acts as. */
export function organiserIn(actor: Actor): Organiser | null {
  const profile = profileOf(actor);
  if (profile?.type === "championship") return { clubId: null, organiserProfileId: profile.id };
  if (profile?.type !== "club" || !profile.profileId) return null;
  return { clubId: profile.profileId, organiserProfileId: null };
}

/** For whom this actor publishes events, and whether they may. */
export async function ownOrganiser(actor: Actor): Promise<OwnOrganiser | null> {
  const own = organiserIn(actor);
  return own && { ...own, mayEdit: own.clubId === null || (await isOwner(actor, own.clubId)) };
}
