import { can } from "#domain/athletes/policy.ts";
import { isStaff, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { guardianshipVersion } from "#server/guardians/guardians.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { eq } from "#server/platform/database/orm.ts";
import { findWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";
import { athleteSocial, athleteVideos } from "./tables.ts";

interface StoredVideo {
  athleteId: string;
  /** Where the file is in storage: never for the browser. */
  key: string;
}

/** A video of an athlete whom this actor may read; whether they may watch it is not decided here. */
export async function findVideo(actor: Actor, id: string): Promise<StoredVideo | null> {
  const rows = await db()
    .select({
      athleteId: athleteVideos.athleteId,
      key: athleteVideos.videoUrl,
      hiddenAt: athleteVideos.hiddenAt,
    })
    .from(athleteVideos)
    .where(matchesId(athleteVideos.id, id));
  const video = rows[0];
  // Staff still judge what they hid.
  if (video?.hiddenAt && !isStaff(actor)) return null;
  const profile = video && (await findWithGuardianship(video.athleteId));
  return profile && can(actor, "read", profile.policyFacts) ? video : null;
}

/**
 * SQL that answers the key of a video's file and a version which changes with every row that decides who may
 * watch it: the video, its athlete, guardian and last consent. `xmin` is PostgreSQL's own version of a row.
 */
export const athleteVideoVersion = (videoId: string): string => `(
    select v.video_url as key, row(v.xmin, a.xmin, guardian.version)::text as version
    from athlete_videos v
    join athletes a on a.id = v.athlete_id
    left join lateral ${guardianshipVersion("a.id")} guardian on true
    where v.id = ${videoId}
  )`;

/** What other capabilities must know to open a profile further: whose it is, and what the guardian allows. */
export interface ViewerRelation {
  minor: boolean;
  /** The athlete or the guardian asks. */
  own: boolean;
  /** Handles that a minor's guardian lets entitled clubs see; an adult's are public anyway. */
  sharedSocial: { instagram: string | null; tiktok: string | null; youtube: string | null } | null;
}

export async function viewerRelationTo(actor: Actor, athleteId: string): Promise<ViewerRelation | null> {
  const profile = await findWithGuardianship(athleteId);
  if (!profile) return null;
  const { minor } = profile.policyFacts;
  return {
    minor,
    own: isOwn(actor, profile.policyFacts),
    sharedSocial: minor ? await sharedSocial(profile) : null,
  };
}

/** Whether the athlete or the guardian asks. */
export function isOwn(
  actor: Actor,
  { userId, guardianUserId }: { userId: string | null; guardianUserId: string | null },
): boolean {
  const asking = userIdOf(actor);
  return asking !== null && (asking === userId || asking === guardianUserId);
}

async function sharedSocial({ athlete }: AthleteWithGuardianship): Promise<ViewerRelation["sharedSocial"]> {
  if (!athlete.socialPublic) return null;
  const rows = await db()
    .select({
      instagram: athleteSocial.instagram,
      tiktok: athleteSocial.tiktok,
      youtube: athleteSocial.youtube,
    })
    .from(athleteSocial)
    .where(eq(athleteSocial.athleteId, athlete.id))
    .limit(1);
  return rows[0] ?? null;
}
