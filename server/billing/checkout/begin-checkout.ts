import { TRIAL_DAYS, type Holder } from "#domain/billing/subscription.ts";
import type { Actor, Member } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { findById } from "#server/identity/identity.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { log } from "#server/platform/log.server.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { holderFor, type HolderProblem } from "../holder.ts";
import { planOnSale, type PlanRow } from "../plans/plan-queries.ts";
import { priceOf } from "../plans/provider-price.ts";
import { payments } from "../provider/provider.ts";
import { hadSubscription, liveSubscription } from "../subscription-queries.ts";
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

/** Begins a payment, for a visitor too. The answer is the address of the payment page. */
export async function beginCheckout(
  actor: Actor,
  { address }: Pick<Browser, "address">,
  order: CheckoutRequest,
): Promise<Result<{ url: string }, CheckoutProblem>> {
  const counted = await spend(CHECKOUTS_PER_ADDRESS, { address });
  if (!counted.ok) return counted;
  const plan = await planOnSale(order.plan);
  if (!plan) return err({ code: "plan_missing" });
  const payer = actor.kind === "member" ? actor : null;
  const holder = payer ? await holderFor(payer, plan.audience, order.athleteId) : ok(null);
  if (!holder.ok) return err({ code: holder.error });
  if (holder.value && (await liveSubscription(holder.value))) return err({ code: "already_subscribed" });
  const begun = await begin(plan, payer, holder.value).catch((error: unknown) => {
    log.error({ err: error }, "the payment provider did not begin a checkout");
    return null;
  });
  if (!begun) return err({ code: "provider_failed" });
  return begun.url ? ok({ url: begun.url }) : err({ code: "no_address" });
}

async function begin(
  plan: PlanRow,
  payer: Member | null,
  holder: Holder | null,
): Promise<{ url: string | null }> {
  const provider = payments();
  const priceId = await priceOf(provider, plan);
  // A profile has one trial. Later subscriptions are charged from the first day, which the checkout says.
  const trialDays = holder && (await hadSubscription(holder)) ? 0 : TRIAL_DAYS;
  const reference = await queries.insertCheckout({
    provider: provider.name,
    planId: plan.id,
    cents: plan.priceCents,
    trialDays,
    payerUserId: payer?.userId,
    holderType: holder?.type,
    holderId: holder?.id,
  });
  const { sessionId, url } = await provider.beginCheckout({
    reference,
    priceId,
    trialDays,
    customerId: payer ? await queries.customerOf(provider.name, payer.userId) : undefined,
    email: payer ? (await findById(payer.userId))?.email : undefined,
    // The provider replaces the placeholder, so that it must not be encoded.
    successUrl: `${publicUrl(payer ? "/conta/assinatura" : "/signup-after-payment")}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: publicUrl("/planos"),
  });
  await queries.setSession(reference, sessionId);
  return { url };
}
