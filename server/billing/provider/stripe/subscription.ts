import type Stripe from "stripe";
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "#domain/billing/subscription.ts";
import type { ProviderSubscription } from "#server/billing/provider/port.ts";
import { hasType, toInstant } from "./client.ts";

export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { trial_end: trialEnd, ended_at: endedAt, metadata } = subscription;
  const item = itemOf(subscription);
  return {
    subscriptionId: subscription.id,
    reference: metadata["reference"] ?? null,
    priceId: item.price.id,
    status: toStatus(subscription.status),
    startedAt: toInstant(subscription.start_date),
    trialEndsAt: trialEnd === null ? null : toInstant(trialEnd),
    periodEndsAt: toInstant(item.current_period_end),
    cancelAtPeriodEnd: willEnd(subscription),
    endedAt: endedAt === null ? null : toInstant(endedAt),
  };
}

/** The charge for what is left of the month is taken at once; a cheaper plan leaves a credit for the next. */
export async function changePrice(
  stripe: Stripe,
  subscriptionId: string,
  priceId: string,
): Promise<"changed" | "card_refused"> {
  const item = itemOf(await stripe.subscriptions.retrieve(subscriptionId));
  if (item.price.id === priceId) return "changed";
  try {
    await stripe.subscriptions.update(subscriptionId, {
      items: [{ id: item.id, price: priceId }],
      proration_behavior: "always_invoice",
      // A refused card must not cost the month that is paid already.
      payment_behavior: "error_if_incomplete",
    });
    return "changed";
  } catch (error) {
    if (hasType(error, "StripeCardError")) return "card_refused";
    throw error;
  }
}

/** Null: nothing to change. An end that was set as a date is removed as a date. */
export function toCancelAtPeriodEnd(
  subscription: Stripe.Subscription,
  cancel: boolean,
): Stripe.SubscriptionUpdateParams | null {
  if (willEnd(subscription) === cancel) return null;
  if (cancel || subscription.cancel_at_period_end) return { cancel_at_period_end: cancel };
  return { cancel_at: "" };
}

/** Stripe's own portal may set the day instead of the flag. */
const willEnd = (subscription: Stripe.Subscription): boolean =>
  subscription.cancel_at_period_end || subscription.cancel_at !== null;

function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = items.data[0];
  if (!item) throw new Error(`the subscription ${id} has nothing in it`);
  return item;
}

function toStatus(status: string): SubscriptionStatus {
  const known = SUBSCRIPTION_STATUSES.find((one) => one === status);
  if (!known) throw new Error(`unknown status of a subscription: ${status}`);
  return known;
}
