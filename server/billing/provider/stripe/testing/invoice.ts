import type Stripe from "stripe";
import type { Books } from "./books.ts";
import { customerOf } from "./customer.ts";
import { itemOf } from "./subscription.ts";

/** Open, with what the customer has in credit taken off. */
export function newInvoice(
  books: Books,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  cents: number,
): Stripe.Invoice {
  const { now } = books;
  const customer = customerOf(books, subscription.customer as string);
  const credit = Math.min(cents, -customer.balance);
  customer.balance += credit;
  const due = cents - credit;
  const id = books.id("in");
  const number = `JOIA-${String(customer.next_invoice_sequence!++).padStart(4, "0")}`;
  const invoice: Stripe.Invoice = {
    id,
    object: "invoice",
    account_country: "BR",
    account_name: "Joia da Base",
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: now,
    currency: "brl",
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: customer.balance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${books.url}/i/${id}`,
    invoice_pdf: `${books.url}/i/${id}/pdf`,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: "list",
      data: [newLine(books, subscription, id, cents)],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: { object: "list", data: [], has_more: false, url: `/v1/invoice_payments?invoice=${id}` },
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance - credit,
    statement_descriptor: null,
    status: "open",
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: cents,
    subtotal_excluding_tax: cents,
    test_clock: null,
    total: cents,
    total_discount_amounts: [],
    total_excluding_tax: cents,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  };
  books.invoices.set(id, invoice);
  subscription.latest_invoice = id;
  return invoice;
}

function newLine(
  books: Books,
  subscription: Stripe.Subscription,
  invoice: string,
  amount: number,
): Stripe.InvoiceLineItem {
  const item = itemOf(subscription);
  return {
    id: books.id("il"),
    object: "line_item",
    amount,
    currency: "brl",
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: "subscription_item_details",
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: item.price.product as string },
      type: "price_details",
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
