/** What the team reviews and decides, and what people report to it. */
export { activity, counts, type ActivityEntry } from "./dashboard.ts";
export {
  assign,
  barScout,
  decideReview,
  hideReported,
  liftScoutBar,
  queue,
  restoreReported,
  waitingByKind,
  removeGuardian,
  withdrawVerification,
  type QueueEntry,
  type QueueProblem,
} from "./queue.ts";
export { requestTakeDown } from "./take-downs.ts";
export { readable as readableItem } from "./media-items.ts";
export { report } from "./reports.ts";
export { openReview, type ReviewPage, type ReviewPerson } from "./review-page.ts";
export { reportedThing } from "./reported-things.ts";
export type { WeighedSignal } from "#server/athletes/staff-view.ts";
