import { z } from "zod";
import { isLive } from "#domain/billing/subscription.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { log } from "#server/platform/log.server.ts";
import { follow } from "./webhook/mirror-customer.ts";
import type { PaymentProvider } from "./provider/port.ts";
import { payments } from "./provider/provider.ts";
import { UNTIL_DONE } from "./provider/until-done.ts";

const schema = z.object({ customerId: z.string(), subscriptionId: z.string() });
type GivenBack = z.output<typeof schema>;

/** Money that was promised back must arrive. */
export const giveBack = defineJob({
  name: "give-back",
  schema,
  ...UNTIL_DONE,
  handle: (data) => endAndRefund(payments(), data),
});

/** Inside the transaction that promises it: the promise and what keeps it exist together. */
export const promiseToGiveBack = (data: GivenBack): Promise<string> =>
  enqueue(giveBack, data, { dedupeKey: data.subscriptionId });

/** What was promised, at once if the provider answers; the job does it otherwise. */
export async function giveBackNow(provider: PaymentProvider, data: GivenBack): Promise<void> {
  try {
    await endAndRefund(provider, data);
  } catch (error) {
    log.warn({ err: error }, "money goes back later: the payment provider did not answer");
  }
}

/** First the end, so that nothing new is charged; then all of the money. Each part twice is once. */
export async function endAndRefund(
  provider: PaymentProvider,
  { customerId, subscriptionId }: GivenBack,
): Promise<void> {
  await provider.cancelNow(subscriptionId);
  const truth = await provider.readCustomer(customerId);
  const paid = (truth?.invoices ?? []).filter(
    (invoice) =>
      invoice.subscriptionId === subscriptionId && invoice.paidAt && invoice.refundedCents < invoice.cents,
  );
  for (const { invoiceId } of paid) await provider.refund(invoiceId);
  // What a change of plan left as credit was refunded with the charge that it came from.
  if (truth && !truth.subscriptions.some(isLive)) await provider.dropCredit(customerId);
  await follow(provider, customerId);
}
