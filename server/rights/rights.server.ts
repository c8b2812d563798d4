/** What the law gives everyone over their own data (LGPD art. 18): read it, take it along, have it erased. */
export { cancelDeletion, requestDeletion } from "./deletion.ts";
export { eraseDeletedProfile, eraseDeletedProfiles } from "./deleted-profiles.ts";
export { eraseAccount, eraseDueAccounts, removeFiles } from "./erasure.ts";
export { buildExport, exportsOf, openExport, requestExport, requestWardExport } from "./exports.ts";
export { historyOf } from "./history.ts";
export { retention } from "./retention.ts";
export { followGuardianWaits, settleGuardianWait } from "./unanswered.ts";
export { cancelWardDeletion, requestWardDeletion, wardLeavesAt } from "./ward-deletion.ts";
export { followUnconfirmed, settleUnconfirmed } from "./unconfirmed.ts";
