import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, eq, sql } from "#server/platform/database/orm.ts";
import type { PaymentProvider } from "../provider/port.ts";
import { planPrices, subscriptionPlans } from "../tables.ts";

/** The provider's price of this plan as it is sold today; made there the first time it is needed. */
export async function priceOf(
  provider: PaymentProvider,
  plan: { id: string; name: string; priceCents: number },
): Promise<string> {
  const { id: planId, name: planName, priceCents: cents } = plan;
  const sold = { provider: provider.name, planId, cents };
  const known = await priceSoldAt(sold);
  const made = known ?? (await provider.createPrice({ planId, planName, cents }));
  return inTransaction(async () => {
    // If two checkouts create the price at once, both use the one that was stored first.
    if (!known)
      await db()
        .insert(planPrices)
        .values({ ...sold, providerPriceId: made })
        .onConflictDoNothing();
    const id = known ?? (await priceSoldAt(sold)) ?? made;
    // Written only when it changes: each write of a plan drops the cached pages that show it.
    const differs = sql`${subscriptionPlans.providerPriceId} is distinct from ${id}`;
    await db()
      .update(subscriptionPlans)
      .set({ providerPriceId: id })
      .where(and(eq(subscriptionPlans.id, planId), differs));
    return id;
  });
}

async function priceSoldAt(sold: {
  provider: string;
  planId: string;
  cents: number;
}): Promise<string | undefined> {
  const rows = await db()
    .select({ id: planPrices.providerPriceId })
    .from(planPrices)
    .where(
      and(
        eq(planPrices.planId, sold.planId),
        eq(planPrices.provider, sold.provider),
        eq(planPrices.cents, sold.cents),
      ),
    );
  return rows[0]?.id;
}
