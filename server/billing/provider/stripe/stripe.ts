import type { StripeSettings } from "#server/platform/config/config.ts";
import type { PaymentProvider } from "#server/billing/provider/port.ts";
import { checkoutParams, toCheckout } from "./checkout.ts";
import { orNull, stripeClient } from "./client.ts";
import { readCustomer } from "./customer.ts";
import { readEvent } from "./event.ts";
import { createPrice } from "./price.ts";
import { refund } from "./refund.ts";
import { changePrice, toCancelAtPeriodEnd } from "./subscription.ts";

/** Payments by Stripe. Nothing of Stripe's own shapes leaves this folder. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = stripeClient(settings);
  return {
    name: "stripe",
    createPrice: (price) => createPrice(stripe, price),
    async beginCheckout(checkout) {
      const idempotencyKey = `checkout-${checkout.reference}`;
      const { id, url } = await stripe.checkout.sessions.create(checkoutParams(checkout), { idempotencyKey });
      return { sessionId: id, url };
    },
    async readCheckout(sessionId) {
      const session = await orNull(stripe.checkout.sessions.retrieve(sessionId));
      return session && toCheckout(session);
    },
    readCustomer: (customerId) => readCustomer(stripe, customerId),
    async openPortal(customerId, returnUrl) {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        locale: "pt-BR",
      });
      return { url };
    },
    async cancelAtPeriodEnd(subscriptionId, cancel) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      const change = toCancelAtPeriodEnd(subscription, cancel);
      if (change) await stripe.subscriptions.update(subscriptionId, change);
    },
    async cancelNow(subscriptionId) {
      // Stripe no longer knows a subscription that has ended. Then nothing is left to cancel.
      await orNull(stripe.subscriptions.cancel(subscriptionId));
    },
    changePrice: (subscriptionId, priceId) => changePrice(stripe, subscriptionId, priceId),
    refund: (invoiceId) => refund(stripe, invoiceId),
    async dropCredit(customerId) {
      const customer = await orNull(stripe.customers.retrieve(customerId));
      // A balance below zero is a credit of the customer. It was refunded with the charge that it came from.
      if (!customer || customer.deleted || customer.balance >= 0) return;
      await stripe.customers.update(customerId, { balance: 0 });
    },
    async forgetCustomer(customerId) {
      // Ends what runs, too. Invoices stay with Stripe, as the law asks.
      await orNull(stripe.customers.del(customerId));
    },
    readEvent: (body, signature) => readEvent(stripe, settings.webhookSecret, body, signature),
  };
}
