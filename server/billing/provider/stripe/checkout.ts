import type Stripe from "stripe";
import type { NewCheckout, ProviderCheckout } from "#server/billing/provider/port.ts";
import { idOf } from "./client.ts";

export function checkoutParams(checkout: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { reference, priceId, trialDays, customerId, email, successUrl, cancelUrl } = checkout;
  return {
    mode: "subscription",
    line_items: [{ price: priceId, quantity: 1 }],
    client_reference_id: reference,
    subscription_data: { metadata: { reference }, ...trial(trialDays) },
    payment_method_collection: "always",
    // Reais for everybody: what we show is what is charged.
    adaptive_pricing: { enabled: false },
    locale: "pt-BR",
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...(customerId ? { customer: customerId } : email ? { customer_email: email } : {}),
  };
}

const trial = (days: number): Stripe.Checkout.SessionCreateParams.SubscriptionData =>
  days > 0
    ? {
        trial_period_days: days,
        trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
      }
    : {};

const STATES = ["open", "complete", "expired"] as const;

export const toCheckout = (session: Stripe.Checkout.Session): ProviderCheckout => ({
  sessionId: session.id,
  state: STATES.find((state) => state === session.status) ?? "open",
  reference: session.client_reference_id,
  customerId: idOf(session.customer),
  email: session.customer_details?.email ?? session.customer_email,
  url: session.url,
});
