import { z } from "zod";
import { isLive } from "#domain/billing/subscription.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { log } from "#server/platform/log.server.ts";
import { mirrorCustomer } from "./webhook/mirror-customer.ts";
import type { PaymentProvider } from "./provider/port.ts";
import { payments, RETRY_FOR_WEEKS } from "./provider/provider.ts";

const schema = z.object({ customerId: z.string(), subscriptionId: z.string() });
type RefundData = z.output<typeof schema>;

/** Ends a subscription and refunds what was paid for it. The job keeps its older name for what is queued. */
export const refundSubscription = defineJob({
  name: "give-back",
  schema,
  ...RETRY_FOR_WEEKS,
  handle: (data) => endAndRefund(payments(), data),
});

/** Called in the transaction that promises the refund, so that there is no promise without its job. */
export const enqueueRefund = (data: RefundData): Promise<string> =>
  enqueue(refundSubscription, data, { dedupeKey: data.subscriptionId });

/** Refunds at once if the provider answers; otherwise the enqueued job does it. */
export async function tryRefundNow(provider: PaymentProvider, data: RefundData): Promise<void> {
  try {
    await endAndRefund(provider, data);
  } catch (error) {
    log.warn({ err: error }, "a refund is made later: the payment provider did not answer");
  }
}

/** Promises a refund and makes it, outside of any transaction. */
export async function refundAtOnce(data: RefundData): Promise<void> {
  await enqueueRefund(data);
  await tryRefundNow(payments(), data);
}

/** Ends the subscription first, so that nothing new is charged, then refunds all of it. May run twice. */
export async function endAndRefund(
  provider: PaymentProvider,
  { customerId, subscriptionId }: RefundData,
): Promise<void> {
  await provider.cancelNow(subscriptionId);
  const truth = await provider.readCustomer(customerId);
  const paid = (truth?.invoices ?? []).filter(
    (invoice) =>
      invoice.subscriptionId === subscriptionId && invoice.paidAt && invoice.refundedCents < invoice.cents,
  );
  for (const { invoiceId } of paid) await provider.refund(invoiceId);
  // A credit from a change of plan was refunded together with the charge that it came from.
  if (truth && !truth.subscriptions.some(isLive)) await provider.dropCredit(customerId);
  await mirrorCustomer(provider, customerId);
}
