import type { AuditAction } from "#domain/audit/actions.ts";
import { isLive } from "#domain/billing/subscription.ts";
import type { Member } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { enqueue } from "#server/platform/jobs/jobs.ts";
import { log } from "#server/platform/log.server.ts";
import { mayEndPlanOf } from "../holder.ts";
import * as mails from "../mails.ts";
import type { PaymentProvider } from "../provider/port.ts";
import { priceOf } from "../plans/provider-price.ts";
import { payments } from "../provider/provider.ts";
import { planOnSale } from "../plans/plan-queries.ts";
import * as subscriptions from "../subscription-queries.ts";
import { syncNow, syncCustomer } from "../webhook/sync-customer.ts";

export type ManageProblem =
  | "not_found"
  | "not_possible"
  | "card_refused"
  | "provider_failed"
  /** There was a refund in the last months: for the next one, the person asks the team. */
  | "refunded_lately";
type Found = subscriptions.SubscriptionRow;

/** The plan stays in force to the end of what is paid or free. */
export const cancel = (actor: Member, id: string) =>
  manage(actor, id, "subscription.canceled", async (provider, found) => {
    if (found.cancelAtPeriodEnd || !isLive(found)) return "not_possible";
    await provider.cancelAtPeriodEnd(found.providerSubscriptionId, true);
    return () => mails.canceled(found);
  });

/** Only the payer may reactivate or change the plan: both charge the payer's card. */
export const reactivate = (actor: Member, id: string) =>
  manage(actor, id, "subscription.reactivated", async (provider, found) => {
    if (found.payerUserId !== actor.userId) return "not_found";
    if (!found.cancelAtPeriodEnd || !isLive(found)) return "not_possible";
    await provider.cancelAtPeriodEnd(found.providerSubscriptionId, false);
    return () => mails.reactivated(found);
  });

/** Another plan for the same kind of profile, from now on; the provider settles the difference. */
export const changePlan = (actor: Member, id: string, planId: string) =>
  manage(actor, id, "subscription.plan_changed", async (provider, found) => {
    if (found.payerUserId !== actor.userId) return "not_found";
    const plan = await planOnSale(planId);
    const fits = plan && plan.audience === found.audience && plan.id !== found.planId;
    if (!fits || !isLive(found)) return "not_possible";
    const changed = await provider.changePrice(found.providerSubscriptionId, await priceOf(provider, plan));
    return changed === "changed" ? () => mails.changed(found, plan) : changed;
  });

/** The provider's own pages: card, invoices, receipts. */
export async function openPortal(
  actor: Member,
  id?: string,
): Promise<Result<{ url: string }, ManageProblem>> {
  const found = id ? await findManaged(actor, id) : await subscriptions.newestPaidBy(actor.userId);
  if (!found || found.payerUserId !== actor.userId) return err("not_found");
  try {
    return ok(await payments().openPortal(found.providerCustomerId, publicUrl("/conta/assinatura")));
  } catch (error) {
    log.error({ err: error }, "the payment provider did not open its portal");
    return err("provider_failed");
  }
}

/** Queues the mail to the payer, in the transaction of the audit entry. */
type QueueMail = () => Promise<void>;

async function manage(
  actor: Member,
  id: string,
  action: AuditAction,
  change: (provider: PaymentProvider, found: Found) => Promise<QueueMail | ManageProblem>,
): Promise<Result<null, ManageProblem>> {
  const found = await findManaged(actor, id);
  if (!found) return err("not_found");
  const provider = payments();
  let outcome: QueueMail | ManageProblem;
  try {
    outcome = await change(provider, found);
  } catch (error) {
    log.error({ err: error, action }, "the payment provider refused a change");
    return err("provider_failed");
  }
  if (typeof outcome === "string") return err(outcome);
  const queueMail = outcome;
  await inTransaction(async () => {
    await audit(actor.userId, action, id);
    await queueMail();
  });
  await syncOrEnqueue(provider, found.providerCustomerId);
  return ok(null);
}

/** The change is made at the provider already. If it cannot be read back now, a job reads it later. */
async function syncOrEnqueue(provider: PaymentProvider, customerId: string): Promise<void> {
  try {
    await syncNow(provider, customerId);
  } catch (error) {
    log.warn({ err: error }, "a change is read back later: the payment provider did not answer");
    await enqueue(syncCustomer, { customerId }, { dedupeKey: customerId });
  }
}

/** The payer manages a subscription, and so does whoever answers for the profile that holds it. */
export async function findManaged(actor: Member, id: string): Promise<Found | undefined> {
  const found = await subscriptions.findSubscription(id);
  if (!found) return undefined;
  if (found.payerUserId === actor.userId) return found;
  const holder = found.holderType && found.holderId && { type: found.holderType, id: found.holderId };
  return holder && (await mayEndPlanOf(actor, holder)) ? found : undefined;
}
