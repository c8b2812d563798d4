import { z } from "zod";
import { withdrawalWindow } from "#domain/billing/withdrawal-window.ts";
import { isLive } from "#domain/billing/subscription.ts";
import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, inArray, sql } from "#server/platform/database/orm.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import * as mails from "./mails.ts";
import { endAndRefund } from "./refund.ts";
import { stopRenewal } from "./renewal.ts";
import { payments, RETRY_FOR_WEEKS } from "./provider/provider.ts";
import { charges, paidBy } from "./subscription-queries.ts";
import { syncNow } from "./webhook/sync-customer.ts";
import { billingCustomers, billingInvoices, checkouts, subscriptions } from "./tables.ts";

/** Ends at the provider what an erased account or profile leaves behind. */
export const endSubscription = defineJob({
  name: "end-subscription",
  ...RETRY_FOR_WEEKS,
  schema: z.object({
    customerId: z.string(),
    subscriptionId: z.string().nullable(),
    /** Subscriptions to refund before the provider forgets the customer. Waiting jobs know it by this name. */
    giveBack: z.array(z.string()).default([]),
  }),
  async handle({ customerId, subscriptionId, giveBack: toRefund }) {
    const provider = payments();
    for (const id of toRefund) await endAndRefund(provider, { customerId, subscriptionId: id });
    if (subscriptionId) await provider.cancelNow(subscriptionId);
    else await provider.forgetCustomer(customerId);
    await syncNow(provider, customerId);
  },
});

/** Whether this person pays, or has paid, anything. */
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
 * Cancels the subscriptions of a deleted account and of its profiles (`profileIds`). The law asks sellers to
 * keep amounts and dates, so that those rows stay; who paid them and for whom is removed.
 */
export async function eraseFor({ userId }: DataSubject, profileIds: readonly string[]): Promise<void> {
  const erased = [userId, ...profileIds];
  const toRefund = await subscriptionsToRefund(userId);
  await endHeldBy(erased, userId);
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
        giveBack: toRefund.filter((one) => one.customerId === customerId).map((one) => one.subscriptionId),
      },
      { dedupeKey: customerId },
    );
  await db().update(checkouts).set({ payerUserId: null }).where(eq(checkouts.payerUserId, userId));
  await removeHolder(checkouts, erased);
  await removeHolder(subscriptions, erased);
}

/**
 * When somebody asks to delete their account, nothing more is charged: what is paid or free runs out. Whoever
 * could still withdraw but has to ask the team for the refund is told so while the account exists.
 */
export const stopCharging = ({ userId }: DataSubject): Promise<void> => stopRenewals(userId, () => true);

/** The same for what this person pays for one athlete. */
export const stopChargingFor = (payerUserId: string, athleteId: string): Promise<void> =>
  stopRenewals(payerUserId, ({ holderType, holderId }) => holderType === "athlete" && holderId === athleteId);

type Paid = Awaited<ReturnType<typeof paidBy>>[number];

async function stopRenewals(userId: string, isMeant: (row: Paid) => boolean): Promise<void> {
  for (const row of (await paidBy(userId)).filter(isMeant)) {
    if (isLive(row) && !row.cancelAtPeriodEnd)
      await enqueue(
        stopRenewal,
        { customerId: row.providerCustomerId, subscriptionId: row.providerSubscriptionId },
        { dedupeKey: row.id },
      );
    const window = withdrawalWindow(row, await charges(row.id), row);
    if (window && !window.selfService) await mails.askTeamForRefund(row, window);
  }
}

/** Deleting the account within the withdrawal days counts as withdrawing. */
async function subscriptionsToRefund(userId: string) {
  const found: { customerId: string; subscriptionId: string }[] = [];
  for (const row of await paidBy(userId)) {
    if (withdrawalWindow(row, await charges(row.id), row)?.selfService)
      found.push({ customerId: row.providerCustomerId, subscriptionId: row.providerSubscriptionId });
  }
  return found;
}

/** The same for profiles that are erased while their people's accounts stay. */
export async function eraseForProfiles(profileIds: readonly string[]): Promise<void> {
  await endHeldBy(profileIds, null);
  await removeHolder(checkouts, profileIds);
  await removeHolder(subscriptions, profileIds);
}

/** What this person pays ends when the provider forgets the customer. */
async function endHeldBy(holderIds: readonly string[], exceptPaidBy: string | null): Promise<void> {
  const held = await db()
    .select({ id: subscriptions.providerSubscriptionId, customerId: billingCustomers.providerCustomerId })
    .from(subscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, subscriptions.customerId))
    .where(
      and(
        inArray(subscriptions.holderId, [...holderIds]),
        sql`${subscriptions.endedAt} is null`,
        exceptPaidBy ? sql`${billingCustomers.userId} is distinct from ${exceptPaidBy}` : undefined,
      ),
    );
  for (const { id, customerId } of held)
    await enqueue(endSubscription, { customerId, subscriptionId: id, giveBack: [] }, { dedupeKey: id });
}

const removeHolder = (table: typeof checkouts | typeof subscriptions, ids: readonly string[]) =>
  db()
    .update(table)
    .set({ holderType: null, holderId: null })
    .where(inArray(table.holderId, [...ids]));
