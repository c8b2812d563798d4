import { err } from "#domain/result.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { PaymentProvider, ProviderInvoice, ProviderSubscription } from "../port.ts";
import * as book from "./ledger.ts";
import { changePrice } from "./change-price.ts";
import { nowFor } from "./clock.ts";
import { holdCustomer } from "./hold.ts";
import { stateOf } from "./session-state.ts";
import { end } from "./settle.ts";

const SESSION_HOURS = 24;

/** A payment provider of our own for trying the product: no money, the same states and events. */
export const embeddedProvider: PaymentProvider = {
  name: "embedded",

  createPrice: async (price) => (await book.add("price", price)).id,

  async beginCheckout({ priceId, trialDays, reference, customerId, email, successUrl, cancelUrl }) {
    const expiresAt = nowFor({ clockOffsetSeconds: 0 }).add({ hours: SESSION_HOURS });
    const session = await book.add("session", {
      state: "open",
      priceId,
      trialDays,
      reference,
      email: email ?? null,
      customerId: customerId ?? null,
      successUrl,
      cancelUrl,
      expiresAt: expiresAt.toString(),
    });
    return { sessionId: session.id, url: publicUrl(`/pagamento-de-teste/${session.id}`) };
  },

  async readCheckout(sessionId) {
    const session = await book.find("session", sessionId);
    if (!session) return null;
    const { reference, customerId, email } = session;
    return {
      sessionId,
      state: stateOf(session),
      reference,
      customerId,
      email,
      url: publicUrl(`/pagamento-de-teste/${sessionId}`),
    };
  },

  async readCustomer(customerId) {
    const customer = await book.find("customer", customerId);
    if (!customer) return null;
    const { email, clockOffsetSeconds } = customer;
    const subscriptions = await book.listOf("subscription", customerId);
    const invoices = await book.listOf("invoice", customerId);
    return {
      customerId,
      email,
      clockOffsetSeconds,
      subscriptions: subscriptions.map(toSubscription),
      invoices: invoices.filter((invoice) => !invoice.void).map(toInvoice),
    };
  },

  async openPortal(customerId, returnUrl) {
    const portal = await book.add("portal", { returnUrl }, customerId);
    return { url: publicUrl(`/pagamento-de-teste/portal/${portal.id}`) };
  },

  cancelAtPeriodEnd: (id, cancel) =>
    change(id, async (subscription) => {
      subscription.cancelAtPeriodEnd = cancel;
    }),

  cancelNow: (id) =>
    change(id, async (subscription, customer) => {
      if (!subscription.endedAt) await end(customer.id, subscription, nowFor(customer).toString());
    }),

  changePrice: (id, priceId) =>
    change(id, (subscription, customer) => changePrice(customer, subscription, priceId)),

  async refund(invoiceId) {
    const invoice = await book.find("invoice", invoiceId);
    if (!invoice?.paidAt || !invoice.ownerId) throw new Error("only what was paid can be given back");
    const { ownerId } = invoice;
    await inTransaction(async () => {
      await book.write<"invoice">({ ...invoice, refundedCents: invoice.cents });
      await book.emit("charge.refunded", ownerId);
    });
  },

  // A credit belongs to its subscription and ends with it.
  dropCredit: () => Promise.resolve(),

  async forgetCustomer(customerId) {
    await inTransaction(async () => {
      if (!(await book.find("customer", customerId))) return;
      const customer = await holdCustomer(customerId);
      for (const subscription of await book.listOf("subscription", customerId)) {
        if (subscription.endedAt) continue;
        await end(customerId, subscription, nowFor(customer).toString());
        await book.write(subscription);
      }
      await book.write<"customer">({ ...customer, email: null });
      await book.forgetSessions(customerId);
    });
  },

  // It has no outside: its events are delivered by deliver.ts.
  readEvent: () => err("bad_signature"),
};

function change<T>(
  subscriptionId: string,
  work: (subscription: book.Entry<"subscription">, customer: book.Entry<"customer">) => Promise<T>,
): Promise<T> {
  return inTransaction(async () => {
    const found = await book.find("subscription", subscriptionId);
    if (!found?.ownerId) throw new Error("no such subscription");
    const customer = await holdCustomer(found.ownerId);
    // Read again: what was due happened while we waited for the customer.
    const subscription = (await book.find("subscription", subscriptionId))!;
    const outcome = await work(subscription, customer);
    await book.write(subscription);
    await book.emit("customer.subscription.updated", customer.id);
    return outcome;
  });
}

const instant = (iso: string | null) => (iso ? Temporal.Instant.from(iso) : null);

const toSubscription = (entry: book.Entry<"subscription">): ProviderSubscription => ({
  subscriptionId: entry.id,
  reference: entry.reference,
  priceId: entry.priceId,
  status: entry.status,
  startedAt: instant(entry.startedAt)!,
  trialEndsAt: instant(entry.trialEndsAt),
  periodEndsAt: instant(entry.periodEndsAt)!,
  cancelAtPeriodEnd: entry.cancelAtPeriodEnd,
  endedAt: instant(entry.endedAt),
});

const toInvoice = (entry: book.Entry<"invoice">): ProviderInvoice => ({
  invoiceId: entry.id,
  subscriptionId: entry.subscriptionId,
  number: entry.number,
  cents: entry.cents,
  refundedCents: entry.refundedCents,
  issuedAt: instant(entry.issuedAt)!,
  paidAt: instant(entry.paidAt),
  receiptUrl: null,
});
