import type { SubscriptionStatus } from "#domain/billing/subscription.ts";
import type { Result } from "#domain/result.ts";

/** What we need of a payment provider. Everything else about money is ours. */
export interface PaymentProvider {
  readonly name: "stripe" | "embedded";
  /** A monthly price in reais for this plan, new at the provider. */
  createPrice(price: { planId: string; planName: string; cents: number }): Promise<string>;
  beginCheckout(checkout: NewCheckout): Promise<{ sessionId: string; url: string | null }>;
  /** Null: there is no such session. */
  readCheckout(sessionId: string): Promise<ProviderCheckout | null>;
  /** Null: the provider does not know this customer (any more). */
  readCustomer(customerId: string): Promise<ProviderCustomer | null>;
  openPortal(customerId: string, returnUrl: string): Promise<{ url: string }>;
  cancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /** A dearer price is charged at once for what is left of the month; if the card refuses, nothing changes. */
  changePrice(subscriptionId: string, priceId: string): Promise<"changed" | "card_refused">;
  /** Refunds all that is left of it. Safe to repeat. */
  refund(invoiceId: string): Promise<void>;
  /** Drops the credit from changes of plan, so that it reduces no later charge. */
  dropCredit(customerId: string): Promise<void>;
  /** Ends all that runs for this customer and deletes what the provider knows of the person. Safe to repeat. */
  forgetCustomer(customerId: string): Promise<void>;
  /** An event from outside, if its signature is the provider's. */
  readEvent(body: string, signature: string | null): Result<ProviderEvent, "bad_signature">;
}

export interface NewCheckout {
  /** Our own id of it: comes back on the session and on the subscription. */
  reference: string;
  priceId: string;
  trialDays: number;
  /** A payer who is known there already. */
  customerId?: string;
  email?: string;
  /** The provider puts its session id where this says {CHECKOUT_SESSION_ID}. */
  successUrl: string;
  cancelUrl: string;
}

export interface ProviderCheckout {
  sessionId: string;
  state: "open" | "complete" | "expired";
  reference: string | null;
  customerId: string | null;
  email: string | null;
  url: string | null;
}

export interface ProviderCustomer {
  customerId: string;
  email: string | null;
  /** Only the embedded provider's clock can be moved. */
  clockOffsetSeconds: number;
  subscriptions: ProviderSubscription[];
  invoices: ProviderInvoice[];
}

export interface ProviderSubscription {
  subscriptionId: string;
  reference: string | null;
  priceId: string;
  status: SubscriptionStatus;
  startedAt: Temporal.Instant;
  trialEndsAt: Temporal.Instant | null;
  periodEndsAt: Temporal.Instant;
  cancelAtPeriodEnd: boolean;
  endedAt: Temporal.Instant | null;
}

export interface ProviderInvoice {
  invoiceId: string;
  subscriptionId: string;
  number: string | null;
  cents: number;
  refundedCents: number;
  issuedAt: Temporal.Instant;
  /** Null: not paid (yet). */
  paidAt: Temporal.Instant | null;
  receiptUrl: string | null;
}

/** A hint that something about this customer may have changed. */
export interface ProviderEvent {
  eventId: string;
  type: string;
  customerId: string | null;
}
