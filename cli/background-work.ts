import { countFiguresRegularly } from "#server/administration/count-figures.ts";
import { checkImport } from "#server/administration/imports/check-import.ts";
import { runImport } from "#server/administration/imports/run-import.ts";
import { sweepImports } from "#server/administration/imports/sweep-imports.ts";
import { keepCategoryAverages } from "#server/athletes/category-averages.ts";
import { findDuplicatesNightly } from "#server/athletes/merge/duplicates.server.ts";
import { endGuardianshipOfAdult, findAthletesOfAge } from "#server/athletes/coming-of-age.ts";
import { turnFeaturedWeeks } from "#server/athletes/weeks/featured-weeks.server.ts";
import { closeWithoutTerms } from "#server/athletes/without-terms.ts";
import { inviteNamed } from "#server/athletes/imported/named-guardians.ts";
import { settleEmbedded, settleEmbeddedCustomer } from "#server/billing/provider/embedded/deliver.ts";
import { reconcileCheckout, reconcilePayments } from "#server/billing/scheduled/reconcile.ts";
import { remindTrial, remindTrials } from "#server/billing/scheduled/remind-trials.ts";
import { sweepBilling } from "#server/billing/scheduled/sweep.ts";
import { refundSubscription } from "#server/billing/refund.ts";
import { keepRunning, stopRenewal } from "#server/billing/renewal.ts";
import { endSubscription } from "#server/billing/rights.ts";
import { tellTeamsOfUndoneDraw } from "#server/championships/draws/undone-notices.ts";
import { tellTeams } from "#server/championships/matches/notices.ts";
import { followPeople } from "#server/championships/people/job.ts";
import { feedSeasons } from "#server/championships/people/seasons.ts";
import { recountCategories, refreshTables } from "#server/championships/tables-job.ts";
import { syncCustomer } from "#server/billing/webhook/sync-customer.ts";
import { auth } from "#server/identity/auth.ts";
import { announceTerms } from "#server/identity/terms/announce.ts";
import { settleImpersonations } from "#server/identity/impersonation.ts";
import { remindDataRequests } from "#server/inquiries/reminders.ts";
import { sweepInquiries } from "#server/inquiries/retention.ts";
import { addAvif } from "#server/media/processing/add-avif.ts";
import { eraseItems } from "#server/media/processing/erase-items.ts";
import { inspectUpload } from "#server/media/processing/inspect-upload.ts";
import { sweepUploads } from "#server/media/processing/sweep-uploads.ts";
import { expireContacts, settleContacts } from "#server/messages/ending.ts";
import { mailNewMessage } from "#server/messages/message-mails.ts";
import { remindOfEvent, remindOfEvents } from "#server/registrations/day-jobs.ts";
import { tellRegistered } from "#server/registrations/event-changes.ts";
import { remindOrganisers } from "#server/registrations/remind-organisers.ts";
import { settleEvent, settleEvents } from "#server/registrations/settle.ts";
import { reportSavedSearches } from "#server/scouting/saved-search-job.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Connection } from "#server/platform/database/database.ts";
import { sweepFormActs } from "#server/platform/forms/acts.ts";
import { startWorkers, type Job } from "#server/platform/jobs/jobs.ts";
import { closeTransport, openTransport, sendMail } from "#server/platform/mail/mail.ts";
import { removeUnusedLogos } from "#server/media/logos.ts";
import {
  buildExport,
  eraseAccount,
  eraseDeletedProfile,
  eraseDeletedProfiles,
  eraseDueAccounts,
  followGuardianWaits,
  followUnconfirmed,
  removeFiles,
  retention,
  settleGuardianWait,
  settleUnconfirmed,
} from "#server/rights/rights.server.ts";
import { weeklySummaries, weeklySummary } from "#server/scouting/weekly.ts";

/** Every job of the product. */
export const JOBS: readonly Job[] = [
  sendMail,
  announceTerms,
  sweepFormActs,
  settleImpersonations,
  findAthletesOfAge,
  endGuardianshipOfAdult,
  closeWithoutTerms,
  turnFeaturedWeeks,
  keepCategoryAverages,
  inspectUpload,
  addAvif,
  sweepUploads,
  eraseItems,
  remindDataRequests,
  sweepInquiries,
  recountCategories,
  refreshTables,
  followPeople,
  feedSeasons,
  tellTeams,
  tellTeamsOfUndoneDraw,
  syncCustomer,
  remindTrials,
  remindTrial,
  reconcilePayments,
  reconcileCheckout,
  sweepBilling,
  endSubscription,
  stopRenewal,
  refundSubscription,
  keepRunning,
  settleEmbedded,
  settleEmbeddedCustomer,
  settleContacts,
  expireContacts,
  mailNewMessage,
  weeklySummaries,
  weeklySummary,
  reportSavedSearches,
  settleEvent,
  settleEvents,
  tellRegistered,
  remindOfEvents,
  remindOfEvent,
  remindOrganisers,
  buildExport,
  eraseDueAccounts,
  eraseAccount,
  eraseDeletedProfiles,
  eraseDeletedProfile,
  removeFiles,
  removeUnusedLogos,
  followGuardianWaits,
  settleGuardianWait,
  followUnconfirmed,
  settleUnconfirmed,
  retention,
  countFiguresRegularly,
  checkImport,
  runImport,
  sweepImports,
  inviteNamed,
  findDuplicatesNightly,
];

/** What happens behind the pages: mails leave, jobs run, and what pages need later is loaded. */
export async function startBackgroundWork(
  config: Config,
  connection: Connection,
): Promise<{ stop(): Promise<void> }> {
  await openTransport(config.mail);
  const workers = await startWorkers(JOBS, { connection });
  // Whoever signs in first does not wait until the library is loaded.
  await auth();
  return {
    async stop() {
      await workers.stop();
      closeTransport();
    },
  };
}
