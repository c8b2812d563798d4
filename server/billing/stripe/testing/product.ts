import { asc, inArray } from "drizzle-orm";
import { payments } from "#server/billing/provider.ts";
import { receiveEvent } from "#server/billing/events.server.ts";
import { insertCheckout } from "#server/billing/queries.ts";
import { priceOf } from "#server/billing/prices.ts";
import { sync, syncCustomer } from "#server/billing/sync.ts";
import { billingCustomers, billingInvoices, checkouts, subscriptions } from "#server/billing/tables.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client, db } from "#server/platform/database/database.ts";
import { aPlan, type MadePlan } from "#seed/factories/plan.ts";
import type Stripe from "stripe";
import type { StripeServer } from "./stripe-server.ts";

/** The product with this server as its payment provider. */
export function useStripe({ settings }: StripeServer): void {
  configure({
    STRIPE_SECRET_KEY: settings.secretKey,
    STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
    STRIPE_API_URL: settings.apiUrl,
  });
}

/** A plan that is on sale at the provider, too. */
export async function pricedPlan(priceCents: number): Promise<MadePlan & { priceId: string }> {
  const plan = await aPlan({ priceCents });
  return { ...plan, priceId: await priceOf(payments(), plan) };
}

/** Somebody subscribes, a visitor unless they are known. Resolves to their id at the provider. */
export async function subscribe(
  server: StripeServer,
  plan: { id: string; priceId: string; priceCents: number },
  { trialDays = 15, customerId }: { trialDays?: number; customerId?: string } = {},
): Promise<string> {
  const provider = payments();
  const reference = await insertCheckout({
    provider: provider.name,
    planId: plan.id,
    cents: plan.priceCents,
    trialDays,
  });
  const { sessionId } = await provider.beginCheckout({
    reference,
    priceId: plan.priceId,
    trialDays,
    customerId,
    successUrl: "https://joia.example/?session_id={CHECKOUT_SESSION_ID}",
    cancelUrl: "https://joia.example/planos",
  });
  server.people.pay(sessionId, { email: "mae@example.com" });
  return (await provider.readCheckout(sessionId))!.customerId!;
}

export async function deliver(server: StripeServer, event: Stripe.Event): Promise<void> {
  const { body, signature } = server.signed(event);
  const received = await receiveEvent(body, signature);
  if (!received.ok) throw new Error(received.error);
}

/** Does what the events have asked for, all at once, as several workers would. */
export async function work(): Promise<void> {
  const waiting = await client().query<{ data: { customerId: string } }>(
    "delete from pgboss.job where name = $1 and state < 'active' returning data",
    [syncCustomer.name],
  );
  await Promise.all(waiting.rows.map(({ data }) => sync(payments(), data.customerId)));
}

/** Everything that is written down about these customers, without when and under which ids of ours. */
export async function written(customerIds: readonly string[]) {
  const customers = await db()
    .select()
    .from(billingCustomers)
    .where(inArray(billingCustomers.providerCustomerId, [...customerIds]))
    .orderBy(asc(billingCustomers.providerCustomerId));
  const held = await db()
    .select()
    .from(subscriptions)
    .where(
      inArray(
        subscriptions.customerId,
        customers.map(({ id }) => id),
      ),
    )
    .orderBy(asc(subscriptions.providerSubscriptionId));
  const invoices = await db()
    .select()
    .from(billingInvoices)
    .where(
      inArray(
        billingInvoices.subscriptionId,
        held.map(({ id }) => id),
      ),
    )
    .orderBy(asc(billingInvoices.providerInvoiceId));
  const begun = await db()
    .select()
    .from(checkouts)
    .where(
      inArray(
        checkouts.id,
        held.flatMap(({ checkoutId }) => checkoutId ?? []),
      ),
    )
    .orderBy(asc(checkouts.id));
  return {
    customers: customers.map(({ id: _id, syncedAt: _s, createdAt: _c, ...row }) => row),
    subscriptions: held.map(({ id: _id, customerId: _o, createdAt: _c, updatedAt: _u, ...row }) => row),
    invoices: invoices.map(({ id: _id, subscriptionId: _o, ...row }) => row),
    checkouts: begun.map(({ completedAt, ...row }) => ({ ...row, completed: completedAt !== null })),
  };
}

/** As if nothing had ever been heard of these customers. */
export async function forget(customerIds: readonly string[]): Promise<void> {
  const ids = [...customerIds];
  await client().query(
    `with held as (
       select s.id from subscriptions s join billing_customers c on c.id = s.customer_id
       where c.provider_customer_id = any($1)
     ) delete from billing_invoices where subscription_id in (select id from held)`,
    [ids],
  );
  await client().query(
    `with gone as (
       delete from subscriptions where customer_id in
         (select id from billing_customers where provider_customer_id = any($1)) returning checkout_id
     ) update checkouts set completed_at = null where id in (select checkout_id from gone)`,
    [ids],
  );
  await client().query("delete from billing_customers where provider_customer_id = any($1)", [ids]);
}
