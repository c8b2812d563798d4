import { and, asc, eq, ne } from "drizzle-orm";
import { db } from "#server/platform/database/database.ts";
import { subscriptionPlans } from "../tables.ts";

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
    // Nobody could hold what is for none of the profiles.
    .where(and(eq(subscriptionPlans.active, true), ne(subscriptionPlans.audience, "other")))
    .orderBy(asc(subscriptionPlans.priceCents), asc(subscriptionPlans.id));
