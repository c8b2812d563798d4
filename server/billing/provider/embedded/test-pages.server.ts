import { firstChargeDate } from "#domain/billing/subscription.ts";
import { today } from "#server/platform/clock.ts";
import { payments } from "../provider.ts";
import * as ledger from "./ledger.ts";
import { nowFor } from "./clock.ts";
import { returnUrlOf, stateOf } from "./session-state.ts";

export { advance, changeCard, pay, setCancel, type PayProblem } from "./checkout-and-portal.ts";

/** The pages of the embedded provider exist only while it is the one in use. */
export const isEmbedded = (): boolean => payments().name === "embedded";

export async function readSession(id: string) {
  const session = isEmbedded() ? await ledger.find("session", id) : null;
  const price = session && (await ledger.find("price", session.priceId));
  if (!session || !price) return null;
  const { trialDays, email, cancelUrl } = session;
  const state = stateOf(session);
  const firstCharge = firstChargeDate(today(), trialDays);
  const { planName, cents } = price;
  const returnUrl = returnUrlOf(id, session);
  return { state, trialDays, email, cancelUrl, returnUrl, planName, cents, firstCharge };
}

export async function readPortal(id: string) {
  const portal = isEmbedded() ? await ledger.find("portal", id) : null;
  const customer = portal?.ownerId ? await ledger.find("customer", portal.ownerId) : null;
  if (!portal || !customer) return null;
  const subscriptions = await ledger.listOf("subscription", customer.id);
  const prices = await Promise.all(subscriptions.map(({ priceId }) => ledger.find("price", priceId)));
  const invoices = await ledger.listOf("invoice", customer.id);
  return {
    returnUrl: portal.returnUrl,
    email: customer.email,
    card: customer.card,
    now: nowFor(customer).toString(),
    movedDays: Math.round(customer.clockOffsetSeconds / 86_400),
    subscriptions: subscriptions.map(
      ({ id: subscriptionId, status, periodEndsAt, cancelAtPeriodEnd, endedAt }, n) => ({
        id: subscriptionId,
        planName: prices[n]!.planName,
        cents: prices[n]!.cents,
        status,
        periodEndsAt,
        cancelAtPeriodEnd,
        endedAt,
      }),
    ),
    invoices: invoices
      .filter((invoice) => !invoice.void)
      .map(({ id: invoiceId, number, cents, refundedCents, issuedAt, paidAt }) => ({
        id: invoiceId,
        number,
        cents,
        refundedCents,
        issuedAt,
        paidAt,
      })),
  };
}
