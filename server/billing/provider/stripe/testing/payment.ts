import type Stripe from "stripe";
import { tell, type Books } from "./books.ts";
import { newInvoice } from "./invoice.ts";

/** Makes an invoice and tries to take its money. */
export function bill(
  books: Books,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  cents: number,
): boolean {
  const invoice = newInvoice(books, subscription, reason, cents);
  tell(books, "invoice.created", invoice);
  tell(books, "invoice.finalized", invoice);
  return collect(books, invoice);
}

/** One attempt at the customer's card. */
export function collect(books: Books, invoice: Stripe.Invoice): boolean {
  if (invoice.amount_due === 0) {
    settle(books, invoice);
    return true;
  }
  const refused = books.refused.has(invoice.customer as string);
  const charge = newCharge(books, invoice, !refused);
  invoice.attempted = true;
  invoice.attempt_count++;
  if (refused) {
    tell(books, "charge.failed", charge);
    tell(books, "invoice.payment_failed", invoice);
    return false;
  }
  tell(books, "charge.succeeded", charge);
  invoice.payments!.data.push(newPayment(books, invoice, charge));
  settle(books, invoice);
  return true;
}

function settle(books: Books, invoice: Stripe.Invoice): void {
  invoice.status = "paid";
  invoice.status_transitions.paid_at = books.now;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  tell(books, "invoice.paid", invoice);
  tell(books, "invoice.payment_succeeded", invoice);
}

function newCharge(books: Books, invoice: Stripe.Invoice, paid: boolean): Stripe.Charge {
  const charge: Stripe.Charge = {
    id: books.id("ch"),
    object: "charge",
    amount: invoice.amount_due,
    amount_captured: paid ? invoice.amount_due : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? books.id("txn") : null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: paid,
    created: books.now,
    currency: "brl",
    customer: invoice.customer,
    description: "Subscription update",
    disputed: false,
    failure_balance_transaction: null,
    failure_code: paid ? null : "card_declined",
    failure_message: paid ? null : "Your card was declined.",
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid,
    payment_intent: paymentIntentOf(invoice),
    payment_method: books.id("pm"),
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: paid ? `${books.url}/receipts/${invoice.id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: null,
  };
  books.charges.set(charge.id, charge);
  return charge;
}

const newPayment = (books: Books, invoice: Stripe.Invoice, charge: Stripe.Charge): Stripe.InvoicePayment => ({
  id: books.id("inpay"),
  object: "invoice_payment",
  amount_paid: charge.amount,
  amount_requested: charge.amount,
  created: books.now,
  currency: "brl",
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: paymentIntentOf(invoice), type: "payment_intent" },
  status: "paid",
  status_transitions: { canceled_at: null, paid_at: books.now },
});

/** All attempts at one invoice belong to one intent to pay it. */
const paymentIntentOf = (invoice: Stripe.Invoice): string => invoice.id.replace(/^in_/, "pi_");
