import { can } from "#domain/athletes/policy.ts";
import { isStaff, type Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, setMark } from "#server/platform/database/live-rows.ts";
import { eq, inArray } from "#server/platform/database/orm.ts";
import { site } from "./athletes.server.ts";
import { lockWithGuardianship } from "./athlete-with-guardianship.ts";
import { athletes, athleteVideos } from "./tables.ts";

/** What staff do with a video that somebody reported. */
export const videos = { names, readable, visibility, hide, restore };

async function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  const rows = await db()
    .select({ id: athleteVideos.id, title: athleteVideos.title, athlete: athletes.name })
    .from(athleteVideos)
    .innerJoin(athletes, eq(athletes.id, athleteVideos.athleteId))
    .where(inArray(athleteVideos.id, [...ids]));
  return new Map(rows.map(({ id, title, athlete }) => [id, named(title, athlete)]));
}

/** A video of a profile that this actor may read: what a report can be about. */
async function readable(actor: Actor, id: string): Promise<{ name: string; path: string } | null> {
  const video = await findLive(athleteVideos, id);
  if (!video || (video.hiddenAt && !isStaff(actor))) return null;
  const athlete = await findLive(athletes, video.athleteId);
  const found = athlete && (await site(actor, athlete.subdomain));
  if (!found?.ok) return null;
  return { name: named(video.title, found.value.name), path: `/a/${found.value.subdomain}/videos` };
}

/** For whoever decides about a report. Null when the video no longer exists. */
async function visibility(actor: Actor, id: string): Promise<"public" | "hidden" | null> {
  assertModerator(actor);
  const video = await findLive(athleteVideos, id);
  return video ? (video.hiddenAt ? "hidden" : "public") : null;
}

/** Off the athlete's page, and nobody can watch it any more; the profile stays. */
function hide(actor: Actor, id: string) {
  return setHidden(actor, id, true);
}

function restore(actor: Actor, id: string) {
  return setHidden(actor, id, false);
}

function setHidden(actor: Actor, id: string, hidden: boolean): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const video = await findLive(athleteVideos, id);
    const profile = video && (await lockWithGuardianship(video.athleteId));
    if (!profile || !can(actor, "hide", profile.policyFacts)) return err("not_found");
    if (!(await setMark(athleteVideos, id, "hiddenAt", hidden))) return err("not_found");
    const action = hidden ? "athlete.video_hidden" : "athlete.video_shown";
    await audit(actor, action, profile.athlete.id);
    return ok(null);
  });
}

const named = (title: string, athlete: string): string => `${title}, de ${athlete}`;
