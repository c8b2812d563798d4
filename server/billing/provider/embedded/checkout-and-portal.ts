import { err, ok, type Result } from "#domain/result.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import * as ledger from "./ledger.ts";
import { cardKind } from "./cards.ts";
import { isDue, nowFor, plusDays } from "./clock.ts";
import { deliver } from "./deliver.ts";
import { returnUrlOf } from "./session-state.ts";
import { charge, lockAndSettleCustomer, retry, settle } from "./settle.ts";

const REAL = { clockOffsetSeconds: 0 };

export type PayProblem = "not_found" | "expired" | "used" | "card_unknown" | "card_refused" | "email_missing";

/** Pays on the checkout page. The answer says where the provider sends the payer next. */
export async function pay(
  sessionId: string,
  typed: { email: string; card: string },
): Promise<Result<{ url: string }, PayProblem>> {
  const card = cardKind(typed.card);
  if (!card) return err("card_unknown");
  if (card === "refused") return err("card_refused");
  const paid = await inTransaction(() => complete(sessionId, typed.email, card));
  if (paid.ok) await deliver(paid.value.customerId);
  return paid;
}

async function complete(
  sessionId: string,
  typedEmail: string,
  card: "good" | "fails_later",
): Promise<Result<{ url: string; customerId: string }, PayProblem>> {
  await client().query("select from embedded_payments where id = $1 for update", [sessionId]);
  const session = await ledger.find("session", sessionId);
  if (!session) return err("not_found");
  if (session.state === "complete") return err("used");
  if (session.state === "expired" || isDue(session.expiresAt, nowFor(REAL))) return err("expired");
  const email = session.email ?? typedEmail;
  if (!email) return err("email_missing");
  const customer = await customerFor(session, email, card);
  const at = nowFor(customer).toString();
  const trialEndsAt = session.trialDays > 0 ? plusDays(at, session.trialDays) : null;
  const subscription = await ledger.add(
    "subscription",
    {
      reference: session.reference,
      priceId: session.priceId,
      status: trialEndsAt ? "trialing" : "active",
      startedAt: at,
      trialEndsAt,
      anchorAt: at,
      months: 0,
      periodEndsAt: trialEndsAt ?? at,
      cancelAtPeriodEnd: false,
      endedAt: null,
      retryAt: null,
      tries: 0,
    },
    customer.id,
  );
  if (!trialEndsAt) {
    await charge(customer, subscription, at);
    await ledger.write(subscription);
  }
  await ledger.write<"session">({ ...session, state: "complete", customerId: customer.id, email });
  await ledger.emit("checkout.session.completed", customer.id);
  await ledger.emit("customer.subscription.created", customer.id);
  return ok({
    url: returnUrlOf(sessionId, session),
    customerId: customer.id,
  });
}

async function customerFor(
  session: ledger.Entry<"session">,
  email: string,
  card: "good" | "fails_later",
): Promise<ledger.Entry<"customer">> {
  if (!session.customerId) return ledger.add("customer", { email, card, clockOffsetSeconds: 0 });
  const known = await lockAndSettleCustomer(session.customerId);
  await ledger.write<"customer">({ ...known, card });
  return { ...known, card };
}

/** Stores a new card and at once charges it what is owed. */
export const changeCard = (portalId: string, typed: string) =>
  fromPortal(portalId, async (customer) => {
    const card = cardKind(typed);
    if (!card) return err("card_unknown" as const);
    if (card === "refused") return err("card_refused" as const);
    const renewed = { ...customer, card };
    await ledger.write<"customer">(renewed);
    for (const subscription of await ledger.listOf("subscription", customer.id)) {
      if (subscription.status !== "past_due") continue;
      await retry(renewed, subscription, nowFor(renewed).toString());
      await ledger.write(subscription);
    }
    await ledger.emit("customer.updated", customer.id);
    return ok(null);
  });

/** Cancels at the end of the period, or undoes that, as a provider's own portal lets people do. */
export const setCancel = (portalId: string, subscriptionId: string, cancel: boolean) =>
  fromPortal(portalId, async (customer) => {
    const subscription = await ledger.find("subscription", subscriptionId);
    if (subscription?.ownerId !== customer.id || subscription.endedAt) return err("not_found" as const);
    await ledger.write<"subscription">({ ...subscription, cancelAtPeriodEnd: cancel });
    await ledger.emit("customer.subscription.updated", customer.id);
    return ok(null);
  });

/** Moves the clock of this customer only: trials end, months are charged, cards fail. */
export const advance = (portalId: string, days: number) =>
  fromPortal(portalId, async (customer) => {
    const moved = { ...customer, clockOffsetSeconds: customer.clockOffsetSeconds + days * 86_400 };
    await ledger.write<"customer">(moved);
    await settle(moved);
    await ledger.emit("customer.updated", customer.id);
    return ok(null);
  });

async function fromPortal<E extends string = never>(
  portalId: string,
  work: (customer: ledger.Entry<"customer">) => Promise<Result<null, E>>,
): Promise<Result<null, E | "not_found">> {
  const portal = await ledger.find("portal", portalId);
  if (!portal?.ownerId) return err("not_found");
  const { ownerId } = portal;
  const done = await inTransaction(async () => work(await lockAndSettleCustomer(ownerId)));
  await deliver(ownerId);
  return done;
}
