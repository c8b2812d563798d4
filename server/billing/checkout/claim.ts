import type { Audience } from "#domain/billing/audiences.ts";
import type { Holder } from "#domain/billing/subscription.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { z } from "zod";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { log } from "#server/platform/log.server.ts";
import { tryRefundNow, enqueueRefund } from "../refund.ts";
import { holderFor, type Acting, type HolderProblem } from "../holder.ts";
import type { PaymentProvider } from "../provider/port.ts";
import { payments, RETRY_FOR_WEEKS } from "../provider/provider.ts";
import * as queries from "./checkout-queries.ts";
import { syncNow } from "../webhook/sync-customer.ts";

export type PaidProblem =
  | "unknown"
  | "unpaid"
  | "expired"
  | "used"
  /** Under 18: nothing was taken, and the guardian can still finish. */
  | "guardian_buys"
  /** The profile has had its free days: what was begun ended without a charge. */
  | "trial_used"
  | "provider_failed";

/** A checkout that was paid and that no account has taken yet. */
export interface Paid {
  checkoutId: string;
  customerId: string;
  email: string | null;
  planName: string;
  audience: Audience;
}

/** What the session id from the provider's return address proves. Nothing else is believed. */
export async function readPaid(sessionId: string): Promise<Result<Paid, PaidProblem>> {
  try {
    return await lookUp(payments(), sessionId);
  } catch (error) {
    log.error({ err: error }, "the payment provider did not tell of a checkout");
    return err("provider_failed");
  }
}

async function lookUp(provider: PaymentProvider, sessionId: string): Promise<Result<Paid, PaidProblem>> {
  const checkout = await queries.checkoutBySession(provider.name, sessionId);
  if (!checkout) return err("unknown");
  if (checkout.claimedAt || checkout.payerUserId) return err("used");
  const session = await provider.readCheckout(sessionId);
  if (!session) return err("unknown");
  if (session.state === "expired") return err("expired");
  if (session.state === "open" || !session.customerId) return err("unpaid");
  // The event may still be on its way; whoever stands here must not wait for it.
  await syncNow(provider, session.customerId);
  const { id: checkoutId, planName, audience } = checkout;
  return ok({ checkoutId, customerId: session.customerId, email: session.email, planName, audience });
}

/** Once, and for one account: whoever comes second finds the link used. Inside the caller's transaction or its own. */
export function claim(paid: Paid, payerUserId: string, holder: Holder | null): Promise<Result<null, "used">> {
  return inTransaction(async () => {
    if (!(await queries.claimCheckout(paid.checkoutId, payerUserId, holder))) return err("used");
    const given = await queries.giveSubscription(paid.checkoutId, payerUserId, holder);
    if (!given) return ok(null);
    await audit(payerUserId, "subscription.claimed", given.id);
    // While nobody had it, it was to end with its free days (see remindTrials).
    if (given.cancelAtPeriodEnd)
      await enqueue(keepRunning, {
        customerId: paid.customerId,
        subscriptionId: given.providerSubscriptionId,
      });
    return ok(null);
  });
}

export const keepRunning = defineJob({
  name: "keep-subscription-running",
  ...RETRY_FOR_WEEKS,
  schema: z.object({ customerId: z.string(), subscriptionId: z.string() }),
  async handle({ customerId, subscriptionId }) {
    await payments().cancelAtPeriodEnd(subscriptionId, false);
    await syncNow(payments(), customerId);
  },
});

/** Someone with an account brings what they paid for before they signed in. */
export async function claimAsMember(
  acting: Acting,
  sessionId: string,
): Promise<Result<{ attached: boolean }, PaidProblem>> {
  const paid = await readPaid(sessionId);
  if (!paid.ok) return paid;
  const holder = await holderFor(acting, paid.value.audience);
  if (!holder.ok && holder.error === "guardian_buys") return err("guardian_buys");
  // Not for the profile that acts: the payment is theirs all the same, and they choose for whom.
  const free = holder.ok && !(await queries.liveSubscription(holder.value)) ? holder.value : null;
  if (free && (await queries.hadSubscription(free))) return endSecondTrial(paid.value, acting.userId);
  const claimed = await claim(paid.value, acting.userId, free);
  return claimed.ok ? ok({ attached: free !== null }) : claimed;
}

/** One trial a profile, by whichever door: nothing is charged by surprise, it ends and can be bought again. */
async function endSecondTrial(
  paid: Paid,
  userId: string,
): Promise<{ ok: false; error: "trial_used" | "used" }> {
  const claimed = await claim(paid, userId, null);
  if (!claimed.ok) return claimed;
  const begun = await queries.subscriptionOf(paid.checkoutId);
  if (begun) await refundAtOnce(paid.customerId, begun.providerSubscriptionId);
  return err("trial_used");
}

async function refundAtOnce(customerId: string, subscriptionId: string): Promise<void> {
  await enqueueRefund({ customerId, subscriptionId });
  await tryRefundNow(payments(), { customerId, subscriptionId });
}

/** Gives a subscription that its payer holds for nobody yet to one of their profiles. */
export async function attach(
  acting: Acting,
  subscriptionId: string,
  athleteId?: string,
): Promise<Result<null, HolderProblem | "not_found" | "already_subscribed" | "trial_used">> {
  const attached = await inTransaction(async () => {
    const found = await queries.lockUnattached(subscriptionId, acting.userId);
    if (!found) return err("not_found");
    const holder = await holderFor(acting, found.audience, athleteId);
    if (!holder.ok) return holder;
    if (await queries.liveSubscription(holder.value)) return err("already_subscribed");
    if (await queries.hadSubscription(holder.value)) return ok(found);
    await queries.setHolder(subscriptionId, holder.value);
    await audit(acting.userId, "subscription.attached", subscriptionId);
    return ok(null);
  });
  if (!attached.ok || !attached.value) return attached.ok ? ok(null) : attached;
  await refundAtOnce(attached.value.providerCustomerId, attached.value.providerSubscriptionId);
  return err("trial_used");
}

/** After the provider sent a member back: what they paid shows at once, event or not. Whether it is paid. */
export async function refreshFromCheckout(sessionId: string): Promise<boolean> {
  const provider = payments();
  const checkout = await queries.checkoutBySession(provider.name, sessionId);
  if (!checkout) return false;
  const session = await provider.readCheckout(sessionId);
  if (session?.state !== "complete" || !session.customerId) return false;
  await syncNow(provider, session.customerId);
  return true;
}
