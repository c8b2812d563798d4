import type Stripe from "stripe";
import { hasCode } from "./client.ts";
import { paymentsOf } from "./invoice.ts";

/** Refunds what is left of every payment of this invoice. */
export async function refund(stripe: Stripe, invoiceId: string): Promise<void> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ["payments"] });
  for (const payment of paymentsOf(invoice))
    for (const charge of await chargesOf(stripe, payment)) await refundCharge(stripe, charge);
}

async function chargesOf(stripe: Stripe, payment: string): Promise<Stripe.Charge[]> {
  if (payment.startsWith("ch_")) return [await stripe.charges.retrieve(payment)];
  const charges = await stripe.charges.list({ payment_intent: payment, limit: 100 });
  return charges.data.filter(({ paid }) => paid);
}

async function refundCharge(stripe: Stripe, charge: Stripe.Charge): Promise<void> {
  const { id, amount_captured: taken, amount_refunded: before } = charge;
  if (before >= taken) return;
  // The key holds what was refunded before, so that two requests at once are one refund.
  const idempotencyKey = `refund-${id}-${before}`;
  try {
    await stripe.refunds.create({ charge: id, amount: taken - before }, { idempotencyKey });
  } catch (error) {
    if (!hasCode(error, "charge_already_refunded")) throw error;
  }
}
