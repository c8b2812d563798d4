import { and, eq } from "drizzle-orm";
import { client, db, inTransaction } from "#server/platform/database/database.ts";
import type { PaymentProvider } from "./port.ts";
import { planPrices, subscriptionPlans } from "./tables.ts";

/** The provider's price of this plan as it is sold today; made there the first time it is needed. */
export function priceOf(
  provider: PaymentProvider,
  plan: { id: string; name: string; priceCents: number },
): Promise<string> {
  return inTransaction(async () => {
    // Two first buyers at once make one price.
    await client().query("select pg_advisory_xact_lock(hashtextextended($1, 8))", [plan.id]);
    const { id: planId, name: planName, priceCents: cents } = plan;
    const known = await db()
      .select({ id: planPrices.providerPriceId })
      .from(planPrices)
      .where(
        and(
          eq(planPrices.planId, planId),
          eq(planPrices.provider, provider.name),
          eq(planPrices.cents, cents),
        ),
      );
    const id = known[0]?.id ?? (await provider.createPrice({ planId, planName, cents }));
    if (!known[0])
      await db().insert(planPrices).values({ provider: provider.name, providerPriceId: id, planId, cents });
    await db().update(subscriptionPlans).set({ providerPriceId: id }).where(eq(subscriptionPlans.id, planId));
    return id;
  });
}
