import { athleteMedia } from "#server/athletes/athletes.server.ts";
import { clubMedia } from "#server/clubs/clubs.server.ts";
import { scoutMedia } from "#server/clubs/scout-card.server.ts";
import { eventMedia } from "#server/events/own-events.server.ts";
import type { MediaOwners } from "#server/media/media.ts";
import { sponsorMedia } from "#server/sponsors/own-sponsor.server.ts";

/** Who decides about the media of each type of owner. Here, since no capability below knows all of them. */
export const MEDIA_OWNERS: MediaOwners = {
  athlete: athleteMedia,
  club: clubMedia,
  sponsor: sponsorMedia,
  scout: scoutMedia,
  event: eventMedia,
};
