import { withdrawalWindow } from "#domain/billing/withdrawal-window.ts";
import type { Member } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as mails from "../mails.ts";
import { payments } from "../provider/provider.ts";
import { enqueueRefund, tryRefundNow } from "../refund.ts";
import * as subscriptions from "../subscription-queries.ts";
import { findManaged, type ManageProblem } from "./manage.ts";

/** CDC art. 49: ends the subscription at once and refunds all of it, without asking why. */
export async function withdraw(
  actor: Member,
  id: string,
): Promise<Result<{ refundCents: number }, ManageProblem>> {
  const found = await findManaged(actor, id);
  if (!found) return err("not_found");
  const window = withdrawalWindow(found, await subscriptions.charges(found.id), found);
  if (!window) return err("not_possible");
  if (!window.selfService) return err("refunded_lately");
  const refund = { customerId: found.providerCustomerId, subscriptionId: found.providerSubscriptionId };
  await inTransaction(async () => {
    await audit(actor.userId, "subscription.taken_back", id);
    if (window.refundCents > 0) await subscriptions.setWithdrawn(id, found.now);
    await enqueueRefund(refund);
    await mails.withdrawn(found.id, window.refundCents);
  });
  await tryRefundNow(payments(), refund);
  return ok({ refundCents: window.refundCents });
}
