/** What the team reviews and decides, and what people report to it. */
export { activity, type ActivityEntry } from "./dashboard.ts";
export {
  barScout,
  decideReview,
  hideReported,
  lease,
  liftScoutBar,
  release,
  removeGuardian,
  restoreReported,
  withdrawVerification,
  type QueueProblem,
} from "./decide.ts";
export { nextAfter, queue, queueBeside, waitingByKind, type QueueEntry, type QueueFilter } from "./queue.ts";
export { signalsOfInquiry } from "./item-signals.ts";
export { requestTakeDown } from "./take-downs.ts";
export { readable as readableItem } from "./media-items.ts";
export { report } from "./reports.ts";
export { leaseOf, openReview, type ReviewPage, type ReviewPerson } from "./review-page.ts";
export { findNamed, nameAll, typesAbout } from "./names.ts";
export { reviewsOf } from "./earlier-reviews.ts";
export { reportedThing } from "./reported-things.ts";
