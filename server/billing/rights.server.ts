import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { withdrawalWindow } from "#domain/billing/withdrawal-window.ts";
import { isLive } from "#domain/billing/subscription.ts";
import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { db } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { endAndRefund } from "./refund.ts";
import { payments, RETRY_FOR_WEEKS } from "./provider/provider.ts";
import { charges, paidBy } from "./subscription-queries.ts";
import { syncNow } from "./webhook/sync-customer.ts";
import { billingCustomers, billingInvoices, checkouts, subscriptions } from "./tables.ts";

/** Ends at the provider what an erased account or profile leaves behind, until the provider has done it. */
export const endSubscription = defineJob({
  name: "end-subscription",
  ...RETRY_FOR_WEEKS,
  schema: z.object({
    customerId: z.string(),
    subscriptionId: z.string().nullable(),
    /** Subscriptions whose money goes back, before nobody knows any more whose it was. */
    giveBack: z.array(z.string()).default([]),
  }),
  async handle({ customerId, subscriptionId, giveBack }) {
    const provider = payments();
    for (const regretted of giveBack) await endAndRefund(provider, { customerId, subscriptionId: regretted });
    if (subscriptionId) await provider.cancelNow(subscriptionId);
    else await provider.forgetCustomer(customerId);
    await syncNow(provider, customerId);
  },
});

/** Whether money of this person, or a checkout under way, hangs on the account. */
export async function paysAnything(userId: string): Promise<boolean> {
  const paid = await db()
    .select({ id: billingCustomers.id })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
    .limit(1);
  return paid.length > 0;
}

/** What the person pays and was charged. */
export async function exportOf({ userId }: DataSubject): Promise<ExportPart> {
  const customers = await db().select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  const held = await db()
    .select()
    .from(subscriptions)
    .where(
      inArray(
        subscriptions.customerId,
        customers.map(({ id }) => id),
      ),
    );
  const invoices = await db()
    .select()
    .from(billingInvoices)
    .where(
      inArray(
        billingInvoices.subscriptionId,
        held.map(({ id }) => id),
      ),
    );
  const begun = await db().select().from(checkouts).where(eq(checkouts.payerUserId, userId));
  return {
    tables: {
      billing_customers: customers,
      subscriptions: held,
      billing_invoices: invoices,
      checkouts: begun,
    },
  };
}

/**
 * Nobody pays for who is gone. Amounts and dates stay, as the law asks of whoever sells; whose they were
 * does not. `ids`: the profiles that left with the person.
 */
export async function eraseFor({ userId }: DataSubject, ids: readonly string[]): Promise<void> {
  const gone = [userId, ...ids];
  const regretted = await regrettedBy(userId);
  const held = await db()
    .select({ id: subscriptions.providerSubscriptionId, customerId: billingCustomers.providerCustomerId })
    .from(subscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, subscriptions.customerId))
    .where(
      and(
        inArray(subscriptions.holderId, gone),
        sql`${subscriptions.endedAt} is null`,
        // Forgetting the payer ends what the payer pays.
        sql`${billingCustomers.userId} is distinct from ${userId}`,
      ),
    );
  for (const { id, customerId } of held)
    await enqueue(endSubscription, { customerId, subscriptionId: id, giveBack: [] }, { dedupeKey: id });
  const customers = await db()
    .update(billingCustomers)
    .set({ userId: null, email: null })
    .where(eq(billingCustomers.userId, userId))
    .returning({ customerId: billingCustomers.providerCustomerId });
  for (const { customerId } of customers)
    await enqueue(
      endSubscription,
      {
        customerId,
        subscriptionId: null,
        giveBack: regretted.filter((one) => one.customerId === customerId).map((one) => one.subscriptionId),
      },
      { dedupeKey: customerId },
    );
  await db().update(checkouts).set({ payerUserId: null }).where(eq(checkouts.payerUserId, userId));
  await unlink(checkouts, gone);
  await unlink(subscriptions, gone);
}

/** Whoever asks to leave is charged no more: what is paid or free runs out by itself. */
export async function stopCharging({ userId }: DataSubject): Promise<void> {
  for (const row of await paidBy(userId))
    if (isLive(row) && !row.cancelAtPeriodEnd)
      await enqueue(
        stopRenewal,
        { customerId: row.providerCustomerId, subscriptionId: row.providerSubscriptionId },
        { dedupeKey: row.id },
      );
}

export const stopRenewal = defineJob({
  name: "stop-renewal",
  schema: z.object({ customerId: z.string(), subscriptionId: z.string() }),
  ...RETRY_FOR_WEEKS,
  async handle({ customerId, subscriptionId }) {
    await payments().cancelAtPeriodEnd(subscriptionId, true);
    await syncNow(payments(), customerId);
  },
});

/** Leaving within the days of regret is regretting. */
async function regrettedBy(userId: string) {
  const found: { customerId: string; subscriptionId: string }[] = [];
  for (const row of await paidBy(userId)) {
    if (withdrawalWindow(row, await charges(row.id), row)?.selfService)
      found.push({ customerId: row.providerCustomerId, subscriptionId: row.providerSubscriptionId });
  }
  return found;
}

const unlink = (table: typeof checkouts | typeof subscriptions, gone: readonly string[]) =>
  db()
    .update(table)
    .set({ holderType: null, holderId: null })
    .where(inArray(table.holderId, [...gone]));
