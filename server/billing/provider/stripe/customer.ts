import type Stripe from "stripe";
import type { ProviderCustomer } from "#server/billing/provider/port.ts";
import { idOf, orNull } from "./client.ts";
import { toInvoices } from "./invoice.ts";
import { toSubscription } from "./subscription.ts";

const PAGE = 100;
/** Stripe lists the newest first: what lies beyond is many years old. */
const MOST_SUBSCRIPTIONS = 200;
const MOST_INVOICES = 500;
/** Every attempt to charge a card counts, also a refused one. */
const MOST_CHARGES = 1000;

/** Everything about a customer, in four requests. */
export async function readCustomer(stripe: Stripe, customerId: string): Promise<ProviderCustomer | null> {
  const customer = await orNull(stripe.customers.retrieve(customerId));
  if (!customer || customer.deleted) return null;
  const about = { customer: customerId, limit: PAGE };
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({ ...about, status: "all" }).autoPagingToArray({ limit: MOST_SUBSCRIPTIONS }),
    stripe.invoices.list({ ...about, expand: ["data.payments"] }).autoPagingToArray({ limit: MOST_INVOICES }),
    stripe.charges.list(about).autoPagingToArray({ limit: MOST_CHARGES }),
  ]);
  return {
    customerId,
    email: customer.email,
    clockOffsetSeconds: 0,
    subscriptions: subscriptions.map(toSubscription),
    invoices: toInvoices(invoices, refundedOf(charges)),
  };
}

/** What was refunded, by the payment's id: an invoice names the payment, not the charge. */
function refundedOf(charges: readonly Stripe.Charge[]): ReadonlyMap<string, number> {
  const refunded = new Map<string, number>();
  for (const charge of charges) {
    const payment = idOf(charge.payment_intent) ?? charge.id;
    refunded.set(payment, (refunded.get(payment) ?? 0) + charge.amount_refunded);
  }
  return refunded;
}
