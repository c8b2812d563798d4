import { err, ok, type Result } from "#domain/result.ts";
import type { Member } from "#domain/identity/actor.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { holderFor, type HolderProblem } from "../holder.ts";
import { refundAtOnce } from "../refund.ts";
import * as subscriptions from "../subscription-queries.ts";

/** The payer chooses which of their profiles holds a subscription that none holds yet. */
export async function attach(
  actor: Member,
  subscriptionId: string,
  athleteId?: string,
): Promise<Result<null, HolderProblem | "not_found" | "already_subscribed" | "trial_used">> {
  const attached = await inTransaction(async () => {
    const found = await subscriptions.lockUnattached(subscriptionId, actor.userId);
    if (!found) return err("not_found");
    const holder = await holderFor(actor, found.audience, athleteId);
    if (!holder.ok) return holder;
    if (await subscriptions.liveSubscription(holder.value)) return err("already_subscribed");
    if (await subscriptions.hadSubscription(holder.value)) return ok(found);
    await subscriptions.setHolder(subscriptionId, holder.value);
    await audit(actor.userId, "subscription.attached", subscriptionId);
    return ok(null);
  });
  if (!attached.ok || !attached.value) return attached.ok ? ok(null) : attached;
  await refundAtOnce({
    customerId: attached.value.providerCustomerId,
    subscriptionId: attached.value.providerSubscriptionId,
  });
  return err("trial_used");
}
