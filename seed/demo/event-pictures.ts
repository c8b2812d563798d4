import type { Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { sceneUrl } from "#drawing/addresses.ts";
import { readAndDecide } from "#seed/factories/decide.ts";
import { eventMedia } from "#server/events/own-events.server.ts";
import * as media from "#server/media/media.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { reviewsAbout } from "#server/platform/reviews/reviews.ts";

/** An organiser's own picture for an event, as it comes out of the inspection: the team has to look at it. */
export async function sendPicture(owner: Member, eventId: string, seed: string): Promise<string> {
  if (!(await eventMedia.mayManage(owner, eventId))) throw new Error(`${eventId} is not this owner's event`);
  const [id] = await media.addItems(
    { ownerType: "event", ownerId: eventId },
    [{ kind: "photo", drawing: sceneUrl(seed, "estadio") }],
    { state: "processing", uploadedBy: owner.userId },
  );
  await inTransaction(async () => media.mediaInspected.tell({ item: (await media.findItem(id!))! }));
  return id!;
}

/** One that the team agreed to, which stands on the page. */
export async function showPicture(
  owner: Member,
  staff: Member,
  eventId: string,
  seed: string,
): Promise<void> {
  const id = await sendPicture(owner, eventId, seed);
  const [review] = await reviewsAbout([id], 1);
  expectOk(await readAndDecide(staff, review!.id, { state: "approved", reason: "" }));
}
