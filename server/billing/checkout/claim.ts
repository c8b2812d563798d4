import type { Audience } from "#domain/billing/audiences.ts";
import type { Holder } from "#domain/billing/subscription.ts";
import type { Member } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { enqueue } from "#server/platform/jobs/jobs.ts";
import { log } from "#server/platform/log.server.ts";
import { refundAtOnce } from "../refund.ts";
import { keepRunning } from "../renewal.ts";
import { holderFor } from "../holder.ts";
import type { PaymentProvider } from "../provider/port.ts";
import { payments } from "../provider/provider.ts";
import * as subscriptions from "../subscription-queries.ts";
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

/** Looks up a payment by the session id in the return address; nothing else in that address is trusted. */
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
  // The event may still be on its way; the payer on this page must not wait for it.
  await syncNow(provider, session.customerId);
  const { id: checkoutId, planName, audience } = checkout;
  return ok({ checkoutId, customerId: session.customerId, email: session.email, planName, audience });
}

/** Gives a payment to one account, once: a second claim is refused as "used". Joins the caller's transaction if there is one. */
export function claim(paid: Paid, payerUserId: string, holder: Holder | null): Promise<Result<null, "used">> {
  return inTransaction(async () => {
    if (!(await queries.claimCheckout(paid.checkoutId, payerUserId, holder))) return err("used");
    const given = await queries.giveSubscription(paid.checkoutId, payerUserId, holder);
    if (!given) return ok(null);
    await audit(payerUserId, "subscription.claimed", given.id);
    // While no account had it, it was set to end with its trial (see remindTrials).
    if (given.cancelAtPeriodEnd)
      await enqueue(keepRunning, {
        customerId: paid.customerId,
        subscriptionId: given.providerSubscriptionId,
      });
    return ok(null);
  });
}

/** Claims for a member what they paid before they signed in. */
export async function claimAsMember(
  actor: Member,
  sessionId: string,
): Promise<Result<{ attached: boolean }, PaidProblem>> {
  const paid = await readPaid(sessionId);
  if (!paid.ok) return paid;
  const holder = await holderFor(actor, paid.value.audience);
  if (!holder.ok && holder.error === "guardian_buys") return err("guardian_buys");
  // If the acting profile cannot hold it, the member claims it all the same and chooses a profile later.
  const free = holder.ok && !(await subscriptions.liveSubscription(holder.value)) ? holder.value : null;
  if (free && (await subscriptions.hadSubscription(free))) return endSecondTrial(paid.value, actor.userId);
  const claimed = await claim(paid.value, actor.userId, free);
  return claimed.ok ? ok({ attached: free !== null }) : claimed;
}

/** A profile has one trial. A second one ends without a charge, and the plan can be bought again. */
async function endSecondTrial(
  paid: Paid,
  userId: string,
): Promise<{ ok: false; error: "trial_used" | "used" }> {
  const claimed = await claim(paid, userId, null);
  if (!claimed.ok) return claimed;
  const begun = await queries.subscriptionOf(paid.checkoutId);
  if (begun)
    await refundAtOnce({ customerId: paid.customerId, subscriptionId: begun.providerSubscriptionId });
  return err("trial_used");
}

/** Reads a payment from the provider when it sends the member back, before its event arrives. False: not paid. */
export async function refreshFromCheckout(sessionId: string): Promise<boolean> {
  const provider = payments();
  const checkout = await queries.checkoutBySession(provider.name, sessionId);
  if (!checkout) return false;
  const session = await provider.readCheckout(sessionId);
  if (session?.state !== "complete" || !session.customerId) return false;
  await syncNow(provider, session.customerId);
  return true;
}
