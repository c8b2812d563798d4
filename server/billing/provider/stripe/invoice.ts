import type Stripe from "stripe";
import type { ProviderInvoice } from "#server/billing/provider/port.ts";
import { idOf, toInstant } from "./client.ts";

export const toInvoices = (
  invoices: readonly Stripe.Invoice[],
  refunded: ReadonlyMap<string, number>,
): ProviderInvoice[] => invoices.flatMap((invoice) => toInvoice(invoice, refunded) ?? []);

/** Null: not of a subscription, or neither paid nor owed: a draft, or written off. */
function toInvoice(invoice: Stripe.Invoice, refunded: ReadonlyMap<string, number>): ProviderInvoice | null {
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
  const paid = invoice.status === "paid";
  if (!subscriptionId || (!paid && invoice.status !== "open")) return null;
  const { finalized_at: finalizedAt, paid_at: paidAt } = invoice.status_transitions;
  const cents = paid ? invoice.amount_paid : invoice.amount_due;
  const givenBack = paymentsOf(invoice).reduce((sum, id) => sum + (refunded.get(id) ?? 0), 0);
  return {
    invoiceId: invoice.id,
    subscriptionId,
    number: invoice.number,
    cents,
    refundedCents: Math.min(givenBack, cents),
    issuedAt: toInstant(finalizedAt ?? invoice.created),
    paidAt: paid && paidAt !== null ? toInstant(paidAt) : null,
    receiptUrl: invoice.hosted_invoice_url ?? null,
  };
}

/** The payments that paid for it. */
export const paymentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? [])
    .filter(({ status }) => status === "paid")
    .flatMap(({ payment }) => idOf(payment.payment_intent) ?? idOf(payment.charge) ?? []);
