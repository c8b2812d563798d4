/** What the law gives everyone over their own data (LGPD art. 18): read it, take it along, have it erased. */
export { cancelDeletion, requestDeletion, type DeletionProblem } from "./deletion.ts";
export { eraseAccount, eraseDueAccounts, removeFiles } from "./erasure.ts";
export {
  buildExport,
  exportsOf,
  openExport,
  requestExport,
  type DataExport,
  type ExportProblem,
} from "./exports.ts";
export { historyOf, type RightsHistory } from "./history.ts";
export { retention } from "./retention.ts";
export { followGuardianWaits, settleGuardianWait } from "./unanswered.ts";
export { followUnconfirmed, settleUnconfirmed } from "./unconfirmed.ts";
