import type Stripe from "stripe";
import { tell, type Books, type Session } from "./books.ts";
import { planOf } from "./catalog.ts";

const DAY = 24 * 3600;

export function newSubscription(books: Books, customer: string, session: Session): Stripe.Subscription {
  const { now } = books;
  const id = books.id("sub");
  const trialEnd = session.trialDays > 0 ? now + session.trialDays * DAY : null;
  const subscription: Stripe.Subscription = {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: "brl",
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: books.id("pm"),
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      data: [newItem(books, id, session.price, trialEnd ?? nextMonth(now))],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: session.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd ? "trialing" : "incomplete",
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: trialEnd ? "cancel" : "create_invoice",
      },
    },
    trial_start: trialEnd && now,
  };
  books.subscriptions.set(id, subscription);
  tell(books, "customer.subscription.created", subscription);
  return subscription;
}

function newItem(books: Books, subscription: string, priceId: string, end: number): Stripe.SubscriptionItem {
  const price = books.prices.get(priceId);
  if (!price) throw new Error(`no price ${priceId}`);
  return {
    id: books.id("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: books.now,
    current_period_end: end,
    current_period_start: books.now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem =>
  subscription.items.data[0]!;

export const centsOf = ({ price }: Stripe.SubscriptionItem): number => price.unit_amount!;

export const isRunning = ({ status }: Stripe.Subscription): boolean =>
  status === "trialing" || status === "active" || status === "past_due";

export function nextMonth(seconds: number): number {
  const then = Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO("UTC");
  return then.add({ months: 1 }).epochMilliseconds / 1000;
}

export function end(
  books: Books,
  subscription: Stripe.Subscription,
  reason: "cancellation_requested" | "payment_failed",
): void {
  Object.assign(subscription, {
    status: "canceled",
    ended_at: books.now,
    canceled_at: subscription.canceled_at ?? books.now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  } satisfies Partial<Stripe.Subscription>);
  tell(books, "customer.subscription.deleted", subscription);
}
