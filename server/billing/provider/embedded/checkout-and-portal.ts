import { err, ok, type Result } from "#domain/result.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { client } from "#server/platform/database/database.ts";
import * as book from "./ledger.ts";
import { cardKind } from "./cards.ts";
import { isDue, nowFor, plusDays } from "./clock.ts";
import { deliver } from "./deliver.ts";
import { holdCustomer } from "./hold.ts";
import { returnUrlOf } from "./session-state.ts";
import { charge, retry, settle } from "./settle.ts";

const REAL = { clockOffsetSeconds: 0 };

export type PayProblem = "not_found" | "expired" | "used" | "card_unknown" | "card_refused" | "email_missing";

/** What somebody does on the checkout page; answers where the provider sends them next. */
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
  const session = await book.find("session", sessionId);
  if (!session) return err("not_found");
  if (session.state === "complete") return err("used");
  if (session.state === "expired" || isDue(session.expiresAt, nowFor(REAL))) return err("expired");
  const email = session.email ?? typedEmail;
  if (!email) return err("email_missing");
  const customer = await customerFor(session, email, card);
  const at = nowFor(customer).toString();
  const trialEndsAt = session.trialDays > 0 ? plusDays(at, session.trialDays) : null;
  const subscription = await book.add(
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
    await book.write(subscription);
  }
  await book.write<"session">({ ...session, state: "complete", customerId: customer.id, email });
  await book.emit("checkout.session.completed", customer.id);
  await book.emit("customer.subscription.created", customer.id);
  return ok({
    url: returnUrlOf(sessionId, session),
    customerId: customer.id,
  });
}

async function customerFor(
  session: book.Entry<"session">,
  email: string,
  card: "good" | "fails_later",
): Promise<book.Entry<"customer">> {
  if (!session.customerId) {
    const made = await book.add("customer", { email, card, clockOffsetSeconds: 0 });
    // Its own customer, so that one question finds all that is about it.
    return made;
  }
  const known = await holdCustomer(session.customerId);
  await book.write<"customer">({ ...known, card });
  return { ...known, card };
}

/** A new card; what is owed is tried at once. */
export const changeCard = (portalId: string, typed: string) =>
  fromPortal(portalId, async (customer) => {
    const card = cardKind(typed);
    if (!card) return err("card_unknown" as const);
    if (card === "refused") return err("card_refused" as const);
    const renewed = { ...customer, card };
    await book.write<"customer">(renewed);
    for (const subscription of await book.listOf("subscription", customer.id)) {
      if (subscription.status !== "past_due") continue;
      await retry(renewed, subscription, nowFor(renewed).toString());
      await book.write(subscription);
    }
    await book.emit("customer.updated", customer.id);
    return ok(null);
  });

/** Cancels or takes it back, as the provider's own portal lets people do. */
export const setCancel = (portalId: string, subscriptionId: string, cancel: boolean) =>
  fromPortal(portalId, async (customer) => {
    const subscription = await book.find("subscription", subscriptionId);
    if (subscription?.ownerId !== customer.id || subscription.endedAt) return err("not_found" as const);
    await book.write<"subscription">({ ...subscription, cancelAtPeriodEnd: cancel });
    await book.emit("customer.subscription.updated", customer.id);
    return ok(null);
  });

/** Time passes for this customer only: trials end, months are charged, cards fail. */
export const advance = (portalId: string, days: number) =>
  fromPortal(portalId, async (customer) => {
    const moved = { ...customer, clockOffsetSeconds: customer.clockOffsetSeconds + days * 86_400 };
    await book.write<"customer">(moved);
    await settle(moved);
    await book.emit("customer.updated", customer.id);
    return ok(null);
  });

async function fromPortal<E extends string = never>(
  portalId: string,
  work: (customer: book.Entry<"customer">) => Promise<Result<null, E>>,
): Promise<Result<null, E | "not_found">> {
  const portal = await book.find("portal", portalId);
  if (!portal?.ownerId) return err("not_found");
  const { ownerId } = portal;
  const done = await inTransaction(async () => work(await holdCustomer(ownerId)));
  await deliver(ownerId);
  return done;
}
