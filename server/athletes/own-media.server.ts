import { can } from "#domain/athletes/policy.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import type { CropPosition } from "#domain/media/crop.ts";
import { holdsContact } from "#domain/athletes/minor-texts.ts";
import type { UploadProblem } from "#domain/media/problems.ts";
import { firstName } from "#domain/person-name.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as media from "#server/media/media.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { requestReview, withdraw } from "#server/platform/reviews/reviews.ts";
import {
  findWithGuardianship,
  lockWithGuardianship,
  type AthleteWithGuardianship,
} from "./athlete-with-guardianship.ts";
import { waitingOf } from "./change-queries.ts";
import { requestPhotoChange } from "./pending-changes.ts";
import { reviewTexts } from "./text-review.ts";

/** Everything that the athlete or the guardian has on the media page. */
interface OwnMedia {
  athleteId: string;
  name: string;
  /** Who says yes first, by first name; null for an adult, and while no guardian has confirmed. */
  guardianName: string | null;
  minor: boolean;
  items: media.OwnItem[];
  uploads: media.OwnUpload[];
  /** Everybody may read the profile now. */
  isPublic: boolean;
  /** The photo of the figurinha and the one at the head of the profile. */
  photoId: string | null;
  heroId: string | null;
  /** Photos that the guardian was asked for, to take the place of those. */
  wishes: { photo: string | null; hero: string | null };
}

export async function ownMedia(actor: Actor, athleteId: string): Promise<Result<OwnMedia, "not_found">> {
  const profile = await findWithGuardianship(athleteId);
  if (!profile || !can(actor, "manageMedia", profile.policyFacts)) return err("not_found");
  const { athlete, guardianship, policyFacts } = profile;
  const [items, uploads, changes] = await Promise.all([
    media.ownItems("athlete", athlete.id),
    media.ownUploads("athlete", athlete.id),
    waitingOf([athlete.id]),
  ]);
  const wishOf = (field: PhotoPlace) => changes.find((change) => change.field === field)?.value ?? null;
  const guardians = policyFacts.minor ? guardianship.guardians.map(({ name }) => firstName(name)) : [];
  return ok({
    athleteId: athlete.id,
    name: athlete.name,
    guardianName: guardians.join(" ou ") || null,
    minor: policyFacts.minor,
    isPublic: athlete.visibility === "public",
    items,
    uploads,
    photoId: athlete.photoId,
    heroId: athlete.heroId,
    wishes: { photo: wishOf("photo"), hero: wishOf("hero") },
  });
}

/** `contact_data`: in a minor's titles there is no way to reach the child past the guardian. */
type TitleProblem = "not_found" | "contact_data";

export const renameMedia = (
  actor: Actor,
  athleteId: string,
  mediaId: string,
  title: string,
): Promise<Result<null, TitleProblem>> =>
  manage<null, TitleProblem>(actor, athleteId, async (managed, { policyFacts }) => {
    if (policyFacts.minor && holdsContact(title)) return err("contact_data");
    const renamed = await media.renameItem(managed, mediaId, title);
    if (!renamed.ok) return renamed;
    if (renamed.value.changed) await media.resubmitAdjusted(managed.who, mediaId);
    // Staff read the title of an item that still waits together with it.
    if (policyFacts.minor && renamed.value.changed && renamed.value.before.state === "visible")
      await reviewTexts(athleteId, [title], userIdOf(actor));
    return ok(null);
  });

/** The same for a file that is still on its way in. */
export const renameUpload = (
  actor: Actor,
  athleteId: string,
  uploadId: string,
  title: string,
): Promise<Result<null, TitleProblem>> =>
  manage<null, TitleProblem>(actor, athleteId, async (managed, { policyFacts }) =>
    policyFacts.minor && holdsContact(title)
      ? err("contact_data")
      : media.renameUpload(managed, uploadId, title),
  );

export const cropMedia = (
  actor: Actor,
  athleteId: string,
  mediaId: string,
  position: CropPosition,
): Promise<Result<null, "not_found" | "not_a_photo">> =>
  manage(actor, athleteId, (managed) => media.cropPhoto(managed, mediaId, position));

/** The picture that stands for a video: a frame of it, or another one. What is shown already is looked at again. */
export async function choosePoster(
  actor: Actor,
  athleteId: string,
  mediaId: string,
  picture: Uint8Array,
): Promise<Result<null, "not_found" | UploadProblem>> {
  const managed = await managedBy(actor, athleteId);
  return managed ? media.setPoster(managed, mediaId, picture) : err("not_found");
}

/** `place` counts from 0 among the photos or among the videos. */
export const placeMedia = (
  actor: Actor,
  athleteId: string,
  mediaId: string,
  place: number,
): Promise<Result<null, "not_found">> =>
  manage(actor, athleteId, (managed) => media.placeItem(managed, mediaId, place));

/** Takes a file off the list that was refused, or that nobody finished sending. */
export async function dismissUpload(
  actor: Actor,
  athleteId: string,
  uploadId: string,
): Promise<Result<null, "not_found">> {
  const managed = await managedBy(actor, athleteId);
  return managed ? media.dismissUpload(managed, uploadId) : err("not_found");
}

/** Staff do not look at what was deleted. */
export const deleteMedia = (
  actor: Actor,
  athleteId: string,
  mediaId: string,
): Promise<Result<null, "not_found">> =>
  manage(actor, athleteId, async (managed) => {
    const deleted = await media.deleteItem(managed, mediaId);
    if (!deleted.ok) return deleted;
    if (deleted.value.state === "staff") await withdraw({ kind: "media", subjectId: mediaId });
    return ok(null);
  });

/** The item continues where it was: what had waited for staff waits again. */
export const restoreMedia = (
  actor: Actor,
  athleteId: string,
  mediaId: string,
): Promise<Result<null, "not_found">> =>
  manage(actor, athleteId, async (managed) => {
    const restored = await media.restoreItem(managed, mediaId);
    if (!restored.ok) return restored;
    const item = await media.findItem(mediaId);
    if (item?.state === "staff")
      await requestReview({ kind: "media", subjectId: mediaId, requestedBy: userIdOf(actor) });
    return ok(null);
  });

/** Where a photo stands in the profile. */
export type PhotoPlace = "photo" | "hero";

/**
 * Makes a photo the figurinha's, or the one at the head of the profile. For a minor whose guardian has consented that
 * waits for the guardian. A photo that still waits for somebody can be chosen; it is shown once it may be.
 */
export const choosePhoto = (
  actor: Actor,
  athleteId: string,
  mediaId: string,
  place: PhotoPlace,
): Promise<Result<"chosen" | "waits_for_guardian", "not_found">> =>
  manage(actor, athleteId, async (managed) => {
    const item = await media.findItem(mediaId);
    if (!item || !isChoosable(item, athleteId)) return err("not_found");
    const asked = await requestPhotoChange(managed.who, athleteId, place, item.id);
    if (!asked.ok) return asked;
    return ok(asked.value === "applied" ? ("chosen" as const) : ("waits_for_guardian" as const));
  });

const isChoosable = (item: media.MediaRow, athleteId: string): boolean =>
  item.ownerType === "athlete" &&
  item.ownerId === athleteId &&
  item.kind === "photo" &&
  item.hiddenAt === null &&
  (item.state === "guardian" || item.state === "staff" || item.state === "visible");

/** For what works on files, which no transaction holds. */
async function managedBy(actor: Actor, athleteId: string): Promise<media.Managed | null> {
  const profile = await findWithGuardianship(athleteId);
  if (!profile || !can(actor, "manageMedia", profile.policyFacts)) return null;
  return { who: actor, ownerType: "athlete", ownerId: profile.athlete.id };
}

/** The profile is locked first, so that changes of one athlete's media happen one after the other. */
function manage<Value, Problem extends string>(
  actor: Actor,
  athleteId: string,
  work: (managed: media.Managed, profile: AthleteWithGuardianship) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | "not_found">> {
  return inTransaction(async (): Promise<Result<Value, Problem | "not_found">> => {
    const profile = await lockWithGuardianship(athleteId);
    if (!profile || !can(actor, "manageMedia", profile.policyFacts)) return err("not_found");
    return work({ who: actor, ownerType: "athlete", ownerId: profile.athlete.id }, profile);
  });
}
