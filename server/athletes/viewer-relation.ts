import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { guardianshipVersion } from "#server/guardians/guardians.ts";
import { findItem, mayRead } from "#server/media/media.ts";
import { db } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { findWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";
import { athleteMedia } from "./media-owner.ts";
import { athleteSocial } from "./tables.ts";

/** The athlete of a video that this actor may see; whether they may watch it is not decided here. */
export async function ownerOfVideo(actor: Actor, id: string): Promise<string | null> {
  const item = await findItem(id);
  if (item?.ownerType !== "athlete" || item.kind !== "video") return null;
  return (await mayRead(athleteMedia, actor, item)) ? item.ownerId : null;
}

/** SQL that answers a version which changes with every row that decides who may read the athlete. */
export const athleteVersion = (athleteId: string): string => `(
    select row(a.xmin, guardian.version)::text as version
    from athletes a
    left join lateral ${guardianshipVersion("a.id")} guardian on true
    where a.id = ${athleteId}
  )`;

/** What other capabilities must know to open a profile further: whose it is, and what the guardian allows. */
export interface ViewerRelation {
  minor: boolean;
  /** The athlete or a guardian asks. */
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

/** Whether the athlete or a guardian asks. */
export function isOwn(
  actor: Actor,
  { userId, guardianUserIds }: { userId: string | null; guardianUserIds: readonly string[] },
): boolean {
  const asking = userIdOf(actor);
  return asking !== null && (asking === userId || guardianUserIds.includes(asking));
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
