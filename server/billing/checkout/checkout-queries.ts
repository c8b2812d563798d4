import type { Holder } from "#domain/billing/subscription.ts";
import { db } from "#server/platform/database/database.ts";
import { and, desc, eq, isNull, sql } from "#server/platform/database/orm.ts";
import { billingCustomers, checkouts, subscriptionPlans, subscriptions } from "../tables.ts";

export async function insertCheckout(input: typeof checkouts.$inferInsert): Promise<string> {
  return (await db().insert(checkouts).values(input).returning({ id: checkouts.id }))[0]!.id;
}

export async function setSession(id: string, providerSessionId: string): Promise<void> {
  await db().update(checkouts).set({ providerSessionId }).where(eq(checkouts.id, id));
}

export async function customerOf(provider: string, userId: string): Promise<string | undefined> {
  const rows = await db()
    .select({ id: billingCustomers.providerCustomerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.provider, provider), eq(billingCustomers.userId, userId)))
    .orderBy(desc(billingCustomers.id))
    .limit(1);
  return rows[0]?.id;
}

export async function checkoutBySession(provider: string, sessionId: string) {
  const rows = await db()
    .select({
      id: checkouts.id,
      payerUserId: checkouts.payerUserId,
      claimedAt: checkouts.claimedAt,
      planName: subscriptionPlans.name,
      audience: subscriptionPlans.audience,
    })
    .from(checkouts)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, checkouts.planId))
    .where(and(eq(checkouts.provider, provider), eq(checkouts.providerSessionId, sessionId)));
  return rows[0];
}

/** False: somebody else claimed it first. */
export async function claimCheckout(
  id: string,
  payerUserId: string,
  holder: Holder | null,
): Promise<boolean> {
  const rows = await db()
    .update(checkouts)
    .set({ claimedAt: sql`now()`, payerUserId, holderType: holder?.type, holderId: holder?.id })
    .where(and(eq(checkouts.id, id), isNull(checkouts.claimedAt)))
    .returning({ id: checkouts.id });
  return rows.length > 0;
}

/** The subscription of a claimed checkout, its payer and its holder. */
export async function giveSubscription(
  checkoutId: string,
  payerUserId: string,
  holder: Holder | null,
): Promise<typeof subscriptions.$inferSelect | undefined> {
  const rows = await db()
    .update(subscriptions)
    .set({ holderType: holder?.type, holderId: holder?.id, updatedAt: sql`now()` })
    .where(eq(subscriptions.checkoutId, checkoutId))
    .returning();
  const given = rows[0];
  if (!given) return undefined;
  await db()
    .update(billingCustomers)
    .set({ userId: payerUserId })
    .where(and(eq(billingCustomers.id, given.customerId), isNull(billingCustomers.userId)));
  return given;
}

export async function subscriptionOf(checkoutId: string) {
  return (await db().select().from(subscriptions).where(eq(subscriptions.checkoutId, checkoutId)))[0];
}
