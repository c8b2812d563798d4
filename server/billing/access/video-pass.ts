import { createHmac, timingSafeEqual } from "node:crypto";
import { isId } from "#domain/id.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { now } from "#server/platform/clock.ts";
import { authSecret } from "#server/platform/config/secret.ts";
import { client } from "#server/platform/database/database.ts";
import type { Acting } from "../holder.ts";

/** A player asks for a video in many parts. After so long the decision is made anew, whatever has changed. */
const SECONDS = 300;

export interface VideoVersion {
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
export function passFor(
  actor: Actor,
  acting: Acting | null,
  video: VideoVersion,
  expires = secondsNow() + SECONDS,
): string {
  return `${expires.toString(36)}.${sign(actor, acting, video, expires)}`;
}

export function isValidPass(actor: Actor, acting: Acting | null, video: VideoVersion, pass: string): boolean {
  const [time = "", signature = ""] = pass.split(".", 2);
  const expires = Number.parseInt(time, 36);
  if (!(expires > secondsNow())) return false;
  const expected = Buffer.from(sign(actor, acting, video, expires));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export const secondsNow = (): number => Math.floor(now().epochMilliseconds / 1000);

function sign(actor: Actor, acting: Acting | null, { id, version }: VideoVersion, expires: number): string {
  const { profile } = acting ?? {};
  const viewer = actor.kind === "member" ? [actor.userId, actor.role] : [actor.kind];
  const facts = ["video-pass", id, version, expires, ...viewer, profile?.type, profile?.profileId];
  return createHmac("sha256", authSecret()).update(JSON.stringify(facts)).digest("base64url");
}

/** One prepared query for any number of videos. An unknown id is left out. */
export async function videoVersions(acting: Acting | null, ids: readonly string[]): Promise<VideoVersion[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const clubId = acting?.profile?.type === "club" ? acting.profile.profileId : null;
  const { rows } = await client().query<VideoVersion>({
    name: "watched-videos",
    text: WATCHED,
    values: [known, clubId],
  });
  return rows;
}

/**
 * `xmin` is the transaction that last wrote a row: PostgreSQL's own version of it. What is decided from, and
 * therefore listed: the video and its athlete, guardian and last consent; a club's video and that club; the
 * club that watches, and what it subscribes to.
 */
const WATCHED = `
  select asked.id, coalesce(v.video_url, cv.video_url) as key,
    row(v.xmin, a.xmin, g.xmin, consent.id, cv.xmin, owner.xmin, viewer.xmin, plans.versions)::text as version
  from unnest($1::uuid[]) as asked(id)
  left join athlete_videos v on v.id = asked.id
  left join athletes a on a.id = v.athlete_id
  left join guardianships g on g.athlete_id = a.id and g.ended_at is null
  left join lateral (select id from consents where athlete_id = a.id order by id desc limit 1) consent on true
  left join club_videos cv on cv.id = asked.id
  left join clubs owner on owner.id = cv.club_id
  left join clubs viewer on viewer.id = $2::uuid
  left join lateral (
    select string_agg(row(s.xmin, p.xmin, c.xmin)::text, '' order by s.id) as versions
    from subscriptions s
    join subscription_plans p on p.id = s.plan_id
    join billing_customers c on c.id = s.customer_id
    where s.holder_type = 'club' and s.holder_id = $2::uuid
  ) plans on true
  where v.id is not null or cv.id is not null`;
