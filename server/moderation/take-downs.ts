import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { hidesAtOnce, type TakeDownInput } from "#domain/moderation/take-down.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as media from "#server/media/media.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import { lockItem } from "#server/media/reviews.ts";
import { defineReviewKind, requestReview, type Review } from "#server/platform/reviews/reviews.ts";
import * as mails from "./mails.ts";
import { readable } from "./media-items.ts";
import { readItem, withoutAddress } from "./media-reviews.ts";
import * as queries from "./take-down-queries.ts";

const PER_ADDRESS: Limit = { name: "take-down-address", points: 5, seconds: 3600 };
const PER_MAILBOX: Limit = { name: "take-down-mailbox", points: 5, seconds: 86_400 };

/** All requests about one item are one review: whoever decides sees them together. */
export const takeDownReview = defineReviewKind({
  name: "take_down",
  subjectType: "media",
  // Two sides wait for this decision, and the picture may show a child: it is yes or no.
  adjustable: false,
  async readSubject(actor, id) {
    const subject = await readItem(actor, id);
    if (!subject) return null;
    const requests = await queries.takeDownsAbout(id);
    return {
      ...subject,
      requests: requests.map(({ id: requestId, reason, minor, hid, outcome, createdAt }) => ({
        id: requestId,
        reason,
        minor,
        hid,
        outcome,
        createdAt,
      })),
    };
  },
  lockSubject: lockItem,
  decidedOn: withoutAddress,
  onDecision: takeDownDecided,
});

/**
 * Open to everybody who may see the item, without an account. Where a minor is said to be shown, the item is hidden
 * at once and staff decide later.
 */
export async function requestTakeDown(
  actor: Actor,
  address: string,
  mediaId: string,
  { reason, email, minor }: TakeDownInput,
): Promise<Result<{ hidden: boolean }, TooMany | { code: "not_found" }>> {
  if (!(await readable(actor, mediaId))) return err({ code: "not_found" });
  for (const counted of [await spend(PER_ADDRESS, { address }), await spend(PER_MAILBOX, { account: email })])
    if (!counted.ok) return counted;
  return inTransaction(async () => {
    const requester = queries.requesterOf(email, address);
    const refusals = await queries.refusalsBefore(mediaId, requester);
    const hid =
      hidesAtOnce(minor === "on", refusals) && (await media.setHidden(userIdOf(actor), mediaId, true));
    await queries.insertTakeDown({ mediaId, reason, email, ...requester, minor: minor === "on", hid });
    const review = await requestReview({
      kind: "take_down",
      subjectId: mediaId,
      requestedBy: userIdOf(actor),
    });
    await audit(actor, "media.take_down_requested", mediaId);
    const item = await media.findItem(mediaId);
    if (hid && item) await media.mediaTakenDown.tell({ item, what: "hidden", reason: null });
    await mails.takeDownReceived(email, hid);
    await mails.newTakeDown({ reviewId: review.id, hid });
    return ok({ hidden: hid });
  });
}

/** Removed items stay hidden for good. A refused request puts back what requests had hidden, and nothing else. */
async function takeDownDecided({
  subjectId,
  state,
  decidedBy,
  reason,
}: Review): Promise<Result<null, never>> {
  const removed = state === "approved";
  const requests = await queries.closeTakeDowns(subjectId, removed ? "removed" : "refused");
  if (removed) await media.setHidden(decidedBy, subjectId, true);
  else if (requests.some(({ hid }) => hid)) await media.setHidden(decidedBy, subjectId, false);
  const item = await media.findItem(subjectId);
  if (item && (removed || requests.some(({ hid }) => hid)))
    await media.mediaTakenDown.tell({ item, what: removed ? "removed" : "restored", reason });
  const emails = new Set(requests.flatMap(({ email }) => email ?? []));
  for (const email of emails) await mails.takeDownDecided(email, removed, reason);
  return ok(null);
}
