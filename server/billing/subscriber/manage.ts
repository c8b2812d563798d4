import type { AuditAction } from "#domain/audit/actions.ts";
import { isLive } from "#domain/billing/subscription.ts";
import { withdrawalWindow } from "#domain/billing/withdrawal-window.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { enqueue } from "#server/platform/jobs/jobs.ts";
import { log } from "#server/platform/log.server.ts";
import { tryRefundNow, enqueueRefund } from "../refund.ts";
import { mayPayFor, type Acting } from "../holder.ts";
import * as mails from "../mails.ts";
import type { PaymentProvider } from "../provider/port.ts";
import { priceOf } from "../plans/provider-price.ts";
import { payments } from "../provider/provider.ts";
import * as queries from "../checkout/checkout-queries.ts";
import * as subscriptions from "../subscription-queries.ts";
import { syncNow, syncCustomer } from "../webhook/sync-customer.ts";

export type ManageProblem =
  | "not_found"
  | "not_possible"
  | "card_refused"
  | "provider_failed"
  /** Money went back once in the last months: the team is asked for the next time. */
  | "refunded_lately";
type Found = subscriptions.SubscriptionRow;

/** The service runs to the end of what is paid or free. */
export const cancel = (acting: Acting, id: string) =>
  manage(acting, id, "subscription.canceled", async (provider, found) => {
    if (found.cancelAtPeriodEnd || !isLive(found)) return "not_possible";
    await provider.cancelAtPeriodEnd(found.providerSubscriptionId, true);
    return () => mails.canceled(found);
  });

/** What makes somebody's card pay more, or again, is for whose card it is. */
export const reactivate = (acting: Acting, id: string) =>
  manage(acting, id, "subscription.reactivated", async (provider, found) => {
    if (found.payerUserId !== acting.userId) return "not_found";
    if (!found.cancelAtPeriodEnd || !isLive(found)) return "not_possible";
    await provider.cancelAtPeriodEnd(found.providerSubscriptionId, false);
    return () => mails.reactivated(found);
  });

/** Another plan for the same kind of profile, from now on; the provider settles the difference. */
export const changePlan = (acting: Acting, id: string, planId: string) =>
  manage(acting, id, "subscription.plan_changed", async (provider, found) => {
    if (found.payerUserId !== acting.userId) return "not_found";
    const plan = await queries.planOnSale(planId);
    const fits = plan && plan.audience === found.audience && plan.id !== found.planId;
    if (!fits || !isLive(found)) return "not_possible";
    const changed = await provider.changePrice(found.providerSubscriptionId, await priceOf(provider, plan));
    return changed === "changed" ? () => mails.changed(found, plan) : changed;
  });

/** CDC art. 49: everything back, at once, without a question. Once promised, it happens. */
export async function withdraw(
  acting: Acting,
  id: string,
): Promise<Result<{ refundCents: number }, ManageProblem>> {
  const found = await findManaged(acting, id);
  if (!found) return err("not_found");
  const open = withdrawalWindow(found, await subscriptions.charges(found.id), found);
  if (!open) return err("not_possible");
  if (!open.selfService) return err("refunded_lately");
  const given = { customerId: found.providerCustomerId, subscriptionId: found.providerSubscriptionId };
  await inTransaction(async () => {
    await audit(acting.userId, "subscription.taken_back", id);
    if (open.refundCents > 0) await subscriptions.setWithdrawn(id, found.now);
    await enqueueRefund(given);
    await mails.withdrawn(found.id, open.refundCents);
  });
  await tryRefundNow(payments(), given);
  return ok({ refundCents: open.refundCents });
}

/** The provider's own pages: card, invoices, receipts. */
export async function openPortal(
  acting: Acting,
  id?: string,
): Promise<Result<{ url: string }, ManageProblem>> {
  const found = id ? await findManaged(acting, id) : await subscriptions.newestPaidBy(acting.userId);
  if (!found || found.payerUserId !== acting.userId) return err("not_found");
  try {
    return ok(await payments().openPortal(found.providerCustomerId, publicUrl("/conta/assinatura")));
  } catch (error) {
    log.error({ err: error }, "the payment provider did not open its portal");
    return err("provider_failed");
  }
}

/** What was done is told to who pays, in the transaction that records it. */
type Tell = () => Promise<void>;

async function manage(
  acting: Acting,
  id: string,
  action: AuditAction,
  change: (provider: PaymentProvider, found: Found) => Promise<Tell | ManageProblem>,
): Promise<Result<null, ManageProblem>> {
  const found = await findManaged(acting, id);
  if (!found) return err("not_found");
  const provider = payments();
  let outcome: Tell | ManageProblem;
  try {
    outcome = await change(provider, found);
  } catch (error) {
    log.error({ err: error, action }, "the payment provider refused a change");
    return err("provider_failed");
  }
  if (typeof outcome === "string") return err(outcome);
  const tell = outcome;
  await inTransaction(async () => {
    await audit(acting.userId, action, id);
    await tell();
  });
  await look(provider, found.providerCustomerId);
  return ok(null);
}

/** It is done at the provider: whatever keeps us from reading it back now, a job will. */
async function look(provider: PaymentProvider, customerId: string): Promise<void> {
  try {
    await syncNow(provider, customerId);
  } catch (error) {
    log.warn({ err: error }, "a change is read back later: the payment provider did not answer");
    await enqueue(syncCustomer, { customerId }, { dedupeKey: customerId });
  }
}

/** Who pays decides, and so does whoever may pay for the profile that holds it. */
export async function findManaged(acting: Acting, id: string): Promise<Found | undefined> {
  const found = await subscriptions.findSubscription(id);
  if (!found) return undefined;
  if (found.payerUserId === acting.userId) return found;
  const holder = found.holderType && found.holderId && { type: found.holderType, id: found.holderId };
  return holder && (await mayPayFor(acting, holder)).ok ? found : undefined;
}
