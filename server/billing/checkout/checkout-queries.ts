import { and, asc, count, desc, eq, getTableColumns, isNull, ne, or, sql } from "drizzle-orm";
import type { Holder } from "#domain/billing/subscription.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { billingCustomers, checkouts, subscriptionPlans, subscriptions } from "../tables.ts";

export type NewPlan = Omit<typeof subscriptionPlans.$inferInsert, "id">;
export type PlanRow = typeof subscriptionPlans.$inferSelect;

export async function insertPlan(input: NewPlan): Promise<string> {
  const inserted = await db().insert(subscriptionPlans).values(input).returning({ id: subscriptionPlans.id });
  return inserted[0]!.id;
}

export async function updatePlan(id: string, change: Partial<NewPlan>): Promise<boolean> {
  const rows = await db()
    .update(subscriptionPlans)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(subscriptionPlans.id, id))
    .returning({ id: subscriptionPlans.id });
  return rows.length > 0;
}

export type CountedPlan = PlanRow & { subscribers: number };

export const allPlans = (): Promise<CountedPlan[]> =>
  db()
    .select({ ...getTableColumns(subscriptionPlans), subscribers: count(subscriptions.id) })
    .from(subscriptionPlans)
    .leftJoin(subscriptions, and(eq(subscriptions.planId, subscriptionPlans.id), LIVE))
    .groupBy(subscriptionPlans.id)
    .orderBy(desc(subscriptionPlans.active), asc(subscriptionPlans.priceCents), asc(subscriptionPlans.id))
    .limit(200);

export async function findPlan(id: string): Promise<PlanRow | undefined> {
  return (await db().select().from(subscriptionPlans).where(matchesId(subscriptionPlans.id, id)))[0];
}

/** Whether anybody ever subscribed to it, or is about to. */
export async function wasSold(planId: string): Promise<boolean> {
  const begun = db().select({ id: checkouts.id }).from(checkouts).where(eq(checkouts.planId, planId));
  const held = db()
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.planId, planId));
  return (await begun.union(held).limit(1)).length > 0;
}

/** By its own id or by the provider's id of its price. */
export async function planOnSale(reference: string): Promise<PlanRow | undefined> {
  const named = or(
    matchesId(subscriptionPlans.id, reference),
    eq(subscriptionPlans.providerPriceId, reference),
  );
  return (
    await db()
      .select()
      .from(subscriptionPlans)
      .where(and(subscriptionPlans.active, ne(subscriptionPlans.audience, "other"), named))
  )[0];
}

const heldBy = ({ type, id }: Holder) =>
  and(eq(subscriptions.holderType, type), eq(subscriptions.holderId, id));

const LIVE = sql`${subscriptions.status} not in ('canceled', 'incomplete', 'incomplete_expired')`;

export async function liveSubscription(holder: Holder): Promise<{ id: string } | undefined> {
  return (
    await db()
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(heldBy(holder), LIVE))
      .limit(1)
  )[0];
}

export async function hadSubscription(holder: Holder): Promise<boolean> {
  const rows = await db().select({ id: subscriptions.id }).from(subscriptions).where(heldBy(holder)).limit(1);
  return rows.length > 0;
}

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

/** False: somebody was faster. */
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

export async function lockUnattached(id: string, payerUserId: string) {
  const rows = await db()
    .select({
      id: subscriptions.id,
      audience: subscriptionPlans.audience,
      providerSubscriptionId: subscriptions.providerSubscriptionId,
      providerCustomerId: billingCustomers.providerCustomerId,
    })
    .from(subscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, subscriptions.customerId))
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptions.planId))
    .where(
      and(
        matchesId(subscriptions.id, id),
        isNull(subscriptions.holderId),
        eq(billingCustomers.userId, payerUserId),
        LIVE,
      ),
    )
    .for("update", { of: subscriptions });
  return rows[0];
}

export async function setHolder(id: string, { type, id: holderId }: Holder): Promise<void> {
  await db()
    .update(subscriptions)
    .set({ holderType: type, holderId, updatedAt: sql`now()` })
    .where(eq(subscriptions.id, id));
}
