/** What the team reviews and decides, and what people report to it. */
export { activity, counts, type ActivityEntry } from "./dashboard.ts";
export {
  assign,
  decideReview,
  hideReported,
  queue,
  restoreReported,
  waitingByKind,
  withdrawVerification,
  type DecisionProblem,
  type QueueEntry,
  type QueueProblem,
} from "./queue.ts";
export { report, type NewReport, type ReportProblem } from "./reports.ts";
export { openReview, type ReviewPage, type ReviewPerson } from "./review-page.ts";
export { reportedThing, type ReportedThing } from "./reported-things.ts";
export type { WeighedSignal } from "#server/athletes/staff-view.ts";
