import { eq } from "drizzle-orm";
import { can } from "#domain/athletes/policy.ts";
import { isStaff, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { db } from "#server/platform/database/database.ts";
import { hasId } from "#server/platform/database/has-id.ts";
import { readSubject, type Subject } from "./subject.ts";
import { athleteSocial, athleteVideos } from "./tables.ts";

export interface StoredVideo {
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
    .where(hasId(athleteVideos.id, id));
  const video = rows[0];
  // Staff still judge what they hid.
  if (video?.hiddenAt && !isStaff(actor)) return null;
  const subject = video && (await readSubject(video.athleteId));
  return subject && can(actor, "read", subject.guarded) ? video : null;
}

/** What other capabilities must know to open a profile further: whose it is, and what the guardian allows. */
export interface Closeness {
  minor: boolean;
  /** The athlete or the guardian asks. */
  own: boolean;
  /** Handles that a minor's guardian lets entitled clubs see; an adult's are public anyway. */
  sharedSocial: { instagram: string | null; tiktok: string | null; youtube: string | null } | null;
}

export async function closenessTo(actor: Actor, athleteId: string): Promise<Closeness | null> {
  const subject = await readSubject(athleteId);
  if (!subject) return null;
  const { userId, guardianUserId, minor } = subject.guarded;
  const asking = userIdOf(actor);
  const own = asking !== null && (asking === userId || asking === guardianUserId);
  return { minor, own, sharedSocial: minor ? await sharedSocial(subject) : null };
}

async function sharedSocial({ athlete }: Subject): Promise<Closeness["sharedSocial"]> {
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
