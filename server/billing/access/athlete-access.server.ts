import { NOTHING_OPEN, reaches, type Reach } from "#domain/billing/entitlements.ts";
import { isStaff, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { viewerRelationTo, findVideo, type ViewerRelation } from "#server/athletes/videos.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { config } from "#server/platform/config/current.ts";
import type { StoredFile } from "#server/platform/storage/port.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { entitlementsOf } from "./entitlements.server.ts";
import type { Acting } from "../holder.ts";
import { isValidPass, passFor, videoVersions } from "./video-pass.ts";

/** What whoever asks still needs before it opens. */
export type AccessNeed = "plan" | "verification" | null;

/** What of an athlete is open to whoever asks, beyond what every visitor reads. */
export interface AthleteAccess {
  videos: boolean;
  contact: boolean;
  social: ViewerRelation["sharedSocial"];
  needs: { videos: AccessNeed; contact: AccessNeed };
}

const NO_ACCESS: AthleteAccess = {
  videos: false,
  contact: false,
  social: null,
  needs: { videos: "plan", contact: "plan" },
};

export async function accessTo(
  actor: Actor,
  acting: Acting | null,
  athleteId: string,
): Promise<AthleteAccess> {
  if (actor.kind !== "member") return NO_ACCESS;
  const athlete = await viewerRelationTo(actor, athleteId);
  if (!athlete) return NO_ACCESS;
  const open = acting ? await entitlementsOf(actor, acting) : NOTHING_OPEN;
  const contact = reaches(open.contactAthletes, athlete);
  const videos = athlete.own || isStaff(actor) || reaches(open.fullVideos, athlete);
  return {
    videos,
    contact,
    social: contact ? athlete.sharedSocial : null,
    needs: { videos: needFor(videos, open.fullVideos), contact: needFor(contact, open.contactAthletes) },
  };
}

/** A plan that reaches adults only is a club's that nobody has verified yet. */
function needFor(open: boolean, reach: Reach): AccessNeed {
  if (open) return null;
  return reach === "adults" ? "verification" : "plan";
}

export type VideoProblem = "not_found" | "not_entitled";

/** Whether this viewer may watch, decided from all that there is to ask. A player then uses the pass. */
export async function issueVideoPass(
  actor: Actor,
  acting: Acting | null,
  videoId: string,
): Promise<Result<{ pass: string }, VideoProblem>> {
  // Read before deciding: what changes in between makes the pass worthless instead of too generous.
  const [seen] = await videoVersions(acting, [videoId]);
  const video = await findVideo(actor, videoId);
  const key = video?.key ?? (await clubs.videoKey(videoId));
  if (!key || !seen) return err("not_found");
  const may = video
    ? (await accessTo(actor, acting, video.athleteId)).videos
    : await mayWatchClubVideos(actor, acting);
  return may ? ok({ pass: passFor(actor, acting, seen) }) : err("not_entitled");
}

/** The file itself for whoever holds a pass that still counts: one query a request. */
export async function openWithPass(
  actor: Actor,
  acting: Acting | null,
  { videoId, pass, range }: { videoId: string; pass: string; range?: { start: number; end?: number } },
): Promise<Result<StoredFile, "pass_invalid" | "not_found">> {
  const [seen] = await videoVersions(acting, [videoId]);
  if (!seen || !isValidPass(actor, acting, seen, pass)) return err("pass_invalid");
  const file = await openStorage(config()).get(seen.key, { range });
  return file ? ok(file) : err("not_found");
}

/** The addresses of videos that a page has just decided to open to this viewer. */
export async function videoAddresses(
  actor: Actor,
  acting: Acting | null,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const rows = await videoVersions(acting, ids);
  return Object.fromEntries(rows.map((row) => [row.id, videoAddress(row.id, passFor(actor, acting, row))]));
}

export const videoAddress = (id: string, pass: string): string => `/videos/${id}/arquivo?passe=${pass}`;

/** Nobody knows who is in a club's video: it is watched like a minor's. */
export async function mayWatchClubVideos(actor: Actor, acting: Acting | null): Promise<boolean> {
  return isStaff(actor) || reaches((await entitlementsOf(actor, acting)).fullVideos, { minor: true });
}
