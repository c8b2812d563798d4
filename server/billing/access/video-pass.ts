import { createHmac, timingSafeEqual } from "node:crypto";
import { isId } from "#domain/id.ts";
import { profileIdOf, profileOf, type Actor } from "#domain/identity/actor.ts";
import { athleteVersion } from "#server/athletes/athletes.server.ts";
import { videoVersion } from "#server/media/media.ts";
import { clubVersion, depictedVersion } from "#server/clubs/clubs.server.ts";
import { now } from "#server/platform/clock.ts";
import { authSecret } from "#server/platform/config/secret.ts";
import { client } from "#server/platform/database/database.ts";

/** After this time the decision is made again, even if nothing has changed. */
const SECONDS = 300;

interface VideoVersion {
  id: string;
  /** Where the file is in storage. */
  key: string;
  /** The version of every row that the decision was made from. */
  version: string;
}

/**
 * Proves that this viewer, acting as this profile, was allowed to watch this video a moment ago. It ends by
 * itself, and at once when any row changes that the decision was made from: the pass is signed over their
 * versions, which are read again at each use. For anybody else it is worth nothing.
 */
export function passFor(actor: Actor, video: VideoVersion, expires = secondsNow() + SECONDS): string {
  return `${expires.toString(36)}.${sign(actor, video, expires)}`;
}

export function isValidPass(actor: Actor, video: VideoVersion, pass: string): boolean {
  const [time = "", signature = ""] = pass.split(".", 2);
  const expires = Number.parseInt(time, 36);
  if (!(expires > secondsNow())) return false;
  const expected = Buffer.from(sign(actor, video, expires));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export const secondsNow = (): number => Math.floor(now().epochMilliseconds / 1000);

function sign(actor: Actor, { id, version }: VideoVersion, expires: number): string {
  const profile = profileOf(actor);
  const viewer = actor.kind === "member" ? [actor.userId, actor.role] : [actor.kind];
  const facts = ["video-pass", id, version, expires, ...viewer, profile?.type, profile?.profileId];
  return createHmac("sha256", authSecret()).update(JSON.stringify(facts)).digest("base64url");
}

/** One prepared query for any number of videos. An unknown id is left out. */
export async function videoVersions(actor: Actor, ids: readonly string[]): Promise<VideoVersion[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const clubId = profileIdOf(actor, "club");
  const { rows } = await client().query<VideoVersion>({
    name: "video-versions",
    text: VIDEO_VERSIONS,
    values: [known, clubId],
  });
  return rows;
}

/**
 * The pass is decided from the video and its athlete (with guardian and consent) or club and who it shows, from the club that
 * watches, and from what that club subscribes to. Each capability offers the version of its own rows.
 */
const VIDEO_VERSIONS = `
  select asked.id, video.key,
    row(video.version, athlete.version, club.version, shown.version, viewer.version, plans.version)::text as version
  from unnest($1::uuid[]) as asked(id)
  join lateral ${videoVersion("asked.id")} video on true
  left join lateral ${athleteVersion("video.owner_id")} athlete on true
  left join lateral ${clubVersion("video.owner_id")} club on true
  left join lateral ${depictedVersion("asked.id")} shown on true
  left join lateral ${clubVersion("$2::uuid")} viewer on true
  left join lateral (
    select string_agg(row(s.xmin, p.xmin, c.xmin)::text, '' order by s.id) as version
    from subscriptions s
    join subscription_plans p on p.id = s.plan_id
    join billing_customers c on c.id = s.customer_id
    where s.holder_type = 'club' and s.holder_id = $2::uuid
  ) plans on true`;
