import { approvalObstacle } from "#domain/events/policy.ts";
import { err, expectOk, ok, type Result } from "#domain/result.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { sql } from "#server/platform/database/orm.ts";
import { defineReviewKind, type Review } from "#server/platform/reviews/reviews.ts";
import * as mails from "./event-mails.ts";
import { holdNow, releaseNow } from "./holding.ts";
import { lockWithTrust } from "./lock-with-trust.ts";
import { pageOpenedOrClosed } from "./page-opened.ts";
import { reviewSubject } from "./review-subject.ts";
import { events } from "./tables.ts";

/** An event that its organiser sent, or changed after it was approved. */
export const eventReview = defineReviewKind({
  name: "event",
  subjectType: "event",
  adjustable: true,
  readSubject: reviewSubject,
  lockSubject: lockWithTrust,
  // What else the organiser published is a hint; the decision is about this event.
  decidedOn: ({ earlier: _earlier, ...event }) => event,
  onDecision: eventDecided,
});

type EventRow = typeof events.$inferSelect;

async function eventDecided(review: Review): Promise<Result<null, "organiser_not_verified">> {
  const { event, clubVerified } = await lockWithTrust(review.subjectId);
  if (event?.approval !== "pending" && event?.approval !== "approved") return ok(null);
  const obstacle = approvalObstacle({ type: event.type, clubVerified });
  if (review.state === "approved" && obstacle) return err(obstacle);
  return event.approval === "pending" ? firstDecision(event, review) : laterDecision(event, review);
}

async function firstDecision(event: EventRow, { state, decidedBy, reason }: Review) {
  const approved = state === "approved";
  const adjust = state === "adjust";
  expectOk(
    await changeRow(events, event.id, {
      who: decidedBy,
      action: approved ? "event.approved" : adjust ? "event.returned" : "event.rejected",
      allowed: () => true, // Only who may decide a review comes here.
      set: { approval: approved ? "approved" : "rejected", stateReason: approved ? null : reason },
      alsoSet: approved ? { approvedAt: sql`now()` } : {},
    }),
  );
  if (approved) {
    await pageOpenedOrClosed(event.id);
    await mails.approved(event, reason);
  } else await mails.rejected(event, reason ?? "", adjust);
  return ok(null);
}

/** It is public already. No: it is held, with the reason, until its organiser has corrected it and staff say yes. */
async function laterDecision(event: EventRow, { state, decidedBy, reason }: Review) {
  if (state === "approved") {
    // What is held because of a report has no reason here, and is released where the report is decided.
    if (event.heldAt && event.stateReason !== null) await releaseNow(decidedBy, event.id);
    if (reason) await mails.checkedAgain(event, reason);
    return ok(null);
  }
  const why = reason ?? "";
  // Its page stays as it is: what the organiser changes comes back to the queue by itself.
  if (state === "adjust") {
    await mails.adjustAsked(event, why);
    return ok(null);
  }
  if (!(await holdNow(decidedBy, event.id, why)))
    expectOk(
      await changeRow(events, event.id, {
        who: decidedBy,
        action: "event.held",
        allowed: () => true,
        set: { stateReason: why },
      }),
    );
  await mails.held(event, why);
  return ok(null);
}
