import type { SubscriptionStatus } from "#domain/billing/subscription.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, eq, isNull, notInArray, sql } from "#server/platform/database/orm.ts";
import type { ProviderCustomer, ProviderInvoice, ProviderSubscription } from "../provider/port.ts";
import { billingCustomers, billingInvoices, checkouts, planPrices, subscriptions } from "../tables.ts";

/** Whether we know this customer already, or they subscribe to a price of ours. */
export async function isOurs(provider: string, truth: ProviderCustomer): Promise<boolean> {
  const known = await db()
    .select({ id: billingCustomers.id })
    .from(billingCustomers)
    .where(
      and(eq(billingCustomers.provider, provider), eq(billingCustomers.providerCustomerId, truth.customerId)),
    );
  if (known.length > 0) return true;
  for (const { priceId } of truth.subscriptions) if (await soldAt(provider, priceId)) return true;
  return false;
}

/** When this customer's rows were last written, to the microsecond. */
export async function syncedAt(provider: string, providerCustomerId: string): Promise<string | null> {
  const rows = await db()
    .select({ at: sql<string | null>`${billingCustomers.syncedAt}::text` })
    .from(billingCustomers)
    .where(
      and(
        eq(billingCustomers.provider, provider),
        eq(billingCustomers.providerCustomerId, providerCustomerId),
      ),
    );
  return rows[0]?.at ?? null;
}

export async function upsertCustomer(provider: string, truth: ProviderCustomer): Promise<{ id: string }> {
  const { customerId: providerCustomerId, email, clockOffsetSeconds } = truth;
  const rows = await db()
    .insert(billingCustomers)
    .values({ provider, providerCustomerId, email, clockOffsetSeconds, syncedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [billingCustomers.provider, billingCustomers.providerCustomerId],
      set: {
        email,
        clockOffsetSeconds,
        syncedAt: sql`clock_timestamp()`,
      },
    })
    .returning({ id: billingCustomers.id });
  return rows[0]!;
}

/** Answers with the status before, so that the caller sees what changed. Null: the price is not ours and the row is new. */
export async function upsertSubscription(
  provider: string,
  customerId: string,
  truth: ProviderSubscription & { pastDueSince: Temporal.Instant | null },
): Promise<{ id: string; before: { status: SubscriptionStatus } | undefined } | null> {
  const { subscriptionId: providerSubscriptionId, reference, priceId, ...state } = truth;
  const price = await soldAt(provider, priceId);
  const before = (
    await db()
      .select({ status: subscriptions.status })
      .from(subscriptions)
      .where(eq(subscriptions.providerSubscriptionId, providerSubscriptionId))
  )[0];
  if (!price) {
    // A price that we do not know. A subscription that we have already is updated all the same.
    if (!before) return null;
    const kept = await db()
      .update(subscriptions)
      .set({ ...state, updatedAt: sql`now()` })
      .where(eq(subscriptions.providerSubscriptionId, providerSubscriptionId))
      .returning({ id: subscriptions.id });
    return { id: kept[0]!.id, before };
  }
  const checkout = reference ? await completeCheckout(reference) : undefined;
  if (checkout?.payerUserId)
    await db()
      .update(billingCustomers)
      .set({ userId: checkout.payerUserId })
      .where(and(eq(billingCustomers.id, customerId), isNull(billingCustomers.userId)));
  const rows = await db()
    .insert(subscriptions)
    .values({
      ...state,
      ...price,
      customerId,
      providerSubscriptionId,
      checkoutId: checkout?.id,
      holderType: checkout?.holderType,
      holderId: checkout?.holderId,
    })
    .onConflictDoUpdate({
      target: subscriptions.providerSubscriptionId,
      // The holder comes from the checkout or from a claim and is never overwritten by the provider.
      set: { ...state, ...price, updatedAt: sql`now()` },
    })
    .returning({ id: subscriptions.id });
  return { id: rows[0]!.id, before };
}

async function soldAt(
  provider: string,
  priceId: string,
): Promise<{ planId: string; cents: number } | undefined> {
  const rows = await db()
    .select({ planId: planPrices.planId, cents: planPrices.cents })
    .from(planPrices)
    .where(and(eq(planPrices.provider, provider), eq(planPrices.providerPriceId, priceId)));
  return rows[0];
}

/** A checkout that led to a subscription is complete, even if no event said so. */
async function completeCheckout(id: string) {
  const rows = await db()
    .update(checkouts)
    .set({ completedAt: sql`coalesce(${checkouts.completedAt}, now())` })
    .where(matchesId(checkouts.id, id))
    .returning({
      id: checkouts.id,
      payerUserId: checkouts.payerUserId,
      holderType: checkouts.holderType,
      holderId: checkouts.holderId,
    });
  return rows[0];
}

export async function upsertInvoice(subscriptionId: string, truth: ProviderInvoice): Promise<void> {
  const { invoiceId: providerInvoiceId, subscriptionId: _theirs, ...state } = truth;
  await db()
    .insert(billingInvoices)
    .values({ ...state, subscriptionId, providerInvoiceId })
    .onConflictDoUpdate({ target: billingInvoices.providerInvoiceId, set: state });
}

/** Deletes unpaid invoices that the provider no longer lists. Paid ones are kept for ever. */
export async function dropUnlisted(customerId: string, listed: readonly ProviderInvoice[]): Promise<void> {
  const ids = listed.map(({ invoiceId }) => invoiceId);
  await db()
    .delete(billingInvoices)
    .where(
      and(
        sql`${billingInvoices.subscriptionId} in (select id from subscriptions where customer_id = ${customerId})`,
        isNull(billingInvoices.paidAt),
        ids.length > 0 ? notInArray(billingInvoices.providerInvoiceId, ids) : undefined,
      ),
    );
}

/** Ends the subscriptions of this customer that the provider no longer lists. */
export async function endUnknown(customerId: string, known: readonly string[]): Promise<string[]> {
  const rows = await db()
    .update(subscriptions)
    .set({
      status: "canceled",
      endedAt: sql`coalesce(${subscriptions.endedAt}, now())`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(subscriptions.customerId, customerId),
        known.length > 0 ? notInArray(subscriptions.providerSubscriptionId, [...known]) : undefined,
        sql`${subscriptions.status} <> 'canceled'`,
      ),
    )
    .returning({ id: subscriptions.id });
  return rows.map(({ id }) => id);
}
