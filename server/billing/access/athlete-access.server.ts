import type { AskedRange } from "#domain/byte-range.ts";
import { reaches, type Reach } from "#domain/billing/entitlements.ts";
import { isStaff, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { viewerRelationTo, ownerOfVideo, type ViewerRelation } from "#server/athletes/athletes.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { config } from "#server/platform/config/current.ts";
import type { StoredFile } from "#server/platform/storage/port.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { entitlementsOf } from "./entitlements.server.ts";
import { isValidPass, passFor, videoVersions } from "./video-pass.ts";

/** What the viewer still needs. Null: nothing, it is open. */
type AccessNeed = "plan" | "verification" | null;

/** What of an athlete this viewer may see beyond the public page. */
export interface AthleteAccess {
  videos: boolean;
  contact: boolean;
  /** The club may put the athlete into one of its lists. */
  lists: boolean;
  social: ViewerRelation["sharedSocial"];
  needs: { videos: AccessNeed; contact: AccessNeed };
}

const NO_ACCESS: AthleteAccess = {
  videos: false,
  contact: false,
  lists: false,
  social: null,
  needs: { videos: "plan", contact: "plan" },
};

export async function accessTo(actor: Actor, athleteId: string): Promise<AthleteAccess> {
  if (actor.kind !== "member") return NO_ACCESS;
  const athlete = await viewerRelationTo(actor, athleteId);
  return athlete ? accessBy(actor, athlete) : NO_ACCESS;
}

/** The same for whoever has read already what the viewer is to the athlete. */
export async function accessBy(actor: Actor, athlete: ViewerRelation): Promise<AthleteAccess> {
  if (actor.kind !== "member") return NO_ACCESS;
  const open = await entitlementsOf(actor);
  const contact = reaches(open.contactAthletes, athlete);
  const videos = athlete.own || isStaff(actor) || reaches(open.fullVideos, athlete);
  return {
    videos,
    contact,
    lists: open.scoutingTools,
    social: contact ? athlete.sharedSocial : null,
    needs: { videos: needFor(videos, open.fullVideos), contact: needFor(contact, open.contactAthletes) },
  };
}

/** The plan of a club that staff have not verified yet reaches adults only. */
function needFor(open: boolean, reach: Reach): AccessNeed {
  if (open) return null;
  return reach === "adults" ? "verification" : "plan";
}

export type VideoProblem = "not_found" | "not_entitled";

/** Decides whether this viewer may watch. The pass lets a player ask for the parts of the file without deciding again. */
export async function issueVideoPass(
  actor: Actor,
  videoId: string,
): Promise<Result<{ pass: string }, VideoProblem>> {
  // Read before deciding: if a row changes in between, the pass is invalid.
  const [seen] = await videoVersions(actor, [videoId]);
  if (!seen) return err("not_found");
  const athleteId = await ownerOfVideo(actor, videoId);
  const ofClub = athleteId ? null : await clubs.clubVideo(actor, videoId);
  if (!athleteId && !ofClub) return err("not_found");
  const may = athleteId
    ? (await accessTo(actor, athleteId)).videos
    : !ofClub!.needsPlan || (await mayWatchClubVideos(actor));
  return may ? ok({ pass: passFor(actor, seen) }) : err("not_entitled");
}

/** Opens the file with a valid pass, at the cost of one query a request. */
export async function openWithPass(
  actor: Actor,
  { videoId, pass, range }: { videoId: string; pass: string; range?: AskedRange },
): Promise<Result<StoredFile, "pass_invalid" | "not_found">> {
  const [seen] = await videoVersions(actor, [videoId]);
  if (!seen || !isValidPass(actor, seen, pass)) return err("pass_invalid");
  const file = await openStorage(config()).get(seen.key, { range });
  return file ? ok(file) : err("not_found");
}

/** The addresses of videos that a page has just decided to open to this viewer. */
export async function videoAddresses(actor: Actor, ids: readonly string[]): Promise<Record<string, string>> {
  const rows = await videoVersions(actor, ids);
  return Object.fromEntries(rows.map((row) => [row.id, videoAddress(row.id, passFor(actor, row))]));
}

export const videoAddress = (id: string, pass: string): string => `/videos/${id}/arquivo?passe=${pass}`;

/** A club's video may show minors, so that it needs the same reach as a minor's video. */
export async function mayWatchClubVideos(actor: Actor): Promise<boolean> {
  return isStaff(actor) || reaches((await entitlementsOf(actor)).fullVideos, { minor: true });
}
