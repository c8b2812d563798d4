import { err } from "#domain/result.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { PaymentProvider, ProviderInvoice, ProviderSubscription } from "../port.ts";
import * as ledger from "./ledger.ts";
import { changePrice } from "./change-price.ts";
import { nowFor } from "./clock.ts";
import { stateOf } from "./session-state.ts";
import { end, lockAndSettleCustomer } from "./settle.ts";

const SESSION_HOURS = 24;

/** A payment provider inside the product, for trying it: it moves no money and has the states and events of a real one. */
export const embeddedProvider: PaymentProvider = {
  name: "embedded",

  createPrice: async (price) => (await ledger.add("price", price)).id,

  async beginCheckout({ priceId, trialDays, reference, customerId, email, successUrl, cancelUrl }) {
    const expiresAt = nowFor({ clockOffsetSeconds: 0 }).add({ hours: SESSION_HOURS });
    const session = await ledger.add("session", {
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
    const session = await ledger.find("session", sessionId);
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
    const customer = await ledger.find("customer", customerId);
    if (!customer) return null;
    const { email, clockOffsetSeconds } = customer;
    const subscriptions = await ledger.listOf("subscription", customerId);
    const invoices = await ledger.listOf("invoice", customerId);
    return {
      customerId,
      email,
      clockOffsetSeconds,
      subscriptions: subscriptions.map(toSubscription),
      invoices: invoices.filter((invoice) => !invoice.void).map(toInvoice),
    };
  },

  async openPortal(customerId, returnUrl) {
    const portal = await ledger.add("portal", { returnUrl }, customerId);
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
    const invoice = await ledger.find("invoice", invoiceId);
    if (!invoice?.paidAt || !invoice.ownerId) throw new Error("only a paid invoice can be refunded");
    const { ownerId } = invoice;
    await inTransaction(async () => {
      await ledger.write<"invoice">({ ...invoice, refundedCents: invoice.cents });
      await ledger.emit("charge.refunded", ownerId);
    });
  },

  // A credit belongs to its subscription and ends with it.
  dropCredit: () => Promise.resolve(),

  async forgetCustomer(customerId) {
    await inTransaction(async () => {
      if (!(await ledger.find("customer", customerId))) return;
      const customer = await lockAndSettleCustomer(customerId);
      for (const subscription of await ledger.listOf("subscription", customerId)) {
        if (subscription.endedAt) continue;
        await end(customerId, subscription, nowFor(customer).toString());
        await ledger.write(subscription);
      }
      await ledger.write<"customer">({ ...customer, email: null });
      await ledger.forgetSessions(customerId);
    });
  },

  // Its events come from deliver.ts and never over HTTP.
  readEvent: () => err("bad_signature"),
};

function change<T>(
  subscriptionId: string,
  work: (subscription: ledger.Entry<"subscription">, customer: ledger.Entry<"customer">) => Promise<T>,
): Promise<T> {
  return inTransaction(async () => {
    const found = await ledger.find("subscription", subscriptionId);
    if (!found?.ownerId) throw new Error("no such subscription");
    const customer = await lockAndSettleCustomer(found.ownerId);
    // Read again: settling the customer may have changed it.
    const subscription = (await ledger.find("subscription", subscriptionId))!;
    const outcome = await work(subscription, customer);
    await ledger.write(subscription);
    await ledger.emit("customer.subscription.updated", customer.id);
    return outcome;
  });
}

const instant = (iso: string | null) => (iso ? Temporal.Instant.from(iso) : null);

const toSubscription = (entry: ledger.Entry<"subscription">): ProviderSubscription => ({
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

const toInvoice = (entry: ledger.Entry<"invoice">): ProviderInvoice => ({
  invoiceId: entry.id,
  subscriptionId: entry.subscriptionId,
  number: entry.number,
  cents: entry.cents,
  refundedCents: entry.refundedCents,
  issuedAt: instant(entry.issuedAt)!,
  paidAt: instant(entry.paidAt),
  receiptUrl: null,
});
