import type { Actor } from "#domain/identity/actor.ts";
import type { OwnPicture } from "#domain/media/own-picture.ts";
import { requestReview, withdraw } from "#server/platform/reviews/reviews.ts";
import { moveItem, type MediaRow } from "./items.ts";
import { deleteItem } from "./manage.ts";
import { ownItems, ownUploads } from "./own-list.ts";

// An owner that shows one picture, a scout's card or an event. Each new one passes the team while the one before stays.

/** A picture was inspected: it waits for the team. Only the newest one does: staff do not look at what was replaced. */
export async function sendToStaff(item: MediaRow, shownId: string | null): Promise<void> {
  const change = { action: "media.waits_for_staff", from: "processing", to: "staff" } as const;
  if (!(await moveItem(item.uploadedBy, item.id, change)).ok) return;
  await requestReview({ kind: "media", subjectId: item.id, requestedBy: item.uploadedBy });
  await dropPictures(item.uploadedBy, item, [item.id, shownId]);
}

/** All of an owner's pictures except these. Inside the caller's transaction. */
export async function dropPictures(
  who: Actor | string | null,
  { ownerType, ownerId }: Pick<MediaRow, "ownerType" | "ownerId">,
  except: readonly (string | null)[],
): Promise<void> {
  const actor: Actor =
    typeof who === "string"
      ? { kind: "member", userId: who, role: "user", profile: null }
      : (who ?? { kind: "system" });
  for (const { id, deleted } of await ownItems(ownerType, ownerId)) {
    if (deleted || except.includes(id)) continue;
    const dropped = await deleteItem({ who: actor, ownerType, ownerId }, id);
    if (dropped.ok) await withdraw({ kind: "media", subjectId: id });
  }
}

/** Where the picture stands. */
export async function onePictureOf(
  { ownerType, ownerId }: Pick<MediaRow, "ownerType" | "ownerId">,
  shownId: string | null,
): Promise<OwnPicture> {
  const [items, [upload]] = await Promise.all([ownItems(ownerType, ownerId), ownUploads(ownerType, ownerId)]);
  const sent = items.findLast(({ id, deleted, hidden }) => !deleted && !hidden && id !== shownId);
  return {
    sent: sent
      ? { id: sent.id, state: sent.state, picture: sent.picture, refusedReason: sent.refusedReason }
      : null,
    upload: upload ? { state: upload.state, problem: upload.problem } : null,
    shown: shownId !== null,
  };
}
