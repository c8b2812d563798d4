import { payments } from "#server/billing/provider/provider.ts";
import { receiveEvent } from "#server/billing/webhook/receive-event.server.ts";
import { insertCheckout } from "#server/billing/checkout/checkout-queries.ts";
import { priceOf } from "#server/billing/plans/provider-price.ts";
import { syncCustomer, syncNow } from "#server/billing/webhook/sync-customer.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
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
  await Promise.all(waiting.rows.map(({ data }) => syncNow(payments(), data.customerId)));
}

/** Everything that is written down about a customer, without when and under which ids of ours. */
export async function written(customerId: string): Promise<Record<keyof typeof WRITTEN, object[]>> {
  const read = async (query: string) =>
    (await client().query<{ row: object }>(query, [customerId])).rows.map(({ row }) => row);
  return {
    customers: await read(WRITTEN.customers),
    subscriptions: await read(WRITTEN.subscriptions),
    invoices: await read(WRITTEN.invoices),
    checkouts: await read(WRITTEN.checkouts),
  };
}

const HELD = `select s.* from subscriptions s
  join billing_customers c on c.id = s.customer_id and c.provider_customer_id = $1`;
const WRITTEN = {
  customers: `select to_jsonb(c) - '{id,synced_at,created_at}'::text[] as row
    from billing_customers c where provider_customer_id = $1`,
  subscriptions: `select to_jsonb(s) - '{id,customer_id,created_at,updated_at}'::text[] as row
    from (${HELD}) s order by provider_subscription_id`,
  invoices: `select to_jsonb(i) - '{id,subscription_id}'::text[] as row
    from billing_invoices i where subscription_id in (select id from (${HELD}) s) order by provider_invoice_id`,
  checkouts: `select to_jsonb(o) - '{completed_at}'::text[] || jsonb_build_object('completed', completed_at is not null) as row
    from checkouts o where id in (select checkout_id from (${HELD}) s) order by id`,
};

/** As if nothing had ever been heard of a customer. */
export async function forget(customerId: string): Promise<void> {
  for (const query of [
    `delete from billing_invoices where subscription_id in (select id from (${HELD}) s)`,
    `update checkouts set completed_at = null where id in (select checkout_id from (${HELD}) s)`,
    `delete from subscriptions where id in (select id from (${HELD}) s)`,
    "delete from billing_customers where provider_customer_id = $1",
  ])
    await client().query(query, [customerId]);
}
