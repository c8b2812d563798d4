import { VISITOR, type Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { beginCheckout, type CheckoutRequest } from "#server/billing/checkout/begin-checkout.ts";
import { advance, pay } from "#server/billing/provider/embedded/checkout-and-portal.ts";
import { find } from "#server/billing/provider/embedded/ledger.ts";
import { payments } from "#server/billing/provider/provider.ts";
import { syncNow } from "#server/billing/webhook/sync-customer.ts";
import { client } from "#server/platform/database/database.ts";

export const GOOD_CARD = "4242 4242 4242 4242";
export const FAILS_LATER = "4000 0000 0000 0341";
export const REFUSED = "4000 0000 0000 0002";

let next = 1;
/** Each has an address of its own, so that none uses up another's tries. */
export const somewhere = () => ({ address: `198.51.100.${next++ % 250}` });

/** Who pays, when they are signed in. */
type Payer = Member & { email: string };

/** The session that a checkout of this plan began. */
export async function begin(payer: Payer | null, order: CheckoutRequest): Promise<string> {
  const begun = await beginCheckout(payer ?? VISITOR, somewhere(), order);
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value.url.split("/").at(-1)!;
}

/** Pays by the embedded provider's page, and waits for what the event brings. */
export async function buy(
  payer: Payer | null,
  order: CheckoutRequest,
  card = GOOD_CARD,
): Promise<{ sessionId: string; customerId: string; subscriptionId: string }> {
  const sessionId = await begin(payer, order);
  expectOk(await pay(sessionId, { email: payer?.email ?? "visita@example.com", card }));
  const { customerId } = (await find("session", sessionId))!;
  await syncNow(payments(), customerId!);
  const { rows } = await client().query<{ id: string }>(
    `select s.id from subscriptions s join checkouts c on c.id = s.checkout_id where c.provider_session_id = $1`,
    [sessionId],
  );
  return { sessionId, customerId: customerId!, subscriptionId: rows[0]!.id };
}

/** Lets time pass for one customer, as the test clock of the portal does. */
export async function passDays(customerId: string, days: number): Promise<void> {
  const { url } = await payments().openPortal(customerId, "http://localhost/");
  expectOk(await advance(url.split("/").at(-1)!, days));
  await syncNow(payments(), customerId);
}
