import { TRIAL_DAYS, type Holder } from "#domain/billing/subscription.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { log } from "#server/platform/log.server.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { holderFor, type Acting, type HolderProblem } from "../holder.ts";
import { priceOf } from "../plans/provider-price.ts";
import { payments } from "../provider/provider.ts";
import * as queries from "./checkout-queries.ts";

const CHECKOUTS_PER_ADDRESS = { name: "checkout-address", points: 30, seconds: 3600 };

export type CheckoutProblem =
  | TooMany
  | { code: HolderProblem | "plan_missing" | "already_subscribed" | "provider_failed" | "no_address" };

export interface CheckoutRequest {
  /** The plan's id, or the provider's id of its price. */
  plan: string;
  /** Which child, when a guardian of several buys. */
  athleteId?: string;
}

/** Begins paying, for a visitor too. Answers where to go on. */
export async function beginCheckout(
  client: { address: string },
  buyer: (Acting & { email: string }) | null,
  order: CheckoutRequest,
): Promise<Result<{ url: string }, CheckoutProblem>> {
  const counted = await spend(CHECKOUTS_PER_ADDRESS, { address: client.address });
  if (!counted.ok) return counted;
  const plan = await queries.planOnSale(order.plan);
  if (!plan) return err({ code: "plan_missing" });
  const holder = buyer ? await holderFor(buyer, plan.audience, order.athleteId) : ok(null);
  if (!holder.ok) return err({ code: holder.error });
  if (holder.value && (await queries.liveSubscription(holder.value)))
    return err({ code: "already_subscribed" });
  const begun = await begin(plan, buyer, holder.value).catch((error: unknown) => {
    log.error({ err: error }, "the payment provider did not begin a checkout");
    return null;
  });
  if (!begun) return err({ code: "provider_failed" });
  return begun.url ? ok({ url: begun.url }) : err({ code: "no_address" });
}

async function begin(
  plan: queries.PlanRow,
  buyer: { userId: string; email: string } | null,
  holder: Holder | null,
): Promise<{ url: string | null }> {
  const provider = payments();
  const priceId = await priceOf(provider, plan);
  // A profile tries once: whoever comes back pays from the first day, and the checkout says so.
  const trialDays = holder && (await queries.hadSubscription(holder)) ? 0 : TRIAL_DAYS;
  const reference = await queries.insertCheckout({
    provider: provider.name,
    planId: plan.id,
    cents: plan.priceCents,
    trialDays,
    payerUserId: buyer?.userId,
    holderType: holder?.type,
    holderId: holder?.id,
  });
  const { sessionId, url } = await provider.beginCheckout({
    reference,
    priceId,
    trialDays,
    customerId: buyer ? await queries.customerOf(provider.name, buyer.userId) : undefined,
    email: buyer?.email,
    // The provider fills in the braces; encoding them would hide them from it.
    successUrl: `${publicUrl(buyer ? "/conta/assinatura" : "/signup-after-payment")}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: publicUrl("/planos"),
  });
  await queries.setSession(reference, sessionId);
  return { url };
}
