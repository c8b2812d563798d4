import type Stripe from "stripe";
import { orNull } from "./client.ts";

/** One product a plan, under an id of ours; a new price beside the old ones whenever the amount changes. */
export async function createPrice(
  stripe: Stripe,
  { planId, planName, cents }: { planId: string; planName: string; cents: number },
): Promise<string> {
  const product = `plan_${planId}`;
  const known = await orNull(stripe.products.update(product, { name: planName }));
  if (!known) await stripe.products.create({ id: product, name: planName });
  const { id } = await stripe.prices.create(
    { product, currency: "brl", unit_amount: cents, recurring: { interval: "month" } },
    { idempotencyKey: `price-${planId}-${cents}` },
  );
  return id;
}
