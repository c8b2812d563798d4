import type { Audience } from "#domain/billing/audiences.ts";
import type { Grant } from "#domain/billing/grants.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ne,
  or,
} from "#server/platform/database/orm.ts";
import { IS_LIVE } from "../subscription-queries.ts";
import { checkouts, planPrices, subscriptionPlans, subscriptions } from "../tables.ts";

export type NewPlan = Omit<typeof subscriptionPlans.$inferInsert, "id">;
export type PlanRow = typeof subscriptionPlans.$inferSelect;

export async function insertPlan(input: NewPlan): Promise<string> {
  const inserted = await db().insert(subscriptionPlans).values(input).returning({ id: subscriptionPlans.id });
  return inserted[0]!.id;
}

export type CountedPlan = PlanRow & { subscribers: number };

export const allPlans = (): Promise<CountedPlan[]> =>
  db()
    .select({ ...getTableColumns(subscriptionPlans), subscribers: count(subscriptions.id) })
    .from(subscriptionPlans)
    .leftJoin(subscriptions, and(eq(subscriptions.planId, subscriptionPlans.id), IS_LIVE))
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

/** With the prices that were made for it and that nobody paid. */
export async function deletePlan(id: string): Promise<void> {
  await db().delete(planPrices).where(eq(planPrices.planId, id));
  await db().delete(subscriptionPlans).where(eq(subscriptionPlans.id, id));
}

/** No profile can hold a plan for the audience "other". */
const ON_SALE = and(eq(subscriptionPlans.active, true), ne(subscriptionPlans.audience, "other"));

export type PlanOnSale = Awaited<ReturnType<typeof plansOnSale>>[number];

/** What anyone can buy, cheapest first, without the provider's id of the price. */
export const plansOnSale = () =>
  db()
    .select({
      id: subscriptionPlans.id,
      name: subscriptionPlans.name,
      description: subscriptionPlans.description,
      features: subscriptionPlans.features,
      priceCents: subscriptionPlans.priceCents,
      audience: subscriptionPlans.audience,
    })
    .from(subscriptionPlans)
    .where(ON_SALE)
    .orderBy(asc(subscriptionPlans.priceCents), asc(subscriptionPlans.id));

/** The names of the plans on sale that open this to athletes, clubs or championships, cheapest first. */
export async function plansThatOpen(grant: Grant, audience: Audience): Promise<string[]> {
  const found = await db()
    .select({ name: subscriptionPlans.name })
    .from(subscriptionPlans)
    .where(
      and(
        ON_SALE,
        eq(subscriptionPlans.audience, audience),
        arrayContains(subscriptionPlans.grants, [grant]),
      ),
    )
    .orderBy(asc(subscriptionPlans.priceCents), asc(subscriptionPlans.id));
  return found.map(({ name }) => name);
}

/** By its own id or by the provider's id of its price. */
export async function planOnSale(reference: string): Promise<PlanRow | undefined> {
  const named = or(
    matchesId(subscriptionPlans.id, reference),
    eq(subscriptionPlans.providerPriceId, reference),
  );
  return (await db().select().from(subscriptionPlans).where(and(ON_SALE, named)))[0];
}
