import { z } from "zod";
import { now } from "#server/platform/clock.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import * as mails from "../mails.ts";
import { stopRenewal } from "../renewal.ts";
import {
  endingTrials,
  findSubscription,
  type EndingTrial,
  type SubscriptionRow,
} from "../subscription-queries.ts";

const REMIND_DAYS = 3;
const BATCH = 500;

/**
 * Every morning: enqueues a reminder for each trial that ends in the next days, the earliest first. Each is a
 * job of its own, so that one failure does not stop the others.
 */
export const remindTrials = defineJob({
  name: "remind-trials",
  schema: z.object({}),
  schedule: { cron: "0 9 * * *", data: {} },
  async handle() {
    const by = now().add({ hours: 24 * REMIND_DAYS });
    let trials: EndingTrial[] = [];
    do {
      trials = await endingTrials(by, { after: trials.at(-1), limit: BATCH });
      for (const { id } of trials) await enqueue(remindTrial, { subscriptionId: id }, { dedupeKey: id });
    } while (trials.length === BATCH);
  },
});

/** Sends one mail for a trial, however often it runs. */
export const remindTrial = defineJob({
  name: "remind-trial",
  schema: z.object({ subscriptionId: z.uuid() }),
  async handle({ subscriptionId }) {
    const row = await findSubscription(subscriptionId);
    if (row?.status !== "trialing" || row.cancelAtPeriodEnd) return;
    await (row.payerUserId ? mails.trialEnding(row) : letRunOut(row));
  },
});

/** Nobody is charged for an account that they never made. Whoever still makes one keeps the subscription (see `claim`). */
async function letRunOut(row: SubscriptionRow): Promise<void> {
  await mails.unfinished(row);
  await enqueue(
    stopRenewal,
    { customerId: row.providerCustomerId, subscriptionId: row.providerSubscriptionId },
    { dedupeKey: row.id },
  );
}
