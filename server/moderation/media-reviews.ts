import type { Actor } from "#domain/identity/actor.ts";
import { videoAddresses } from "#server/billing/access/athlete-access.server.ts";
import { declarationOf } from "#server/clubs/staff-view.ts";
import { lockItem, mediaReviewed } from "#server/media/reviews.ts";
import * as mediaViews from "#server/media/staff-view.ts";
import { defineReviewKind } from "#server/platform/reviews/reviews.ts";
import { names, ownerOf } from "./media-items.ts";

/** The address of a video is another one at each reading. */
export const withoutAddress = ({ videoAddress: _address, ...subject }: { videoAddress: string | null }) =>
  subject;

/** A photo or video that its owner wants to be shown. */
export const mediaReview = defineReviewKind({
  name: "media",
  subjectType: "media",
  adjustable: true,
  async readSubject(actor, id) {
    const subject = await readItem(actor, id);
    return subject && { ...subject, requests: [] };
  },
  lockSubject: lockItem,
  decidedOn: withoutAddress,
  onDecision: mediaReviewed,
});

/** What staff look at before they decide about an item. */
export async function readItem(actor: Actor, id: string) {
  const item = await mediaViews.item(actor, id);
  if (!item) return null;
  const owner = await ownerOf(actor, item);
  const addresses = item.kind === "video" ? await videoAddresses(actor, [id]) : {};
  return {
    type: "media" as const,
    title: (await names(actor, [id])).get(id) ?? null,
    kind: item.kind,
    itemTitle: item.title,
    picture: item.picture,
    /** Where this person may watch it for the next minutes. */
    videoAddress: addresses[id] ?? null,
    seconds: item.durationSeconds,
    playable: item.playable,
    codec: item.codec,
    state: item.state,
    hidden: item.hidden,
    createdAt: item.createdAt,
    owner,
    /** Who its club says appears. */
    declaration: item.ownerType === "club" ? await declarationOf(actor, id) : null,
  };
}
