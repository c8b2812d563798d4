import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { payments, RETRY_FOR_WEEKS } from "./provider/provider.ts";
import { syncNow } from "./webhook/sync-customer.ts";

const schema = z.object({ customerId: z.string(), subscriptionId: z.string() });

/** The subscription runs to the end of what is paid or free, and is charged no more. */
export const stopRenewal = defineJob({
  name: "stop-renewal",
  schema,
  ...RETRY_FOR_WEEKS,
  handle: ({ customerId, subscriptionId }) => setRenewal(customerId, subscriptionId, false),
});

/** Undoes `stopRenewal`. */
export const keepRunning = defineJob({
  name: "keep-subscription-running",
  schema,
  ...RETRY_FOR_WEEKS,
  handle: ({ customerId, subscriptionId }) => setRenewal(customerId, subscriptionId, true),
});

async function setRenewal(customerId: string, subscriptionId: string, renews: boolean): Promise<void> {
  await payments().cancelAtPeriodEnd(subscriptionId, !renews);
  await syncNow(payments(), customerId);
}
