import { isStaff, type Actor } from "#domain/identity/actor.ts";
import { athleteMedia } from "#server/athletes/athletes.server.ts";
import { clubMedia } from "#server/clubs/clubs.server.ts";
import type { MediaOwners } from "#server/media/media.ts";
import { ownSponsor } from "#server/sponsors/own-sponsor.server.ts";

/** Who decides about the media of each type of owner. Here, since no capability below knows all of them. */
export const MEDIA_OWNERS: MediaOwners = {
  athlete: athleteMedia,
  club: clubMedia,
  // A sponsor has a logo only. Its page's people and staff manage it, and everybody sees what is shown.
  sponsor: {
    mayManage: managesSponsor,
    async mayRead(actor, { ownerId, state, hiddenAt, deletedAt }) {
      if (deletedAt) return false;
      return (state === "visible" && !hiddenAt) || managesSponsor(actor, ownerId);
    },
  },
};

async function managesSponsor(actor: Actor, sponsorId: string): Promise<boolean> {
  return isStaff(actor) || (await ownSponsor(actor, sponsorId)).ok;
}
