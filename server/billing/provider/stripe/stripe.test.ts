import { afterEach, beforeEach, expect, test } from "vitest";
import { stripeProvider } from "./stripe.ts";
import { startStripe, type StripeServer } from "./testing/stripe-server.ts";
import type { PaymentProvider } from "#server/billing/provider/port.ts";

let server: StripeServer;
let provider: PaymentProvider;
let price: string;

beforeEach(async () => {
  server = await startStripe();
  provider = stripeProvider(server.settings);
  price = await provider.createPrice({ planId: "a", planName: "Atleta", cents: 5900 });
});
afterEach(() => server[Symbol.asyncDispose]());

const begin = (more: Partial<Parameters<PaymentProvider["beginCheckout"]>[0]> = {}) =>
  provider.beginCheckout({
    reference: "our-reference",
    priceId: price,
    trialDays: 15,
    email: "mae@example.com",
    successUrl: "https://joia.example/done?session_id={CHECKOUT_SESSION_ID}",
    cancelUrl: "https://joia.example/planos",
    ...more,
  });

/** Somebody who has subscribed. */
async function subscribed(more: Parameters<typeof begin>[0] = {}) {
  const { sessionId } = await begin(more);
  server.people.pay(sessionId);
  const { customerId } = (await provider.readCheckout(sessionId))!;
  const read = async () => (await provider.readCustomer(customerId!))!;
  const { subscriptionId } = (await read()).subscriptions[0]!;
  return { customerId: customerId!, subscriptionId, read };
}

const start = () => Temporal.Instant.fromEpochMilliseconds(server.books.now * 1000);

test("a plan is one product, with a price for each amount it was sold at", async () => {
  const dearer = await provider.createPrice({ planId: "a", planName: "Atleta Pro", cents: 6900 });
  expect([...server.books.prices.values()].map(({ id, unit_amount: cents }) => [id, cents])).toEqual([
    [price, 5900],
    [dearer, 6900],
  ]);
  expect([...server.books.products.values()].map(({ name }) => name)).toEqual(["Atleta Pro"]);
});

test("a price asked for twice is made once", async () => {
  expect(await provider.createPrice({ planId: "a", planName: "Atleta", cents: 5900 })).toBe(price);
  expect(server.books.prices.size).toBe(1);
});

test("a checkout leads to the provider's page and is read back by its id", async () => {
  const { sessionId, url } = await begin();
  expect(url).toBe(`${server.settings.apiUrl}/c/pay/${sessionId}`);
  expect(await provider.readCheckout(sessionId)).toEqual({
    sessionId,
    state: "open",
    reference: "our-reference",
    customerId: null,
    email: "mae@example.com",
    url,
  });
});

test("a checkout begun twice under one reference is one", async () => {
  const [first, second] = await Promise.all([begin(), begin()]);
  expect(second).toEqual(first);
  expect(server.books.sessions.size).toBe(1);
});

test("a card that is refused leaves the checkout open; one left alone expires", async () => {
  const { sessionId } = await begin();
  expect(server.people.pay(sessionId, { card: "refused" })).toBeNull();
  expect(await provider.readCheckout(sessionId)).toMatchObject({ state: "open", customerId: null });
  server.people.abandon(sessionId);
  expect(await provider.readCheckout(sessionId)).toMatchObject({ state: "expired", url: null });
});

test("a visitor who paid is known by the address typed at the provider", async () => {
  const { sessionId } = await begin({ email: undefined });
  const back = server.people.pay(sessionId, { email: "novo@example.com" });
  expect(back).toBe(`https://joia.example/done?session_id=${sessionId}`);
  const checkout = await provider.readCheckout(sessionId);
  expect(checkout).toMatchObject({ state: "complete", email: "novo@example.com" });
  expect(checkout?.customerId).toMatch(/^cus_/);
});

test("what the provider does not know is null, not an error", async () => {
  expect(await provider.readCheckout("cs_test_nobody")).toBeNull();
  expect(await provider.readCustomer("cus_nobody")).toBeNull();
});

test("a trial runs fifteen days and costs nothing", async () => {
  const begun = start();
  const { read, customerId } = await subscribed();
  const end = begun.add({ hours: 15 * 24 });
  expect(await read()).toMatchObject({
    customerId,
    email: "mae@example.com",
    subscriptions: [
      {
        reference: "our-reference",
        priceId: price,
        status: "trialing",
        startedAt: begun,
        trialEndsAt: end,
        periodEndsAt: end,
        cancelAtPeriodEnd: false,
        endedAt: null,
      },
    ],
    invoices: [{ cents: 0, refundedCents: 0, paidAt: begun }],
  });
});

test("without a trial the first month is paid at once, by a payer who is known already", async () => {
  const { customerId } = await subscribed();
  const { sessionId } = await begin({ reference: "second", trialDays: 0, customerId });
  server.people.pay(sessionId);
  const { subscriptions, invoices } = (await provider.readCustomer(customerId))!;
  expect(subscriptions.map(({ reference, status, trialEndsAt }) => [reference, status, trialEndsAt])).toEqual(
    [
      ["second", "active", null],
      ["our-reference", "trialing", expect.anything()],
    ],
  );
  expect(invoices[0]).toMatchObject({
    subscriptionId: subscriptions[0]!.subscriptionId,
    number: "JOIA-0002",
    cents: 5900,
    refundedCents: 0,
    receiptUrl: expect.stringContaining("/i/in_"),
  });
});

test("after the trial a month is charged, and the next one a month later", async () => {
  const { read } = await subscribed();
  server.moveTime(16);
  expect(await read()).toMatchObject({
    subscriptions: [{ status: "active" }],
    invoices: [{ cents: 5900 }, { cents: 0 }],
  });
  server.moveTime(31);
  const { invoices } = await read();
  expect(invoices.map(({ cents, paidAt }) => [cents, paidAt !== null])).toEqual([
    [5900, true],
    [5900, true],
    [0, true],
  ]);
});

test("a failed charge is owed since it was tried, and ends the subscription if it never succeeds", async () => {
  const { read, customerId } = await subscribed();
  server.people.loseCard(customerId);
  const trialEnd = start().add({ hours: 15 * 24 });
  server.moveTime(16);
  expect(await read()).toMatchObject({
    subscriptions: [{ status: "past_due" }],
    invoices: [{ cents: 5900, paidAt: null, issuedAt: trialEnd }, { cents: 0 }],
  });
  server.moveTime(15);
  const { subscriptions } = await read();
  expect(subscriptions).toMatchObject([{ status: "canceled", endedAt: trialEnd.add({ hours: 15 * 24 }) }]);
});

test("a good card puts it right, and is charged once", async () => {
  const { read, customerId } = await subscribed();
  server.people.loseCard(customerId);
  server.moveTime(16);
  server.people.bringCard(customerId);
  const { subscriptions, invoices } = await read();
  expect(subscriptions[0]?.status).toBe("active");
  expect(invoices.filter(({ cents }) => cents > 0)).toMatchObject([{ paidAt: start(), refundedCents: 0 }]);
});

test("canceling keeps it to the end of the period; taking that back keeps it on", async () => {
  const { read, subscriptionId } = await subscribed();
  await provider.cancelAtPeriodEnd(subscriptionId, true);
  expect((await read()).subscriptions).toMatchObject([{ status: "trialing", cancelAtPeriodEnd: true }]);
  await provider.cancelAtPeriodEnd(subscriptionId, false);
  expect((await read()).subscriptions).toMatchObject([{ cancelAtPeriodEnd: false }]);
  await provider.cancelAtPeriodEnd(subscriptionId, true);
  server.moveTime(16);
  expect((await read()).subscriptions).toMatchObject([
    { status: "canceled", endedAt: expect.anything(), trialEndsAt: expect.anything() },
  ]);
});

test("an end that was set as a day in the provider's portal counts, and can be taken back", async () => {
  const { read, subscriptionId } = await subscribed();
  server.people.cancelOnDay(subscriptionId);
  expect((await read()).subscriptions).toMatchObject([{ cancelAtPeriodEnd: true }]);
  await provider.cancelAtPeriodEnd(subscriptionId, false);
  expect((await read()).subscriptions).toMatchObject([{ cancelAtPeriodEnd: false }]);
});

test("asked for what is so already, nothing is sent", async () => {
  const { subscriptionId } = await subscribed();
  await provider.cancelAtPeriodEnd(subscriptionId, false);
  await provider.changePrice(subscriptionId, price);
  expect(server.requests.filter(({ method, path }) => method === "POST" && path.includes("sub_"))).toEqual(
    [],
  );
});

test("ended now is ended once", async () => {
  const { read, subscriptionId } = await subscribed();
  await provider.cancelNow(subscriptionId);
  await provider.cancelNow(subscriptionId);
  expect((await read()).subscriptions).toMatchObject([{ status: "canceled", endedAt: start() }]);
});

test("a dearer plan charges the difference, a cheaper one leaves it for the next month", async () => {
  const { read, subscriptionId } = await subscribed({ trialDays: 0 });
  const dearer = await provider.createPrice({ planId: "b", planName: "Clube", cents: 14_900 });
  await provider.changePrice(subscriptionId, dearer);
  expect(await read()).toMatchObject({
    subscriptions: [{ priceId: dearer, status: "active" }],
    invoices: [{ cents: 9000 }, { cents: 5900 }],
  });
  await provider.changePrice(subscriptionId, price);
  server.moveTime(32);
  const { invoices } = await read();
  expect(invoices[0]).toMatchObject({ cents: 0, paidAt: expect.anything() });
});

test("a refund gives back all of it, and only once", async () => {
  const { read } = await subscribed({ trialDays: 0 });
  const { invoiceId } = (await read()).invoices[0]!;
  await Promise.all([provider.refund(invoiceId), provider.refund(invoiceId)]);
  await provider.refund(invoiceId);
  expect((await read()).invoices).toMatchObject([{ cents: 5900, refundedCents: 5900 }]);
  expect(server.books.refunds.size).toBe(1);
});

test("a refund after a partial one gives back the rest", async () => {
  const { read } = await subscribed({ trialDays: 0 });
  const { invoiceId } = (await read()).invoices[0]!;
  server.people.refundPart(invoiceId, 900);
  expect((await read()).invoices).toMatchObject([{ refundedCents: 900 }]);
  await provider.refund(invoiceId);
  expect([...server.books.refunds.values()].map(({ amount }) => amount)).toEqual([900, 5000]);
});

test("there is nothing to give back of what was free or never paid", async () => {
  const { read, customerId } = await subscribed();
  server.people.loseCard(customerId);
  server.moveTime(16);
  for (const { invoiceId } of (await read()).invoices) await provider.refund(invoiceId);
  expect(server.books.refunds.size).toBe(0);
});

test("what was written off is owed no more", async () => {
  const { read, customerId } = await subscribed();
  server.people.loseCard(customerId);
  server.moveTime(16);
  server.people.voidInvoice((await read()).invoices[0]!.invoiceId);
  expect((await read()).invoices).toMatchObject([{ cents: 0, paidAt: expect.anything() }]);
});

test("more than a page is read to its end", async () => {
  const { read } = await subscribed();
  server.moveTime(366 * 9);
  const { invoices } = await read();
  expect(invoices.length).toBeGreaterThan(100);
  expect(new Set(invoices.map(({ invoiceId }) => invoiceId)).size).toBe(invoices.length);
  expect(server.books.invoices.size).toBe(invoices.length);
});

test("the portal opens for a customer and leads back to us", async () => {
  const { customerId } = await subscribed();
  const { url } = await provider.openPortal(customerId, "https://joia.example/conta");
  expect(url).toContain(`${server.settings.apiUrl}/p/session/`);
});

test("a customer who is forgotten is gone, with all that ran; twice is once", async () => {
  const { customerId, subscriptionId } = await subscribed();
  await provider.forgetCustomer(customerId);
  await provider.forgetCustomer(customerId);
  expect(await provider.readCustomer(customerId)).toBeNull();
  expect(server.books.subscriptions.get(subscriptionId)?.status).toBe("canceled");
});

test("an outage is thrown after a few tries, and is no unknown customer", async () => {
  const { customerId } = await subscribed();
  const before = server.requests.length;
  server.down = true;
  await expect(provider.readCustomer(customerId)).rejects.toThrow("Come back later");
  expect(server.requests.length - before).toBe(3);
});

test("a wrong key is thrown", async () => {
  const stranger = stripeProvider({ ...server.settings, secretKey: "sk_test_other" });
  await expect(stranger.readCheckout("cs_test_x")).rejects.toThrow("Invalid API Key");
});

test("an event says whom it is about", async () => {
  const { customerId } = await subscribed();
  const read = server.books.events.map((event) => {
    const { body, signature } = server.signed(event);
    return provider.readEvent(body, signature);
  });
  expect(new Set(read.map((one) => one.ok && one.value.customerId))).toEqual(new Set([customerId]));
  expect(read.map((one) => one.ok && one.value.type)).toEqual([
    "customer.created",
    "customer.subscription.created",
    "invoice.created",
    "invoice.finalized",
    "invoice.paid",
    "invoice.payment_succeeded",
    "checkout.session.completed",
  ]);
});

test("an event with another signature, another body or none is refused", async () => {
  await subscribed();
  const { body, signature } = server.signed(server.books.events[0]!);
  const bad = { ok: false, error: "bad_signature" };
  expect(provider.readEvent(body, null)).toEqual(bad);
  expect(provider.readEvent(body, "t=1,v1=00")).toEqual(bad);
  expect(provider.readEvent(`${body} `, signature)).toEqual(bad);
  const other = stripeProvider({ ...server.settings, webhookSecret: "whsec_other" });
  expect(other.readEvent(body, signature)).toEqual(bad);
});
