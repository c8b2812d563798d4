import { client } from "#server/platform/database/database.ts";
import { add, emit, find, listOf, write, type Entry } from "./ledger.ts";
import { pays } from "./cards.ts";
import { isDue, nowFor, plusDays, plusMonths } from "./clock.ts";

type Subscription = Entry<"subscription">;
type Customer = Entry<"customer">;

/** A refused card is tried again after these days; after the last, the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

/**
 * Locks a customer until the transaction ends, and first does what fell due for them, so that the passing of
 * time and the acts of people never run at once.
 */
export async function lockAndSettleCustomer(customerId: string): Promise<Customer> {
  await client().query("select from embedded_payments where id = $1 for update", [customerId]);
  const customer = await find("customer", customerId);
  if (!customer) throw new Error("no such customer");
  await settle(customer);
  return customer;
}

/** Does all that fell due for this customer until their present, in order. The caller has locked the customer. */
export async function settle(customer: Customer): Promise<void> {
  for (const subscription of await listOf("subscription", customer.id)) {
    while (await step(customer, subscription)) await write(subscription);
  }
}

/** Does the next thing that is due for a subscription. False: nothing is due. */
async function step(customer: Customer, subscription: Subscription): Promise<boolean> {
  const at = nowFor(customer);
  if (subscription.endedAt) return false;
  if (subscription.status === "past_due") {
    if (!isDue(subscription.retryAt, at)) return false;
    await retry(customer, subscription, subscription.retryAt);
    return true;
  }
  const due = subscription.periodEndsAt;
  if (!isDue(due, at)) return false;
  if (subscription.cancelAtPeriodEnd) await end(customer.id, subscription, due);
  else await charge(customer, subscription, due);
  return true;
}

/** Begins the next month and asks the card for its price. */
export async function charge(customer: Customer, subscription: Subscription, at: string): Promise<void> {
  if (subscription.status === "trialing") Object.assign(subscription, { anchorAt: at, months: 0 });
  subscription.months += 1;
  subscription.periodEndsAt = plusMonths(subscription.anchorAt, subscription.months);
  const price = await find("price", subscription.priceId);
  const credit = Math.min(subscription.creditCents ?? 0, price!.cents);
  subscription.creditCents = (subscription.creditCents ?? 0) - credit;
  await bill(customer, subscription, price!.cents - credit, at);
}

/** Asks the card for this amount now. A refused amount stays owed and is tried again. */
export async function bill(
  customer: Customer,
  subscription: Subscription,
  cents: number,
  at: string,
): Promise<void> {
  const paid = cents === 0 || pays(customer.card);
  await add(
    "invoice",
    {
      subscriptionId: subscription.id,
      number: `TESTE-${String((await listOf("invoice", customer.id)).length + 1).padStart(4, "0")}`,
      cents,
      refundedCents: 0,
      issuedAt: at,
      paidAt: paid ? at : null,
      void: false,
    },
    customer.id,
  );
  subscription.status = paid ? "active" : "past_due";
  subscription.tries = paid ? 0 : 1;
  subscription.retryAt = paid ? null : plusDays(at, RETRY_DAYS[0]!);
  await emit(paid ? "invoice.paid" : "invoice.payment_failed", customer.id);
}

export async function retry(customer: Customer, subscription: Subscription, at: string): Promise<void> {
  const owed = (await listOf("invoice", customer.id)).filter(
    (invoice) => invoice.subscriptionId === subscription.id && !invoice.paidAt && !invoice.void,
  );
  if (pays(customer.card)) {
    for (const invoice of owed) await write<"invoice">({ ...invoice, paidAt: at });
    Object.assign(subscription, { status: "active", tries: 0, retryAt: null });
    await emit("invoice.paid", customer.id);
    return;
  }
  const wait = RETRY_DAYS[subscription.tries];
  subscription.tries += 1;
  await emit("invoice.payment_failed", customer.id);
  if (wait === undefined) await end(customer.id, subscription, at);
  else subscription.retryAt = plusDays(at, wait);
}

export async function end(customerId: string, subscription: Subscription, at: string): Promise<void> {
  for (const invoice of await listOf("invoice", customerId)) {
    if (invoice.subscriptionId === subscription.id && !invoice.paidAt)
      await write<"invoice">({ ...invoice, void: true });
  }
  Object.assign(subscription, { status: "canceled", endedAt: at, retryAt: null });
  await emit("customer.subscription.deleted", customerId);
}
