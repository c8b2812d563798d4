import { isLive } from "#domain/billing/subscription.ts";
import { regret } from "#domain/billing/regret.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { record } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { log } from "#server/platform/log.server.ts";
import { mayPayFor, type Acting } from "./holder.ts";
import * as mails from "./mails.ts";
import type { PaymentProvider } from "./port.ts";
import { priceOf } from "./prices.ts";
import { payments } from "./provider.ts";
import * as queries from "./queries.ts";
import * as subscriptions from "./subscription-queries.ts";
import { sync } from "./sync.ts";

export type ManageProblem = "not_found" | "not_possible" | "provider_failed";
type Found = subscriptions.SubscriptionRow;

/** The service runs to the end of what is paid or free. */
export const cancel = (acting: Acting, id: string) =>
  manage(acting, id, "subscription.canceled", async (provider, found) => {
    if (found.cancelAtPeriodEnd || !isLive(found)) return false;
    await provider.cancelAtPeriodEnd(found.providerSubscriptionId, true);
    return true;
  });

export const reactivate = (acting: Acting, id: string) =>
  manage(acting, id, "subscription.reactivated", async (provider, found) => {
    if (!found.cancelAtPeriodEnd || !isLive(found)) return false;
    await provider.cancelAtPeriodEnd(found.providerSubscriptionId, false);
    return true;
  });

/** Another plan for the same kind of profile, from now on; the provider settles the difference. */
export const changePlan = (acting: Acting, id: string, planId: string) =>
  manage(acting, id, "subscription.plan_changed", async (provider, found) => {
    const plan = await queries.planOnSale(planId);
    const fits = plan && plan.audience === found.audience && plan.id !== found.planId;
    if (!fits || !isLive(found)) return false;
    await provider.changePrice(found.providerSubscriptionId, await priceOf(provider, plan));
    return true;
  });

/** CDC art. 49: everything back, at once, without a question. */
export const takeBack = (acting: Acting, id: string) =>
  manage(acting, id, "subscription.taken_back", async (provider, found) => {
    const charges = await subscriptions.charges(found.id);
    const open = regret(found, charges, found.now);
    if (!open) return false;
    // First the end, so that nothing new is charged; then the money, which a second try completes.
    await provider.cancelNow(found.providerSubscriptionId);
    for (const { providerInvoiceId } of charges) await provider.refund(providerInvoiceId);
    await mails.takenBack(found.id, open.refundCents);
    return true;
  });

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

async function manage(
  acting: Acting,
  id: string,
  action: string,
  change: (provider: PaymentProvider, found: Found) => Promise<boolean>,
): Promise<Result<null, ManageProblem>> {
  const found = await findManaged(acting, id);
  if (!found) return err("not_found");
  const provider = payments();
  try {
    if (!(await change(provider, found))) return err("not_possible");
  } catch (error) {
    log.error({ err: error, action }, "the payment provider refused a change");
    return err("provider_failed");
  }
  await inTransaction(() =>
    record({ actorId: acting.userId, action, subjectType: "subscription", subjectId: id }),
  );
  await sync(provider, found.providerCustomerId);
  return ok(null);
}

/** Who pays decides, and so does whoever may pay for the profile that holds it. */
export async function findManaged(acting: Acting, id: string): Promise<Found | undefined> {
  const found = await subscriptions.findSubscription(id);
  if (!found) return undefined;
  if (found.payerUserId === acting.userId) return found;
  const holder = found.holderType && found.holderId && { type: found.holderType, id: found.holderId };
  return holder && (await mayPayFor(acting, holder)).ok ? found : undefined;
}
