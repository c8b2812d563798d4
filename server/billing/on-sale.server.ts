import { asc, eq } from "drizzle-orm";
import { db } from "#server/platform/database/database.ts";
import { subscriptionPlans } from "./tables.ts";

export type PlanOnSale = Awaited<ReturnType<typeof plansOnSale>>[number];

/** What anyone can buy, cheapest first. How the provider names the price is not here. */
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
    .where(eq(subscriptionPlans.active, true))
    .orderBy(asc(subscriptionPlans.priceCents), asc(subscriptionPlans.id));
